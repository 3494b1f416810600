import AgateRendering
import ArgumentParser
import Foundation

/// The input and output of a process that renders chunks: it reads the numbers of chunks, and writes a line for each frame and each chunk.
enum WorkerFeed {
    /// A frame is done.
    static let frame = "frame"
    /// The chunk is done.
    static let done = "done"
    private static let failed = "failed "

    /// Renders the chunks whose numbers come in.
    @MainActor static func serve(_ folder: FarmFolder) throws {
        do {
            let job = try folder.open()
            try job.run(
                { readLine().flatMap { Int($0) } },
                open: { try RenderInput(job).open(job) },
                onFrame: { try StandardOutput.write(line: frame) },
                onChunk: { _, _ in try StandardOutput.write(line: done) }
            )
        } catch let failure as StandardOutput.Failure {
            // Who started this process is gone.
            throw failure
        } catch {
            let failure = RenderFailure(error)
            try StandardOutput.write(line: line(failure))
            throw failure.exitCode
        }
    }

    /// A failure as a line.
    static func line(_ failure: RenderFailure) -> String {
        let words = failure.description.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "\(failed)\(failure.kind.rawValue) \(words)"
    }

    /// The failure of a line; nil for any other line.
    static func failure(_ line: String) -> RenderFailure? {
        guard line.hasPrefix(failed) else { return nil }
        let parts = line.dropFirst(failed.count).split(separator: " ", maxSplits: 1)
        guard let number = parts.first.flatMap({ Int32($0) }), let kind = RenderFailure.Kind(rawValue: number)
        else { return nil }
        return RenderFailure(kind, parts.count > 1 ? String(parts[1]) : "")
    }
}
