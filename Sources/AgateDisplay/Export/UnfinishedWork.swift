package import Foundation
import Synchronization

/// The unfinished parts of exports: hidden files and folders, encoders and other processes that run.
///
/// A program that is interrupted (`SIGINT`, `SIGTERM`, `SIGHUP`) calls ``abandon(exitStatus:)``: nothing hidden stays behind.
package enum UnfinishedWork {
    private struct State {
        var files: Set<String> = []
        var folders: Set<String> = []
        var encoders: Set<pid_t> = []
        var workers: Set<pid_t> = []
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

    /// Takes note of a folder that is not to stay.
    package static func add(folder: String) {
        state.withLock { _ = $0.folders.insert(folder) }
    }

    /// Removes a folder and what is in it.
    package static func discard(folder: String) {
        state.withLock { state in
            try? FileManager.default.removeItem(atPath: folder)
            state.folders.remove(folder)
        }
    }

    /// Starts an encoder and takes note of it, in one step.
    ///
    /// - Parameter isWorker: Whether it is one of our own programs, which gets a terminating signal and cleans up after itself.
    package static func start(_ process: Process, isWorker: Bool = false) throws {
        try state.withLock { state in
            try process.run()
            if isWorker {
                state.workers.insert(process.processIdentifier)
            } else {
                state.encoders.insert(process.processIdentifier)
            }
        }
    }

    /// An encoder or a worker has ended.
    package static func ended(_ process: Process) {
        state.withLock { state in
            state.encoders.remove(process.processIdentifier)
            state.workers.remove(process.processIdentifier)
        }
    }

    /// Kills the encoders, ends the workers, removes files and folders, and ends this process.
    ///
    /// The lock is held to the end, so that no export begins anything afterwards.
    ///
    /// - Parameter runsExitHandlers: Whether what was printed is written out first, as `exit` does.
    package static func abandon(exitStatus: Int32, runsExitHandlers: Bool = false) -> Never {
        state.withLock { state in
            for encoder in state.encoders { kill(encoder, SIGKILL) }
            for worker in state.workers { kill(worker, SIGTERM) }
            for encoder in state.encoders.union(state.workers) {
                // An encoder that still runs could make its file again.
                while waitpid(encoder, nil, 0) < 0, errno == EINTR {}
            }
            for file in state.files { unlink(file) }
            for folder in state.folders { try? FileManager.default.removeItem(atPath: folder) }
            if runsExitHandlers { exit(exitStatus) }
            _exit(exitStatus)
        }
    }
}
