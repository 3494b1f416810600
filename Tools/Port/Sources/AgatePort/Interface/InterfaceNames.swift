/// The names in documents of Interface Builder.
public struct InterfaceNames: Hashable, Sendable {
    /// Classes of objects, without their modules.
    private(set) var classes: Set<String> = []
    /// The outlets of objects and the beginnings of the key paths of their user-defined runtime attributes, by class; those of objects whose class is not named
    /// under an empty name.
    private(set) var keys: [String: Set<String>] = [:]
    /// The other parts of key paths, which may be of any class.
    private(set) var innerKeys: Set<String> = []
    /// Selectors of actions and of methods that make destinations of segues.
    private(set) var selectors: Set<String> = []

    /// No names.
    public init() {}

    /// The names in the documents among some files; one that cannot be read has none.
    public init(documents paths: [String]) {
        for document in InterfaceDocument.all(in: paths) { merge(document.names) }
    }

    /// Whether there are none.
    var isEmpty: Bool { classes.isEmpty && keys.isEmpty && innerKeys.isEmpty && selectors.isEmpty }

    /// Adds a class.
    ///
    /// - Returns: Whether it was not there.
    mutating func add(class name: String) -> Bool { classes.insert(name).inserted }

    /// Adds a key, or the parts of a key path, of an object.
    ///
    /// - Parameter name: The object's class; empty where it is not named.
    mutating func add(keyPath: String?, ofClass name: String) {
        guard let parts = keyPath?.split(separator: ".").map(String.init), let first = parts.first else {
            return
        }
        keys[name, default: []].insert(first)
        innerKeys.formUnion(parts.dropFirst())
    }

    /// Adds a selector.
    mutating func add(selector: String?) { if let selector, !selector.isEmpty { selectors.insert(selector) } }

    /// Adds all of others.
    mutating func merge(_ other: InterfaceNames) {
        classes.formUnion(other.classes)
        keys.merge(other.keys) { $0.union($1) }
        innerKeys.formUnion(other.innerKeys)
        selectors.formUnion(other.selectors)
    }

    /// The names as rows of an index's text.
    var rows: [[String]] {
        classes.map { ["document", "class", $0, ""] }
            + keys.flatMap { name, keys in keys.map { ["document", "key", $0, name] } }
            + innerKeys.map { ["document", "inner", $0, ""] }
            + selectors.map { ["document", "selector", $0, ""] }
    }

    /// Reads one of the rows.
    init(row: [String]) {
        switch row[1] {
        case "class": classes = [row[2]]
        case "key": keys = [row[3]: [row[2]]]
        case "inner": innerKeys = [row[2]]
        case "selector": selectors = [row[2]]
        default: break
        }
    }
}
