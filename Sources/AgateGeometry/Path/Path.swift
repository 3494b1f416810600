package import Foundation

/// A sequence of lines and curves as a value.
///
/// Points that are not finite are dropped by the builders together with their element, so that everything
/// that reads a path works on finite numbers.
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

    package private(set) var verbs: [Verb] = []
    package private(set) var points: [CGPoint] = []
    private var startPoint = CGPoint.zero

    package init() {}

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

    // MARK: Elements

    package mutating func move(to point: CGPoint) {
        guard point.isFinite else { return }
        if verbs.last == .move {
            points[points.count - 1] = point
        } else {
            verbs.append(.move)
            points.append(point)
        }
        startPoint = point
    }

    package mutating func addLine(to point: CGPoint) {
        guard point.isFinite, beginsElement(at: point) else { return }
        verbs.append(.line)
        points.append(point)
    }

    package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard end.isFinite, control.isFinite, beginsElement(at: control) else { return }
        verbs.append(.quad)
        points.append(control)
        points.append(end)
    }

    package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard end.isFinite, control1.isFinite, control2.isFinite, beginsElement(at: control1) else { return }
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(end)
    }

    package mutating func closeSubpath() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    /// A line or curve without a current point starts where it leads; after a close, where the subpath began.
    private mutating func beginsElement(at point: CGPoint) -> Bool {
        switch verbs.last {
        case nil:
            move(to: point)
        case .close?:
            verbs.append(.move)
            points.append(startPoint)
        default:
            break
        }
        return true
    }

    // MARK: Whole paths

    package mutating func append(_ other: Path, transform: CGAffineTransform = .identity) {
        guard !other.isEmpty else { return }
        let added = transform.isIdentity ? other : other.applying(transform)
        verbs.append(contentsOf: added.verbs)
        points.append(contentsOf: added.points)
        startPoint = added.startPoint
    }

    package func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        var result = self
        for index in result.points.indices { result.points[index] = points[index].applying(transform) }
        result.startPoint = startPoint.applying(transform)
        guard result.points.allSatisfy(\.isFinite) else { return Path() }
        return result
    }

    /// The path with every point replaced; the closure gets the points in order.
    package func mappingPoints(_ map: (CGPoint) -> CGPoint) -> Path {
        var result = self
        for index in result.points.indices { result.points[index] = map(points[index]) }
        result.startPoint = map(startPoint)
        return result
    }

    /// The path on the way to another; nil when their elements differ.
    ///
    /// Source: claims 7.9.
    package func interpolated(to other: Path, fraction: Double) -> Path? {
        guard verbs == other.verbs, points.count == other.points.count else { return nil }
        var result = self
        for index in points.indices {
            let (from, to) = (points[index], other.points[index])
            result.points[index] = CGPoint(
                x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
        }
        if let first = verbs.lastIndex(of: .move) {
            let pointIndex = verbs[..<first].reduce(0) { $0 + $1.pointCount }
            result.startPoint = result.points[pointIndex]
        }
        return result
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
