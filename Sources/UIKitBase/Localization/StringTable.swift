import Foundation

/// A table of texts in several languages, the best for the user first.
package struct StringTable: Sendable {
    /// A text and the language that it is in.
    package struct Found: Sendable {
        package let text: LocalizedText
        package let language: String
    }

    private var languages: [(language: String, texts: [String: LocalizedText])] = []

    /// The text of a key in the first language that has it; nil where none has.
    package func find(_ key: String) -> Found? {
        for (language, texts) in languages {
            if let text = texts[key] { return Found(text: text, language: language) }
        }
        return nil
    }

    /// Reads the files of a table in folders of resources.
    ///
    /// - Parameters:
    ///   - development: The language that the texts are written in; nil: that of the first string catalog.
    ///   - preferred: The languages that the user wants, the best first.
    package init(_ name: String, in folders: [URL], development: String?, preferred: [String]) {
        var catalogs: [StringCatalog] = []
        var available: Set<String> = []
        for folder in folders {
            for child in ProgramBundles.children(of: folder) where child.pathExtension == "lproj" {
                available.insert(child.deletingPathExtension().lastPathComponent)
            }
            if let catalog = StringCatalog.read(folder.appendingPathComponent("\(name).xcstrings")) {
                catalogs.append(catalog)
                available.formUnion(catalog.languages)
            }
        }
        let source = development ?? catalogs.lazy.compactMap(\.sourceLanguage).first
        let ordered = LocalizationLanguages.ordered(available, preferred: preferred, development: source)
        for language in ordered {
            var texts: [String: LocalizedText] = [:]
            for folder in folders {
                Self.merge(name, folder.appendingPathComponent("\(language).lproj"), into: &texts)
            }
            for catalog in catalogs { texts.merge(catalog.texts(in: language)) { first, _ in first } }
            // The texts of Base are in the language of the developer.
            languages.append((language == "Base" ? source ?? "en" : language, texts))
        }
        var loose: [String: LocalizedText] = [:]
        for folder in folders { Self.merge(name, folder, into: &loose) }
        if !loose.isEmpty { languages.append((source ?? "en", loose)) }
    }

    /// Adds the texts of the files in a folder; forms win over plain texts.
    private static func merge(_ name: String, _ folder: URL, into texts: inout [String: LocalizedText]) {
        let files = [
            LocalizedTable.stringsDictionary(folder.appendingPathComponent("\(name).stringsdict")),
            LocalizedTable.strings(folder.appendingPathComponent("\(name).strings")),
        ]
        for found in files.compactMap({ $0 }) { texts.merge(found) { first, _ in first } }
    }
}
