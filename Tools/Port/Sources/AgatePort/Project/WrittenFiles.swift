import Foundation

/// The files of a ported package: what is written, and what an earlier run has left.
struct WrittenFiles {
    private let root: String
    private var places: Set<String> = []

    /// The list of a run's files.
    private static let list = ".agate-port-files"
    /// How many files one folder among the resources may hold: a link that leads back up has no end.
    private static let maxFiles = 100_000

    init(root: String) { self.root = root }

    /// Writes a file.
    mutating func write(_ bytes: [UInt8], to place: String) throws {
        try PortFiles.write(bytes, to: "\(root)/\(place)")
        places.insert(place)
    }

    /// Copies a file, or a folder with all that is in it but hidden files.
    mutating func copy(_ path: String, to place: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw PortFailure.missing(path)
        }
        guard isFolder.boolValue else { return try write(try PortFiles.read(path), to: place) }
        guard let found = FileManager.default.enumerator(atPath: path) else {
            throw PortFailure.unreadable(path)
        }
        var count = 0
        while let name = found.nextObject() as? String {
            if name.split(separator: "/").last?.hasPrefix(".") == true {
                found.skipDescendants()
                continue
            }
            guard found.fileAttributes?[.type] as? FileAttributeType == .typeRegular else { continue }
            count += 1
            guard count <= Self.maxFiles else {
                throw PortFailure.damaged(path, "it holds more than \(Self.maxFiles) files")
            }
            try write(try PortFiles.read("\(path)/\(name)"), to: "\(place)/\(name)")
        }
    }

    /// Removes the files of the last run that this one has not written, and notes its own.
    func finish() throws {
        let path = "\(root)/\(Self.list)"
        let last = (try? PortFiles.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        for line in last.split(separator: "\n") {
            let place = String(line)
            guard !places.contains(place), !place.hasPrefix("/"), !place.split(separator: "/").contains("..")
            else { continue }
            try? FileManager.default.removeItem(atPath: "\(root)/\(place)")
            removeEmptyFolders(above: place)
        }
        try PortFiles.write(Array((places.sorted().joined(separator: "\n") + "\n").utf8), to: path)
    }

    /// Removes the folders of a place that hold nothing any more, from the innermost on.
    private func removeEmptyFolders(above place: String) {
        var folders = place.split(separator: "/").dropLast()
        while !folders.isEmpty {
            let folder = "\(root)/\(folders.joined(separator: "/"))"
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder), names.isEmpty
            else { return }
            try? FileManager.default.removeItem(atPath: folder)
            folders.removeLast()
        }
    }
}
