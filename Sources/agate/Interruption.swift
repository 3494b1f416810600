import AgateDisplay
import Dispatch
import Foundation

/// What happens when somebody interrupts the program: encoders are stopped, hidden files removed, and the program ends with
/// 128 and the number of the signal, as shells have it.
enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// The address that stands for "ignore", `SIG_IGN`.
    private static let ignored = 1
    private nonisolated(unsafe) static var sources: [any DispatchSourceSignal] = []

    /// Begins to watch for signals; to be called once, from the main thread, before any other thread runs.
    static func install() {
        for number in signals {
            // A program that was started to survive a signal (`nohup`) goes on doing so.
            var before = sigaction()
            guard sigaction(number, nil, &before) == 0 else { continue }
            if unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) == ignored { continue }
            // A signal source sees what the process ignores.
            signal(number, SIG_IGN)
            // The main thread is busy rendering.
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                if isatty(STDERR_FILENO) == 1 { StandardError.write("") }
                UnfinishedWork.abandon(exitStatus: 128 + number)
            }
            source.activate()
            sources.append(source)
        }
    }
}
