import AgateExamples
package import ArgumentParser
import Foundation

/// `agate list`: the names and titles of the programs.
package struct ListCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the programs of the gallery."
    )

    package init() {}

    package func run() throws {
        for line in MainActor.assumeIsolated({ Self.lines() }) { try StandardOutput.write(line: line) }
    }

    /// One line a program: its name, its length, and what one sees.
    @MainActor package static func lines() -> [String] {
        let descriptions = Gallery.programs.map { $0.description }
        let width = descriptions.map(\.name.count).max() ?? 0
        return descriptions.map {
            let name = $0.name.padding(toLength: width, withPad: " ", startingAt: 0)
            return "\(name)  \(String(format: "%4.1f s", $0.duration))  \($0.title)"
        }
    }
}
