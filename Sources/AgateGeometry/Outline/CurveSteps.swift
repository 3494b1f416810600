/// A cubic curve as numbers that are quick to evaluate.
struct CubicCurve {
    var p0: Vector
    var p1: Vector
    var p2: Vector
    var p3: Vector

    @inline(__always)
    init(_ p0: Vector, _ p1: Vector, _ p2: Vector, _ p3: Vector) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    /// The cubic that a quadratic curve is.
    @inline(__always)
    init(quad p0: Vector, _ control: Vector, _ p3: Vector) {
        self.init(p0, p0 + (control - p0) * (2.0 / 3), p3 + (control - p3) * (2.0 / 3), p3)
    }

    /// A sixth of the second derivative at the start and at the end; it changes evenly between them.
    @inline(__always)
    var bends: (Vector, Vector) { (p0 - 2 * p1 + p2, p1 - 2 * p2 + p3) }

    /// The two halves.
    var halves: (CubicCurve, CubicCurve) {
        let (a, b, c) = ((p0 + p1) * 0.5, (p1 + p2) * 0.5, (p2 + p3) * 0.5)
        let (d, e) = ((a + b) * 0.5, (b + c) * 0.5)
        let middle = (d + e) * 0.5
        return (CubicCurve(p0, a, d, middle), CubicCurve(middle, e, c, p3))
    }

    /// The controls in the order of powers of the parameter.
    @inline(__always)
    var polynomial: CubicPolynomial {
        let c1 = 3 * (p1 - p0)
        let c2 = 3 * (p0 - 2 * p1 + p2)
        return CubicPolynomial(c0: p0, c1: c1, c2: c2, c3: p3 - p0 - c1 - c2)
    }

    /// Whether all of the curve lies on one side of a rectangle.
    @inline(__always)
    func misses(_ area: OutlineArea) -> Bool {
        let low = CubicCurve.minimum(CubicCurve.minimum(p0, p1), CubicCurve.minimum(p2, p3))
        let high = CubicCurve.maximum(CubicCurve.maximum(p0, p1), CubicCurve.maximum(p2, p3))
        return high.x <= area.low.x || high.y <= area.low.y || low.x >= area.high.x || low.y >= area.high.y
    }

    @inline(__always)
    static func minimum(_ a: Vector, _ b: Vector) -> Vector { a.replacing(with: b, where: b .< a) }

    @inline(__always)
    static func maximum(_ a: Vector, _ b: Vector) -> Vector { a.replacing(with: b, where: b .> a) }
}

/// c0 + c1 t + c2 t² + c3 t³.
struct CubicPolynomial {
    var c0: Vector
    var c1: Vector
    var c2: Vector
    var c3: Vector

    @inline(__always)
    func point(at t: Double) -> Vector { c0 + (c1 + (c2 + c3 * t) * t) * t }

    @inline(__always)
    func derivative(at t: Double) -> Vector { c1 + (2 * c2 + c3 * (3 * t)) * t }

    /// The point at the end of a step, moved out by half of the curve's bulge over the step.
    @inline(__always)
    func corner(at t: Double, step: Double) -> Vector {
        point(at: t) - secondDerivative(at: t) * (step * step * 0.0625)
    }

    @inline(__always)
    func secondDerivative(at t: Double) -> Vector { 2 * c2 + c3 * (6 * t) }
}

/// Where something is looked at; what lies on one side of it need not be exact.
struct OutlineArea {
    var low: Vector
    var high: Vector

    static let everywhere = OutlineArea(
        low: Vector(repeating: -.infinity),
        high: Vector(repeating: .infinity)
    )

    /// The area with a border around it.
    func grown(by distance: Double) -> OutlineArea {
        OutlineArea(low: low - Vector(repeating: distance), high: high + Vector(repeating: distance))
    }

    /// How often a long curve is halved to find the parts in sight; where all is in sight there must be an end earlier.
    var depthOfHalving: Int { high.x - low.x < .infinity ? 20 : 1 }
}

/// Where a curve is cut into lines.
///
/// By Wang's formula a curve bulges no further than m h² / 8 from the line between two of its points whose parameters
/// differ by h, where m is the greatest length of the second derivative between them. That changes evenly along a
/// cubic, so that each quarter of a curve gets steps of its own.
///
/// Corners of the lines that lie on the curve would all err to the same side. Moved out by half of the bulge they err
/// to both sides, by half as much, and hardly at all on average: the steps may bulge twice the tolerance. The ends of a
/// curve must stay where they are, so the first and the last step are shorter: half of their bulge is left on one
/// side and three quarters on the other, so √⅔ of a step is as good as a whole one.
struct CurveSteps {
    /// Curves of more steps are taken apart first, so that only parts in sight get many.
    static let maxSteps = 128.0
    /// How much shorter than others an end's step is.
    private static let shortening = 0.183_503_419_072_273_95

    /// 6 / (8 · 2 ε).
    private let factor: Double

    /// - Parameter tolerance: The largest distance between the curve and lines whose corners are moved; half the
    ///   distance with corners on the curve.
    init(tolerance: Double) {
        factor = 0.375 / tolerance
    }

    /// How many even steps a curve needs.
    @inline(__always)
    func count(_ a: Vector, _ b: Vector) -> Double {
        count(max(a.squaredLength, b.squaredLength))
    }

    @inline(__always)
    private func count(_ squaredBend: Double) -> Double {
        (factor * squaredBend.squareRoot()).squareRoot()
    }

    /// Calls a closure for the end of each step except the last one, which ends at 1.
    ///
    /// - Parameters:
    ///   - a, b: The curve's ``CubicCurve/bends``.
    ///   - body: Gets the parameter, and the length of the longer step beside it.
    @inline(__always)
    func forEachInner(_ a: Vector, _ b: Vector, _ body: (_ parameter: Double, _ step: Double) -> Void) {
        let shortening = Self.shortening
        let whole = count(a, b)
        // One step has no corner to move.
        guard whole > 0.5.squareRoot() else { return }
        guard whole > 3 else {
            let steps = Int(whole + 2 * shortening) + 1
            let step = 1 / (Double(steps) - 2 * shortening)
            for index in 1..<max(steps, 2) { body((Double(index) - shortening) * step, step) }
            return
        }
        let quarter = (b - a) * 0.25
        let (c, d, e) = (a + quarter, a + 2 * quarter, a + 3 * quarter)
        let (u, v, w) = (c.squaredLength, d.squaredLength, e.squaredLength)
        let first = Int(min(0.25 * count(max(a.squaredLength, u)) + shortening, Self.maxSteps)) + 1
        let second = Int(min(0.25 * count(max(u, v)), Self.maxSteps)) + 1
        let third = Int(min(0.25 * count(max(v, w)), Self.maxSteps)) + 1
        let last = Int(min(0.25 * count(max(w, b.squaredLength)) + shortening, Self.maxSteps)) + 1
        let firstStep = 0.25 / (Double(first) - shortening)
        let secondStep = 0.25 / Double(second)
        let thirdStep = 0.25 / Double(third)
        let lastStep = 0.25 / (Double(last) - shortening)
        for index in 1..<first { body((Double(index) - shortening) * firstStep, firstStep) }
        body(0.25, max(firstStep, secondStep))
        for index in 1..<second { body(0.25 + Double(index) * secondStep, secondStep) }
        body(0.5, max(secondStep, thirdStep))
        for index in 1..<third { body(0.5 + Double(index) * thirdStep, thirdStep) }
        body(0.75, max(thirdStep, lastStep))
        for index in 1..<last { body(0.75 + Double(index) * lastStep, lastStep) }
    }
}
