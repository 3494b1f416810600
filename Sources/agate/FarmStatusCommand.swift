import AgateRendering
package import ArgumentParser
import Foundation

/// `agate farm status`: which chunks of a job are there.
package struct FarmStatusCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Says which chunks are there, are missing or are damaged, by their records."
    )

    @OptionGroup var job: FarmFolder

    @Flag(help: "Prints an object of JSON.")
    package var json = false

    @Flag(help: "Compares the bytes of chunks with their digests too, as joining does.")
    package var verify = false

    package init() {}

    /// The object that `--json` prints.
    private struct Report: Encodable {
        var id: String
        var chunks: Int
        var frames: Int
        var done: [Int]
        var missing: [Int]
        var damaged: [Int]
    }

    package func run() throws {
        try MainActor.assumeIsolated {
            try job.with { job in
                let states = job.states(readsFiles: verify)
                func numbers(_ state: ChunkState) -> [Int] { states.indices.filter { states[$0] == state } }
                if json {
                    let encoder = JSONEncoder()
                    encoder.outputFormatting = [.sortedKeys]
                    let report = Report(
                        id: job.manifest.id,
                        chunks: states.count,
                        frames: job.manifest.settings.frameCount,
                        done: numbers(.done),
                        missing: numbers(.missing),
                        damaged: numbers(.damaged)
                    )
                    try StandardOutput.write(
                        line: String(decoding: try encoder.encode(report), as: UTF8.self)
                    )
                    return
                }
                try StandardOutput.write(line: "done     \(numbers(.done).count) of \(states.count)")
                for state in [ChunkState.missing, .damaged] where !numbers(state).isEmpty {
                    try StandardOutput.write(line: "\(state.rawValue)  \(ChunkList.text(numbers(state)))")
                }
            }
        }
    }
}
