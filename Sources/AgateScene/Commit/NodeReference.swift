/// A layer of a render tree, held: it stays as it is, and where it is, for as long as the reference is there.
///
/// A tree that changes the layer meanwhile changes a copy of the page of nodes.
package struct NodeReference {
    /// The layer's values, without its animations; they lie in the node.
    package let values: LayerValuesReference

    /// Refers to the node of a slot, which must have one.
    init(_ page: NodeStore.Page, _ index: Int) {
        values = LayerValuesReference(page, index)
    }

    /// The layer, read where it is.
    ///
    /// The compositor has an accessor of its own, which is inlined there.
    package var node: RenderTree.Node {
        unsafeAddress { address }
    }

    /// Where the layer is: good inside of a function whose caller holds the reference.
    var address: UnsafePointer<RenderTree.Node> {
        // An optional begins with what it holds.
        values.page.firstSlot.advanced(by: Int(values.index) &* values.page.stride)
            .assumingMemoryBound(to: RenderTree.Node.self)
    }
}
