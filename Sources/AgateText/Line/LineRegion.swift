package import AgateGeometry
package import Foundation

/// Where lines find room: a rectangle, or a shape in it, without the paths that text goes around.
///
/// Source: text T148 and T235.
package struct LineRegion: Sendable {
    /// The rectangle from whose upper left corner lines are placed, y downwards.
    package let bounds: CGRect
    /// The shape that text stands in; nil: all of the bounds.
    package let shape: Path?
    /// The rule for the inside of the shape.
    package let rule: CGPathFillRule
    /// The paths that text goes around; each of them is filled by winding.
    package let exclusions: [Path]

    /// The shape, and each of the exclusions, as outlines that do not cross: found once and not for every line.
    private let clearing: Path?
    private let obstacles: [(path: Path, box: CGRect)]

    /// Coordinates of what two paths have in common are exact to a hundred-millionth of their size: what is thinner than this is none of
    /// it.
    private static let thinnest = 1e-4

    /// Makes a region; bounds that are not finite, or further away than paths can be, are empty.
    package init(
        bounds: CGRect,
        shape: Path? = nil,
        rule: CGPathFillRule = .winding,
        exclusions: [Path] = []
    ) {
        let box = bounds.standardized
        let isFinite = [box.minX, box.minY, box.maxX, box.maxY].allSatisfy {
            abs($0) <= Path.largestCoordinate
        }
        self.bounds = isFinite ? box : .zero
        self.shape = shape
        self.rule = rule
        self.exclusions = exclusions
        clearing = shape?.normalized(rule: rule)
        obstacles = exclusions.compactMap { path in
            let box = path.boundingBox
            return box.isNull ? nil : (path.normalized(rule: .winding), box)
        }
    }

    /// The bottom of the last path that text goes around, from the top of the bounds; 0 without one.
    var bottomOfExclusions: Double {
        exclusions.map { path in
            let box = path.boundingBox
            return box.isNull ? 0 : Double(box.maxY - bounds.minY)
        }.max() ?? 0
    }

    /// The stretches in which a strip is free over its whole height, from left to right, from the left edge of the bounds.
    ///
    /// - Parameters:
    ///   - top: The upper edge of the strip, from the top of the bounds.
    ///   - height: Its height.
    package func intervals(top: Double, height: Double) -> [ClosedRange<Double>] {
        guard top.isFinite, height.isFinite, height > 0, bounds.width > 0 else { return [] }
        let strip = CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: height)
        let stripPath = Path(rect: strip)
        var blocked: [ClosedRange<Double>] = []
        if let clearing {
            blocked += extents(stripPath.contours(with: clearing, .subtraction, rule: .winding))
        }
        for (path, box) in obstacles where box.intersects(strip) {
            blocked += extents(stripPath.contours(with: path, .intersection, rule: .winding))
        }
        return free(blocked, width: Double(bounds.width))
    }

    /// From where to where contours reach, from the left edge of the bounds.
    private func extents(_ contours: [Path]) -> [ClosedRange<Double>] {
        contours.compactMap { contour in
            let box = contour.boundingBoxOfPath
            guard !box.isNull, box.width > Self.thinnest, box.height > Self.thinnest else { return nil }
            return Double(box.minX - bounds.minX)...Double(box.maxX - bounds.minX)
        }
    }

    /// The free parts of a width.
    private func free(_ blocked: [ClosedRange<Double>], width: Double) -> [ClosedRange<Double>] {
        var free: [ClosedRange<Double>] = []
        var x = 0.0
        for range in blocked.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound - x > Self.thinnest { free.append(x...min(range.lowerBound, width)) }
            x = max(x, range.upperBound)
        }
        if width - x > Self.thinnest { free.append(x...width) }
        return free
    }
}
