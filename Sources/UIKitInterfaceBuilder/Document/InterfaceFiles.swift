import AgateDocuments
import Foundation
import UIKitCore

/// Finds the documents of a bundle and reads them.
@MainActor enum InterfaceFiles {
    /// A document that was found.
    struct Found {
        let url: URL
        let bundle: Bundle
    }

    /// The file of a document in a bundle, the program's for nil.
    ///
    /// A name leads out of no bundle: one that is a path to somewhere else is not found.
    static func find(_ name: String, _ ending: String, in bundle: Bundle?) -> Found? {
        guard !leadsOut(name) else { return nil }
        let bundle = bundle ?? .main
        let bundles = ProgramBundles.isMain(bundle) ? [bundle] + ProgramBundles.ported : [bundle]
        for bundle in bundles {
            if let url = bundle.url(forResource: name, withExtension: ending) {
                return Found(url: url, bundle: bundle)
            }
        }
        return nil
    }

    /// Whether a name is a path that leads out of its bundle.
    static func leadsOut(_ name: String) -> Bool {
        name.hasPrefix("/") || name.split(separator: "/").contains("..")
    }

    /// Reads a file; nil, which is told of, where it is no document of Interface Builder.
    static func document(_ found: Found) -> InterfaceDocument? {
        do {
            return document(
                try Data(contentsOf: found.url),
                named: found.url.lastPathComponent,
                bundle: found.bundle
            )
        } catch {
            Mistakes.tell("\(found.url.lastPathComponent) cannot be read: \(error.localizedDescription)")
            return nil
        }
    }

    /// Reads the bytes of a document.
    static func document(_ data: Data, named name: String, bundle: Bundle) -> InterfaceDocument? {
        do {
            return try InterfaceDocument(data, file: name, bundle: bundle)
        } catch {
            Mistakes.tell("\(name) is no document of Interface Builder that can be read: \(error)")
            return nil
        }
    }
}
