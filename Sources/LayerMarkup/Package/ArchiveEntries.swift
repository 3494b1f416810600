import AgateDocuments
import Foundation
import QuartzCore

/// An object of an archive: its class, and its values by key.
struct ArchiveEntries {
    /// The class, without its module; empty where the archive does not say it.
    let className: String
    /// That class and those that it comes from, without their modules.
    let classes: [String]
    /// The values in the order of the file.
    let list: [(key: String, value: KeyedArchive.Value)]
    private let names: [String]
    private let byKey: [String: KeyedArchive.Value]

    init(className: String, classes: [String], list: [(key: String, value: KeyedArchive.Value)]) {
        names = classes
        self.classes = classes.map { Self.plain($0) }
        self.className = Self.plain(className)
        self.list = list
        byKey = Dictionary(list.map { ($0.key, $0.value) }) { _, last in last }
    }

    private static func plain(_ name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }

    /// The value under a key; nil where there is none.
    subscript(key: String) -> KeyedArchive.Value? { byKey[key] }

    /// The value of an object that has one alone.
    var onlyValue: KeyedArchive.Value? { list.count == 1 ? list[0].value : nil }

    /// Whether it is in the form of this project.
    var isOwn: Bool { list.contains { $0.key.hasPrefix("agate.") } }

    /// Whether it is a layer.
    var isLayer: Bool { classes.contains("CALayer") || ClassNames.layer(className) != nil }

    /// The class that reads an object in the form of this project; nil where there is none that may be read from untrusted bytes.
    ///
    /// Foundation's own classes are left out: they expect Foundation's coder.
    var ownClass: (NSObject & NSSecureCoding).Type? {
        for name in names where Self.isName(name) && !name.hasPrefix("Foundation.") && !name.hasPrefix("NS") {
            if let found = (NSKeyedUnarchiver.class(forClassName: name) ?? NSClassFromString(name))
                as? (NSObject & NSSecureCoding).Type,
                found.supportsSecureCoding
            {
                return found
            }
        }
        return nil
    }

    /// Whether a text is the name of a class and of its module, and nothing that the runtime would have to make sense of.
    private static func isName(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return name.utf8.count <= 200 && parts.count <= 2
            && parts.allSatisfy { part in
                part.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
                    && part.utf8.allSatisfy { byte in
                        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                            || byte == UInt8(ascii: "_")
                    }
            }
    }
}
