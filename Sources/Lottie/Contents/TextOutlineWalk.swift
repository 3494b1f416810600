import AgateDocuments
import CoreGraphics
import Foundation

/// Places along the line that a text stands on.
///
/// Source: reality Q4.10.
final class TextOutlineWalk {
    /// The line at a frame.
    private struct Line {
        let curves: [CubicCurve]
        /// The lengths up to the ends of the curves.
        let ends: [Double]
        let isClosed: Bool
        var length: Double { ends.last ?? 0 }

        /// The first curve whose end is not before a distance; the last one for what is beyond the line.
        func curve(at distance: Double) -> Int {
            var (low, high) = (0, ends.count - 1)
            while low < high {
                let middle = (low + high) / 2
                if ends[middle] < distance { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    /// A character among those that are shared out over the whole line.
    struct Share {
        /// Which part of the characters are before it, from 0 to 1.
        let part: Double
        /// Half the width of the first one, which keeps that distance from the first margin.
        let before: Double
        /// Half the width of the last one.
        let after: Double
    }

    private let path: LottieTextPath
    private var cache: [Double: Line] = [:]

    init(_ path: LottieTextPath) { self.path = path }

    private func line(at frame: Double) -> Line {
        let key = path.outline.isAnimated || path.isReversed.isAnimated ? frame : 0
        if let line = cache[key] { return line }
        var outline = path.outline.value(at: frame)
        if path.isReversed.number(at: frame) > 0 { outline = outline.reversed }
        var (curves, ends, length): ([CubicCurve], [Double], Double) = ([], [], 0)
        for curve in outline.curves where curve.length > 0 {
            length += curve.length
            curves.append(curve)
            ends.append(length)
        }
        let line = Line(curves: curves, ends: ends, isClosed: outline.isClosed)
        if cache.count >= Self.maxLines { cache.removeAll() }
        cache[key] = line
        return line
    }

    /// The maximum number of frames whose lines are kept.
    private static let maxLines = 256

    /// From the space of characters that stand at the origin to the place of one on the line; nil where there is no line.
    ///
    /// GUESS lottie-text-path: texts at the right end at the last margin, centred ones stand in the middle of both, and characters that have no
    /// room on an open line go straight on.
    ///
    /// - Parameters:
    ///   - x: Where the character's anchor is, from the left end of its line of text.
    ///   - width: That of its line of text.
    ///   - share: Which part of the room that the text leaves stands before it.
    ///   - forced: The value where characters are shared out over the whole line.
    func place(
        of x: Double,
        width: Double,
        share: Double,
        forced: Share,
        at frame: Double
    ) -> CGAffineTransform? {
        let line = line(at: frame)
        guard !line.curves.isEmpty else { return nil }
        let first = path.firstMargin.number(at: frame)
        let last = line.length + path.lastMargin.number(at: frame)
        var distance: Double
        if path.isForced.number(at: frame) > 0 {
            let (start, end) = (first + forced.before, last - forced.after)
            distance = start + (end - start) * forced.part
        } else {
            distance = first + (last - first - width) * share + x
        }
        if line.isClosed, line.length > 0 {
            distance = distance.truncatingRemainder(dividingBy: line.length)
            if distance < 0 { distance += line.length }
        }
        guard distance.isFinite else { return nil }
        let index = line.curve(at: distance)
        let curve = line.curves[index]
        let fraction = (distance - (index == 0 ? 0 : line.ends[index - 1])) / curve.length
        let point = curve.point(atFraction: fraction)
        let moved = CGAffineTransform(translationX: point.x, y: point.y)
        guard path.isPerpendicular.number(at: frame) > 0, let way = curve.direction(atFraction: fraction)
        else { return moved }
        let length = way.magnitude
        let (cosine, sine) = (way.x / length, way.y / length)
        return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: point.x, ty: point.y)
    }
}
