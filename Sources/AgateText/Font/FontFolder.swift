import Foundation

/// The font files below a folder.
enum FontFolder {
    /// More files than that are not looked at.
    private static let maximumFileCount = 10_000

    private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// The files by their endings, sorted by path.
    static func files(below folder: String) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        for case let name as String in walk {
            guard let dot = name.lastIndex(of: "."), endings.contains(name[dot...].dropFirst().lowercased())
            else { continue }
            found.append(folder + (folder.hasSuffix("/") ? "" : "/") + name)
            if found.count >= maximumFileCount { break }
        }
        return found.sorted()
    }
}
