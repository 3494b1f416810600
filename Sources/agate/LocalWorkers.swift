import AgateDisplay
import AgateRendering
import Foundation

// `@unchecked`: while the threads work, what changes is touched with the lock held; before and after, by the thread that calls `run`.

/// Processes of this program that render chunks of a job at the same time.
///
/// Each reads the number of its next chunk from its standard input whenever it has finished one. One that dies is started again.
final class LocalWorkers: @unchecked Sendable {
    private let program: URL
    private let count: Int
    private let lock = NSLock()
    private var open: [Int] = []
    private var failure: RenderFailure?
    private var lost: [Int] = []

    /// How often a chunk is tried whose process dies.
    private static let attempts = 3

    init(program: URL, count: Int) { (self.program, self.count) = (program, count) }

    /// Renders chunks and waits until all are there.
    ///
    /// - Parameter onFrame: Called after each frame, by one thread at a time.
    /// - Throws: A ``RenderFailure``: that of the first chunk that could not be rendered, or of ``RenderFailure/Kind/chunks``.
    @MainActor func run(_ job: RenderJob, chunks: [Int], onFrame: @escaping () -> Void) throws {
        open = chunks.reversed()
        ProcessSignals.failOnWriting()
        let finished = DispatchGroup()
        let folder = job.folder
        let processors = ProcessInfo.processInfo.activeProcessorCount
        for _ in 0..<count {
            finished.enter()
            let thread = Thread { [self] in
                work(folder, threads: max(processors / count, 1), onFrame)
                finished.leave()
            }
            thread.start()
        }
        finished.wait()
        if let failure { throw failure }
        if !lost.isEmpty {
            let numbers = ChunkList.text(lost.sorted())
            throw RenderFailure(
                .chunks,
                "the processes that rendered chunks \(numbers) died",
                path: folder.path
            )
        }
    }

    private func work(_ folder: URL, threads: Int, _ onFrame: () -> Void) {
        var worker: WorkerProcess?
        while let chunk = lock.withLock({ failure == nil ? open.popLast() : nil }) {
            var isDone = false
            for _ in 0..<Self.attempts where !isDone {
                do {
                    if worker == nil { try OpenFiles.check(for: "a process that renders") }
                    let running = try worker ?? WorkerProcess(program, folder, threads: threads)
                    worker = running
                    switch running.render(chunk, onFrame: { lock.withLock { onFrame() } }) {
                    case .done: isDone = true
                    case .failed(let told):
                        lock.withLock { failure = failure ?? told }
                        isDone = true
                    case .died: worker = nil
                    }
                } catch {
                    lock.withLock { failure = failure ?? RenderFailure(error) }
                    isDone = true
                }
            }
            if !isDone { lock.withLock { lost.append(chunk) } }
        }
        worker?.end()
    }
}
