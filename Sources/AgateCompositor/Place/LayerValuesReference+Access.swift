import AgateScene

// The one place of this floor that makes addresses of what references hold. It says the same as `LayerValuesReference.values` and
// `NodeReference.node` of AgateScene, whose code the compiler inlines in that module alone; here they are read dozens of times for each
// layer of each frame (benchmarks `composite/rounded` and `composite/one-moving`).
//
// What makes it sound is said at `LayerValuesPage`: the memory is there, initialised and not written as long as there is a
// reference. So an address is handed to functions and never stored.

extension LayerValuesReference {
    /// Where the values are: good inside of a function whose caller holds the reference.
    @inline(__always)
    var address: UnsafePointer<LayerValues> {
        page.firstValues.advanced(by: Int(index) &* page.stride).assumingMemoryBound(to: LayerValues.self)
    }

    /// Lets a function look at the values: nothing is copied that counts who holds it.
    @inline(__always)
    func withValues<Result>(_ body: (UnsafePointer<LayerValues>) -> Result) -> Result { body(address) }
}

extension NodeReference {
    /// Where the layer is: good inside of a function whose caller holds the reference.
    @inline(__always)
    var address: UnsafePointer<RenderTree.Node> {
        values.page.firstSlot.advanced(by: Int(values.index) &* values.page.stride)
            .assumingMemoryBound(to: RenderTree.Node.self)
    }
}
