import Foundation
import Synchronization

/// What an export has begun and not finished: hidden files, and encoders that run.
///
/// A program that is interrupted (`SIGINT`, `SIGTERM`, `SIGHUP`) calls ``abandon(exitStatus:)``: nothing hidden stays behind.
package enum UnfinishedWork {
    private struct State {
        var files: Set<String> = []
        var encoders: Set<pid_t> = []
    }

    private static let state = Mutex(State())

    /// Takes note of a file before it is made.
    static func add(file: String) {
        state.withLock { _ = $0.files.insert(file) }
    }

    /// Removes a file that was not finished; one that has got its name is not there any more.
    static func discard(file: String) {
        state.withLock { state in
            unlink(file)
            state.files.remove(file)
        }
    }

    /// Starts an encoder and takes note of it, in one step.
    static func start(_ process: Process) throws {
        try state.withLock { state in
            try process.run()
            state.encoders.insert(process.processIdentifier)
        }
    }

    /// An encoder has ended.
    static func ended(_ process: Process) {
        state.withLock { _ = $0.encoders.remove(process.processIdentifier) }
    }

    /// Kills the encoders, removes the files and ends this process.
    ///
    /// The lock is held to the end, so that no export begins anything afterwards.
    package static func abandon(exitStatus: Int32) -> Never {
        state.withLock { state in
            for encoder in state.encoders {
                kill(encoder, SIGKILL)
                // An encoder that still runs could make its file again.
                while waitpid(encoder, nil, 0) < 0, errno == EINTR {}
            }
            for file in state.files { unlink(file) }
            _exit(exitStatus)
        }
    }
}
