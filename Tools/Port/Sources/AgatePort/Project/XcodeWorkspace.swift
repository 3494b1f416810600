import Foundation

/// A workspace of Xcode (`.xcworkspace`): a list of projects.
public struct XcodeWorkspace: Sendable {
    /// The paths of its projects, in its order, those that are not there left out.
    public let projects: [String]

    /// How deeply groups may lie in each other.
    private static let maxDepth = 64

    /// Reads `contents.xcworkspacedata`.
    ///
    /// - Throws: ``PortFailure`` where it is not there, or names no project that is.
    public init(path: String) throws {
        let plain = path.hasSuffix("/") ? String(path.dropLast()) : path
        let file = plain + "/contents.xcworkspacedata"
        let text = String(decoding: try PortFiles.read(file), as: UTF8.self)
        let own = URL(fileURLWithPath: plain).deletingLastPathComponent().standardizedFileURL.path
        var folders = [own]
        var found: [String] = []
        for tag in Self.tags(in: text) {
            if tag.hasPrefix("/Group") {
                if folders.count > 1 { folders.removeLast() }
                continue
            }
            guard tag.hasPrefix("Group") || tag.hasPrefix("FileRef") else { continue }
            let place = Self.location(of: tag, in: folders.last ?? own, container: own)
            if tag.hasPrefix("FileRef") {
                if place.hasSuffix(".xcodeproj") { found.append(place) }
            } else if !tag.hasSuffix("/") {
                guard folders.count < Self.maxDepth else {
                    throw PortFailure.damaged(
                        file,
                        "its groups lie deeper in each other than \(Self.maxDepth) levels"
                    )
                }
                folders.append(place)
            }
        }
        projects = found.filter { FileManager.default.fileExists(atPath: $0) }
        guard !projects.isEmpty else { throw PortFailure.damaged(file, "it names no project that is there") }
    }

    /// What stands between `<` and `>`, in the file's order.
    private static func tags(in text: String) -> [Substring] {
        text.split(separator: "<").compactMap { part in part.firstIndex(of: ">").map { part[..<$0] } }
    }

    /// The path that an attribute `location = "group:…"` names.
    private static func location(of tag: Substring, in folder: String, container: String) -> String {
        let words = tag.split(separator: "\"", omittingEmptySubsequences: false)
        guard let at = words.firstIndex(where: { $0.filter { !$0.isWhitespace }.hasSuffix("location=") }),
            at + 1 < words.count
        else { return folder }
        let text = words[at + 1]
        let colon = text.firstIndex(of: ":")
        let path = String(colon.map { text[text.index(after: $0)...] } ?? text)
            .replacingOccurrences(of: "&amp;", with: "&")
        switch colon.map({ text[..<$0] }) {
        case "absolute": return path
        case "container", "self": return ProjectPaths.join(container, path)
        default: return ProjectPaths.join(folder, path)
        }
    }
}
