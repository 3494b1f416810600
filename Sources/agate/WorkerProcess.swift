import AgateDisplay
import AgateRendering
import Foundation

/// A process that renders the chunks whose numbers it reads; the other end is ``WorkerFeed``.
final class WorkerProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var unread: [UInt8] = []
    private var isRunning = false

    /// The result of a chunk.
    enum Outcome {
        case done
        case failed(RenderFailure)
        case died
    }

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - program: The file of this program.
    ///   - folder: The folder of the job.
    ///   - threads: How many threads draw.
    init(_ program: URL, _ folder: URL, threads: Int) throws {
        process.executableURL = program
        process.arguments = ["farm", "run", folder.path, "--feed"]
        var environment = ProcessInfo.processInfo.environment
        if environment[DrawingThreads.variable] == nil { environment[DrawingThreads.variable] = "\(threads)" }
        process.environment = environment
        process.standardInput = input
        process.standardOutput = output
        try UnfinishedWork.start(process, isWorker: true)
        isRunning = true
        try? input.fileHandleForReading.close()
        try? output.fileHandleForWriting.close()
    }

    deinit { end() }

    /// Has a chunk rendered and waits for it.
    func render(_ chunk: Int, onFrame: () -> Void) -> Outcome {
        let isSent = Array("\(chunk)\n".utf8).withUnsafeBytes {
            FileDescriptorWriting.write($0, to: input.fileHandleForWriting.fileDescriptor)
        }
        guard isSent else { return .died }
        while let line = readLine() {
            if line == WorkerFeed.frame {
                onFrame()
            } else if line == WorkerFeed.done {
                return .done
            } else if let failure = WorkerFeed.failure(line) {
                return .failed(failure)
            }
        }
        return .died
    }

    /// Tells the process that there is nothing more to do, and waits for its end.
    func end() {
        guard isRunning else { return }
        isRunning = false
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        UnfinishedWork.ended(process)
    }

    /// The next line that the process writes; nil when it has ended.
    private func readLine() -> String? {
        // The number of bytes that have been searched.
        var scanned = 0
        while true {
            if let end = unread[scanned...].firstIndex(of: 10) {
                defer { unread.removeSubrange(...end) }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            scanned = unread.count
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = read(output.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            unread += bytes.prefix(count)
        }
    }
}
