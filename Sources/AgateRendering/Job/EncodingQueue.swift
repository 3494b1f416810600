import AgateDisplay
import Dispatch
import Foundation
import Synchronization

/// Compresses frames on other threads while the next ones are drawn, and hands them over in their order.
///
/// What comes out does not depend on the number of threads.
@MainActor final class EncodingQueue {
    /// The work of a thread for a frame.
    typealias Work = @Sendable () throws -> [UInt8]

    private let threads: Int
    private let queue: DispatchQueue
    private var pending: ArraySlice<PendingFrame> = []
    private let body: ([UInt8]) throws -> Void

    /// Makes a queue.
    ///
    /// - Parameters:
    ///   - threads: How many frames are compressed at a time; with one thread each is when it comes, by the caller.
    ///   - isSerial: Whether a frame can be compressed only after the one before it.
    ///   - body: Gets the frames, on the caller's thread.
    init(threads: Int, isSerial: Bool, _ body: @escaping ([UInt8]) throws -> Void) {
        self.threads = threads < 2 ? 0 : isSerial ? 1 : threads
        queue = DispatchQueue(label: "agate.frames", attributes: isSerial ? [] : .concurrent)
        self.body = body
    }

    /// How many threads compress frames in this process: as many as draw.
    static var wantedThreads: Int {
        let processInfo = ProcessInfo.processInfo
        return processInfo.environment[DrawingThreads.variable].flatMap { Int($0) }.map {
            min(max($0, 1), 64)
        }
            ?? processInfo.activeProcessorCount
    }

    /// Adds the next frame; hands over earlier ones that have to be waited for.
    func add(_ work: @escaping Work) throws {
        guard threads > 0 else { return try body(work()) }
        // One more than are compressed, so that a thread that is done finds work.
        while pending.count > threads { try handOverFirst() }
        let frame = PendingFrame()
        pending.append(frame)
        queue.async { frame.finish(Result { try work() }) }
    }

    /// Hands over all frames.
    func finish() throws {
        while !pending.isEmpty { try handOverFirst() }
    }

    private func handOverFirst() throws {
        guard let first = pending.popFirst() else { return }
        try body(first.wait())
    }
}

/// A frame that is being compressed.
private final class PendingFrame: Sendable {
    private let result = Mutex<Result<[UInt8], any Error>?>(nil)
    private let isDone = DispatchSemaphore(value: 0)

    func finish(_ result: Result<[UInt8], any Error>) {
        self.result.withLock { $0 = result }
        isDone.signal()
    }

    /// Waits for the bytes; once.
    func wait() throws -> [UInt8] {
        isDone.wait()
        let result = result.withLock { result in
            let taken = result
            result = nil
            return taken
        }
        return try result?.get() ?? []
    }
}
