import Foundation

/// An animatable property of a layer subclass, under its own name.
///
///     class ClockFace: CALayer {
///         @LayerProperty var time: CGFloat = 0
///
///         override class func needsDisplay(forKey key: String) -> Bool {
///             key == "time" || super.needsDisplay(forKey: key)
///         }
///     }
///
/// It takes the place of `@NSManaged` (Objective-C's `@dynamic`): the value is reachable by key-value coding
/// under the property's name, is copied into presentation layers by `init(layer:)`, asks the class's
/// `needsDisplay(forKey:)`, looks up an action when it changes on a display, and is interpolated by its type
/// while an animation of that key runs. Numbers, points, sizes, rectangles, transforms, colours, paths and
/// arrays of numbers interpolate; other types switch.
///
/// The accessors are inlined: reading a number or a flag costs as much as reading a stored property, reading another type some tens of
/// nanoseconds more, for which no thread sees a part of a value.
///
/// Source: claims S63-S80, 11.8-11.13.
@propertyWrapper
public struct LayerProperty<Value> {
    /// The storage of the value.
    public let box: LayerPropertyBox<Value>

    /// Declares a property under the name of the variable.
    ///
    /// - Parameter wrappedValue: The value of a new layer.
    public init(wrappedValue: Value) {
        box = LayerPropertyBox(wrappedValue, key: nil, areEqual: nil)
    }

    /// Declares a property under a key of its own.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value of a new layer.
    ///   - key: The key of key-value coding, actions and animations.
    public init(wrappedValue: Value, _ key: String) {
        box = LayerPropertyBox(wrappedValue, key: key, areEqual: nil)
    }

    /// Declares a property under the name of the variable; setting an equal value does nothing.
    ///
    /// - Parameter wrappedValue: The value of a new layer.
    public init(wrappedValue: Value) where Value: Equatable {
        box = LayerPropertyBox(wrappedValue, key: nil, areEqual: ==)
    }

    /// Declares a property under a key of its own; setting an equal value does nothing.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value of a new layer.
    ///   - key: The key of key-value coding, actions and animations.
    public init(wrappedValue: Value, _ key: String) where Value: Equatable {
        box = LayerPropertyBox(wrappedValue, key: key, areEqual: ==)
    }

    /// Not usable: the property belongs to a layer.
    @available(*, unavailable, message: "@LayerProperty works in subclasses of CALayer")
    public var wrappedValue: Value {
        get { box.stored }
        // swift-format-ignore
        nonmutating set { box.stored = newValue }
    }

    /// The value in its layer.
    @inlinable
    public static subscript<Layer: CALayer>(
        _enclosingInstance layer: Layer,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Layer, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Layer, LayerProperty<Value>>
    ) -> Value {
        get { layer[keyPath: storageKeyPath].box.value(of: layer) }
        set { layer[keyPath: storageKeyPath].box.set(newValue, on: layer) }
    }
}
