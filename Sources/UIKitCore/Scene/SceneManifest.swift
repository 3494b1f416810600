import Foundation
import QuartzCore

/// What a program's Info.plist says of its scene and of files of Interface Builder.
///
/// Source: reality Q7.1.
package struct SceneManifest: Equatable {
    /// The class of the scene's delegate, as Info.plist writes it.
    package var delegateName: String?
    /// The storyboard of the scene, or that of the program.
    package var storyboard: String?

    /// Reads the entry of a configuration's name, the first one where the name is not there.
    ///
    /// - Parameters:
    ///   - info: A property list. Values of other types than Xcode writes count as missing.
    ///   - idiom: That of the device, which has a storyboard of its own where the list names one.
    package init(
        _ info: [String: Any],
        configuration name: String?,
        idiom: UIUserInterfaceIdiom = .unspecified
    ) {
        let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let list = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
        let entry = list.first { $0["UISceneConfigurationName"] as? String == name } ?? list.first
        delegateName = entry?["UISceneDelegateClassName"] as? String
        storyboard = entry?["UISceneStoryboardFile"] as? String ?? Self.mainStoryboard(info, idiom)
    }

    /// The storyboard of the program: on an iPad that of the key with `~ipad` behind it, if there is one.
    static func mainStoryboard(_ info: [String: Any], _ idiom: UIUserInterfaceIdiom) -> String? {
        let suffix: String? =
            switch idiom {
            case .pad: "~ipad"
            case .phone: "~iphone"
            default: nil
            }
        return suffix.flatMap { info["UIMainStoryboardFile\($0)"] as? String }
            ?? info["UIMainStoryboardFile"] as? String
    }

    /// The property lists of the program: the main bundle's, and those among the resources of packages and of ported programs beside it; none with nothing in it.
    static func infos() -> [[String: Any]] {
        var found = [Bundle.main.infoDictionary ?? [:]]
        for folder in ProgramBundles.folders.dropFirst() where folder.pathExtension != "bundle" {
            let file = folder.appendingPathComponent("Info.plist")
            guard let data = try? Data(contentsOf: file),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
                    as? [String: Any]
            else { continue }
            found.append(list)
        }
        return found.filter { list in
            list["UIApplicationSceneManifest"] != nil
                || list.keys.contains { $0.hasPrefix("UIMainStoryboardFile") }
        }
    }

    /// The name of a class, with Xcode's words for the module put in.
    package static func className(_ text: String, module: String) -> String {
        let name = text.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
            .replacingOccurrences(of: "$(PRODUCT_NAME)", with: module)
        return name.contains(".") ? name : "\(module).\(name)"
    }

    /// The module of a class.
    static func module(of type: AnyClass) -> String {
        // A private class has a name that no class is found by, and a module all the same.
        let name = String(reflecting: type)
        return name.firstIndex(of: ".").map { String(name[..<$0]) } ?? ""
    }
}

/// Finds the delegate of a scene whose configuration names none.
///
/// Info.plist says which class it is. Without one, the only class of the program's module that is a `UIWindowSceneDelegate` is
/// taken. Where that is none or one of several, one line says what is missing.
@MainActor enum SceneDelegateSearch {
    /// The storyboard of the scenes of a configuration; nil where Info.plist names none, or the program has no scenes.
    static func storyboard(for configuration: UISceneConfiguration, _ info: ProgramInfo) -> UIStoryboard? {
        guard info.usesScenes else { return nil }
        return info.lists.lazy.compactMap {
            SceneManifest($0, configuration: configuration.name, idiom: MainInterface.idiom).storyboard
        }.first.flatMap {
            UIStoryboard.named($0, in: info.bundle, by: "Info.plist (UISceneStoryboardFile)")
        }
    }

    /// The class that the configuration lacks; nil where nothing asks for one.
    static func delegateClass(
        for configuration: UISceneConfiguration,
        of delegate: any UIApplicationDelegate,
        _ info: ProgramInfo
    ) -> NSObject.Type? {
        let module = SceneManifest.module(of: type(of: delegate))
        for manifest in info.lists.map({ SceneManifest($0, configuration: configuration.name) }) {
            guard configuration.delegateClass == nil, let written = manifest.delegateName else { continue }
            let name = SceneManifest.className(written, module: module)
            if let found = named(name) { return found }
            Mistakes.tell(
                "Info.plist names \(written) as the scene's delegate (UISceneDelegateClassName), and there is no class \(name) that is a UIWindowSceneDelegate."
            )
            return nil
        }
        // Programs that say nothing of scenes have their window from the application's delegate.
        guard configuration.delegateClass == nil, let name = configuration.name, info.lists.isEmpty else {
            return nil
        }
        let found = classes(of: module, among: ClassNamesInProgram.names())
        if found.count == 1 { return found[0] }
        let reason =
            found.isEmpty
            ? "the module \(module) has no class that is a UIWindowSceneDelegate"
            : "the module \(module) has several: \(found.map { String(reflecting: $0) }.joined(separator: ", "))"
        Mistakes.tell(
            "the scene's configuration \"\(name)\" names no delegate, there is no Info.plist with UIApplicationSceneManifest, and \(reason). Set delegateClass of the configuration that application(_:configurationForConnecting:options:) returns."
        )
        return nil
    }

    private static func named(_ name: String) -> NSObject.Type? {
        guard let type = NSClassFromString(name), type is any UIWindowSceneDelegate.Type else { return nil }
        return type as? NSObject.Type
    }

    /// The classes of a module that can be a scene's delegate, among some names, in the order of the names.
    static func classes(of module: String, among names: [String]) -> [NSObject.Type] {
        names.compactMap { named("\(module).\($0)") }
    }
}

/// The names in the program's file that may be those of a scene's delegate.
///
/// The names of classes stand in the file as text, each with a zero behind it; nothing else is assumed, and each is looked up as a
/// class of the module. Names without "Scene" and "Delegate" in them are skipped, so that few are looked up.
package enum ClassNamesInProgram {
    /// No name is longer, in bytes.
    private static let longest = 100

    /// Reads the file of the running program; none where it cannot be read.
    static func names() -> [String] {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped)
        else { return [] }
        return names(in: data)
    }

    /// The names in some bytes, sorted.
    package static func names(in data: Data) -> [String] {
        var found: Set<String> = []
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            guard let start = bytes.baseAddress else { return }
            for word in ["Scene", "Delegate"] {
                let letters = Array(word.utf8)
                var offset = 0
                // The C library's search: a program has a hundred megabytes.
                while let hit = memchr(start + offset, Int32(letters[0]), bytes.count - offset) {
                    let place = UnsafeRawPointer(hit) - start
                    offset = place + 1
                    guard place + letters.count <= bytes.count, memcmp(hit, letters, letters.count) == 0
                    else { continue }
                    offset = place + letters.count
                    if let name = name(around: place..<offset, in: bytes) { found.insert(name) }
                }
            }
        }
        return found.sorted()
    }

    private static func name(around place: Range<Int>, in bytes: UnsafeRawBufferPointer) -> String? {
        func isPart(_ byte: UInt8) -> Bool {
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
        }
        var (first, end) = (place.lowerBound, place.upperBound)
        while first > 0, end - first <= longest, isPart(bytes[first - 1]) { first -= 1 }
        while end < bytes.count, end - first <= longest, isPart(bytes[end]) { end += 1 }
        guard end - first <= longest, end < bytes.count, bytes[end] == 0,
            first == 0 || bytes[first - 1] == 0, !(48...57).contains(bytes[first])
        else { return nil }
        return String(decoding: bytes[first..<end], as: UTF8.self)
    }
}
