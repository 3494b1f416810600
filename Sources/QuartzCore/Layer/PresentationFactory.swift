import AgateRuntime

/// Makes a copy of a layer by its class's `init(layer:)`, whichever subclass it is.
///
/// `init(layer:)` can't be `required`: iOS sources override it without that word.
enum PresentationFactory {
    /// A new object of the layer's class, made by `init(layer: layer)`.
    static func copy(of layer: CALayer) -> CALayer {
        let layerClass = type(of: layer)
        guard layerClass != CALayer.self else { return CALayer(layer: layer) }
        return assured { () throws(AbiMismatch) in
            try LayerInitializers.slots.make(
                layerClass,
                byInitializer: LayerInitializers.copying,
                with: layer
            )
        }
    }
}
