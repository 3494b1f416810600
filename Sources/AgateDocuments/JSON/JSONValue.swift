import AgateJSON

/// A value of a JSON text.
package struct JSONValue: Sendable {
    private let store: JSONStore
    private let node: JSONNode

    init(_ store: JSONStore, _ index: Int) {
        self.store = store
        node = store.nodes[index]
    }

    private init() {
        node = JSONNode(.null)
        store = JSONStore(JSONTables(nodes: [node], bytes: []))
    }

    /// The value `null`.
    package static let null = JSONValue()

    package var isNull: Bool { node.kind == .null }
    package var isObject: Bool { node.kind == .object }

    /// A member of an object; nil for what is none or has none of that name.
    package subscript(name: JSONName) -> JSONValue? {
        store.member(name, of: node).map { JSONValue(store, $0) }
    }

    package var array: JSONList? { node.kind == .array ? JSONList(store, node) : nil }

    /// The members of an object; of several with one name the last.
    package var members: [String: JSONValue]? {
        guard node.kind == .object else { return nil }
        var result: [String: JSONValue] = [:]
        for member in 0..<Int(node.count) {
            let key = node.first + 2 * member
            result[store.string(store.nodes[key])] = JSONValue(store, key + 1)
        }
        return result
    }

    package var string: String? { node.isString ? store.string(node) : nil }

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
        guard node.kind == .array else { return number.map { [$0] } }
        let count = Int(node.count)
        return [Double](unsafeUninitializedCapacity: count) { numbers, made in
            let first = store.nodes + node.first
            while made < count, let number = first[made].number {
                numbers.initializeElement(at: made, to: number)
                made += 1
            }
        }
    }

    /// The number at a place of ``numbers``, the last one for places behind it; nil without any.
    func number(at place: Int) -> Double? {
        guard node.kind == .array else { return number }
        var found: Double?
        for place in 0..<min(place + 1, Int(node.count)) {
            guard let number = store.nodes[node.first + place].number else { break }
            found = number
        }
        return found
    }

    /// How many ``numbers`` there are.
    var numberCount: Int {
        guard node.kind == .array else { return number == nil ? 0 : 1 }
        var count = 0
        while count < Int(node.count), store.nodes[node.first + count].number != nil { count += 1 }
        return count
    }

    /// The first two of a list of finite numbers; nil if they are not there.
    package var pair: SIMD2<Double>? { store.pair(node) }
}

extension JSONStore {
    /// The first two of a list of finite numbers; nil if they are not there.
    func pair(_ node: JSONNode) -> SIMD2<Double>? {
        guard node.kind == .array, node.count > 1, let x = nodes[node.first].number,
            let y = nodes[node.first + 1].number
        else { return nil }
        return SIMD2(x, y)
    }
}
