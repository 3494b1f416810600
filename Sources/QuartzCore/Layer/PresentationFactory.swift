import AgateRuntime

/// Makes a copy of a layer by its class's `init(layer:)`, whichever subclass it is.
///
/// `init(layer:)` can't be `required`: iOS sources override it without that word.
enum PresentationFactory {
    /// A new object of the layer's class, made by `init(layer: layer)`; nil where the safe mode has no factory for the class.
    static func copy(of layer: CALayer) -> CALayer? {
        let layerClass = type(of: layer)
        guard layerClass != CALayer.self else { return CALayer(layer: layer) }
        let made = LayerInitializers.slots.flatMap { slots in
            RuntimeABI.value { () throws(AbiMismatch) in
                try slots.make(layerClass, byInitializer: LayerInitializers.copying, with: layer)
            }
        }
        return made ?? LayerMaker.of(layerClass)?.copy(layer)
    }
}
