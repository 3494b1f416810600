import Foundation

/// The points inside the result of an operation on two areas.
package enum PathOperation: Sendable {
    case union
    case intersection
    case subtraction
    case symmetricDifference

    func callAsFunction(_ a: Bool, _ b: Bool) -> Bool {
        switch self {
        case .union: a || b
        case .intersection: a && b
        case .subtraction: a && !b
        case .symmetricDifference: a != b
        }
    }
}

extension CGPathFillRule {
    /// Whether points around which a path winds some number of times are inside.
    @inline(__always)
    func contains(_ winding: Int) -> Bool {
        self == .winding ? winding != 0 : winding & 1 != 0
    }
}

extension Path {
    /// The area of this path and another under an operation, open subpaths taken as closed.
    ///
    /// Contours of the result meet in points only, and holes turn the other way than what is around them, so that both
    /// fill rules show the same. Curves stay curves, cut where the boundary changes from one path to the other.
    ///
    /// Coordinates are exact to about a 2²⁸th of the size of both paths. Curves that meet within a hundred thousandth
    /// of that size without crossing may count as crossing or not.
    package func combined(with other: Path, _ operation: PathOperation, rule: CGPathFillRule) -> Path {
        var result = Path()
        for contour in contours(with: other, operation, rule: rule) { result.append(contour) }
        return result
    }

    /// The contours of ``combined(with:_:rule:)``.
    package func contours(with other: Path, _ operation: PathOperation, rule: CGPathFillRule) -> [Path] {
        var parts = ResultParts(arrangement(with: other, closes: true), keepsCancelled: false)
        let boundary = parts.boundary(threads: ParallelMap.processors) {
            operation(rule.contains(Int($0.x)), rule.contains(Int($0.y)))
        }
        return ContourBuilder(arrangement: parts.arrangement).contours(boundary)
    }

    /// The parts of this path, as a line, that lie inside or outside the area of another.
    ///
    /// Lines on the other area's edge count as inside. Closed subpaths that are wanted whole stay closed.
    package func lines(inside area: Path, _ isWantedInside: Bool, rule: CGPathFillRule) -> Path {
        // GUESS path-line-edges: an edge belongs to its area.
        var parts = ResultParts(arrangement(with: area, closes: false), keepsCancelled: true)
        var wanted: [ContourPart] = []
        parts.forEachLine {
            (rule.contains($0) || rule.contains($1)) == isWantedInside
        } _: { part, isWanted in
            if isWanted { wanted.append(part) }
        }
        return ContourBuilder(arrangement: parts.arrangement).path(ofLines: wanted)
    }

    /// The path's area as the simplest path that both fill rules show alike.
    package func normalized(rule: CGPathFillRule) -> Path {
        combined(with: Path(), .union, rule: rule)
    }

    /// The parts of the path's area that do not touch each other but in points, each with its holes.
    package func components(rule: CGPathFillRule) -> [Path] {
        let contours = contours(with: Path(), .union, rule: rule)
        let nesting = ContourNesting(contours)
        var components = Dictionary(uniqueKeysWithValues: nesting.outers.map { ($0, contours[$0]) })
        for (hole, outer) in nesting.holes { components[outer]?.append(contours[hole]) }
        return nesting.outers.compactMap { components[$0] }
    }

    private func arrangement(with other: Path, closes: Bool) -> PathArrangement {
        var arrangement = PathArrangement(box: boundingBox.union(other.boundingBox))
        arrangement.add(self, operand: 0, closes: closes)
        arrangement.add(other, operand: 1, closes: true)
        return arrangement
    }
}
