import CAgateJSON

/// The values of a JSON text, as flat tables.
///
/// `@unchecked Sendable`: the tables are never written again. They lie in the parser's memory, so that nobody copies them (benchmark
/// `lottie/read`).
final class JSONStore: @unchecked Sendable {
    typealias Node = AgateJSONNode

    /// All values; the first is that of the whole text.
    ///
    /// The values of an array follow each other; so do the members of an object, each a key and a value.
    let nodes: UnsafePointer<Node>
    /// The UTF-8 of the strings that do not fit into a node.
    private let bytes: UnsafePointer<UInt8>
    private let memory: Memory

    private enum Memory {
        case parser(AgateJSONTables)
        case own(UnsafeMutablePointer<Node>, UnsafeMutablePointer<UInt8>)
    }

    /// Copies tables.
    init(nodes: [Node], bytes: [UInt8]) {
        let ownNodes = UnsafeMutablePointer<Node>.allocate(capacity: max(nodes.count, 1))
        let ownBytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
        nodes.withUnsafeBufferPointer {
            if let start = $0.baseAddress { ownNodes.initialize(from: start, count: $0.count) }
        }
        bytes.withUnsafeBufferPointer {
            if let start = $0.baseAddress { ownBytes.initialize(from: start, count: $0.count) }
        }
        (self.nodes, self.bytes) = (UnsafePointer(ownNodes), UnsafePointer(ownBytes))
        memory = .own(ownNodes, ownBytes)
    }

    /// What the system's parser makes of a text; nil if it is not there, or cannot read it.
    ///
    /// - Parameter depth: How deep brackets may lie in each other.
    init?(parsing text: UnsafeRawBufferPointer, depth: Int) {
        guard let start = text.bindMemory(to: UInt8.self).baseAddress, depth > 0 else { return nil }
        var tables = AgateJSONTables()
        guard agate_json_parse(start, text.count, depth, &tables), let nodes = tables.nodes else {
            return nil
        }
        self.nodes = nodes
        // Without long strings there are no bytes, and nobody asks for them.
        bytes = tables.bytes ?? UnsafeRawPointer(nodes).assumingMemoryBound(to: UInt8.self)
        memory = .parser(tables)
    }

    deinit {
        switch memory {
        case .parser(var tables): agate_json_free(&tables)
        case .own(let nodes, let bytes):
            nodes.deallocate()
            bytes.deallocate()
        }
    }

    /// Whether the system's parser is there.
    static var hasParser: Bool { agate_json_is_available() }

    func string(_ node: Node) -> String {
        if node.is(AGATE_JSON_SHORT_STRING) {
            return withUnsafeBytes(of: node.bits.littleEndian) {
                String(decoding: $0.prefix(Int(node.count)), as: UTF8.self)
            }
        }
        return String(
            decoding: UnsafeBufferPointer(start: bytes + node.first, count: Int(node.count)),
            as: UTF8.self
        )
    }

    /// The number of the node of a member; that of the last one if there are several of the name.
    func member(_ name: JSONName, of node: Node) -> Int? {
        guard node.is(AGATE_JSON_OBJECT), node.count > 0 else { return nil }
        var key = node.first + 2 * Int(node.count)
        if name.isShort {
            while key > node.first {
                key -= 2
                let place = nodes + key
                if place.pointee.bits == name.bits, place.pointee.count == name.count,
                    place.pointee.is(AGATE_JSON_SHORT_STRING)
                {
                    return key + 1
                }
            }
            return nil
        }
        while key > node.first {
            key -= 2
            let found = nodes[key]
            if found.count == name.count, found.is(AGATE_JSON_STRING),
                name.equals(UnsafeRawBufferPointer(start: bytes + found.first, count: Int(found.count)))
            {
                return key + 1
            }
        }
        return nil
    }
}

extension AgateJSONNode {
    init(_ kind: Int, count: Int = 0, first: Int = 0) {
        self.init(bits: UInt64(first), count: UInt32(count), kind: UInt8(kind))
    }

    init(number: Double) {
        self.init(bits: number.bitPattern, count: 0, kind: UInt8(AGATE_JSON_NUMBER))
    }

    func `is`(_ kind: Int) -> Bool { self.kind == UInt8(truncatingIfNeeded: kind) }

    /// Where the bytes of a string or the nodes of a list begin.
    var first: Int { Int(truncatingIfNeeded: bits) }

    /// Whether it is a string of any length.
    var isString: Bool { `is`(AGATE_JSON_STRING) || `is`(AGATE_JSON_SHORT_STRING) }

    /// A finite number; true and false count as 1 and 0.
    var number: Double? {
        if `is`(AGATE_JSON_BOOL) { return Double(bits) }
        guard `is`(AGATE_JSON_NUMBER) else { return nil }
        let number = Double(bitPattern: bits)
        return number.isFinite ? number : nil
    }
}
