import Foundation

/// A process that is started to encode, join or read a video, and given up when it makes no progress.
final class PatientProcess {
    let process: Process
    /// The seconds without progress after which it is given up.
    let patience: Double
    private let ending = DispatchSemaphore(value: 0)
    private var hasEnded = false
    private var isStarted = false

    /// The environment variable with the maximum number of seconds without progress.
    static let variable = "AGATE_ENCODER_SECONDS"

    /// The value of the environment variable, else a minute.
    ///
    /// GUESS encoder-patience: a slow machine writes one frame of the largest size in a few seconds.
    static var standardPatience: Double {
        let said = ProcessInfo.processInfo.environment[variable].flatMap { Double($0) } ?? 60
        return said > 0 ? min(said, 86_400) : 60
    }

    /// How a step of the work went.
    enum Outcome {
        case done
        /// The process has ended, or does not listen any more.
        case failed
        /// It made no progress for too long.
        case stuck
    }

    init(_ process: Process, patience: Double = PatientProcess.standardPatience) {
        (self.process, self.patience) = (process, patience)
    }

    deinit { cancel() }

    /// Starts it; an interruption of this program ends it.
    func start() throws {
        process.terminationHandler = { [ending] _ in ending.signal() }
        try UnfinishedWork.start(process)
        isStarted = true
    }

    /// Hands bytes to it by a pipe, which does not block.
    func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Outcome {
        var written = 0
        while written < bytes.count {
            let count = Glibc.write(
                descriptor,
                bytes.baseAddress?.advanced(by: written),
                bytes.count - written
            )
            if count >= 0 {
                written += count
            } else if errno == EAGAIN {
                guard wait(for: descriptor, Int16(POLLOUT)) else { return .stuck }
            } else if errno != EINTR {
                return .failed
            }
        }
        return .done
    }

    /// Reads what it writes into a pipe until it writes no more; nil when it is stuck.
    func read(_ descriptor: Int32) -> Data? {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            guard wait(for: descriptor, Int16(POLLIN)) else { return nil }
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { return data }
            data += buffer[..<count]
        }
    }

    /// Waits for its end; a change of a file that it writes is progress.
    func finish(writing file: URL?) -> Outcome {
        var state = Self.state(of: file)
        var since = LiveDisplay.systemTime()
        while !waitForEnd(seconds: min(0.5, patience)) {
            let now = LiveDisplay.systemTime()
            let next = Self.state(of: file)
            if next != state { (state, since) = (next, now) }
            guard now - since < patience else { return .stuck }
        }
        return process.terminationStatus == 0 && process.terminationReason == .exit ? .done : .failed
    }

    /// Ends it, unless it has ended: by a terminating signal first, and two seconds later by a kill.
    func cancel() {
        guard isStarted, !hasEnded else { return }
        process.terminate()
        if !waitForEnd(seconds: 2) {
            kill(process.processIdentifier, SIGKILL)
            _ = waitForEnd(seconds: 60)
        }
    }

    private func waitForEnd(seconds: Double) -> Bool {
        guard !hasEnded, isStarted else { return true }
        guard ending.wait(timeout: .now() + seconds) == .success else { return false }
        hasEnded = true
        UnfinishedWork.ended(process)
        return true
    }

    private func wait(for descriptor: Int32, _ events: Int16) -> Bool {
        let end = LiveDisplay.systemTime() + patience
        var file = pollfd(fd: descriptor, events: events, revents: 0)
        while true {
            let left = end - LiveDisplay.systemTime()
            let found = poll(&file, 1, Int32(max(0, min(left, 1e6) * 1000)))
            if found > 0 { return true }
            if found < 0, errno == EINTR { continue }
            if left <= 0 || found < 0 { return false }
        }
    }

    /// How large a file is, and when it was changed.
    private static func state(of file: URL?) -> [Double] {
        guard let file, let found = try? FileManager.default.attributesOfItem(atPath: file.path) else {
            return []
        }
        let size = (found[.size] as? NSNumber)?.doubleValue ?? 0
        return [size, (found[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0]
    }
}
