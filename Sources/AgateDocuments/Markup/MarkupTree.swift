/// The elements of a markup file, in flat arrays: some forty bytes an element beside the texts of its attributes.
///
/// It does not change once it is read. ``MarkupElement`` is the way to look at it.
package final class MarkupTree: Sendable {
    /// One element; numbers are indices into the arrays of the tree.
    struct Node: Sendable {
        var name: Int32
        var firstAttribute: Int32
        var attributeCount: Int32
        /// The first child, and the next element of the same parent; -1 for none.
        var firstChild: Int32 = -1
        var next: Int32 = -1
        var line: Int32
        var column: Int32
        /// The element's own text without blanks around it, in the pool.
        var text = Slice(offset: 0, count: 0)
    }

    /// A part of the pool of text.
    struct Slice: Sendable {
        var offset: Int32
        var count: Int32
    }

    /// An attribute.
    struct Attribute: Sendable {
        var name: Int32
        var value: Slice
    }

    let names: [String]
    let nodes: [Node]
    let attributes: [Attribute]
    let pool: [UInt8]

    init(names: [String], nodes: [Node], attributes: [Attribute], pool: [UInt8]) {
        self.names = names
        self.nodes = nodes
        self.attributes = attributes
        self.pool = pool
    }

    /// The outermost element.
    package var root: MarkupElement { MarkupElement(tree: self, index: 0) }

    /// How many elements there are.
    package var count: Int { nodes.count }

    func text(_ slice: Slice) -> String {
        let start = Int(slice.offset)
        return pool.withUnsafeBufferPointer { bytes in
            String(decoding: bytes[start..<start + Int(slice.count)], as: UTF8.self)
        }
    }
}
