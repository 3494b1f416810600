package import Foundation

/// The files in a folder and below it; a link that leads out is an error.
package struct FolderFiles: DocumentFiles, Sendable {
    private let folder: URL
    private let limits: ContainerLimits
    /// Bytes of the longest path that is looked for: Linux's bound.
    private static let longestPath = 4096

    package init(_ folder: URL, limits: ContainerLimits = .standard) {
        self.folder = folder.resolvingSymlinksInPath()
        self.limits = limits
    }

    package func bytes(at parts: [String]) throws -> Data? {
        // No system has a file of a longer name; taking a path apart costs the square of its length.
        let path = parts.joined(separator: "/")
        guard path.utf8.count <= Self.longestPath else { return nil }
        let real = folder.appendingPathComponent(path).resolvingSymlinksInPath()
        let base = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        guard real.path.hasPrefix(base) else { throw ContainerError.unsafePath(path.excerpt) }
        return try Self.bytes(of: real, limit: limits.entryBytes)
    }

    package func rereader(at parts: [String]) -> (@Sendable () -> Data?)? {
        { try? bytes(at: parts) }
    }

    /// The bytes of a plain file; nil where there is none.
    package static func bytes(of url: URL, limit: Int) throws -> Data? {
        let values = try? FileManager.default.attributesOfItem(atPath: url.path)
        guard let values, values[.type] as? FileAttributeType == .typeRegular else { return nil }
        let size = (values[.size] as? NSNumber)?.intValue ?? 0
        guard size <= limit else {
            throw ContainerError.limit(name: "file bytes", value: size, allowed: limit)
        }
        return try Data(contentsOf: url)
    }
}
