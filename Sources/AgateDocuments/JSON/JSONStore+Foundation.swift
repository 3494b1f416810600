import CAgateJSON
import Foundation

extension JSONStore {
    /// The values that Foundation's parser made; no deeper than that parser allows.
    ///
    /// Flags come as the numbers 0 and 1, which is what they count as anyway.
    convenience init(_ object: Any) {
        var tables = Tables()
        tables.add(object)
        self.init(nodes: tables.nodes, parts: tables.parts, bytes: tables.bytes)
    }

    private struct Tables {
        var nodes: [Node] = []
        var parts: [UInt32] = []
        var bytes: [UInt8] = []

        @discardableResult
        mutating func add(_ object: Any) -> UInt32 {
            let index = nodes.count
            nodes.append(Node(AGATE_JSON_NULL))
            switch object {
            case let text as String: set(index, text)
            case let items as [Any]:
                var next = reserve(index, AGATE_JSON_ARRAY, items.count, items.count)
                for item in items {
                    parts[next] = add(item)
                    next += 1
                }
            case let members as [String: Any]:
                var next = reserve(index, AGATE_JSON_OBJECT, members.count, 2 * members.count)
                for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                    parts[next] = UInt32(nodes.count)
                    nodes.append(Node(AGATE_JSON_NULL))
                    set(nodes.count - 1, name)
                    parts[next + 1] = add(value)
                    next += 2
                }
            case let number as NSNumber: nodes[index] = Node(number: number.doubleValue)
            default: break
            }
            return UInt32(index)
        }

        private mutating func reserve(_ index: Int, _ kind: Int, _ count: Int, _ length: Int) -> Int {
            nodes[index] = Node(kind, count: count, first: parts.count)
            parts.append(contentsOf: repeatElement(0, count: length))
            return parts.count - length
        }

        private mutating func set(_ index: Int, _ text: String) {
            nodes[index] = Node(AGATE_JSON_STRING, count: text.utf8.count, first: bytes.count)
            bytes.append(contentsOf: text.utf8)
        }
    }
}
