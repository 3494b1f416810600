import Foundation

/// Whether the process may open more files.
package enum OpenFiles {
    /// The number of descriptors that are needed for a moment to start a process with its pipes, or to list a folder; Foundation stops the program where
    /// there are fewer.
    private static let needed = 16
    /// Foundation starts no process where fewer descriptors are allowed: it has the new one close all numbers below 256, and takes one that
    /// cannot be a descriptor for an error.
    private static let neededLimit: rlim_t = 256

    /// Whether a few more files may be open.
    package static var areFree: Bool {
        var files: [Int32] = []
        defer { for file in files { close(file) } }
        for _ in 0..<needed {
            let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return false }
            files.append(file)
        }
        return true
    }

    /// Sees that a program can be started; where the process may raise its limit, it does.
    ///
    /// - Throws: ``ExportError/tooManyOpenFiles(_:)``.
    package static func check(for program: String) throws(ExportError) {
        var limit = rlimit()
        let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        if getrlimit(kind, &limit) == 0, limit.rlim_cur < neededLimit {
            limit.rlim_cur = min(neededLimit, limit.rlim_max)
            guard limit.rlim_cur == neededLimit, setrlimit(kind, &limit) == 0 else {
                throw .tooManyOpenFiles(program)
            }
        }
        guard areFree else { throw .tooManyOpenFiles(program) }
    }
}
