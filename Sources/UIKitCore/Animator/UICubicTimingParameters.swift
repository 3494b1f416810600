public import Foundation
import QuartzCore

/// A timing curve for animators: a cubic Bézier from (0, 0) to (1, 1).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The built-in curve; ease-in-out for one of given control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first inner control point; x within 0 and 1.
    public let controlPoint1: CGPoint
    /// The second inner control point; x within 0 and 1.
    public let controlPoint2: CGPoint
    private let isBuiltin: Bool

    /// Makes the curve that implicit animations of layers have.
    public override init() {
        animationCurve = .easeInOut
        controlPoint1 = CGPoint(x: 0.25, y: 0.1)
        controlPoint2 = CGPoint(x: 0.25, y: 1)
        isBuiltin = false
        super.init()
    }

    /// Makes timing parameters of one of the four built-in curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        let points = AnimationPace.curve(curve).timingFunction.innerPoints
        controlPoint1 = points.0
        controlPoint2 = points.1
        isBuiltin = true
        super.init()
    }

    /// Makes a curve from its two inner control points; an x outside 0…1 is brought to the border, a number that is
    /// not finite counts as 0.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1.asControlPoint
        controlPoint2 = point2.asControlPoint
        isBuiltin = false
        super.init()
    }

    /// Makes timing parameters from an archive, with their control points.
    public required init?(coder: NSCoder) {
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        animationCurve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")) ?? .easeInOut
        controlPoint1 = CGPoint(x: number("x1"), y: number("y1")).asControlPoint
        controlPoint2 = CGPoint(x: number("x2"), y: number("y2")).asControlPoint
        isBuiltin = coder.decodeBool(forKey: "builtin")
        super.init()
    }

    /// Writes the timing parameters into an archive, with their control points.
    open func encode(with coder: NSCoder) {
        coder.encode(animationCurve.rawValue, forKey: "curve")
        coder.encode(Double(controlPoint1.x), forKey: "x1")
        coder.encode(Double(controlPoint1.y), forKey: "y1")
        coder.encode(Double(controlPoint2.x), forKey: "x2")
        coder.encode(Double(controlPoint2.y), forKey: "y2")
        coder.encode(isBuiltin, forKey: "builtin")
    }

    /// The curve itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// `builtin` for one of the four built-in curves, and else `cubic`.
    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    /// Always the parameters themselves.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always nil: a curve is no spring.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

extension CGPoint {
    fileprivate var asControlPoint: CGPoint {
        CGPoint(x: x.isFinite ? min(max(x, 0), 1) : 0, y: y.isFinite ? y : 0)
    }
}

extension CAMediaTimingFunction {
    /// The two inner control points.
    var innerPoints: (CGPoint, CGPoint) {
        var first: [Float] = [0, 0]
        var second: [Float] = [0, 0]
        getControlPoint(at: 1, values: &first)
        getControlPoint(at: 2, values: &second)
        return (
            CGPoint(x: CGFloat(first[0]), y: CGFloat(first[1])),
            CGPoint(x: CGFloat(second[0]), y: CGFloat(second[1]))
        )
    }
}
