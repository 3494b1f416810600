package import CoreGraphics
public import Foundation

extension UIEdgeInsets: StructBoxable {
    package static var boxing: StructBoxing { .uiEdgeInsets }
}

extension UIEdgeInsets: _ObjectiveCBridgeable {
    // swift-format-ignore: NoLeadingUnderscores
    /// Puts the insets into an `NSValue`.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(boxing: self) }

    // swift-format-ignore: NoLeadingUnderscores
    /// Takes insets out of an `NSValue`; nil if it holds something else.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) {
        result = source.unboxed(as: UIEdgeInsets.self)
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// Takes insets out of an `NSValue`; false if it holds something else.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?)
        -> Bool
    {
        result = source.unboxed(as: UIEdgeInsets.self)
        return result != nil
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// Reads a box that holds insets, zeros for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
        source?.unboxed(as: UIEdgeInsets.self) ?? UIEdgeInsets()
    }
}

extension UIOffset: StructBoxable {
    package static var boxing: StructBoxing { .uiOffset }
}

extension UIOffset: _ObjectiveCBridgeable {
    // swift-format-ignore: NoLeadingUnderscores
    /// Puts the offset into an `NSValue`.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(boxing: self) }

    // swift-format-ignore: NoLeadingUnderscores
    /// Reads a box that holds an offset.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIOffset?) {
        result = source.unboxed(as: UIOffset.self)
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// Takes an offset out of an `NSValue`; false if it holds something else.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIOffset?) -> Bool
    {
        result = source.unboxed(as: UIOffset.self)
        return result != nil
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// Reads a box that holds an offset, zeros for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIOffset {
        source?.unboxed(as: UIOffset.self) ?? UIOffset()
    }
}

extension NSDirectionalEdgeInsets: StructBoxable {
    package static var boxing: StructBoxing { .directionalEdgeInsets }
}

extension NSDirectionalEdgeInsets: _ObjectiveCBridgeable {
    // swift-format-ignore: NoLeadingUnderscores
    /// Puts the insets into an `NSValue`.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(boxing: self) }

    // swift-format-ignore: NoLeadingUnderscores
    /// Takes insets out of an `NSValue`; nil if it holds something else.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout NSDirectionalEdgeInsets?) {
        result = source.unboxed(as: NSDirectionalEdgeInsets.self)
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// Takes directional insets out of an `NSValue`; false if it holds something else.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue,
        result: inout NSDirectionalEdgeInsets?
    ) -> Bool {
        result = source.unboxed(as: NSDirectionalEdgeInsets.self)
        return result != nil
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// Reads a box that holds insets, zeros for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> NSDirectionalEdgeInsets {
        source?.unboxed(as: NSDirectionalEdgeInsets.self) ?? NSDirectionalEdgeInsets()
    }
}

extension NSValue {
    /// Makes a value that holds insets.
    public convenience init(uiEdgeInsets value: UIEdgeInsets) { self.init(boxing: value) }
    /// The insets that the value holds; zero insets if it holds something else.
    public var uiEdgeInsetsValue: UIEdgeInsets { unboxed(as: UIEdgeInsets.self) ?? UIEdgeInsets() }
    /// Makes a value that holds an offset.
    public convenience init(uiOffset value: UIOffset) { self.init(boxing: value) }
    /// The offset that the value holds; a zero offset if it holds something else.
    public var uiOffsetValue: UIOffset { unboxed(as: UIOffset.self) ?? UIOffset() }
    /// Makes a value that holds directional insets.
    public convenience init(directionalEdgeInsets value: NSDirectionalEdgeInsets) { self.init(boxing: value) }
    /// The directional insets that the value holds; zero insets if it holds something else.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        unboxed(as: NSDirectionalEdgeInsets.self) ?? NSDirectionalEdgeInsets()
    }
}
