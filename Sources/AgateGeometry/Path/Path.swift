package import Foundation

/// A sequence of lines and curves as a value.
///
/// The builders drop an element with a point that is not finite, and clamp coordinates to ±10¹⁵
/// (``largestCoordinate``), so that everything that reads a path can square and multiply them safely.
package struct Path: Sendable, Hashable {
    /// The kinds of element; each takes its points from the list in order.
    package enum Verb: UInt8, Sendable {
        /// Starts a subpath: one point.
        case move
        /// A straight line: one point.
        case line
        /// A quadratic curve: control and end.
        case quad
        /// A cubic curve: two controls and end.
        case cubic
        /// A straight line to the start of the subpath: no point.
        case close

        package var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quad: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    /// No coordinate is further from 0 than this.
    package static let largestCoordinate = 1e15

    package internal(set) var verbs: [Verb] = []
    package internal(set) var points: [CGPoint] = []
    /// Where the current subpath began.
    var startPoint = CGPoint.zero

    package init() {}

    /// Takes elements and their points as they are.
    ///
    /// - Parameters:
    ///   - verbs: The first one is a move, and none follows a close but a move.
    ///   - points: Finite, and no further from 0 than ``largestCoordinate``; as many as the elements have.
    ///   - start: Where the last subpath began.
    package init(verbs: [Verb], points: [CGPoint], start: CGPoint) {
        self.verbs = verbs
        self.points = points
        startPoint = start
    }

    package static func == (a: Path, b: Path) -> Bool { a.verbs == b.verbs && a.points == b.points }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(verbs.count)
        for point in points.prefix(8) {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
    }

    package var isEmpty: Bool { verbs.isEmpty }

    /// Where the next element starts; nil in an empty path.
    package var currentPoint: CGPoint? {
        guard let last = verbs.last else { return nil }
        return last == .close ? startPoint : points.last
    }

    package mutating func reserve(elements: Int) {
        verbs.reserveCapacity(verbs.count + elements)
        points.reserveCapacity(points.count + elements)
    }

    /// Makes room for so many curves.
    package mutating func reserve(curves: Int) {
        verbs.reserveCapacity(verbs.count + curves)
        points.reserveCapacity(points.count + 3 * curves)
    }

    // MARK: Elements

    /// Starts a subpath; directly after another start, moves that one.
    package mutating func move(to point: CGPoint) {
        guard let point = Self.usable(point) else { return }
        if verbs.last == .move {
            points[points.count - 1] = point
        } else {
            verbs.append(.move)
            points.append(point)
        }
        startPoint = point
    }

    /// Adds a line; nothing without a current point.
    package mutating func addLine(to point: CGPoint) {
        guard let point = Self.usable(point), beginsElement() else { return }
        verbs.append(.line)
        points.append(point)
    }

    /// Adds a quadratic curve; nothing without a current point.
    package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard let end = Self.usable(end), let control = Self.usable(control), beginsElement() else { return }
        verbs.append(.quad)
        points.append(control)
        points.append(end)
    }

    /// Adds a cubic curve; nothing without a current point.
    package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard let end = Self.usable(end), let control1 = Self.usable(control1),
            let control2 = Self.usable(control2), beginsElement()
        else { return }
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(end)
    }

    /// Closes the subpath with a line to its start.
    package mutating func closeSubpath() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    /// Whether a line or curve has a point to start from; after a close, that is where the subpath began.
    private mutating func beginsElement() -> Bool {
        switch verbs.last {
        case nil:
            return false
        case .close?:
            verbs.append(.move)
            points.append(startPoint)
            return true
        default:
            return true
        }
    }

    /// A point as paths hold it: nil when it is not finite.
    @inline(__always)
    static func usable(_ point: CGPoint) -> CGPoint? {
        if abs(point.x) <= largestCoordinate, abs(point.y) <= largestCoordinate { return point }
        guard point.isFinite else { return nil }
        return CGPoint(
            x: min(max(point.x, -largestCoordinate), largestCoordinate),
            y: min(max(point.y, -largestCoordinate), largestCoordinate)
        )
    }

    // MARK: Whole paths

    package mutating func append(_ other: Path, transform: CGAffineTransform = .identity) {
        guard !other.isEmpty else { return }
        let added = transform.isIdentity ? other : other.applying(transform)
        verbs.append(contentsOf: added.verbs)
        points.append(contentsOf: added.points)
        startPoint = added.startPoint
    }

    /// The image of the path; empty when the transform is not finite.
    package func applying(_ transform: CGAffineTransform) -> Path {
        transform.isIdentity ? self : mappingPoints { $0.applying(transform) }
    }

    /// The path with every point replaced; the closure gets the points in order.
    ///
    /// When the closure returns a point that is not finite, the whole path is empty.
    package func mappingPoints(_ map: (CGPoint) -> CGPoint) -> Path {
        var result = self
        var isUsable = true
        result.points.withUnsafeMutableBufferPointer { buffer in
            for index in buffer.indices {
                guard let point = Self.usable(map(buffer[index])) else {
                    isUsable = false
                    return
                }
                buffer[index] = point
            }
        }
        guard isUsable, let start = Self.usable(map(startPoint)) else { return Path() }
        result.startPoint = start
        return result
    }

    /// Lends the elements and their points.
    @inline(__always)
    package func withElements(
        _ body: (_ verbs: UnsafeBufferPointer<Verb>, _ points: UnsafeBufferPointer<CGPoint>) -> Void
    ) {
        verbs.withUnsafeBufferPointer { verbs in points.withUnsafeBufferPointer { body(verbs, $0) } }
    }

    /// Calls a closure with each element and the point that it starts from.
    @inline(__always)
    package func forEachElement(
        _ body: (_ verb: Verb, _ start: CGPoint, _ points: UnsafePointer<CGPoint>) -> Void
    ) {
        points.withUnsafeBufferPointer { buffer in
            var dummy = CGPoint.zero
            withUnsafeMutablePointer(to: &dummy) { placeholder in
                guard verbs.count > 0 else { return }
                let base = buffer.baseAddress ?? UnsafePointer(placeholder)
                var index = 0
                var current = CGPoint.zero
                var start = CGPoint.zero
                for verb in verbs {
                    body(verb, current, base + index)
                    switch verb {
                    case .move:
                        start = base[index]
                        current = start
                    case .close:
                        current = start
                    default:
                        current = base[index + verb.pointCount - 1]
                    }
                    index += verb.pointCount
                }
            }
        }
    }
}

extension CGPoint {
    package var isFinite: Bool { x.isFinite && y.isFinite }
}
