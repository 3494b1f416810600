import Foundation

/// The standard error output of a program, in a file without a name.
///
/// The name is removed before the program starts, so that nothing stays behind however either of the two ends.
struct MessageLog {
    /// Where the program writes.
    let handle: FileHandle

    init() {
        var template = Array(FileManager.default.temporaryDirectory.path.utf8CString.dropLast())
        template += Array("/agate-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else {
            handle = FileHandle.nullDevice
            return
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(template)
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// The last line that was written; empty when there is none.
    var lastLine: String {
        let length = 4096
        let end = lseek(handle.fileDescriptor, 0, SEEK_END)
        guard end > 0 else { return "" }
        var bytes = [UInt8](repeating: 0, count: min(Int(end), length))
        let count = pread(handle.fileDescriptor, &bytes, bytes.count, end - off_t(bytes.count))
        guard count > 0 else { return "" }
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    }
}
