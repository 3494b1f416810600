import AgateJSON

/// The values of a JSON text, shared by all who read them.
///
/// `@unchecked Sendable`: the tables are never written again.
final class JSONStore: @unchecked Sendable {
    /// All values; the first is that of the whole text.
    ///
    /// The values of an array follow each other; so do the members of an object, each a key and a value.
    let nodes: UnsafePointer<JSONNode>
    private let tables: JSONTables

    init(_ tables: consuming JSONTables) {
        nodes = tables.nodes
        self.tables = tables
    }

    func string(_ node: JSONNode) -> String { tables.string(node) }

    /// The number of the node of a member; that of the last one if there are several of the name.
    func member(_ name: JSONName, of node: JSONNode) -> Int? {
        guard node.kind == .object, node.count > 0 else { return nil }
        var key = node.first + 2 * Int(node.count)
        if name.isShort {
            while key > node.first {
                key -= 2
                let place = nodes + key
                if place.pointee.bits == name.bits, place.pointee.count == name.count,
                    place.pointee.kind == .shortString
                {
                    return key + 1
                }
            }
            return nil
        }
        while key > node.first {
            key -= 2
            let found = nodes[key]
            if found.count == name.count, found.kind == .string,
                name.equals(
                    UnsafeRawBufferPointer(start: tables.bytes + found.first, count: Int(found.count))
                )
            {
                return key + 1
            }
        }
        return nil
    }
}

extension JSONNode {
    /// Where the bytes of a string or the nodes of a list begin.
    var first: Int { Int(truncatingIfNeeded: bits) }

    /// Whether it is a string of any length.
    var isString: Bool { kind == .string || kind == .shortString }

    /// A finite number; true and false count as 1 and 0.
    var number: Double? {
        switch kind {
        case .number: Double(bitPattern: bits)
        case .flag: Double(bits)
        default: nil
        }
    }
}
