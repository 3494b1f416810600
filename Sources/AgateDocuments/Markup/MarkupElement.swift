/// An element of a ``MarkupTree``: its name, its attributes and the elements in it.
package struct MarkupElement: Sendable {
    let tree: MarkupTree
    let index: Int

    private var node: MarkupTree.Node { tree.nodes[index] }

    /// The name of the element, without a prefix of a name space.
    package var name: String { tree.names[Int(node.name)] }

    /// Where it begins.
    package var place: MarkupPlace { MarkupPlace(line: Int(node.line), column: Int(node.column)) }

    /// Its own text, without blanks around it.
    package var text: String { tree.text(node.text) }

    /// The value of an attribute; nil where there is none.
    package func attribute(_ name: String) -> String? {
        let node = node
        let first = Int(node.firstAttribute)
        for index in first..<first + Int(node.attributeCount) {
            let attribute = tree.attributes[index]
            if tree.names[Int(attribute.name)] == name { return tree.text(attribute.value) }
        }
        return nil
    }

    /// All attributes, in the order of the file.
    package var attributes: [(name: String, value: String)] {
        let node = node
        let first = Int(node.firstAttribute)
        return tree.attributes[first..<first + Int(node.attributeCount)].map {
            (tree.names[Int($0.name)], tree.text($0.value))
        }
    }

    /// The elements in it, in the order of the file.
    package var children: Children { Children(tree: tree, index: node.firstChild) }

    /// The first element in it with a name.
    package func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

    /// Whether there is an element in it.
    package var hasChildren: Bool { node.firstChild >= 0 }

    /// The elements in another one.
    package struct Children: Sequence, IteratorProtocol {
        let tree: MarkupTree
        var index: Int32

        package mutating func next() -> MarkupElement? {
            guard index >= 0 else { return nil }
            let element = MarkupElement(tree: tree, index: Int(index))
            index = tree.nodes[Int(index)].next
            return element
        }
    }
}

extension MarkupElement: Equatable {
    /// Whether two elements say the same, wherever they stand.
    package static func == (a: MarkupElement, b: MarkupElement) -> Bool {
        var open = [(a, b)]
        while let (a, b) = open.popLast() {
            guard a.name == b.name, a.text == b.text else { return false }
            guard a.attributes.elementsEqual(b.attributes, by: { $0.name == $1.name && $0.value == $1.value })
            else { return false }
            let left = Array(a.children)
            let right = Array(b.children)
            guard left.count == right.count else { return false }
            open += zip(left, right)
        }
        return true
    }
}
