import CAgateJSON

/// The values of a JSON array.
package struct JSONList: RandomAccessCollection, Sendable {
    private let store: JSONStore?
    /// Where the values begin among the store's parts.
    private let first: Int
    package let count: Int

    /// An empty list.
    package init() { (store, first, count) = (nil, 0, 0) }

    init(_ store: JSONStore, _ node: JSONStore.Node) {
        (self.store, first, count) = (store, node.first, Int(node.count))
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    package subscript(position: Int) -> JSONValue {
        guard let store, position >= 0, position < count else { return .null }
        return JSONValue(store, Int(store.parts[first + position]))
    }
}
