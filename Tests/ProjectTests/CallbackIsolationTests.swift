import AgateTestSupport
import Foundation
import Testing

/// Closures that C calls on threads of its own.
///
/// A closure written inside of what belongs to the main actor belongs to it, too, if the parameter is not `@Sendable`: in Swift 6 mode it checks which
/// thread it is on, and ends the program on another one. So it was with the function that hears of a lost connection to the desktop.
@Suite("Closures that C calls")
struct CallbackIsolationTests {
    /// Where such a closure would belong to the main actor.
    private static func places(_ text: String) -> [String] {
        guard text.contains("@MainActor") else { return [] }
        return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { line in
            guard !line.hasPrefix("//"),
                let call = line.firstMatch(of: #/\b(agate|cp|pthread|SDL)_\w+(\(.*\))? \{/#)
            else { return false }
            // Conditions and loops have braces of their own.
            let before = line[..<call.range.lowerBound]
            return !["if ", "guard ", "while ", "switch ", "for ", "func ", "extension "].contains {
                before.contains($0)
            } && !line.contains("@Sendable")
        }
    }

    @Test("no function of C gets a closure that belongs to the main actor")
    func sources() throws {
        for folder in try Repository.folders(below: "Sources") {
            for path in Repository.swiftFiles(below: "Sources/\(folder)") {
                let found = Self.places(try Repository.text(path))
                #expect(found.isEmpty, "\(path) hands \(found) to C: write a function outside of the type")
            }
        }
    }

    @Test("such closures are found")
    func finding() {
        func isFound(_ line: String) -> Bool {
            !Self.places("@MainActor final class A {\n\(line)\n}").isEmpty
        }
        #expect(isFound("    agate_sdl_on_loss {"))
        #expect(isFound("    agate_hear(descriptor, 7) { context in"))
        #expect(!isFound("    agate_sdl_on_loss(connectionWasLost)"))
        #expect(!isFound("    agate_sdl_on_loss { @Sendable in"))
        #expect(!isFound("    if agate_sdl_has_waiting() {"))
        #expect(!isFound("    // agate_sdl_on_loss {"))
        #expect(Self.places("agate_sdl_on_loss {").isEmpty)
    }
}
