import CAgateFiles
import Foundation

/// The one place that decides what this process does at signals.
///
/// One function can be set for each signal; the last one set counts. Functions are called on a thread of their
/// own, which nothing else can keep busy: neither the main thread nor the queues of Dispatch.
///
/// A second source of Dispatch for a signal, with the usual `signal(number, SIG_IGN)` before it, takes Dispatch's handler away, and then no source
/// hears of the signal. Source: reality Q6.2.
package enum ProcessSignals {
    package typealias Handler = @Sendable (_ number: Int32) -> Void

    private struct State {
        var handlers: [Int32: Handler] = [:]
        /// Where the numbers of signals are written to; -1 before the first one is watched.
        var descriptor: Int32 = -1
    }

    private static let state = LockedValue(State())

    /// Calls a function whenever one of some signals comes, in place of what the process did at them.
    ///
    /// Where no thread and no pipe can be made, signals do what they did.
    ///
    /// - Parameters:
    ///   - evenIfIgnored: Whether a signal is heard that the program was started to ignore, as by `nohup`.
    package static func handle(_ numbers: [Int32], evenIfIgnored: Bool = false, _ handler: @escaping Handler)
    {
        state.withLock { state in
            if state.descriptor < 0 { state.descriptor = startThread() }
            guard state.descriptor >= 0 else { return }
            for number in numbers {
                if state.handlers[number] == nil {
                    if !evenIfIgnored, agate_signal_is_ignored(number) != 0 { continue }
                    guard agate_watch_signal(number, state.descriptor) == 0 else { continue }
                }
                state.handlers[number] = handler
            }
        }
    }

    /// Has writing fail where it would end the process otherwise: into a pipe without a reader, and beyond the size that files may have here.
    ///
    /// A program that has said what it does at these signals goes on doing so.
    package static func failOnWriting() {
        // Child processes inherit this: `ffmpeg` reports its reason then.
        agate_ignore_signal(SIGPIPE)
        agate_ignore_signal(SIGXFSZ)
    }

    /// Begins to listen.
    ///
    /// - Returns: Where the numbers of signals are to be written; -1 where that is not possible.
    private static func startThread() -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return -1 }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        let thread = Thread { [heard = ends[0]] in
            while true {
                var byte: UInt8 = 0
                let count = read(heard, &byte, 1)
                if count < 0, errno == EINTR { continue }
                guard count == 1 else { return }
                let number = Int32(byte)
                state.withLock { $0.handlers[number] }?(number)
            }
        }
        thread.name = "Agate signals"
        thread.start()
        return ends[1]
    }
}
