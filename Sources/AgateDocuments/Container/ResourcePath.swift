/// Paths by which documents name their files: inside of the folder or the archive that the document is in, and nowhere else.
///
/// Source: documents K30, R63, R66.
package enum ResourcePath {
    /// The parts of a path, those that stand for the same folder left out.
    ///
    /// - Throws: ``ContainerError/unsafePath(_:)`` for absolute paths, drive letters, backslashes and steps out of a folder.
    package static func parts(_ path: String) throws(ContainerError) -> [String] {
        guard !path.hasPrefix("/"), !path.utf8.contains(UInt8(ascii: "\\")), !path.utf8.contains(0),
            !hasDriveLetter(path)
        else { throw .unsafePath(path.excerpt) }
        let parts = path.split(separator: "/").filter { $0 != "." }.map(String.init)
        guard !parts.contains("..") else { throw .unsafePath(path.excerpt) }
        return parts
    }

    /// Whether a text is the address of something on a network, which is never fetched.
    package static func isAddress(_ path: String) -> Bool {
        guard let colon = path.utf8.prefix(32).firstIndex(of: UInt8(ascii: ":")) else { return false }
        return path.utf8[colon...].starts(with: "://".utf8)
    }

    /// Whether a path begins at the root of a file system or of a drive: it is somewhere on the machine that wrote it.
    package static func isAbsolute(_ path: String) -> Bool {
        path.utf8.first == UInt8(ascii: "/") || hasDriveLetter(path)
    }

    private static func hasDriveLetter(_ path: String) -> Bool {
        let start = Array(path.utf8.prefix(2))
        guard start.count == 2, start[1] == UInt8(ascii: ":") else { return false }
        return (start[0] | 0x20) >= UInt8(ascii: "a") && (start[0] | 0x20) <= UInt8(ascii: "z")
    }
}
