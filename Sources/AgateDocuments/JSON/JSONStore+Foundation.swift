import CAgateJSON
import Foundation

extension JSONStore {
    /// The values that Foundation's parser made; no deeper than that parser allows.
    ///
    /// Flags come as the numbers 0 and 1, which is what they count as anyway.
    convenience init(_ object: Any) {
        var tables = Tables()
        tables.set(tables.reserve(1), object)
        self.init(nodes: tables.nodes, bytes: tables.bytes)
    }

    private struct Tables {
        var nodes: [Node] = []
        var bytes: [UInt8] = []

        /// Makes room for nodes.
        ///
        /// - Returns: The number of the first one.
        mutating func reserve(_ count: Int) -> Int {
            nodes.append(contentsOf: repeatElement(Node(AGATE_JSON_NULL), count: count))
            return nodes.count - count
        }

        mutating func set(_ index: Int, _ object: Any) {
            switch object {
            case let text as String: set(index, text)
            case let items as [Any]:
                let first = reserve(items.count)
                nodes[index] = Node(AGATE_JSON_ARRAY, count: items.count, first: first)
                for (place, item) in items.enumerated() { set(first + place, item) }
            case let members as [String: Any]:
                var next = reserve(2 * members.count)
                nodes[index] = Node(AGATE_JSON_OBJECT, count: members.count, first: next)
                for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                    set(next, name)
                    set(next + 1, value)
                    next += 2
                }
            case let number as NSNumber: nodes[index] = Node(number: number.doubleValue)
            default: break
            }
        }

        private mutating func set(_ index: Int, _ text: String) {
            let name = JSONName(text)
            if name.isShort {
                nodes[index] = Node(bits: name.bits, count: name.count, kind: UInt8(AGATE_JSON_SHORT_STRING))
                return
            }
            nodes[index] = Node(AGATE_JSON_STRING, count: text.utf8.count, first: bytes.count)
            bytes.append(contentsOf: text.utf8)
        }
    }
}
