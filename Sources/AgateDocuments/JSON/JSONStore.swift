import CAgateJSON

/// The values of a JSON text, as flat tables.
final class JSONStore: Sendable {
    typealias Node = AgateJSONNode

    /// All values; the first is that of the whole text.
    let nodes: [Node]
    /// The numbers of the nodes in arrays; of objects, pairs of a key and a value.
    let parts: [UInt32]
    /// The UTF-8 of all strings.
    let bytes: [UInt8]

    init(nodes: [Node], parts: [UInt32], bytes: [UInt8]) {
        (self.nodes, self.parts, self.bytes) = (nodes, parts, bytes)
    }

    /// What the system's parser makes of a text; nil if it is not there, or cannot read it.
    ///
    /// - Parameter depth: How deep brackets may lie in each other.
    convenience init?(parsing text: UnsafeRawBufferPointer, depth: Int) {
        guard let start = text.bindMemory(to: UInt8.self).baseAddress, depth > 0 else { return nil }
        var tables = AgateJSONTables()
        guard agate_json_parse(start, text.count, depth, &tables) else { return nil }
        defer { agate_json_free(&tables) }
        self.init(
            nodes: Array(UnsafeBufferPointer(start: tables.nodes, count: tables.node_count)),
            parts: Array(UnsafeBufferPointer(start: tables.parts, count: tables.part_count)),
            bytes: Array(UnsafeBufferPointer(start: tables.bytes, count: tables.byte_count))
        )
    }

    /// Whether the system's parser is there.
    static var hasParser: Bool { agate_json_is_available() }

    func string(_ node: Node) -> String {
        bytes.withUnsafeBufferPointer { String(decoding: $0[node.range], as: UTF8.self) }
    }

    /// The number of the node of a member; that of the last one if there are several of the name.
    func member(_ name: String, of node: Node) -> Int? {
        guard node.is(AGATE_JSON_OBJECT), node.count > 0 else { return nil }
        var name = name
        return name.withUTF8 { name in
            bytes.withUnsafeBytes { bytes in
                var part = node.first + 2 * Int(node.count)
                while part > node.first {
                    part -= 2
                    let key = nodes[Int(parts[part])]
                    guard Int(key.count) == name.count else { continue }
                    if bytes[key.range].elementsEqual(name) { return Int(parts[part + 1]) }
                }
                return nil
            }
        }
    }
}

extension AgateJSONNode {
    init(_ kind: Int, count: Int = 0, first: Int = 0) {
        self.init(bits: UInt64(first), count: UInt32(count), kind: UInt8(kind))
    }

    init(number: Double) {
        self.init(bits: number.bitPattern, count: 0, kind: UInt8(AGATE_JSON_NUMBER))
    }

    func `is`(_ kind: Int) -> Bool { self.kind == UInt8(kind) }

    /// Where the bytes of a string or the parts of a list begin.
    var first: Int { Int(bits) }
    /// Where the bytes of a string are.
    var range: Range<Int> { first..<first + Int(count) }

    /// A finite number; true and false count as 1 and 0.
    var number: Double? {
        if `is`(AGATE_JSON_BOOL) { return Double(bits) }
        guard `is`(AGATE_JSON_NUMBER) else { return nil }
        let number = Double(bitPattern: bits)
        return number.isFinite ? number : nil
    }
}
