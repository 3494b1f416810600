import Foundation

/// The files of a folder that is to be ported.
public struct SourceFolder: Sendable {
    /// A file that was found.
    public struct File: Sendable, Hashable {
        /// As the caller has named it, or below the folder that the caller has named.
        public let path: String
        /// From the folder that the caller has named; the name alone for a single file.
        public let relativePath: String
    }

    /// The Swift files, in the order of their paths.
    public let sources: [File]
    /// All other files, in the order of their paths.
    public let others: [File]

    /// Lists files and those below folders; hidden ones and what builds leave behind are passed over, and so are ported ones.
    ///
    /// - Throws: ``PortFailure`` where a path is not there.
    public init(paths: [String]) throws {
        var sources: [File] = []
        var others: [File] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw PortFailure.missing(path)
            }
            guard isFolder.boolValue else {
                let name = URL(fileURLWithPath: path).lastPathComponent
                sources.append(File(path: path, relativePath: name))
                continue
            }
            guard let found = FileManager.default.enumerator(atPath: path) else {
                throw PortFailure.unreadable(path)
            }
            while let name = found.nextObject() as? String {
                let last = name.split(separator: "/").last ?? ""
                if last.hasPrefix(".") || (last == "Package.resolved") {
                    found.skipDescendants()
                    continue
                }
                guard found.fileAttributes?[.type] as? FileAttributeType != .typeDirectory else { continue }
                let prefix = path.hasSuffix("/") ? path : path + "/"
                let file = File(path: prefix + name, relativePath: name)
                if name.hasSuffix(".ported.swift") || name.hasSuffix(".ported.json") { continue }
                if name.hasSuffix(".swift") { sources.append(file) } else { others.append(file) }
            }
        }
        self.sources = sources.sorted { $0.path < $1.path }
        self.others = others.sorted { $0.path < $1.path }
    }
}
