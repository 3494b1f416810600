import Foundation

/// A line or curve of a path that can be evaluated, and cut without turning into lines.
struct PathPiece {
    let verb: Path.Verb
    let curve: CubicCurve
    /// The control of a quadratic curve.
    let control: Vector

    init(line start: Vector, _ end: Vector) {
        verb = .line
        curve = CubicCurve(start, start + (end - start) / 3, end + (start - end) / 3, end)
        control = start
    }

    init(quad start: Vector, _ control: Vector, _ end: Vector) {
        verb = .quad
        curve = CubicCurve(quad: start, control, end)
        self.control = control
    }

    init(cubic curve: CubicCurve) {
        verb = .cubic
        self.curve = curve
        control = curve.p1
    }

    func point(at t: Double) -> Vector {
        if t <= 0 { return curve.p0 }
        if t >= 1 { return curve.p3 }
        if verb == .line { return curve.p0 + (curve.p3 - curve.p0) * t }
        return curve.polynomial.point(at: t)
    }

    func derivative(at t: Double) -> Vector {
        verb == .line ? curve.p3 - curve.p0 : curve.polynomial.derivative(at: t)
    }

    /// Adds the part between two parameters, which may go backwards, to a path whose current point is at the first one.
    ///
    /// - Parameter end: Where the part ends, as near to the piece as the arrangement's grid.
    func append(from t0: Double, to t1: Double, end: Vector, to path: inout Path) {
        let isWhole = t0 == 0 && t1 == 1
        let isReversed = t0 == 1 && t1 == 0
        switch verb {
        case .quad:
            let middle =
                isWhole || isReversed
                ? control : Self.mix(Self.mix(curve.p0, control, t0), Self.mix(control, curve.p3, t0), t1)
            path.addQuadCurve(to: CGPoint(end), control: CGPoint(middle))
        case .cubic:
            let first = isWhole ? curve.p1 : isReversed ? curve.p2 : blossom(t0, t0, t1)
            let second = isWhole ? curve.p2 : isReversed ? curve.p1 : blossom(t0, t1, t1)
            path.addCurve(to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second))
        default:
            path.addLine(to: CGPoint(end))
        }
    }

    /// The polar form of the cubic curve.
    private func blossom(_ r: Double, _ s: Double, _ t: Double) -> Vector {
        let a = Self.mix(curve.p0, curve.p1, r)
        let b = Self.mix(curve.p1, curve.p2, r)
        let c = Self.mix(curve.p2, curve.p3, r)
        return Self.mix(Self.mix(a, b, s), Self.mix(b, c, s), t)
    }

    private static func mix(_ a: Vector, _ b: Vector, _ t: Double) -> Vector { a + (b - a) * t }
}

extension CGPoint {
    init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
}
