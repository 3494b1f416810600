import Foundation

/// Whether the process may open more files.
package enum OpenFiles {
    /// So many descriptors are needed for a moment to start a process with its pipes; Foundation stops the program where there are fewer.
    private static let needed = 16

    /// Sees that a program can be started.
    ///
    /// - Throws: ``ExportError/tooManyOpenFiles(_:)``.
    package static func check(for program: String) throws(ExportError) {
        var files: [Int32] = []
        defer { for file in files { close(file) } }
        for _ in 0..<needed {
            let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { throw .tooManyOpenFiles(program) }
            files.append(file)
        }
    }
}
