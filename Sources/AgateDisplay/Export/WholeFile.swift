import CAgateFiles
package import Foundation
import Glibc

/// A file that appears under its name only when it is whole and on the disk.
///
/// It is written beside its place under a hidden name, written through to the disk (`fsync`) and then renamed. Whatever goes wrong, a
/// file that was there before stays as it was, and nothing hidden stays behind.
package final class WholeFile {
    /// The hidden file, on the same disk as the finished one.
    package let unfinished: URL
    private let file: URL
    /// Open between the first bytes and the end.
    private var descriptor: Int32 = -1

    /// Takes a hidden name beside a file.
    ///
    /// - Throws: ``ExportError/cannotWrite(_:reason:)`` when a folder stands in the place of the file.
    package init(_ file: URL) throws(ExportError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
            throw .cannotWrite(file, reason: String(cString: strerror(EISDIR)))
        }
        self.file = file
        // A file beyond the size that is allowed is an error, and not the end of the process.
        ProcessSignals.failOnWriting()
        let ending = file.pathExtension
        unfinished = file.deletingLastPathComponent()
            .appendingPathComponent(".\(UUID().uuidString)\(ending.isEmpty ? "" : ".\(ending)")")
        UnfinishedWork.add(file: unfinished.path)
    }

    deinit {
        if descriptor >= 0 { _ = Glibc.close(descriptor) }
        UnfinishedWork.discard(file: unfinished.path)
    }

    /// Writes a file at once.
    package static func write(_ bytes: [UInt8], to url: URL) throws(ExportError) {
        let file = try WholeFile(url)
        try file.append(bytes)
        try file.publish()
    }

    /// Writes bytes behind those that are there.
    package func append(_ bytes: [UInt8]) throws(ExportError) {
        if descriptor < 0 {
            descriptor = open(unfinished.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        }
        guard descriptor >= 0 else { throw failure() }
        let isWritten = bytes.withUnsafeBytes { FileDescriptorWriting.write($0, to: descriptor) }
        guard isWritten else { throw failure() }
    }

    /// Writes bytes over those with which the file begins.
    func rewriteStart(_ bytes: [UInt8]) throws(ExportError) {
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw failure() }
        try append(bytes)
    }

    /// Writes all files of the file system through to the disk.
    func syncFileSystem() throws(ExportError) {
        if descriptor < 0 { descriptor = open(unfinished.path, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw failure() }
        guard agate_sync_file_system(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
            throw failure()
        }
    }

    /// Closes the hidden file, to which nothing will be written any more.
    func close() throws(ExportError) {
        guard descriptor >= 0 else { return }
        let isClosed = Glibc.close(descriptor) == 0
        descriptor = -1
        guard isClosed else { throw failure() }
    }

    /// Gives the hidden file its name, once its bytes are on the disk.
    ///
    /// - Parameter isOnDisk: Whether they are already.
    package func publish(isOnDisk: Bool = false) throws(ExportError) {
        if !isOnDisk { try sync() }
        try close()
        guard rename(unfinished.path, file.path) == 0 else { throw failure() }
    }

    private func sync() throws(ExportError) {
        if descriptor < 0 { descriptor = open(unfinished.path, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw failure() }
        // A pipe or a disk without this call has nothing to tell.
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else { throw failure() }
    }

    /// Makes the folder of a file, and those above it.
    package static func makeFolder(_ url: URL) throws(ExportError) {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw .cannotWrite(url, reason: reason(error))
        }
    }

    private func failure() -> ExportError { .cannotWrite(file, reason: String(cString: strerror(errno))) }

    /// The plain words of a file error.
    package static func reason(_ error: any Error) -> String {
        let error = error as NSError
        if let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error { return reason(underlying) }
        if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
        if error.domain == NSCocoaErrorDomain {
            // The C library's words for the same errors.
            switch CocoaError.Code(rawValue: error.code) {
            case .fileNoSuchFile, .fileReadNoSuchFile: return String(cString: strerror(ENOENT))
            case .fileReadNoPermission, .fileWriteNoPermission: return String(cString: strerror(EACCES))
            case .fileWriteOutOfSpace: return String(cString: strerror(ENOSPC))
            case .fileWriteVolumeReadOnly: return String(cString: strerror(EROFS))
            case .fileWriteFileExists: return String(cString: strerror(EEXIST))
            case .fileReadTooLarge: return String(cString: strerror(EFBIG))
            default: return "cannot be read or written"
            }
        }
        return error.localizedDescription
    }
}
