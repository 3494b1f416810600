import AgateTiming
public import Foundation

/// A value at a frame, and how it goes on from the keyframe before and to the next one.
public final class Keyframe<T> {
    /// The value of the property at the keyframe's time.
    public let value: T
    /// The frame, counted as in the file.
    public let time: AnimationFrameTime
    /// Whether the value holds up to the next keyframe and jumps there.
    public let isHold: Bool
    /// The second control point of the pace from the keyframe before, both numbers from 0 to 1.
    public let inTangent: LottieVector2D?
    /// The first control point of the pace to the next keyframe.
    public let outTangent: LottieVector2D?
    /// From the value to the last control point of the way from the keyframe before.
    public let spatialInTangent: LottieVector3D?
    /// From the value to the first control point of the way to the next keyframe.
    public let spatialOutTangent: LottieVector3D?

    /// Makes the only keyframe of a value that never changes.
    public init(
        _ value: T,
        spatialInTangent: LottieVector3D? = nil,
        spatialOutTangent: LottieVector3D? = nil
    ) {
        self.value = value
        time = 0
        isHold = true
        (inTangent, outTangent) = (nil, nil)
        (self.spatialInTangent, self.spatialOutTangent) = (spatialInTangent, spatialOutTangent)
    }

    /// Makes a keyframe.
    ///
    /// The pace to the next keyframe has this one's `outTangent` and the next one's `inTangent` as control points, and is
    /// linear without one of them.
    public init(
        value: T,
        time: AnimationFrameTime,
        isHold: Bool = false,
        inTangent: LottieVector2D? = nil,
        outTangent: LottieVector2D? = nil,
        spatialInTangent: LottieVector3D? = nil,
        spatialOutTangent: LottieVector3D? = nil
    ) {
        self.value = value
        self.time = time
        self.isHold = isHold
        (self.inTangent, self.outTangent) = (inTangent, outTangent)
        (self.spatialInTangent, self.spatialOutTangent) = (spatialInTangent, spatialOutTangent)
    }

    /// The same keyframe with another value.
    func withValue<Other>(_ value: Other) -> Keyframe<Other> {
        Keyframe<Other>(
            value: value,
            time: time,
            isHold: isHold,
            inTangent: inTangent,
            outTangent: outTangent,
            spatialInTangent: spatialInTangent,
            spatialOutTangent: spatialOutTangent
        )
    }

    /// The pace to the next keyframe; nil is linear.
    func pace(to next: Keyframe<T>) -> UnitBezier? {
        guard let out = outTangent, let into = next.inTangent,
            out.x != out.y || into.x != into.y, [out.x, out.y, into.x, into.y].allSatisfy(\.isFinite)
        else { return nil }
        return UnitBezier(
            x1: min(max(out.x, 0), 1),
            y1: out.y,
            x2: min(max(into.x, 0), 1),
            y2: into.y
        )
    }
}

extension Keyframe: Equatable where T: Equatable {
    /// Whether all that two keyframes say is equal.
    public static func == (lhs: Keyframe<T>, rhs: Keyframe<T>) -> Bool {
        lhs.value == rhs.value && lhs.time == rhs.time && lhs.isHold == rhs.isHold
            && lhs.inTangent == rhs.inTangent && lhs.outTangent == rhs.outTangent
            && lhs.spatialInTangent == rhs.spatialInTangent && lhs.spatialOutTangent == rhs.spatialOutTangent
    }
}

extension Keyframe: Hashable where T: Hashable {
    /// Feeds what the keyframe says to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
        hasher.combine(time)
        hasher.combine(isHold)
        hasher.combine(inTangent)
        hasher.combine(outTangent)
        hasher.combine(spatialInTangent)
        hasher.combine(spatialOutTangent)
    }
}

// `@unchecked`: the language has no conditional `Sendable` for classes; all stored properties are constants whose types are.
extension Keyframe: @unchecked Sendable where T: Sendable {}

extension Array {
    /// The value at a frame among keyframes in ascending order; nil without any.
    func value<T: AnyInterpolatable>(at frame: AnimationFrameTime) -> T? where Element == Keyframe<T> {
        guard let after = firstIndex(where: { $0.time > frame }) else { return last?.value }
        guard after > 0 else { return first?.value }
        let (from, to) = (self[after - 1], self[after])
        let length = to.time - from.time
        guard !from.isHold, length > 0 else { return from.value }
        var amount = (frame - from.time) / length
        if let pace = from.pace(to: to) { amount = CGFloat(pace.value(at: Double(amount))) }
        return from.value._interpolate(
            to: to.value,
            amount: amount,
            spatialOutTangent: from.spatialOutTangent?.pointValue,
            spatialInTangent: to.spatialInTangent?.pointValue
        )
    }
}
