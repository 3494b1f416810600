import Foundation

/// Curves in pieces that are passed evenly enough for lengths to stand for parameters.
extension Path {
    /// How far, as a length along the curve, the point at a share of a curve's parameter is from the one at that share of its length, at
    /// most; 0 for lines.
    ///
    /// Looked at in seven places of each curve.
    package var unevenness: Double {
        var result = 0.0
        PathMeter(self).forEachPiece { result = max(result, $0.unevenness) }
        return result.isFinite ? result : 0
    }

    /// The same path with each curve cut into pieces that have equal shares of its parameter.
    ///
    /// - Parameter count: How many pieces; 1 or fewer leave the path as it is.
    package func dividingCurves(into count: Int) -> Path {
        guard count > 1 else { return self }
        var result = Path()
        forEachElement { verb, from, points in
            switch verb {
            case .move: result.move(to: points[0])
            case .line: result.addLine(to: points[0])
            case .close: result.closeSubpath()
            case .quad, .cubic:
                var piece = PathMeter.Piece(verb: verb, p0: from, p1: points[0], p2: from, p3: points[1])
                if verb == .cubic { (piece.p2, piece.p3) = (points[1], points[2]) }
                for part in 0..<count {
                    let (first, last) = (Double(part) / Double(count), Double(part + 1) / Double(count))
                    piece.appendPart(from: first, to: last, to: &result)
                }
            }
        }
        return result
    }
}
