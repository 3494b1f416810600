import AgateRuntime

/// A reference that does not keep its object, from what an object has back to it.
///
/// A weak reference would do the same, but makes every retain of the object slow, and the first one takes memory.
///
/// Where one is declared it says who takes it away, and this has to hold: before the object's memory goes, its `deinit` sets every
/// reference to it to nil, or has made it refer to another object, in the section in which others read it. While that has not happened ``object``
/// is nil for an object whose deallocation has begun; afterwards there is nothing to read. So none is followed to memory that is gone.
///
/// - `CALayer.contextReference`: the `DisplayContext` lets its layers go when it or its display ends.
/// - `CALayer.superlayerReference`: the superlayer leaves its sublayers and its mask when it is freed.
/// - `RunningAnimation.layerReference`: the layer takes itself out of its animations when it is freed.
/// - `DisplayContext.displayReference`: the display tells its context that it ends.
/// - `CALayer.layerOwner`: the view leaves its layer when it is freed.
/// - `LivenessToken`: its object ends it when it is freed.
/// - `ContextHandle.reference`: the context takes itself out of its handle when it is freed.
struct UnretainedReference<Object: AnyObject> {
    private let reference: Unmanaged<Object>

    /// Refers to an object.
    init(_ object: Object) {
        reference = .passUnretained(object)
    }

    /// The object, held; nil when it is being freed.
    ///
    /// To be read in the section in which the object takes the reference away.
    var object: Object? { retained(reference) }

    /// Whether it refers to an object, which is not looked at.
    @inline(__always)
    func refers(to object: Object) -> Bool {
        reference.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
    }

    /// Lets a closure read the object without retaining it, in a section in which no thread can clear the reference.
    @inline(__always)
    func withObject<Result>(_ body: (Object) -> Result) -> Result {
        reference._withUnsafeGuaranteedRef(body)
    }
}
