import CAgateRuntime
import Foundation

/// Makes a copy of a layer by its class's `init(layer:)`, whichever subclass it is.
///
/// `init(layer:)` can't be `required`: iOS sources override it without that word. Its place in the dispatch
/// table is the same for every subclass, so it is found once, in `CALayer`'s own table.
enum PresentationFactory {
    /// The word of a class's metadata that holds the entry point of `init(layer:)`.
    private static let slot = DispatchTable.slot(of: agate_layer_copy_initializer())

    /// A new object of the layer's class, made by `init(layer: layer)`.
    static func copy(of layer: CALayer) -> CALayer {
        let layerClass: AnyClass = type(of: layer)
        guard layerClass != CALayer.self, let slot else { return CALayer(layer: layer) }
        let metadata = unsafeBitCast(layerClass, to: UnsafePointer<UnsafeRawPointer?>.self)
        guard let function = metadata[slot] else { return CALayer(layer: layer) }
        let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        argument.initialize(to: layer)  // consumed by the initialiser
        defer { argument.deallocate() }
        let object = agate_call_layer_copy_initializer(function, argument, metadata)
        return Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue()
    }
}
