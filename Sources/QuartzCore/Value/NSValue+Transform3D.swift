public import CoreGraphics
public import Foundation

extension CATransform3D: StructBoxable {
    package static var boxing: StructBoxing { .caTransform3D }
}

extension NSValue {
    /// Makes a value that holds a copy of a transform, for key-value coding and animations.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(boxing: transform)
    }

    /// The transform in the box; zeros when it holds something else.
    public var caTransform3DValue: CATransform3D {
        unboxed(as: CATransform3D.self) ?? CATransform3D()
    }
}

extension CATransform3D: _ObjectiveCBridgeable {
    // swift-format-ignore: NoLeadingUnderscores
    /// The transform as an `NSValue`, for `as` and collections of objects.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(boxing: self) }

    // swift-format-ignore: NoLeadingUnderscores
    /// Reads a box that holds a transform.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
        result = source.unboxed(as: CATransform3D.self)
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// Reads a box, and says whether it holds a transform.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue,
        result: inout CATransform3D?
    ) -> Bool {
        result = source.unboxed(as: CATransform3D.self)
        return result != nil
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// Reads a box that holds a transform, all zeros for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
        source?.unboxed(as: CATransform3D.self) ?? CATransform3D()
    }
}
