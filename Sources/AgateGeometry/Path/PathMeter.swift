import Foundation

/// A path as pieces with lengths, that can be cut anywhere without turning its curves into lines.
struct PathMeter {
    /// One line or curve; lines and quadratic curves are kept as what they are.
    struct Piece {
        var verb: Path.Verb
        var p0: CGPoint
        var p1: CGPoint
        var p2: CGPoint
        var p3: CGPoint
        var length = 0.0
        /// For a curve, the length up to the end of each eighth of its parameter.
        var lengthsOfParts = SIMD8<Double>()
        /// Whether a subpath starts with this piece.
        var startsSubpath = false
        /// Whether this piece is the line that closes a subpath; it may have no length.
        var closesSubpath = false
    }

    /// Those of a path of usual size.
    private var pieces: [Piece] = []
    private let path: Path
    /// The length of all pieces together.
    private(set) var length = 0.0

    /// The maximum number of elements whose measured pieces are kept; longer paths are measured again on each use.
    private static let maxKept = 65_536

    init(_ path: Path) {
        self.path = path
        let isKept = path.verbs.count <= Self.maxKept
        if isKept { pieces.reserveCapacity(path.verbs.count) }
        Self.forEachPiece(of: path) { piece in
            length += piece.length
            if isKept { pieces.append(piece) }
        }
    }

    /// Calls a closure with each piece, in order.
    func forEachPiece(_ body: (Piece) -> Void) {
        if path.verbs.count <= Self.maxKept {
            for piece in pieces { body(piece) }
        } else {
            Self.forEachPiece(of: path, body)
        }
    }

    private static func forEachPiece(of path: Path, _ body: (Piece) -> Void) {
        var isNew = true
        var start = CGPoint.zero
        path.forEachElement { verb, from, p in
            var piece = Piece(verb: .line, p0: from, p1: from, p2: from, p3: from)
            switch verb {
            case .move:
                isNew = true
                start = p[0]
                return
            case .line:
                piece.p3 = p[0]
            case .quad:
                piece.verb = .quad
                piece.p1 = p[0]
                piece.p3 = p[1]
            case .cubic:
                piece.verb = .cubic
                (piece.p1, piece.p2, piece.p3) = (p[0], p[1], p[2])
            case .close:
                piece.p3 = start
                piece.closesSubpath = true
            }
            piece.startsSubpath = isNew
            piece.measure()
            isNew = verb == .close
            body(piece)
        }
    }
}

extension PathMeter.Piece {
    /// Half of the points of Gauss and Legendre's rule of eight, with their weights.
    private static let nodes: [(x: Double, weight: Double)] = [
        (0.183_434_642_495_649_8, 0.362_683_783_378_362_0),
        (0.525_532_409_916_329_0, 0.313_706_645_877_887_3),
        (0.796_666_477_413_626_7, 0.222_381_034_453_374_5),
        (0.960_289_856_497_536_3, 0.101_228_536_290_376_3),
    ]
    /// Curves are measured in this many parts.
    private static let parts = 8

    /// How fast the point moves at a parameter.
    private func speed(at t: Double) -> Double {
        let u = 1 - t
        let (dx, dy): (Double, Double)
        if verb == .quad {
            dx = 2 * (u * (p1.x - p0.x) + t * (p3.x - p1.x))
            dy = 2 * (u * (p1.y - p0.y) + t * (p3.y - p1.y))
        } else {
            let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
            dx = a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x)
            dy = a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y)
        }
        return (dx * dx + dy * dy).squareRoot()
    }

    private func arcLength(from t0: Double, to t1: Double) -> Double {
        let (middle, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
        var sum = 0.0
        for node in Self.nodes {
            sum += node.weight * (speed(at: middle - half * node.x) + speed(at: middle + half * node.x))
        }
        return sum * half
    }

    /// Finds the length.
    fileprivate mutating func measure() {
        guard verb != .line else {
            let (dx, dy) = (p3.x - p0.x, p3.y - p0.y)
            length = (dx * dx + dy * dy).squareRoot()
            return
        }
        for part in 0..<Self.parts {
            length += arcLength(
                from: Double(part) / Double(Self.parts),
                to: Double(part + 1) / Double(Self.parts)
            )
            lengthsOfParts[part] = length
        }
    }

    /// The parameter at which a length from the start is reached, or the one that stands for it.
    func parameter(atLength wanted: Double, by rule: Path.CutRule = .length) -> Double {
        guard wanted > 0, length > 0 else { return 0 }
        guard wanted < length else { return 1 }
        guard verb != .line, rule == .length else { return wanted / length }
        // The part that holds it, then Newton's steps between two bounds, halving where they would leave them.
        var part = 0
        while part < Self.parts - 1, lengthsOfParts[part] < wanted { part += 1 }
        let before = part == 0 ? 0 : lengthsOfParts[part - 1]
        let partLength = lengthsOfParts[part] - before
        let start = Double(part) / Double(Self.parts)
        var low = start
        var high = Double(part + 1) / Double(Self.parts)
        var t = low + (high - low) * (partLength > 0 ? (wanted - before) / partLength : 0.5)
        for _ in 0..<32 {
            let error = before + arcLength(from: start, to: t) - wanted
            if abs(error) <= 1e-9 * length { break }
            if error > 0 { high = t } else { low = t }
            let newton = t - error / max(speed(at: t), .leastNormalMagnitude)
            t = newton > low && newton < high ? newton : (low + high) / 2
        }
        return t
    }

    /// The largest distance, along the curve, between a share of the parameter and that share of the length.
    var unevenness: Double {
        guard verb != .line else { return 0 }
        var result = 0.0
        for part in 0..<Self.parts {
            let even = length * Double(part + 1) / Double(Self.parts)
            result = max(result, abs(lengthsOfParts[part] - even))
        }
        return result
    }

    /// The point at a parameter.
    func point(at t: Double) -> CGPoint {
        if t <= 0 { return p0 }
        if t >= 1 { return p3 }
        let u = 1 - t
        switch verb {
        case .quad:
            return CGPoint(
                x: u * u * p0.x + 2 * u * t * p1.x + t * t * p3.x,
                y: u * u * p0.y + 2 * u * t * p1.y + t * t * p3.y
            )
        case .cubic:
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
                y: a * p0.y + b * p1.y + c * p2.y + d * p3.y
            )
        default:
            return CGPoint(x: u * p0.x + t * p3.x, y: u * p0.y + t * p3.y)
        }
    }

    /// Adds the part between two parameters to a path whose current point is at the first one.
    func appendPart(from t0: Double, to t1: Double, to path: inout Path) {
        switch verb {
        case .quad:
            path.addQuadCurve(to: point(at: t1), control: blossom(t0, t1))
        case .cubic:
            path.addCurve(
                to: point(at: t1),
                control1: blossom(t0, t0, t1),
                control2: blossom(t0, t1, t1)
            )
        default:
            path.addLine(to: point(at: t1))
        }
    }

    /// The polar form of a quadratic curve.
    private func blossom(_ r: Double, _ s: Double) -> CGPoint {
        Self.mix(Self.mix(p0, p1, r), Self.mix(p1, p3, r), s)
    }

    /// The polar form of a cubic curve.
    private func blossom(_ r: Double, _ s: Double, _ t: Double) -> CGPoint {
        let (a, b, c) = (Self.mix(p0, p1, r), Self.mix(p1, p2, r), Self.mix(p2, p3, r))
        return Self.mix(Self.mix(a, b, s), Self.mix(b, c, s), t)
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
}
