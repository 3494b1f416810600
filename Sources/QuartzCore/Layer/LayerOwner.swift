/// The delegate of a layer that it is the layer of: a view.
///
/// Every property that changes asks for it. A weak reference would make every retain of a view slow.
struct LayerOwner {
    private let reference: UnretainedReference<AnyObject>
    unowned(unsafe) private let delegate: any CALayerDelegate

    init(_ delegate: any CALayerDelegate) {
        reference = UnretainedReference(delegate)
        self.delegate = delegate
    }

    /// The delegate, held; nil when it is being freed.
    ///
    /// To be read in a section of the layer.
    var living: (any CALayerDelegate)? {
        guard let held = reference.object else { return nil }
        return withExtendedLifetime(held) { delegate }
    }

    func refers(to object: AnyObject) -> Bool { reference.refers(to: object) }
}

extension CALayer {
    /// The delegate, in a section of the layer.
    final var delegateInSection: (any CALayerDelegate)? {
        if let layerOwner { return layerOwner.living }
        return storedDelegate
    }

    /// Makes an object the delegate that has the layer as its own, which it keeps; its `deinit` calls ``leave(freedOwner:)``.
    ///
    /// To set it as the delegate afterwards changes nothing; another one takes its place.
    package final func setOwner(_ delegate: any CALayerDelegate) {
        section { layerOwner = LayerOwner(delegate) }
    }

    /// The object that has the layer is being freed.
    package final func leave(freedOwner object: AnyObject) {
        section { if layerOwner?.refers(to: object) == true { layerOwner = nil } }
    }

    /// Makes an object the delegate, unless it is already.
    final func setDelegate(_ delegate: (any CALayerDelegate)?) {
        section {
            if let delegate, let layerOwner, layerOwner.refers(to: delegate) { return }
            layerOwner = nil
            storedDelegate = delegate
        }
    }
}
