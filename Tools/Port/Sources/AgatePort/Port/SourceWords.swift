/// Where words stand in a source that rules look for; one in a comment counts, too, and costs time alone.
struct SourceWords {
    /// The work for the source.
    let needs: SourceNeeds
    /// Where the words begin, sorted.
    private let places: [Int]
    /// Where calls of optional requirements may be, sorted.
    private let calls: [Int]
    /// Where selectors and calls of the runtime are, sorted.
    private let selectors: [Int]

    /// Looks for the words.
    init(_ source: SourceText) {
        var needs: SourceNeeds = []
        var places: [Int] = []
        var calls: [Int] = []
        var selectors: [Int] = []
        source.bytes.withUnsafeBufferPointer { bytes in
            for place in bytes.indices {
                let entries = Self.table[Int(bytes[place])]
                guard !entries.isEmpty else { continue }
                for entry in entries
                where place + entry.word.count <= bytes.count
                    && entry.word.indices.allSatisfy({ bytes[place + $0] == entry.word[$0] })
                {
                    if entry.isImport, Self.isPlainImport(bytes, place + entry.word.count) { continue }
                    needs.formUnion(entry.needs)
                    if entry.isPlace { places.append(place) }
                    if entry.isCall { calls.append(place) }
                    if entry.isSelector { selectors.append(place) }
                }
            }
        }
        if needs.isSuperset(of: [.overriding, .extending]) { needs.formUnion([.rewriting, .asking]) }
        // Members that an extension declares may be overridden elsewhere.
        if needs.isSuperset(of: [.marking, .extending]) { needs.formUnion(.asking) }
        let mayNeedFramework = source.bytes.withUnsafeBufferPointer { FrameworkImport.mayConcern($0) }
        if mayNeedFramework { needs.formUnion([.framework, .rewriting, .asking]) }
        let instances = source.bytes.withUnsafeBufferPointer { InstanceSearch.places(in: $0) }
        if !instances.isEmpty {
            needs.formUnion([.instances, .rewriting, .asking])
            places = (places + instances).sorted()
        }
        self.needs = needs
        self.places = places
        self.calls = calls
        self.selectors = selectors
    }

    /// Whether a word is in a range, so that a walk has to go there.
    func isNeeded(_ range: Range<Int>) -> Bool { Self.hasPlace(places, in: range) }

    /// Whether a call of an optional requirement may be in a range.
    func hasCall(_ range: Range<Int>) -> Bool { Self.hasPlace(calls, in: range) }

    /// Whether a selector or a call of the runtime is in a range.
    func hasSelector(_ range: Range<Int>) -> Bool { Self.hasPlace(selectors, in: range) }

    private static func hasPlace(_ places: [Int], in range: Range<Int>) -> Bool {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < places.count && places[low] < range.upperBound
    }

    /// Whether no rule is about an import.
    private static func isPlainImport(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        let name = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D && $0 != 0x20 && $0 != 0x3B }
        return !ImportRule.concerns(String(decoding: name, as: UTF8.self))
    }

    private struct Entry {
        let word: [UInt8]
        let needs: SourceNeeds
        let isImport: Bool
        let isCall: Bool
        let isSelector: Bool
        /// Whether a rule looks at the place of the word.
        let isPlace: Bool
    }

    /// The words by their first bytes.
    private static let table: [[Entry]] = {
        let answering: SourceNeeds = [.indexing, .asking, .delegating]
        let words: [(String, SourceNeeds)] = [
            ("@objc", [.rewriting, .indexing, .marking]), ("@IB", [.rewriting, .indexing, .asking]),
            ("@NSManaged", [.rewriting, .indexing, .asking]), ("@UIApplicationMain", .rewriting),
            ("@NSApplicationMain", .rewriting), ("#selector", [.rewriting, .indexing, .asking, .framework]),
            ("#keyPath", [.rewriting, .asking]), ("@MainActor", .rewriting),
            ("@convention", .rewriting), ("keyPathsForValuesAffecting", .rewriting),
            ("classForCoder.", .rewriting), ("os(iOS)", .rewriting),
            ("?(", [.rewriting, .indexing, .asking]), ("import ", .rewriting),
            ("optional ", [.rewriting, .indexing, .asking]), ("Layer", .indexing), ("class ", .indexing),
            ("override ", [.overriding, .indexing]),
            ("extension ", [.extending, .indexing]), ("observe(", [.rewriting, .asking]),
            ("as AnyObject)", .rewriting), (".localizedString(", .rewriting),
            (".window", .rewriting), ("var delegate", [.rewriting, .indexing, .asking]),
            ("setValue(", [.indexing, .asking, .keying]),
            ("forKeyPath", [.rewriting, .indexing, .asking]), ("dynamic ", [.rewriting, .indexing, .asking]),
            ("NSObject", .indexing), (".Type", .indexing), ("init()", [.indexing, .making]),
            ("extension NSObject", [.indexing, .asking]), ("extension UI", [.indexing, .asking]),
            ("awakeFromNib", [.rewriting, .indexing, .asking]),
            ("prepareForInterfaceBuilder", [.rewriting, .indexing, .asking]),
            ("func accessibility", [.rewriting, .indexing, .asking]),
            ("NSSelectorFromString", [.rewriting, .asking]),
            ("responds(to", [.rewriting, .indexing, .asking, .presence]),
            ("class_", [.rewriting, .indexing, .asking]), ("method_", [.rewriting, .indexing, .asking]),
            ("objc_", .rewriting),
            ("object_setClass", .rewriting), ("imp_", .rewriting), ("NSClassFromString", .rewriting),
            ("layout collectionViewLayout", [.rewriting, .indexing, .asking]),
            ("Selector(", [.rewriting, .asking]), ("forKey: \"_", .rewriting),
            ("os_unfair_lock", [.rewriting, .locking]),
            ("URLSession", [.rewriting, .networking]),
            ("URLRequest", [.rewriting, .networking]), ("URLResponse", [.rewriting, .networking]),
            ("URLCache", [.rewriting, .networking]),
            ("URLProtocol", [.rewriting, .networking]), ("URLCredential", [.rewriting, .networking]),
            ("HTTPCookie", [.rewriting, .networking]),
            // Names that other modules have than those of Apple's systems.
            ("Selector", [.framework, .rewriting, .asking]), ("objc_", .framework), ("class_", .framework),
            ("method_", .framework), ("object_get", [.framework, .rewriting]),
            ("protocol_getName", [.framework, .rewriting]), ("autoreleasepool", [.framework, .rewriting]),
            ("NSStringFrom", [.framework, .rewriting]), ("NSHashTable", [.framework, .rewriting]),
            ("NSMapTable", [.framework, .rewriting]), ("NSPointer", [.framework, .rewriting]),
            ("NSException", [.framework, .rewriting]), ("NSInteger", [.framework, .rewriting]),
            ("NSUInteger", [.framework, .rewriting]), ("CFAbsoluteTime", [.framework, .rewriting]),
            ("NSDataDetector", [.framework, .rewriting]), ("NSKeyValue", [.framework, .rewriting]),
            ("ParagraphStyle", [.framework, .rewriting]), ("NSShadow", [.framework, .rewriting]),
            ("NSStringDrawing", [.framework, .rewriting]), ("NSUnderline", [.framework, .rewriting]),
            ("NSLineBreakMode", [.framework, .rewriting]), ("NSDirectional", [.framework, .rewriting]),
            // Tests for presence, which are reported where the ported program needs another test.
            ("= nil", .testing), ("if let ", .testing), ("guard let ", .testing), ("if var ", .testing),
            ("?? ", .testing), ("Delegate", [.indexing, .delegating]),
            ("DataSource", [.indexing, .delegating]),
            ("func tableView(", answering), ("func collectionView(", answering),
            ("func scrollView", answering),
            ("func gestureRecognizer", answering), ("func textField", answering),
            ("func textView", answering),
            ("func navigation", answering), ("func tabBar", answering), ("func searchBar", answering),
            ("func pageViewController", answering), ("func presentation", answering),
            ("func animationDid", answering),
            ("func numberOfSections", answering), ("func viewForZooming", answering),
            ("func application", answering),
            ("func pickerView", answering), ("func animationController", answering),
            ("func dynamicAnimator", answering),
        ]
        var table: [[Entry]] = Array(repeating: [], count: 256)
        for (word, needs) in words {
            let bytes = Array(word.utf8)
            table[Int(bytes[0])].append(
                Entry(
                    word: bytes,
                    needs: needs,
                    isImport: word == "import ",
                    isCall: word == "?(",
                    isSelector: ["#selector", "class_", "method_"].contains(word),
                    isPlace: word != "class "
                )
            )
        }
        return table
    }()
}
