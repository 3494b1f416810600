/// What is to be done with a source, as far as its words tell without parsing it.
struct SourceNeeds: OptionSet {
    let rawValue: Int

    /// Something in it may be rewritten or spoken of.
    static let rewriting = SourceNeeds(rawValue: 1)
    /// It may declare something that rules for other files ask about.
    static let indexing = SourceNeeds(rawValue: 2)
    /// Something in it asks about other files.
    static let asking = SourceNeeds(rawValue: 4)
    private static let overriding = SourceNeeds(rawValue: 8)
    private static let extending = SourceNeeds(rawValue: 16)

    init(rawValue: Int) { self.rawValue = rawValue }

    /// Looks for words; one in a comment counts, too, and costs time alone.
    init(_ source: SourceText) {
        var found: SourceNeeds = []
        source.bytes.withUnsafeBufferPointer { bytes in
            for place in bytes.indices {
                let entries = Self.table[Int(bytes[place])]
                guard !entries.isEmpty else { continue }
                for entry in entries
                where place + entry.word.count <= bytes.count
                    && entry.word.indices.allSatisfy({ bytes[place + $0] == entry.word[$0] })
                {
                    if entry.isImport, Self.isPlainImport(bytes, place + entry.word.count) { continue }
                    found.formUnion(entry.needs)
                }
            }
        }
        if found.isSuperset(of: [Self.overriding, Self.extending]) { found.formUnion(.rewriting) }
        self = found
    }

    /// Whether no rule is about an import.
    private static func isPlainImport(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        let name = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D && $0 != 0x20 && $0 != 0x3B }
        return !ImportRule.concerns(String(decoding: name, as: UTF8.self))
    }

    private struct Entry {
        let word: [UInt8]
        let needs: SourceNeeds
        var isImport = false
    }

    /// The words by their first bytes.
    private static let table: [[Entry]] = {
        let words: [(String, SourceNeeds)] = [
            ("@objc", [.rewriting, .indexing]), ("@IB", [.rewriting, .indexing]),
            ("@NSManaged", [.rewriting, .indexing, .asking]), ("@UIApplicationMain", .rewriting),
            ("@NSApplicationMain", .rewriting), ("#selector", [.rewriting, .indexing, .asking]),
            ("#keyPath", [.rewriting, .asking]), ("os(iOS)", .rewriting),
            ("?(", [.rewriting, .indexing, .asking]),
            ("import ", .rewriting), ("optional ", [.rewriting, .indexing, .asking]), ("Layer", .indexing),
            ("override ", overriding), ("extension ", extending), ("observe(", .rewriting),
            ("forKeyPath", .rewriting), ("class_", .rewriting), ("method_", .rewriting),
            ("objc_", .rewriting),
            ("object_setClass", .rewriting), ("imp_", .rewriting), ("NSClassFromString", .rewriting),
            ("Selector(", .rewriting), ("forKey: \"_", .rewriting), ("URLSession", .rewriting),
            ("URLRequest", .rewriting), ("URLResponse", .rewriting), ("URLCache", .rewriting),
            ("URLProtocol", .rewriting), ("URLCredential", .rewriting), ("HTTPCookie", .rewriting),
        ]
        var table: [[Entry]] = Array(repeating: [], count: 256)
        for (word, needs) in words {
            let bytes = Array(word.utf8)
            table[Int(bytes[0])].append(Entry(word: bytes, needs: needs, isImport: word == "import "))
        }
        return table
    }()
}
