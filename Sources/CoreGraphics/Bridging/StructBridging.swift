// swift-format-ignore-file: NoLeadingUnderscores
// The names are those that the compiler looks for.

public import AgateGeometry
public import Foundation

// On Apple's systems these structs cross to `NSValue` with `as`, and come back out of `Any` and of arrays with `as?`.
// Each conformance says the same five things; the work is in `NSValue(boxing:)` and `unboxed(as:)`.

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// The point as an `NSValue`, for `as` and collections of objects.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(boxing: self) }

    /// Reads a box that holds a point.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = source.unboxed(as: CGPoint.self)
    }

    /// Reads a box, and says whether it holds a point.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = source.unboxed(as: CGPoint.self)
        return result != nil
    }

    /// Reads a box that holds a point, all zeros for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.unboxed(as: CGPoint.self) ?? CGPoint()
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// The size as an `NSValue`, for `as` and collections of objects.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(boxing: self) }

    /// Reads a box that holds a size.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = source.unboxed(as: CGSize.self)
    }

    /// Reads a box, and says whether it holds a size.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        result = source.unboxed(as: CGSize.self)
        return result != nil
    }

    /// Reads a box that holds a size, all zeros for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
        source?.unboxed(as: CGSize.self) ?? CGSize()
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The rectangle as an `NSValue`, for `as` and collections of objects.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(boxing: self) }

    /// Reads a box that holds a rectangle.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.unboxed(as: CGRect.self)
    }

    /// Reads a box, and says whether it holds a rectangle.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.unboxed(as: CGRect.self)
        return result != nil
    }

    /// Reads a box that holds a rectangle, all zeros for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.unboxed(as: CGRect.self) ?? CGRect()
    }
}

extension CGVector: _ObjectiveCBridgeable {
    /// The vector as an `NSValue`, for `as` and collections of objects.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(boxing: self) }

    /// Reads a box that holds a vector.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGVector?) {
        result = source.unboxed(as: CGVector.self)
    }

    /// Reads a box, and says whether it holds a vector.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGVector?) -> Bool
    {
        result = source.unboxed(as: CGVector.self)
        return result != nil
    }

    /// Reads a box that holds a vector, all zeros for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGVector {
        source?.unboxed(as: CGVector.self) ?? CGVector()
    }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
    /// The transform as an `NSValue`, for `as` and collections of objects.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(boxing: self) }

    /// Reads a box that holds a transform.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) {
        result = source.unboxed(as: CGAffineTransform.self)
    }

    /// Reads a box, and says whether it holds a transform.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?)
        -> Bool
    {
        result = source.unboxed(as: CGAffineTransform.self)
        return result != nil
    }

    /// Reads a box that holds a transform, all zeros for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
        source?.unboxed(as: CGAffineTransform.self) ?? CGAffineTransform()
    }
}
