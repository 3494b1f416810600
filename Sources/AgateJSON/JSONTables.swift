/// The values of a JSON text, as flat tables: nothing is allocated for a single value.
///
/// The nodes of an array follow each other; so do those of an object, which are pairs of a key and a value. The first node is that of the whole text.
package struct JSONTables: ~Copyable {
    private let nodeBuffer: JSONBuffer<JSONNode>
    private let byteBuffer: JSONBuffer<UInt8>

    init(nodes: consuming JSONBuffer<JSONNode>, bytes: consuming JSONBuffer<UInt8>) {
        nodeBuffer = nodes
        byteBuffer = bytes
    }

    /// Reads a text in UTF-8 without a byte order mark (RFC 8259).
    ///
    /// Of several members of one name all are in the tables. Surrogates that belong to nothing become the replacement character. A number that no
    /// finite double is near to is an error, and so is one of more than 1,200 characters; nothing may stand behind the
    /// value but white space.
    ///
    /// - Parameter maxDepth: How deep arrays and objects may lie in each other.
    /// - Complexity: Linear in the length of the text; it does not recurse.
    package init(reading text: UnsafeRawBufferPointer, maxDepth: Int) throws(JSONError) {
        var parser = JSONParser(text.bindMemory(to: UInt8.self), maxDepth: maxDepth)
        try parser.parse()
        self = parser.tables()
    }

    /// Copies tables that were put together elsewhere; there is a node at least.
    package init(nodes: [JSONNode], bytes: [UInt8]) {
        precondition(!nodes.isEmpty, "need the node of the whole text")
        var ownNodes = JSONBuffer<JSONNode>(capacity: nodes.count)
        var ownBytes = JSONBuffer<UInt8>(capacity: max(bytes.count, 1))
        for node in nodes { ownNodes.append(node) }
        for byte in bytes { ownBytes.append(byte) }
        self.init(nodes: ownNodes, bytes: ownBytes)
    }

    /// All values; they last as long as the tables.
    package var nodes: UnsafePointer<JSONNode> { UnsafePointer(nodeBuffer.start) }

    /// The UTF-8 of all strings that are not short; it lasts as long as the tables.
    package var bytes: UnsafePointer<UInt8> { UnsafePointer(byteBuffer.start) }

    /// The characters of a string of any length.
    package func string(_ node: JSONNode) -> String {
        if node.kind == .shortString {
            return withUnsafeBytes(of: node.bits.littleEndian) {
                String(decoding: $0.prefix(Int(node.count)), as: UTF8.self)
            }
        }
        let start = bytes + Int(truncatingIfNeeded: node.bits)
        return String(decoding: UnsafeBufferPointer(start: start, count: Int(node.count)), as: UTF8.self)
    }
}
