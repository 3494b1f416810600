import Foundation
import Testing
import UIKit

/// Where a program's own resources lie when the package manager has put them beside it.
@Suite("Bundles of a program")
struct ProgramBundleTests {
    @Test(
        "resources of packages and bundles of ported programs count after the main bundle, in the order of their names"
    )
    func folders() throws {
        let main = FileManager.default.temporaryDirectory.appendingPathComponent(
            "agate-bundles-\(UUID().uuidString)"
        )
        defer { try? FileManager.default.removeItem(at: main) }
        for name in ["B_B.resources/Art", "A_A.resources/A.app", "A_A.resources/Kit.framework", "Other"] {
            try FileManager.default.createDirectory(
                at: main.appendingPathComponent(name),
                withIntermediateDirectories: true
            )
        }
        let found = ProgramBundles.folders(of: main).map { $0.lastPathComponent }
        #expect(found == [main.lastPathComponent, "A_A.resources", "A.app", "B_B.resources"])
        #expect(ProgramBundles.folders(of: main.appendingPathComponent("nowhere")).count == 1)
    }
}
