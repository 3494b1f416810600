import CAgateRuntime
import Foundation

/// Makes a copy of a layer by its class's `init(layer:)`, whichever subclass it is.
///
/// `init(layer:)` can't be `required`: iOS sources override it without that word. Its place in the dispatch
/// table is the same for every subclass, so it is found once, in `CALayer`'s own table.
enum PresentationFactory {
    /// The word of a class's metadata that holds the entry point of `init(layer:)`.
    private static let slot: Int? = {
        let metadata = unsafeBitCast(CALayer.self as AnyClass, to: UnsafePointer<UnsafeRawPointer?>.self)
        let target = agate_layer_copy_initializer()
        // Class metadata without Objective-C: kind, superclass, then sizes as 32-bit words: flags, instance
        // address point, instance size, alignment, class size, class address point.
        let sizes = UnsafeRawPointer(metadata).advanced(by: 16)
        let classSize = sizes.load(fromByteOffset: 16, as: UInt32.self)
        let addressPoint = sizes.load(fromByteOffset: 20, as: UInt32.self)
        let words = (Int(classSize) - Int(addressPoint)) / MemoryLayout<UnsafeRawPointer>.size
        guard words > 4, words < 4096 else { return nil }
        return (4..<words).first { metadata[$0] == target }
    }()

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
