public import CoreGraphics

/// A place in the hierarchy of time: when an object begins, how fast its time runs, how it repeats.
///
/// Times are seconds. Active local time is `(parent time − beginTime) · speed + timeOffset`.
///
/// Source: claims 2.1-2.25.
public protocol CAMediaTiming: AnyObject {
    /// When the object begins, in its parent's time.
    var beginTime: CFTimeInterval { get set }
    /// The length of one forward run.
    var duration: CFTimeInterval { get set }
    /// Local seconds per second of the parent; 0 pauses, negative plays backwards.
    var speed: Float { get set }
    /// A shift of the played position.
    var timeOffset: CFTimeInterval { get set }
    /// The number of cycles to play; fractions and infinity are allowed, 0 means one.
    var repeatCount: Float { get set }
    /// For how long to repeat; wins over ``repeatCount`` when above 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle plays forward and then backward.
    var autoreverses: Bool { get set }
    /// The values that show before the begin and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that an animation shows outside its active interval; unknown names behave like removed.
public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a fill mode is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the fill mode in archives, documents and key-value coding, such as `forwards`.
    public let rawValue: String

    /// Makes a fill mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The last value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value before the begin.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value before the begin and the last value after the end: ``backwards`` and ``forwards`` together.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The model value before the begin and after the end: the animation has no effect outside of its active time; the default.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
