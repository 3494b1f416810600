import Foundation

/// What the program's Info.plist says of its modules, in which documents of Interface Builder look for classes.
///
/// `agate port` writes `AgateModules`, a list with the program's own module first, and `AgateClassNames`, which leads from a class's name in Objective-C to
/// `Module.Class`.
@MainActor package enum ProgramModules {
    /// The modules, the program's own first; for a program without such a list the module of its delegate.
    package static var names: [String] { listed.isEmpty ? module(ofDelegate: UIApplication.shared) : listed }

    /// Swift's names of classes that `@objc(name)` gives another name, by that.
    package static let classNames: [String: String] = infos.reduce(into: [:]) { names, info in
        names.merge(info["AgateClassNames"] as? [String: String] ?? [:]) { first, _ in first }
    }

    private static let listed: [String] = list(infos.flatMap { $0["AgateModules"] as? [String] ?? [] })

    /// The names without those that come again.
    private static func list(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    private static func module(ofDelegate application: UIApplication) -> [String] {
        guard let delegate = application.delegate else { return [] }
        return [SceneManifest.module(of: type(of: delegate))].filter { !$0.isEmpty }
    }

    /// The property lists of the main bundle and of ported programs beside it.
    private static let infos: [[String: Any]] =
        [Bundle.main.infoDictionary ?? [:]]
        + ProgramBundles.folders.dropFirst().compactMap { folder in
            guard let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist")) else {
                return nil
            }
            return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        }
}
