import AgateDisplay
import Foundation

/// The end of the program by a signal such as that of control-C: encoders are stopped, hidden files removed, and the program ends with
/// 128 and the number of the signal, as shells have it.
///
/// `agate show` and `agate serve` end in their own way at SIGINT and SIGTERM: they leave another function with ``ProcessSignals``.
enum Interruption {
    /// Begins to watch for signals; to be called once, before there is anything to clean up.
    ///
    /// A program that was started to survive a signal (`nohup`) goes on doing so.
    static func install() {
        ProcessSignals.handle([SIGINT, SIGTERM, SIGHUP]) { number in
            if isatty(STDERR_FILENO) == 1 { StandardError.write("") }
            UnfinishedWork.abandon(exitStatus: 128 + number)
        }
        ProcessSignals.failOnWriting()
    }
}
