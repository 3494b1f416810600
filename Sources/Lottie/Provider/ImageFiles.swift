import Foundation

/// Files below a folder, and nowhere else.
///
/// Source: documents R66.
enum ImageFiles {
    /// The bytes of the first of some names that is there.
    static func data(of names: [String], below folder: URL) -> Data? {
        let root = folder.standardizedFileURL.resolvingSymlinksInPath()
        for name in names {
            let file = root.appendingPathComponent(name).standardizedFileURL.resolvingSymlinksInPath()
            guard file.path.hasPrefix(root.path + "/") else { continue }
            if let data = try? Data(contentsOf: file) { return data }
        }
        return nil
    }

    /// Whether a name stays where it is looked for.
    static func isPlain(_ name: String) -> Bool {
        !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    }
}
