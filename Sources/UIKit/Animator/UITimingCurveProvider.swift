public import Foundation

/// The kinds of timing.
public enum UITimingCurveType: Int, Sendable {
    /// One of the four built-in curves.
    case builtin
    /// A cubic Bézier curve.
    case cubic
    /// A spring.
    case spring
    /// A curve and a spring together.
    case composed
}

/// Something that says how an animator moves from its start to its end.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// Which of the following count.
    var timingCurveType: UITimingCurveType { get }
    /// The curve, if there is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if there is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}
