import AgateJSON

/// The values of a JSON array.
package struct JSONList: RandomAccessCollection, Sendable {
    private let store: JSONStore?
    /// Where the values begin among the store's nodes.
    private let first: Int
    package let count: Int

    /// An empty list.
    package init() { (store, first, count) = (nil, 0, 0) }

    init(_ store: JSONStore, _ node: JSONNode) {
        (self.store, first, count) = (store, node.first, Int(node.count))
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    package subscript(position: Int) -> JSONValue {
        guard let store, position >= 0, position < count else { return .null }
        return JSONValue(store, first + position)
    }

    /// The first two of a list of finite numbers at a place; nil if they are not there.
    func pair(_ position: Int) -> SIMD2<Double>? {
        guard let store, position >= 0, position < count else { return nil }
        return store.pair(store.nodes[first + position])
    }
}
