import AgateRendering
package import ArgumentParser
import Foundation

/// `agate farm join`: puts the chunks of a job together.
package struct FarmJoinCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "join",
        abstract: "Checks every chunk against its digest and writes the result; removes nothing."
    )

    @OptionGroup var job: FarmFolder

    package init() {}

    package func run() throws {
        try MainActor.assumeIsolated { try job.with { try Self.join($0) } }
    }

    /// Writes the result and says what was written.
    @MainActor static func join(_ job: RenderJob) throws {
        let written = try job.join()
        try WrittenFiles.tell(written)
    }
}
