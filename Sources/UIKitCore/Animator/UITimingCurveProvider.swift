public import Foundation

/// The kinds of timing that a provider can have.
public enum UITimingCurveType: Int, Sendable {
    /// One of the four built-in curves: linear, slow at the start, at the end, or at both.
    case builtin
    /// A cubic Bézier curve with two control points.
    case cubic
    /// The movement of a mass on a damped spring.
    case spring
    /// A cubic curve and a spring together.
    case composed
}

/// An object that gives the timing of an animator.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// The kind of timing, which says which of the parameters are used.
    var timingCurveType: UITimingCurveType { get }
    /// The parameters of the curve; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The parameters of the spring; nil for a curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}
