public import Foundation

/// The rule for the inside of a path.
public enum CGPathFillRule: Int, Sendable {
    /// Points around which the path winds at least once more one way than the other.
    case winding = 0
    /// Points from which a ray to the outside crosses the path an odd number of times.
    case evenOdd = 1
}

/// The ends of open strokes.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end.
    case butt = 0
    /// A half circle beyond the end.
    case round = 1
    /// Half a square beyond the end.
    case square = 2
}

/// The shape that joins two segments of a stroke.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, up to the miter limit.
    case miter = 0
    /// Corners are rounded, with the line's half width as the radius.
    case round = 1
    /// Corners are cut off straight between the outer edges of the lines.
    case bevel = 2
}

/// The kinds of path element.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a subpath: one point.
    case moveToPoint = 0
    /// A straight line: one point.
    case addLineToPoint = 1
    /// A quadratic curve: control and end.
    case addQuadCurveToPoint = 2
    /// A cubic curve: two controls and end.
    case addCurveToPoint = 3
    /// A straight line to the start of the subpath: no point.
    case closeSubpath = 4
}

/// One element of a path, valid while the path is being walked.
public struct CGPathElement {
    /// The kind of the element, which says how many points it has.
    public var type: CGPathElementType
    /// Its points: 0 to 3 of them.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Makes an element of a kind and of the memory that holds its points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A function that ``CGPath/apply(info:function:)`` calls: with the caller's pointer and an element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// A closure that ``CGPath/applyWithBlock(_:)`` calls with an element.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// How a path is stroked.
package struct StrokeStyle: Sendable, Hashable {
    package var width: Double
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: Double
    /// Lengths of dashes and gaps in turn; empty draws one line.
    package var dashLengths: [Double]
    package var dashPhase: Double

    package init(
        width: Double = 1,
        cap: CGLineCap = .butt,
        join: CGLineJoin = .miter,
        miterLimit: Double = 10,
        dashLengths: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashLengths = dashLengths
        self.dashPhase = dashPhase
    }
}
