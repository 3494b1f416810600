import Foundation

/// The files of this repository, found from where this file stands.
enum Repository {
    /// The folder of `Package.swift`.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The text of one file.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The Swift files below a folder, in a fixed order, as paths from the root.
    static func swiftFiles(below folder: String) -> [String] { files(below: folder, ending: ".swift") }

    /// The files below a folder whose paths end so, in a fixed order, as paths from the root; hidden ones left out.
    static func files(below folder: String, ending: String) -> [String] {
        let start = root.appendingPathComponent(folder)
        guard let found = FileManager.default.enumerator(atPath: start.path) else { return [] }
        return found.compactMap { $0 as? String }
            .filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") && !$0.contains("/.") }
            .map { "\(folder)/\($0)" }
            .sorted()
    }

    /// The folders directly below a folder.
    static func folders(below folder: String) throws -> [String] {
        let start = root.appendingPathComponent(folder)
        return try FileManager.default.contentsOfDirectory(atPath: start.path).filter {
            var isFolder: ObjCBool = false
            let path = start.appendingPathComponent($0).path
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        }.sorted()
    }
}
