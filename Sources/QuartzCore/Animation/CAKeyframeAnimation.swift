import AgateScene
package import AgateTiming
public import CoreGraphics
public import Foundation

/// The interpolation between keyframes; unknown names behave like linear.
public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a calculation mode is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the calculation mode in archives, documents and key-value coding, such as `cubic`.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Values change in a straight line from each keyframe to the next, in the time between their key times; the default.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each keyframe value holds until the next one's time, without in-between values.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Values change in straight lines at constant speed; key times are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Values go along a smooth spline through the keyframes.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along a smooth spline, at constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of an object that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a rotation mode is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the rotation mode in archives, documents and key-value coding, such as `auto`.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its +x follows the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its −x follows the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values or along a path.
///
/// Source: claims 5.1-5.16.
open class CAKeyframeAnimation: CAPropertyAnimation {
    private struct Values {
        var values: [Any]?
        var path: CGPath?
        var keyTimes: [NSNumber]?
        var timingFunctions: [CAMediaTimingFunction]?
        var calculationMode = CAAnimationCalculationMode.linear
        var rotationMode: CAAnimationRotationMode?
        var tensionValues: [NSNumber]?
        var continuityValues: [NSNumber]?
        var biasValues: [NSNumber]?
        var function: KeyframeFunction?
    }

    /// Touched in sections of the animation.
    @exclusivity(unchecked) private var storedKeyframes = Values()

    private var keyframes: Values { section(of: owner) { storedKeyframes } }

    private func set<Value>(_ keyPath: WritableKeyPath<Values, Value>, _ newValue: Value, _ key: AnimationKey)
    {
        listFunction()
        var value = newValue
        section(of: owner) { swap(&storedKeyframes[keyPath: keyPath], &value) }
        // The value before, a program's object perhaps, goes after the section.
        withExtendedLifetime(value) {}
        noteSet(key)
    }

    /// Values that are worked out at the time that is shown, in place of listed ones; nil for an animation whose values are listed.
    ///
    /// ``values`` and ``keyTimes`` are then keyframes that stand for the function, computed when they are first read. Setting them, or anything
    /// else of the keyframes, takes those keyframes in place of the function.
    package final var function: KeyframeFunction? {
        get { keyframes.function }
        set {
            var values = Values()
            values.function = newValue
            section(of: owner) { swap(&storedKeyframes, &values) }
            withExtendedLifetime(values) {}
            noteSet(.values)
            noteSet(.keyTimes)
        }
    }

    /// Puts keyframes in the place of a function.
    private func listFunction() {
        guard let listed = function?.listed else { return }
        var values = Values()
        values.values = Self.objects(listed)
        values.keyTimes = listed.keyTimes.map { NSNumber(value: $0) }
        section(of: owner) { swap(&storedKeyframes, &values) }
        withExtendedLifetime(values) {}
    }

    private static func objects(_ listed: KeyframeFunction.Listed) -> [Any] {
        listed.values.map { clientValue(from: $0) ?? NSNull() }
    }

    /// The values, first to last.
    open var values: [Any]? {
        get { function.map { Self.objects($0.listed) } ?? keyframes.values }
        set { set(\.values, newValue, .values) }
    }

    /// A path for point-valued properties; wins over ``values``.
    open var path: CGPath? {
        get { keyframes.path }
        set { set(\.path, newValue?.copy(), .path) }
    }

    /// When each value is reached, as fractions of the duration: one time per value or point of a path, one more in
    /// discrete mode, from 0 to 1 and ascending.
    ///
    /// Times that break these rules are used as given, as Apple's renderer does: before the first time the first value
    /// holds, after the last one the last; of fewer times than values the first values are used; what is below 0, above 1 or
    /// out of order is neither clamped nor dropped. Where there are times, closing a path is no segment. A discrete
    /// value shows from exactly its time on, and a single one with two times has no effect. Paced modes ignore the times.
    open var keyTimes: [NSNumber]? {
        get { function?.listed.keyTimes.map { NSNumber(value: $0) } ?? keyframes.keyTimes }
        set { set(\.keyTimes, newValue, .keyTimes) }
    }

    /// The pacing of each segment.
    open var timingFunctions: [CAMediaTimingFunction]? {
        get { keyframes.timingFunctions }
        set { set(\.timingFunctions, newValue, .timingFunctions) }
    }

    /// The interpolation between keyframes.
    open var calculationMode: CAAnimationCalculationMode {
        get { keyframes.calculationMode }
        set { set(\.calculationMode, newValue, .calculationMode) }
    }

    /// The tension of each keyframe of a cubic animation.
    open var tensionValues: [NSNumber]? {
        get { keyframes.tensionValues }
        set { set(\.tensionValues, newValue, .tensionValues) }
    }

    /// The continuity of each keyframe of a cubic animation.
    open var continuityValues: [NSNumber]? {
        get { keyframes.continuityValues }
        set { set(\.continuityValues, newValue, .continuityValues) }
    }

    /// The bias of each keyframe of a cubic animation.
    open var biasValues: [NSNumber]? {
        get { keyframes.biasValues }
        set { set(\.biasValues, newValue, .biasValues) }
    }

    /// The rotation of an object that moves along ``path``; nil leaves it upright.
    open var rotationMode: CAAnimationRotationMode? {
        get { keyframes.rotationMode }
        set { set(\.rotationMode, newValue, .rotationMode) }
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        key == "calculationMode" ? "linear" : super.defaultValue(forKey: key)
    }

    open override func value(forKey key: String) -> Any? {
        switch key {
        case "values": values
        case "path": path
        case "keyTimes": keyTimes
        case "timingFunctions": timingFunctions
        case "calculationMode": calculationMode.rawValue
        case "tensionValues": tensionValues
        case "continuityValues": continuityValues
        case "biasValues": biasValues
        case "rotationMode": rotationMode?.rawValue
        default: super.value(forKey: key)
        }
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "values": values = value as? [Any]
        case "path": path = value as? CGPath
        case "keyTimes": keyTimes = numbers(in: value)
        case "timingFunctions": timingFunctions = value as? [CAMediaTimingFunction]
        case "calculationMode":
            if let name = name(in: value) { calculationMode = CAAnimationCalculationMode(rawValue: name) }
        case "tensionValues": tensionValues = numbers(in: value)
        case "continuityValues": continuityValues = numbers(in: value)
        case "biasValues": biasValues = numbers(in: value)
        case "rotationMode": rotationMode = name(in: value).map(CAAnimationRotationMode.init(rawValue:))
        default: super.setValue(value, forKey: key)
        }
    }

    private func numbers(in value: Any?) -> [NSNumber]? {
        guard let items = value as? [Any] else { return nil }
        let numbers = items.compactMap { numberValue(of: $0).map(NSNumber.init(value:)) }
        // An array with anything else in it is none.
        return numbers.count == items.count ? numbers : nil
    }

    override func copyValues(into copy: CAAnimation) {
        super.copyValues(into: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        var values = keyframes
        section(of: copy.owner) { swap(&copy.storedKeyframes, &values) }
        withExtendedLifetime(values) {}
    }

    override func compiledTrack() -> PropertyAnimation.Track? {
        var track = KeyframeTrack()
        if let function {
            track.function = function
            return .keyframe(track)
        }
        track.values = (values ?? []).map { animatableValue(from: $0) ?? .none }
        track.path = path?.path
        track.keyTimes = keyTimes?.map(\.doubleValue)
        track.segmentPaces = (timingFunctions ?? []).map(\.curve)
        track.calculationMode = CalculationMode(rawValue: calculationMode.rawValue) ?? .linear
        track.rotationMode = rotationMode.flatMap { RotationMode(rawValue: $0.rawValue) }
        track.tensions = Self.finite(tensionValues)
        track.continuities = Self.finite(continuityValues)
        track.biases = Self.finite(biasValues)
        if let path = track.path { return AnimatableValue.path(path).isUsable ? .keyframe(track) : nil }
        guard !track.values.isEmpty, track.values.allSatisfy(\.isUsable) else { return nil }
        return .keyframe(track)
    }

    /// Numbers, those that are not finite as 0.
    private static func finite(_ numbers: [NSNumber]?) -> [Double] {
        (numbers ?? []).map { $0.doubleValue.isFinite ? $0.doubleValue : 0 }
    }
}
