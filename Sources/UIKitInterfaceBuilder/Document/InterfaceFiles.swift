import AgateDocuments
import Foundation
import UIKitCore

/// Finds the documents of bundles and reads them, each once.
@MainActor enum InterfaceFiles {
    /// A document that was found.
    struct Found {
        let url: URL
        let bundle: Bundle
        /// The folder of a localisation that it lies in, as `Base`; nil for none.
        let localization: String?
    }

    /// A document that was read, and the date that its file had then.
    struct Read {
        let date: Date?
        let document: InterfaceDocument
    }

    /// The file of a document in a bundle, the program's for nil; for the program's also in the bundles of ported programs beside it.
    ///
    /// The folder of the program's language counts most, then `Base.lproj`, then the bundle itself; of each a name for the device (`~ipad`, `~iphone`) before the
    /// plain one. A name leads out of no bundle: one that is a path to somewhere else is not found.
    static func find(_ name: String, _ ending: String, in bundle: Bundle?) -> Found? {
        guard !leadsOut(name) else { return nil }
        let bundle = bundle ?? .main
        let bundles = ProgramBundles.isMain(bundle) ? [bundle] + ProgramBundles.ported : [bundle]
        for bundle in bundles {
            if let found = Localizations(of: bundle).file(named: names(name), ending) { return found }
        }
        return nil
    }

    /// Whether a name is a path that leads out of its bundle.
    static func leadsOut(_ name: String) -> Bool {
        name.hasPrefix("/") || name.split(separator: "/").contains("..")
    }

    private static func names(_ name: String) -> [String] {
        switch UIDevice.current.userInterfaceIdiom {
        case .pad: ["\(name)~ipad", name]
        case .phone: ["\(name)~iphone", name]
        default: [name]
        }
    }

    /// Reads a file; nil, which the load reports, where it is no document of Interface Builder.
    static func document(_ found: Found) -> InterfaceDocument? {
        let path = found.url.path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let date = attributes?[.modificationDate] as? Date
        let known = DisplayState.current.interfaces
        if let read = known.documents[path], read.date == date, read.document.bundle === found.bundle {
            return read.document
        }
        do {
            let document = document(
                try Data(contentsOf: found.url),
                named: found.url.lastPathComponent,
                bundle: found.bundle,
                texts: Localizations(of: found.bundle).texts(beside: found)
            )
            if let document { known.documents[path] = Read(date: date, document: document) }
            return document
        } catch {
            Mistakes.tell("\(found.url.lastPathComponent) cannot be read: \(error.localizedDescription)")
            return nil
        }
    }

    /// Reads the bytes of a document.
    static func document(
        _ data: Data,
        named name: String,
        bundle: Bundle,
        texts: [String: String] = [:]
    ) -> InterfaceDocument? {
        do {
            return try InterfaceDocument(data, file: name, bundle: bundle, texts: texts)
        } catch {
            Mistakes.tell("\(name) is no document of Interface Builder that can be read: \(error)")
            return nil
        }
    }
}
