import AgateDisplay
import AgateRendering
import Foundation

/// Has Slurm render: a job array of the missing chunks, and a job after it that joins.
///
/// The scripts stay in the folder of the job, and so does what the jobs say.
struct SlurmEngine: FarmEngine {
    /// How many chunks are rendered at a time; nil leaves it to Slurm.
    let workers: Int?
    /// Further options of `sbatch`.
    let options: [String]

    /// The maximum number of tasks of an array, Slurm's default of `MaxArraySize`.
    private static let arraySize = 1000

    func run(_ job: RenderJob) throws {
        let folder = job.folder
        let words = "\(ShellWords.quoted(try program())) farm"
        let path = ShellWords.quoted(folder.path)
        let chunks = folder.appendingPathComponent("slurm-chunks.sh")
        let join = folder.appendingPathComponent("slurm-join.sh")
        try write(
            """
            # Renders a chunk: the number of the task and that of the first task of the array.
            AGATE_THREADS="${AGATE_THREADS:-${SLURM_CPUS_PER_TASK:-1}}"
            export AGATE_THREADS
            exec \(words) run \(path) --index "$(($1 + SLURM_ARRAY_TASK_ID))"
            """,
            to: chunks
        )
        try write("# Joins the chunks.\nexec \(words) join \(path)", to: join)
        try WholeFile.makeFolder(folder.appendingPathComponent("log"))

        var arrays: [String] = []
        for (first, tasks) in Self.arrays(of: missing(job)) {
            let limit = workers.map { "%\($0)" } ?? ""
            let array = "--array=\(ChunkList.text(tasks))\(limit)"
            arrays.append(try submit([array, output(folder, "%A_%a"), chunks.path, "\(first)"], job))
            try StandardOutput.write(line: "array \(arrays[arrays.count - 1]): \(tasks.count) chunks")
        }
        let after =
            arrays.isEmpty
            ? [] : ["--dependency=afterok:\(arrays.joined(separator: ":"))", "--kill-on-invalid-dep=yes"]
        let last = try submit(after + [output(folder, "join_%j"), join.path], job)
        try StandardOutput.write(line: "join \(last): \(job.output.path)")
    }

    /// Chunks as tasks of arrays, each with the number that is added to those of its tasks.
    static func arrays(of chunks: [Int]) -> [(first: Int, tasks: [Int])] {
        Dictionary(grouping: chunks) { $0 / arraySize }.sorted { $0.key < $1.key }
            .map { ($0.key * arraySize, $0.value.map { $0 % arraySize }) }
    }

    private func output(_ folder: URL, _ name: String) -> String {
        "--output=\(folder.appendingPathComponent("log/\(name).txt").path)"
    }

    private func write(_ text: String, to file: URL) throws {
        try WholeFile.write(Array("#!/bin/sh\n\(text)\n".utf8), to: file)
    }

    /// Submits a job and gives its number.
    private func submit(_ arguments: [String], _ job: RenderJob) throws -> String {
        let name = "--job-name=\(job.output.lastPathComponent)"
        let result = try OtherProgram.run(
            "sbatch",
            ["--parsable", name] + options + arguments,
            package: "slurm-client"
        )
        let number = result.output.prefix { $0.isNumber }
        guard result.status == 0, !number.isEmpty else {
            throw RenderFailure(.chunks, "sbatch ended with status \(result.status).")
        }
        return String(number)
    }
}
