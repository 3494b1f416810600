import AgateDocuments
import Foundation
import QuartzCore

/// Bundles of wallpapers: two or three bundles of markup, one before the other.
///
/// Source: documents K4.
enum Wallpaper {
    /// The layers of a wallpaper in one, from the back to the front.
    static func read(_ files: any DocumentFiles, limits: CAMLLimits) throws(CAMLError) -> PackageContents {
        guard let data = try PackageContents.bytes("Wallpaper.plist", files) else {
            throw .missing("Wallpaper.plist")
        }
        let list: MarkupPropertyList
        do { list = try MarkupPropertyList(data, limits: limits.markup) } catch { throw CAMLError(error) }
        let names = fileNames(list)
        guard !names.isEmpty else { throw .unsupported("a wallpaper without layered animations") }
        let root = CALayer()
        root.name = string("name", list.entries) ?? "Wallpaper"
        var contents = PackageContents(root: root, issues: [])
        for name in names {
            let part = try PackageContents.bundle(Subfolder(files, name), limits: limits)
            contents.issues += part.issues
            let size = part.size ?? part.root.bounds.size
            if contents.size == nil {
                contents.size = size
                root.bounds = CGRect(origin: .zero, size: size)
                root.position = CGPoint(x: size.width / 2, y: size.height / 2)
            }
            place(part.root, in: root.bounds.size)
            root.addSublayer(part.root)
        }
        return contents
    }

    /// Puts the root layer of a part where the origin of the wallpaper is, whatever its position says: at the top where its y points down, at the
    /// bottom where it points up.
    private static func place(_ part: CALayer, in size: CGSize) {
        let (bounds, anchor) = (part.bounds.size, part.anchorPoint)
        let top = part.isGeometryFlipped ? size.height - bounds.height : 0
        part.position = CGPoint(x: bounds.width * anchor.x, y: top + bounds.height * anchor.y)
    }

    /// The bundles, the one at the back first.
    private static func fileNames(_ list: MarkupPropertyList) -> [String] {
        var entries = list.entries
        for key in ["assets", "lockAndHome", "default"] {
            if case .dictionary(let inner)? = entries[key] { entries = inner }
        }
        let keys = [
            "backgroundAnimationFileName", "floatingAnimationFileName", "foregroundAnimationFileName",
        ]
        return keys.compactMap { string($0, entries) ?? string($0 + "Key", entries) }
    }

    private static func string(_ key: String, _ entries: [String: MarkupPropertyList.Value]) -> String? {
        if case .string(let text)? = entries[key] { text } else { nil }
    }

    /// The files of a folder among others.
    private struct Subfolder: DocumentFiles {
        private let files: any DocumentFiles
        private let name: String

        init(_ files: any DocumentFiles, _ name: String) {
            self.files = files
            self.name = name
        }

        func bytes(at parts: [String]) throws -> Data? {
            try files.bytes(at: ResourcePath.parts(name) + parts)
        }

        func rereader(at parts: [String]) -> (@Sendable () -> Data?)? {
            (try? ResourcePath.parts(name)).flatMap { files.rereader(at: $0 + parts) }
        }
    }
}
