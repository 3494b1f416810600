import AgateDisplay
import AgateRendering
import Foundation

/// Has GNU parallel render, on this machine or on a few others.
struct ParallelEngine: FarmEngine {
    /// How many chunks are rendered at a time on a machine; nil is one for each of its processors.
    let workers: Int?
    /// A file of machines.
    let hosts: String?
    /// Further options of `parallel`.
    let options: [String]

    func run(_ job: RenderJob) throws {
        let states = job.states(readsFiles: true)
        if states.contains(where: { $0 != .done }) {
            let log = job.folder.appendingPathComponent("parallel.log")
            if let old = try? String(contentsOf: log, encoding: .utf8) {
                let kept = Self.log(old) { states.indices.contains($0) && states[$0] == .done }
                try WholeFile.write(Array(kept.utf8), to: log)
            }
            let list = job.folder.appendingPathComponent("parallel-chunks.txt")
            try WholeFile.write(Array(states.indices.map { "\($0)\n" }.joined().utf8), to: list)
            let threads =
                hosts == nil ? max(ProcessInfo.processInfo.activeProcessorCount / (workers ?? .max), 1) : 1
            let command =
                "\(DrawingThreads.variable)=\(threads) \(ShellWords.quoted(try program())) farm run "
                + "\(ShellWords.quoted(job.folder.path)) --index {}"
            _ = try OtherProgram.run(
                "parallel",
                ["--will-cite", "--joblog", log.path, "--resume-failed", "--retries", "3"]
                    + (workers.map { ["--jobs", "\($0)"] } ?? [])
                    + (hosts.map { ["--sshloginfile", $0] } ?? [])
                    + options + ["--arg-file", list.path, command],
                package: "parallel",
                showsOutput: true
            )
        }
        try FarmJoinCommand.join(job)
    }

    /// A log of GNU parallel without the chunks that are not there: it does not render again what its log says is done.
    static func log(_ text: String, isDone: (Int) -> Bool) -> String {
        let lines = text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
        let kept = lines.filter { line in
            guard let number = line.split(separator: "\t").first.flatMap({ Int($0) }) else { return true }
            return isDone(number - 1)
        }
        return kept.map { $0 + "\n" }.joined()
    }
}
