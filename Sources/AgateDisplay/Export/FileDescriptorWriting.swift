import Glibc

/// Writing to a file descriptor until everything is written.
package enum FileDescriptorWriting {
    /// Writes all bytes, over interruptions and partial writes.
    ///
    /// - Returns: Whether all were written; `errno` says why not.
    package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = Glibc.write(
                descriptor,
                bytes.baseAddress?.advanced(by: written),
                bytes.count - written
            )
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            written += count
        }
        return true
    }
}
