import CAgateRuntime
import Foundation

/// Makes layers of a class that is known only at run time, such as a view's `layerClass`.
///
/// `init()` can't be `required`: iOS sources override it without that word.
package enum LayerFactory {
    private static let slot = DispatchTable.slot(of: agate_layer_initializer())

    /// A new object of a class, made by `init()`; a plain layer when the class is no layer class.
    package static func make(_ layerClass: AnyClass) -> CALayer {
        guard layerClass is CALayer.Type, layerClass != CALayer.self, let slot else { return CALayer() }
        let metadata = unsafeBitCast(layerClass, to: UnsafePointer<UnsafeRawPointer?>.self)
        guard let function = metadata[slot] else { return CALayer() }
        let object = agate_call_layer_initializer(function, metadata)
        return Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue()
    }
}

/// Where an initialiser of `CALayer` stands in the dispatch tables of its subclasses.
enum DispatchTable {
    /// The word of the class metadata that holds an entry point; it is the same for every subclass.
    static func slot(of target: UnsafeRawPointer) -> Int? {
        let metadata = unsafeBitCast(CALayer.self as AnyClass, to: UnsafePointer<UnsafeRawPointer?>.self)
        guard wordCount > 4 else { return nil }
        return (4..<wordCount).first { metadata[$0] == target }
    }

    /// How many words the metadata of `CALayer` has; 0 when it does not look as expected.
    static let wordCount: Int = {
        // Class metadata without Objective-C: kind, superclass, then sizes as 32-bit words: flags, instance
        // address point, instance size, alignment, class size, class address point.
        let sizes = unsafeBitCast(CALayer.self as AnyClass, to: UnsafeRawPointer.self).advanced(by: 16)
        let classSize = sizes.load(fromByteOffset: 16, as: UInt32.self)
        let addressPoint = sizes.load(fromByteOffset: 20, as: UInt32.self)
        let words = (Int(classSize) - Int(addressPoint)) / MemoryLayout<UnsafeRawPointer>.size
        return words < 4096 ? words : 0
    }()
}
