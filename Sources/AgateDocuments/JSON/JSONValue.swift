import CAgateJSON

/// A value of a JSON text.
package struct JSONValue: Sendable {
    private let store: JSONStore
    private let node: JSONStore.Node

    init(_ store: JSONStore, _ index: Int) {
        self.store = store
        node = store.nodes[index]
    }

    private init() {
        store = JSONStore(nodes: [], parts: [], bytes: [])
        node = JSONStore.Node(AGATE_JSON_NULL)
    }

    /// The value `null`.
    package static let null = JSONValue()

    package var isNull: Bool { node.is(AGATE_JSON_NULL) }
    package var isObject: Bool { node.is(AGATE_JSON_OBJECT) }

    /// A member of an object; nil for what is none or has none of that name.
    package subscript(name: String) -> JSONValue? {
        store.member(name, of: node).map { JSONValue(store, $0) }
    }

    package var array: JSONList? { node.is(AGATE_JSON_ARRAY) ? JSONList(store, node) : nil }

    /// The members of an object; of several with one name the last.
    package var members: [String: JSONValue]? {
        guard node.is(AGATE_JSON_OBJECT) else { return nil }
        var result: [String: JSONValue] = [:]
        for member in 0..<Int(node.count) {
            let part = node.first + 2 * member
            let key = store.string(store.nodes[Int(store.parts[part])])
            result[key] = JSONValue(store, Int(store.parts[part + 1]))
        }
        return result
    }

    package var string: String? { node.is(AGATE_JSON_STRING) ? store.string(node) : nil }

    /// A finite number; true and false count as 1 and 0, as exporters mix the two.
    package var number: Double? { node.number }

    /// A finite number within the range of whole ones, rounded towards 0.
    package var integer: Int? {
        guard let number, abs(number) < 9e15 else { return nil }
        return Int(number)
    }

    /// A flag: any number but 0 is true.
    package var flag: Bool? { number.map { $0 != 0 } }

    /// Finite numbers, or a single one as a list; what is no number ends the list.
    package var numbers: [Double]? {
        guard node.is(AGATE_JSON_ARRAY) else { return number.map { [$0] } }
        var result: [Double] = []
        result.reserveCapacity(Int(node.count))
        for part in node.range {
            guard let number = store.nodes[Int(store.parts[part])].number else { break }
            result.append(number)
        }
        return result
    }

    /// The first two of a list of finite numbers; nil if they are not there.
    package var pair: SIMD2<Double>? {
        guard node.is(AGATE_JSON_ARRAY), node.count > 1,
            let x = store.nodes[Int(store.parts[node.first])].number,
            let y = store.nodes[Int(store.parts[node.first + 1])].number
        else { return nil }
        return SIMD2(x, y)
    }
}
