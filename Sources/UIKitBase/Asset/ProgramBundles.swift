import Foundation

/// The folders in which a program's own resources lie.
///
/// Xcode puts them into the bundle of the program. The package manager puts those of each target into a folder `PACKAGE_TARGET.resources` beside the
/// program, and `agate port` keeps the bundle of a project whole in there, as `NAME.app`.
package enum ProgramBundles {
    /// The main bundle's folder, then the folders of packages beside it, each followed by the bundles of ported programs in it, in the order of their names.
    ///
    /// Looked for once: resources of a bundle do not change while a program runs.
    package static let folders = folders(of: Bundle.main.resourceURL ?? Bundle.main.bundleURL)

    /// The folders of a program whose main bundle is a folder.
    package static func folders(of main: URL) -> [URL] {
        let beside = children(of: main).filter { ["resources", "bundle"].contains($0.pathExtension) }
        let inside = beside.map { folder in
            [folder] + children(of: folder).filter { $0.pathExtension == "app" }
        }
        return [main] + inside.joined()
    }

    /// The bundles of ported programs, in the order of their names; empty for a program that keeps its resources elsewhere.
    package static let ported: [Bundle] = folders.filter { $0.pathExtension == "app" }.compactMap {
        Bundle(url: $0)
    }

    /// The Info.plists of the program, each with its bundle's folder: the main bundle's, and those among the resources of packages and of ported programs.
    ///
    /// Nothing changes them.
    nonisolated(unsafe) package static let informations: [(folder: URL, information: [String: Any])] =
        [(folders[0], Bundle.main.infoDictionary ?? [:])] + informations(in: Array(folders.dropFirst()))

    /// The Info.plists that lie in folders; none for a folder without one that can be read.
    package static func informations(in folders: [URL]) -> [(folder: URL, information: [String: Any])] {
        folders.filter { $0.pathExtension != "bundle" }.compactMap { folder in
            guard let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist")),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            else { return nil }
            return (list as? [String: Any]).map { (folder, $0) }
        }
    }

    /// Whether a bundle is the main one, whose resources lie in all of ``folders``.
    package static func isMain(_ bundle: Bundle) -> Bool { bundle.bundlePath == Bundle.main.bundlePath }

    /// What lies in a folder, hidden files left out, in the order of the paths; nothing for a folder that cannot be read.
    static func children(of folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles
        )
        return (found ?? []).sorted { $0.path < $1.path }
    }
}
