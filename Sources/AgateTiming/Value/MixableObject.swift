/// An object of the engine's own that has a content: it is compared by that, and mixes with its like.
///
/// Other objects are compared by identity and switch.
package protocol MixableObject: AnyObject, Sendable {
    /// Whether another object has the same content.
    func hasSameContent(as other: any MixableObject) -> Bool
    /// The object between this one and another; nil when the two do not mix.
    ///
    /// - Parameters:
    ///   - fraction: 0 gives this one, 1 the other one; beyond that extrapolates what can be.
    ///   - timeFraction: How much of the time is over, `0...1`: what of it cannot mix switches by that.
    func mixed(
        with other: any MixableObject,
        fraction: Double,
        timeFraction: Double
    ) -> (any MixableObject)?
    /// The content in a few words.
    var contentText: String { get }
}

extension OpaqueValue {
    /// Whether both are the same object, or two of the same content.
    func isSame(as other: OpaqueValue) -> Bool {
        if object === other.object { return true }
        guard let mixable = object as? any MixableObject, let others = other.object as? any MixableObject
        else { return false }
        return mixable.hasSameContent(as: others)
    }

    /// The object between this one and another, where both mix.
    func mixed(with other: OpaqueValue, fraction: Double, timeFraction: Double) -> OpaqueValue? {
        guard let mixable = object as? any MixableObject, let others = other.object as? any MixableObject
        else { return nil }
        return mixable.mixed(with: others, fraction: fraction, timeFraction: timeFraction)
            .map { OpaqueValue($0) }
    }
}
