package import Foundation

/// A file that appears under its name only when it is whole and on the disk.
///
/// It is written beside its place under a hidden name, written through to the disk (`fsync`) and then renamed. Whatever goes wrong, a
/// file that was there before stays as it was, and nothing hidden stays behind.
final class WholeFile {
    /// The hidden file, on the same disk as the finished one.
    let unfinished: URL
    private let file: URL

    /// Takes a hidden name beside a file.
    ///
    /// - Throws: ``ExportError/cannotWrite(_:reason:)`` when a folder stands in the place of the file.
    init(_ file: URL) throws(ExportError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
            throw .cannotWrite(file, reason: String(cString: strerror(EISDIR)))
        }
        self.file = file
        let ending = file.pathExtension
        unfinished = file.deletingLastPathComponent()
            .appendingPathComponent(".\(UUID().uuidString)\(ending.isEmpty ? "" : ".\(ending)")")
        UnfinishedWork.add(file: unfinished.path)
    }

    deinit { UnfinishedWork.discard(file: unfinished.path) }

    /// Writes a file at once.
    static func write(_ bytes: [UInt8], to url: URL) throws(ExportError) {
        let file = try WholeFile(url)
        try file.write(bytes)
        try file.publish()
    }

    /// Writes the bytes of the hidden file.
    func write(_ bytes: [UInt8]) throws(ExportError) {
        let descriptor = open(unfinished.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure() }
        let isWritten = bytes.withUnsafeBytes { FileDescriptorWriting.write($0, to: descriptor) }
        // What is wrong must be kept: closing may say something else.
        let problem = errno
        guard close(descriptor) == 0 || !isWritten else { throw failure() }
        guard isWritten else {
            errno = problem
            throw failure()
        }
    }

    /// Gives the hidden file its name, once its bytes are on the disk.
    func publish() throws(ExportError) {
        let descriptor = open(unfinished.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure() }
        defer { close(descriptor) }
        // A pipe or a disk without this call has nothing to tell.
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else { throw failure() }
        guard rename(unfinished.path, file.path) == 0 else { throw failure() }
    }

    /// Makes the folder of a file, and those above it.
    static func makeFolder(_ url: URL) throws(ExportError) {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw .cannotWrite(url, reason: reason(error))
        }
    }

    private func failure() -> ExportError { .cannotWrite(file, reason: String(cString: strerror(errno))) }

    /// The plain words of a file error.
    static func reason(_ error: any Error) -> String {
        let error = error as NSError
        if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError { return reason(underlying) }
        if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
        return error.localizedDescription
    }
}

/// A file of one picture, or whatever else is in memory.
package enum PictureFile {
    /// Writes a file at once, and makes its folder; it appears when it is whole.
    package static func write(_ bytes: [UInt8], to file: URL) throws(ExportError) {
        try WholeFile.makeFolder(file.deletingLastPathComponent())
        try WholeFile.write(bytes, to: file)
    }
}

/// Whether one can write into a folder.
package enum FolderProbe {
    /// Makes a hidden file in the folder and removes it.
    package static func check(_ folder: URL) throws(ExportError) {
        try WholeFile(folder.appendingPathComponent(UUID().uuidString)).write([])
    }
}

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
