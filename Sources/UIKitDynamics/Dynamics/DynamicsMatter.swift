import CoreGraphics
import UIKitCore

/// What an item is made of; numbers that are none count as the usual ones.
struct DynamicsMatter: Equatable {
    var elasticity: Double
    var friction: Double
    var density: Double
    var resistance: Double
    var angularResistance: Double
    var isAnchored: Bool
    var allowsRotation: Bool

    init(
        elasticity: CGFloat = 0,
        friction: CGFloat = 0,
        density: CGFloat = 1,
        resistance: CGFloat = 0,
        angularResistance: CGFloat = 0,
        isAnchored: Bool = false,
        allowsRotation: Bool = true
    ) {
        func kept(_ value: CGFloat, _ usual: Double, _ range: ClosedRange<Double>) -> Double {
            value.isNaN ? usual : min(max(Double(value), range.lowerBound), range.upperBound)
        }
        self.elasticity = kept(elasticity, 0, 0...1)
        self.friction = kept(friction, 0, 0...100)
        self.density = kept(density, 1, 1e-4...1e4)
        self.resistance = kept(resistance, 0, 0...1e4)
        self.angularResistance = kept(angularResistance, 0, 0...1e4)
        self.isAnchored = isAnchored
        self.allowsRotation = allowsRotation
    }
}

/// The shape of an item about its middle.
enum DynamicsShape: Equatable {
    case box(width: Double, height: Double)
    case circle(radius: Double)
    /// The corners of a convex outline.
    case polygon([CGPoint])

    /// The area in square points.
    var area: Double {
        switch self {
        case .box(let width, let height): return width * height
        case .circle(let radius): return .pi * radius * radius
        case .polygon(let points):
            var sum = 0.0
            for (index, point) in points.enumerated() {
                let next = points[(index + 1) % points.count]
                sum += Double(point.x * next.y - next.x * point.y)
            }
            return abs(sum) / 2
        }
    }

    /// The shape of an item; sizes that are none count as one point.
    @MainActor init(_ item: any UIDynamicItem) {
        func side(_ value: CGFloat) -> Double { value.isFinite ? min(max(Double(abs(value)), 1), 1e5) : 1 }
        let (width, height) = (side(item.bounds.width), side(item.bounds.height))
        switch item.collisionBoundsType {
        case .rectangle: self = .box(width: width, height: height)
        case .ellipse:
            if abs(width - height) < 0.01 {
                self = .circle(radius: width / 2)
            } else {
                self = .polygon(
                    (0..<24).map { index in
                        let angle = Double(index) * .pi / 12
                        return CGPoint(x: cos(angle) * width / 2, y: sin(angle) * height / 2)
                    }
                )
            }
        case .path:
            let points = DynamicsOutline.polylines(of: item.collisionBoundingPath).flatMap(\.self)
                .map { DynamicsLimits.kept($0, DynamicsLimits.side) }
            let hull = DynamicsOutline.hull(of: points)
            self = hull.count > 2 ? .polygon(hull) : .box(width: width, height: height)
        }
    }
}

/// Paths as points.
enum DynamicsOutline {
    /// The lines of a path, curves as lines within a quarter of a point.
    @MainActor static func polylines(of path: UIBezierPath) -> [[CGPoint]] {
        var lines: [[CGPoint]] = []
        path.cgPath.flattened(threshold: 0.25).applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: lines.append([points[0]])
            case .addLineToPoint: if !lines.isEmpty { lines[lines.count - 1].append(points[0]) }
            case .closeSubpath:
                if let first = lines.last?.first { lines[lines.count - 1].append(first) }
            default: break
            }
        }
        return lines.map { $0.filter { $0.x.isFinite && $0.y.isFinite } }.filter { $0.count > 1 }
    }

    /// The convex hull of points, by the monotone chain.
    static func hull(of points: [CGPoint]) -> [CGPoint] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return [] }
        func half(_ points: [CGPoint]) -> [CGPoint] {
            var chain: [CGPoint] = []
            for point in points {
                while chain.count > 1, turn(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        return half(sorted) + half(sorted.reversed())
    }

    private static func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
}
