import AgateDisplay
import Foundation

/// The standard output, written at once: a full disk behind it is an error, and not lost in a buffer.
enum StandardOutput {
    /// Why nothing could be written.
    struct Failure: Error, CustomStringConvertible {
        let reason: String
        var description: String { "cannot write to the standard output: \(reason)" }
    }

    /// Writes a text.
    static func write(_ text: String) throws(Failure) {
        let bytes = Array(text.utf8)
        let isWritten = bytes.withUnsafeBytes { FileDescriptorWriting.write($0, to: STDOUT_FILENO) }
        if !isWritten { throw Failure(reason: String(cString: strerror(errno))) }
    }

    /// Writes a line.
    static func write(line: String) throws(Failure) { try write(line + "\n") }

    /// Writes the bytes of a file, and removes it.
    static func write(removing file: URL) throws {
        let data = try Data(contentsOf: file)
        try? FileManager.default.removeItem(at: file)
        let isWritten = data.withUnsafeBytes { FileDescriptorWriting.write($0, to: STDOUT_FILENO) }
        if !isWritten { throw Failure(reason: String(cString: strerror(errno))) }
    }
}

/// The standard error output.
enum StandardError {
    /// Writes a line to standard error; a failure is ignored, because there is no other stream to report it on.
    static func write(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = bytes.withUnsafeBytes { FileDescriptorWriting.write($0, to: STDERR_FILENO) }
    }
}
