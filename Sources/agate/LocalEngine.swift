import AgateDisplay
import AgateRendering
import Foundation

/// Renders by processes on this machine.
struct LocalEngine: FarmEngine {
    let workers: Int?
    let progress: ProgressStyle

    func run(_ job: RenderJob) throws {
        let missing = missing(job)
        let count = min(workers ?? ProcessInfo.processInfo.activeProcessorCount, max(missing.count, 1))
        let meter = ProgressMeter(
            progress,
            title: job.folder.lastPathComponent,
            total: missing.reduce(0) { $0 + job.manifest.chunks[$1].count }
        )
        defer { meter.finish() }
        if !missing.isEmpty {
            try LocalWorkers(program: URL(fileURLWithPath: try program()), count: count)
                .run(job, chunks: missing) { meter.advance() }
        }
        meter.finish()
        try FarmJoinCommand.join(job)
    }
}
