import Foundation
import UIKitCore

/// The localised folders of a bundle, in the order in which the program looks into them.
struct Localizations {
    private let bundle: Bundle
    private let root: URL
    /// The languages of the user that the bundle has, the preferred one first, as its folders name them.
    private let languages: [String]

    init(of bundle: Bundle) {
        self.bundle = bundle
        root = bundle.resourceURL ?? bundle.bundleURL
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        let all = folders.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
        let named = all.filter { $0 != "Base" }
        // The development language is the one that Base is written in.
        let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        languages =
            named.isEmpty
            ? [] : Self.preferred(Locale.preferredLanguages, among: named + [development], development)
    }

    /// The languages of a user that are available, `en` for `en-GB` where that is not, the preferred one first; the development language where none is.
    ///
    /// `Bundle.preferredLocalizations(from:)` gives the first that is available here, whatever the user prefers.
    static func preferred(_ languages: [String], among available: [String], _ development: String) -> [String]
    {
        let known = Dictionary(available.map { (plain($0), $0) }, uniquingKeysWith: { first, _ in first })
        var result: [String] = []
        for language in languages {
            var parts = plain(language).split(separator: "-")
            while !parts.isEmpty {
                if let found = known[parts.joined(separator: "-")], !result.contains(found) {
                    result.append(found)
                }
                parts.removeLast()
            }
        }
        return result.isEmpty ? [development] : result
    }

    private static func plain(_ language: String) -> String {
        language.lowercased().replacing("_", with: "-")
    }

    /// The first file of some names, which lead out of no folder.
    func file(named names: [String], _ ending: String) -> InterfaceFiles.Found? {
        let places = languages.map { Optional($0) } + ["Base", nil]
        for place in places {
            for name in names where !name.isEmpty && !name.hasPrefix("/") {
                guard !name.split(separator: "/").contains("..") else { continue }
                let url = folder(place).appendingPathComponent("\(name).\(ending)")
                guard FileManager.default.fileExists(atPath: url.path) else { continue }
                return InterfaceFiles.Found(url: url, bundle: bundle, localization: place)
            }
        }
        return nil
    }

    /// The texts of a document in the language of the program, by `ID.property`; none for one that lies in the folder of a language itself.
    func texts(beside found: InterfaceFiles.Found) -> [String: String] {
        guard found.localization == nil || found.localization == "Base" else { return [:] }
        let name = found.url.deletingPathExtension().lastPathComponent
        for language in languages {
            let url = folder(language).appendingPathComponent("\(name).strings")
            if let data = try? Data(contentsOf: url) { return Self.texts(data, named: url.lastPathComponent) }
        }
        return [:]
    }

    private func folder(_ localization: String?) -> URL {
        localization.map { root.appendingPathComponent("\($0).lproj") } ?? root
    }

    /// The texts in the bytes of a file of strings; none, which the load reports, where they are none.
    private static func texts(_ data: Data, named name: String) -> [String: String] {
        do {
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            return (list as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
        } catch {
            Mistakes.tell("\(name) holds no strings that can be read: \(error.localizedDescription)")
            return [:]
        }
    }
}
