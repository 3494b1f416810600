import Foundation

/// Areas and lines made of two paths.
///
/// Open subpaths count as closed where areas are meant. Curves stay curves, cut where they have to be.
extension CGPath {
    /// A path around the points inside this path or the other, or both.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.combined(with: other.path, .union, rule: rule))
    }

    /// A path around the points inside both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.combined(with: other.path, .intersection, rule: rule))
    }

    /// A path around the points inside this path, but not inside the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.combined(with: other.path, .subtraction, rule: rule))
    }

    /// A path around the points inside one of the paths, but not inside both.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.combined(with: other.path, .symmetricDifference, rule: rule))
    }

    /// The parts of this path's line that lie inside the area of the other, its edge included.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lines(inside: other.path, true, rule: rule))
    }

    /// The parts of this path's line that lie outside the area of the other.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lines(inside: other.path, false, rule: rule))
    }

    /// The path's area without lines inside it: contours that neither cross nor overlap, so that both fill rules agree.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.normalized(rule: rule))
    }

    /// The parts of the path's area that do not touch each other, each with its holes.
    ///
    /// Parts that touch in single points are parts of their own.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        path.components(rule: rule).map { CGPath($0) }
    }

    /// Whether the areas of both paths overlap; touching edges are no overlap.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        let common = path.boundingBoxOfPath.intersection(other.path.boundingBoxOfPath)
        guard !common.isNull, !common.isEmpty else { return false }
        return !path.contours(with: other.path, .intersection, rule: rule).isEmpty
    }
}
