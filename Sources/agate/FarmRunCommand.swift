package import AgateDisplay
import AgateRendering
package import ArgumentParser
import Foundation

/// `agate farm run`: renders chunks, or has them rendered.
package struct FarmRunCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "run",
        abstract:
            "Renders chunks by their numbers, or has an engine render those that are missing and join them.",
        discussion: """
            A chunk that is there and has its digest is left alone; what was killed at any moment can be run again. The document and the
            program must be those of the plan.

            EXAMPLES:
              agate farm run hello.mp4.job --index 0-3,7
              agate farm run hello.mp4.job --engine local --workers 4
              agate farm run hello.mp4.job --engine parallel --hosts hosts.txt
              agate farm run hello.mp4.job --engine slurm --workers 50 --option=--partition=render
            """
    )

    @OptionGroup var job: FarmFolder

    @Option(help: ArgumentHelp("The chunks to render here, such as 0-3,7.", valueName: "i"))
    package var index: String?

    @Option(
        help:
            "Who renders what is missing: slurm (a job array), parallel (GNU parallel), local (processes here)."
    )
    package var engine = FarmEngineName.slurm

    @Option(help: ArgumentHelp("How many chunks are rendered at a time.", valueName: "n"))
    package var workers: Int?

    @Option(
        help: ArgumentHelp("Machines for GNU parallel, as its --sshloginfile has them.", valueName: "file")
    )
    package var hosts: String?

    @Option(
        help: ArgumentHelp("A further option for sbatch or parallel; may be given again.", valueName: "opt")
    )
    package var option: [String] = []

    @Option(help: "How progress is told on the standard error output: bar, json, none.")
    package var progress = ProgressStyle.none

    /// Reads numbers of chunks from the standard input, one a line, and says on the standard output what has been done.
    @Flag(help: .hidden)
    package var feed = false

    package init() {}

    package func validate() throws {
        if let workers, !(1...10_000).contains(workers) {
            throw ValidationError("--workers is a number of processes, 1 to 10000, and not \(workers).")
        }
        if let index, ChunkList.numbers(index) == nil {
            throw ValidationError("--index is a list of chunks such as 0-3,7, and not \(index).")
        }
    }

    package func run() throws {
        try MainActor.assumeIsolated {
            if feed { return try WorkerFeed.serve(job) }
            try job.with { job in
                if let index {
                    try render(job, ChunkList.numbers(index) ?? [])
                } else {
                    try engine.make(self).run(job)
                }
            }
        }
    }

    @MainActor private func render(_ job: RenderJob, _ indices: [Int]) throws {
        var open = indices[...]
        let meter = ProgressMeter(
            progress,
            title: job.folder.lastPathComponent,
            total: indices.filter(job.manifest.chunks.indices.contains).reduce(0) {
                $0 + job.manifest.chunks[$1].count
            }
        )
        defer { meter.finish() }
        try job.run(
            { open.popFirst() },
            open: { try RenderInput(job).open(job) },
            onFrame: { meter.advance() }
        ) {
            try StandardOutput.write(line: "chunk \($0) \($1 ? "is done" : "was there")")
        }
    }
}
