import QuartzCore

/// A key path of a layer, as what a state changes.
struct StateSlot: Hashable {
    let layer: ObjectIdentifier
    let keyPath: String

    init(_ layer: CALayer, _ keyPath: String) {
        self.layer = ObjectIdentifier(layer)
        self.keyPath = keyPath
    }
}
