// swift-format-ignore-file: NoLeadingUnderscores
// The names are those that the compiler looks for.

import Foundation

/// `CGFloat` crosses to `NSNumber` and back with `as`, `as?` and inside arrays and dictionaries, as on Apple's
/// systems. Without this, `number as? CGFloat` compiles and silently gives nil.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Makes the nearest value to a number.
    ///
    /// - Parameter number: Any number; integers beyond 2^53 are rounded.
    public init(truncating number: NSNumber) {
        self.init(number.doubleValue)
    }

    /// Makes the value of a number that a `CGFloat` holds exactly.
    ///
    /// - Parameter number: Any number; nil comes back when it would have to be rounded.
    public init?(exactly number: NSNumber) {
        guard let value = number as? Double else { return nil }
        self.init(value)
    }

    /// Gives the number that stands for this value where an object is wanted.
    public func _bridgeToObjectiveC() -> NSNumber {
        NSNumber(value: Double(self))
    }

    /// Reads the value of a number, rounding where it must.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(truncating: source)
    }

    /// Reads the value of a number that a `CGFloat` holds exactly.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSNumber,
        result: inout CGFloat?
    ) -> Bool {
        result = CGFloat(exactly: source)
        return result != nil
    }

    /// Reads the value of a number, 0 for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        source.map { CGFloat(truncating: $0) } ?? 0
    }
}
