import AgatePort
import Foundation
import Testing

/// Rules P31 and P41.
@Suite("Reports")
struct ReportTests {
    @Test("errors of the compiler are grouped by the name that is missing (P41)")
    func errors() {
        let output = """
            [1/2] Compiling A
            /a/A.swift:3:5: error: cannot find 'UIRefreshControl' in scope
            /a/A.swift:3:5: error: cannot find 'UIRefreshControl' in scope
            /a/B.swift:9:1: error: cannot find 'UIRefreshControl' in scope
            /a/B.swift:1:1: error: value of type 'UIView' has no member 'snap'
            error: fatalError
            """
        let errors = CompileErrors(output: output)
        #expect(errors.count == 3)
        #expect(
            errors.table() == """
                     2  no UIRefreshControl  (/a/A.swift:3:5)
                     1  no UIView.snap  (/a/B.swift:1:1)
                3 errors

                """
        )
    }

    @Test(
        "a check reads what porting leaves: new names, the branches that are compiled, and the sources' own (P31)"
    )
    func namesLeft() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("agate-check-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = """
            import UIKit
            import Absent
            func UIColorFromHex(_ x: Int) -> UIColor { .red }
            let a = UIColorFromHex(1), b = UIEdgeInsetsMake(0, 0, 0, 0), c: NSTextCheckingResult? = nil, n = NSNull()
            let r = rect.offsetBy(dx: 1, dy: 1), m = UIKit.UIView()
            #if os(macOS)
            let d = UIMadeUpThing()
            #endif
            let e = UIOtherThing()
            """
        let path = folder.appendingPathComponent("A.swift").path
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        let module = try ModulePort(files: SourceFolder(paths: [path]).sources, isWhole: true)
        let ported = module.ported(hasHeaders: false)
        let root = try #require(AgateNames.checkout(around: #filePath))
        let agate = try #require(AgateNames(checkout: root))
        #expect(NameCheck.missing(in: module, ported: ported, agate: agate).map(\.name) == ["UIOtherThing"])
        #expect(NameCheck.missingModules(in: module, ported: ported) == ["Absent"])
    }

    @Test("a module or a member that is not here is in the verdict (P31)")
    func verdictOfMembers() {
        let file = PortFixture("let a = 1").file
        let member = MissingName(name: "snap", uses: 1, priority: 2, isType: false)
        #expect(
            CheckReport([file], missing: [member], missingModules: ["Absent"]).verdict
                == "It will not compile as it is: 1 module is not here, 1 member is not here."
        )
    }

    @Test("a check says what is refused and gives a verdict (P31)")
    func check() throws {
        let right = PortFixture("@objc func a() {}\n").file
        let report = CheckReport([right], missing: [])
        #expect(report.verdict == "It should compile: nothing is refused, and all types are here.")
        #expect(report.table.hasPrefix("1 files, 1 lines\n  P10       1  @objc"))
        let wrong = PortFixture("let a = method_exchangeImplementations(b, c)").file
        let name = MissingName(name: "UIStepper", uses: 2, priority: 3, isType: true)
        let other = CheckReport([wrong, PortFixture("@objc func (").file], missing: [name])
        #expect(
            other.verdict
                == "It will not compile as it is: 1 file does not parse, 1 place is refused, 1 type is not here."
        )
        #expect(other.table.contains("2  3  UIStepper\n"))
        #expect(try other.json().contains("\"rule\" : \"P23\""))
    }
}
