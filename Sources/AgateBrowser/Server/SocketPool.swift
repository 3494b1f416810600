#if AGATE_BROWSER
import AgateDisplay
import FlyingSocks
import Foundation

/// Waits for sockets, on one thread that sleeps in `poll`.
///
/// In the place of FlyingFox's own pool, which keeps a socket that was closed while somebody waited for it, and leaves the next one of its number waiting for ever; the
/// pages that are closed from here are such sockets. A cancelled wait is over here before the call that cancels it returns. And small messages
/// leave at once: FlyingFox leaves Nagle's algorithm on, which holds one back until the one before it has been acknowledged.
final class PollPool: AsyncSocketPool {
    private struct Wait {
        var file: Int32
        var events: Int16
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var waits: [Int: Wait] = [:]
        /// Waits that were cancelled before they began.
        var cancelled: Set<Int> = []
        var lastNumber = 0
        var isEnded = false
        var isRunning = false
    }

    private let state = Guarded(State())
    /// A pipe that is written to when the thread is to look again; its ends are -1 where there are no files left.
    private let bell: (heard: Int32, rung: Int32)

    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends where end >= 0 {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        bell = (ends[0], ends[1])
    }

    deinit {
        close(bell.heard)
        close(bell.rung)
    }

    func prepare() async throws {
        let starts = state.withLock { state in
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard starts else { return }
        let thread = Thread { self.poll() }
        thread.name = "Agate browser"
        thread.start()
    }

    func run() async throws {
        defer { end() }
        while true { try await Task.sleep(for: .seconds(86_400)) }
    }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        let file = socket.file.rawValue
        var isOn: Int32 = 1
        // Fails for sockets that are not TCP, which need it not.
        setsockopt(file, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
        var wanted: Int16 = 0
        if events.contains(.read) { wanted |= Int16(POLLIN) }
        if events.contains(.write) { wanted |= Int16(POLLOUT) }
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let begins = state.withLock { state in
                    guard state.cancelled.remove(number) == nil, !state.isEnded else { return false }
                    state.waits[number] = Wait(file: file, events: wanted, continuation: continuation)
                    return true
                }
                if begins { ring() } else { continuation.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            let wait = state.withLock { state -> Wait? in
                let wait = state.waits.removeValue(forKey: number)
                if wait == nil { state.cancelled.insert(number) }
                return wait
            }
            ring()
            wait?.continuation.resume(throwing: CancellationError())
        }
        state.withLock { _ = $0.cancelled.remove(number) }
    }

    private func ring() {
        var byte: UInt8 = 1
        // A pipe that is full has rung already.
        _ = write(bell.rung, &byte, 1)
    }

    private func end() {
        let waits = state.withLock { state in
            defer { state.waits.removeAll() }
            state.isEnded = true
            return Array(state.waits.values)
        }
        ring()
        for wait in waits { wait.continuation.resume(throwing: CancellationError()) }
    }

    /// The life of the thread.
    private func poll() {
        while true {
            let (waits, isEnded) = state.withLock { ($0.waits, $0.isEnded) }
            guard !isEnded else { return }
            let numbers = waits.keys.sorted()
            var files = [pollfd(fd: bell.heard, events: Int16(POLLIN), revents: 0)]
            for number in numbers {
                guard let wait = waits[number] else { continue }
                files.append(pollfd(fd: wait.file, events: wait.events, revents: 0))
            }
            guard Glibc.poll(&files, nfds_t(files.count), -1) > 0 else { continue }
            if files[0].revents != 0 {
                var bytes: (UInt64, UInt64) = (0, 0)
                while read(bell.heard, &bytes, 16) == 16 {}
            }
            // Also what has failed or was closed: whoever waits hears of it by the next call.
            for (number, file) in zip(numbers, files.dropFirst()) where file.revents != 0 {
                let wait = state.withLock { $0.waits.removeValue(forKey: number) }
                wait?.continuation.resume()
            }
        }
    }
}
#endif
