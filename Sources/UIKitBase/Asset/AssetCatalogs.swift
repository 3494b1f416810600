import Foundation

/// The sets of the catalogs in a bundle's resources, by kind and name.
enum AssetCatalogs {
    /// What a set holds, and how its folder ends.
    enum Kind: String, CaseIterable {
        case images = "imageset"
        case colors = "colorset"
        case data = "dataset"
        case symbols = "symbolset"
        case icons = "appiconset"
        case launchImages = "launchimage"
    }

    private static let lock = NSLock()
    /// What was found for each bundle's path; resources of a bundle do not change while a program runs.
    nonisolated(unsafe) private static var cache: [String: [String: URL]] = [:]

    /// The folder of a set; nil for a name that no catalog of the bundle has.
    static func set(_ kind: Kind, named name: String, in bundle: Bundle) -> URL? {
        let path = bundle.bundlePath
        if let sets = lock.withLock({ cache[path] }) { return sets[key(kind, name)] }
        var sets: [String: URL] = [:]
        for catalog in catalogs(of: bundle) { collect(catalog, prefix: "", depth: 0, into: &sets) }
        lock.withLock { cache[path] = sets }
        return sets[key(kind, name)]
    }

    /// The description of a set; nil if it cannot be read.
    static func contents(of set: URL) -> AssetContents? {
        guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")) else {
            return nil
        }
        return try? JSONDecoder().decode(AssetContents.self, from: data)
    }

    private static func key(_ kind: Kind, _ name: String) -> String { "\(kind.rawValue):\(name)" }

    /// The catalogs of a bundle, in the order of their names; those of the main bundle are also in the folders of resources beside the program.
    private static func catalogs(of bundle: Bundle) -> [URL] {
        let folders =
            ProgramBundles.isMain(bundle) ? ProgramBundles.folders : [bundle.resourceURL ?? bundle.bundleURL]
        return folders.flatMap { ProgramBundles.children(of: $0).filter { $0.pathExtension == "xcassets" } }
    }

    /// Collects the sets in a folder; names of groups count only where they say so, and a link that leads back ends with the depth.
    private static func collect(_ folder: URL, prefix: String, depth: Int, into sets: inout [String: URL]) {
        guard depth < 16 else { return }
        for child in ProgramBundles.children(of: folder) where child.hasDirectoryPath {
            let name = child.deletingPathExtension().lastPathComponent
            if let kind = Kind(rawValue: child.pathExtension) {
                let key = key(kind, prefix + name)
                if sets[key] == nil { sets[key] = child }
            } else if child.pathExtension.isEmpty || child.pathExtension == "spriteatlas" {
                let isNamespace = contents(of: child)?.properties?.providesNamespace ?? false
                collect(
                    child,
                    prefix: isNamespace ? prefix + name + "/" : prefix,
                    depth: depth + 1,
                    into: &sets
                )
            }
        }
    }
}
