package import Foundation

/// The files in a folder of an archive.
package struct ZipFiles: DocumentFiles {
    private let archive: ZipArchive
    private let prefix: String

    /// - Parameter prefix: The folder, with a slash at its end; empty for the whole archive.
    package init(_ archive: ZipArchive, prefix: String = "") {
        self.archive = archive
        self.prefix = prefix
    }

    package func bytes(at parts: [String]) throws -> Data? {
        let name = prefix + parts.joined(separator: "/")
        return archive.contains(name) ? try archive.bytes(of: name) : nil
    }
}
