/// The names in documents of Interface Builder.
public struct InterfaceNames: Hashable, Sendable {
    /// Classes of objects, without their modules.
    public var classes: Set<String> = []
    /// Outlets, and the parts of key paths of user-defined runtime attributes.
    public private(set) var keys: Set<String> = []
    /// Selectors of actions and of methods that make destinations of segues.
    public private(set) var selectors: Set<String> = []

    /// No names.
    public init() {}

    /// Whether there are none.
    public var isEmpty: Bool { classes.isEmpty && keys.isEmpty && selectors.isEmpty }

    /// Adds a key or the parts of a key path.
    mutating func add(keyPath: String?) {
        keys.formUnion(keyPath?.split(separator: ".").map(String.init) ?? [])
    }

    /// Adds a selector.
    mutating func add(selector: String?) { if let selector, !selector.isEmpty { selectors.insert(selector) } }

    /// Adds all of others.
    mutating func merge(_ other: InterfaceNames) {
        classes.formUnion(other.classes)
        keys.formUnion(other.keys)
        selectors.formUnion(other.selectors)
    }

    /// The names as rows of an index's text.
    var rows: [[String]] {
        classes.map { ["document", "class", $0] } + keys.map { ["document", "key", $0] }
            + selectors.map { ["document", "selector", $0] }
    }

    /// Reads one of the rows.
    init(row: [String]) {
        switch row[1] {
        case "class": classes = [row[2]]
        case "key": keys = [row[2]]
        case "selector": selectors = [row[2]]
        default: break
        }
    }
}
