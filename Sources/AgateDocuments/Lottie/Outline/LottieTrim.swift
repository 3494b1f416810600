import Foundation

/// Which part of an outline a trim leaves: from a start to an end, fractions of the length; the end may be beyond 1, and goes
/// on from the beginning then.
///
/// Source: documents L113.
package struct TrimRange: Sendable, Equatable {
    package var start: Double
    package var end: Double

    /// - Parameters:
    ///   - start: In percent.
    ///   - end: In percent.
    ///   - offset: In degrees; 360 is the whole outline.
    package init(start: Double, end: Double, offset: Double) {
        let low = min(max(min(start, end) / 100, 0), 1)
        let high = min(max(max(start, end) / 100, 0), 1)
        guard high - low < 1 else {
            (self.start, self.end) = (0, 1)
            return
        }
        var shift = (offset / 360).truncatingRemainder(dividingBy: 1)
        if shift < 0 { shift += 1 }
        var from = low + shift
        if from >= 1 { from -= 1 }
        (self.start, self.end) = (from, from + high - low)
    }

    package var isEmpty: Bool { end <= start }
    package var isWhole: Bool { end - start >= 1 }

    /// The parts between 0 and 1, in ascending order.
    package var parts: [(start: Double, end: Double)] {
        if isEmpty { return [] }
        return end > 1 ? [(0, end - 1), (start, 1)] : [(start, end)]
    }
}

/// A trim: which part of outlines is left.
///
/// Source: documents L113.
package struct LottieTrim: Sendable, Equatable {
    /// In percent.
    package var start: LottieProperty
    package var end: LottieProperty
    /// In degrees; 360 is the whole outline.
    package var offset: LottieProperty
    /// Whether all outlines are one line.
    package var isSequential: Bool

    package var properties: [LottieProperty] { [start, end, offset] }

    /// The part that is left at a frame.
    package func range(at frame: Double) -> TrimRange {
        TrimRange(
            start: start.number(at: frame),
            end: end.number(at: frame),
            offset: offset.number(at: frame)
        )
    }

    /// The part that is left at a frame, by its start and end on an outline that goes on without end: 1 is a whole one.
    package func stretch(at frame: Double) -> ClosedRange<Double> {
        let (start, end) = (start.number(at: frame) / 100, end.number(at: frame) / 100)
        let shift = offset.number(at: frame) / 360
        let low = min(max(min(start, end), 0), 1)
        return low + shift...min(max(max(start, end), 0), 1) + shift
    }
}

/// Contours that a trim treats as one line.
package struct TrimmedOutline {
    private let contours: [(contour: LottieBezier, curves: [CubicCurve], length: Double)]
    /// The length of all contours together.
    package let length: Double

    package init(_ contours: [LottieBezier]) {
        self.contours = contours.map { contour in
            let curves = contour.curves
            return (contour, curves, curves.reduce(0) { $0 + $1.length })
        }
        length = self.contours.reduce(0) { $0 + $1.length }
    }

    /// The contours between lengths from the start; what wraps past the end of a closed contour is one piece.
    package func parts(_ ranges: [(start: Double, end: Double)]) -> [LottieBezier] {
        var result: [LottieBezier] = []
        var position = 0.0
        for (contour, curves, length) in contours {
            defer { position += length }
            guard length > 0 else { continue }
            let tolerance = 1e-9 * self.length
            var pieces: [(start: Double, end: Double)] = []
            for range in ranges {
                let start = max(range.start - position, 0)
                let end = min(range.end - position, length)
                guard end - start > tolerance else { continue }
                pieces.append((start, end))
            }
            if pieces.count == 1, pieces[0].start <= tolerance, pieces[0].end >= length - tolerance {
                result.append(contour)
                continue
            }
            var parts = pieces.map { Self.part(of: curves, from: $0.start, to: $0.end) }
            if contour.isClosed, pieces.count > 1, pieces[0].start <= tolerance,
                let last = pieces.last, last.end >= length - tolerance
            {
                // Past the end and on from the start without a gap.
                parts[parts.count - 1] += parts[0]
                parts.removeFirst()
            }
            result += parts.filter { !$0.isEmpty }.map { LottieBezier(curves: $0, isClosed: false) }
        }
        return result
    }

    private static func part(of curves: [CubicCurve], from start: Double, to end: Double) -> [CubicCurve] {
        var result: [CubicCurve] = []
        var position = 0.0
        for curve in curves {
            let (first, last) = (start - position, end - position)
            position += curve.length
            guard curve.length > 0, last > 0, first < curve.length else { continue }
            let (from, to) = (curve.parameter(atLength: first), curve.parameter(atLength: last))
            if from < to { result.append(curve.part(from: from, to: to)) }
        }
        return result
    }
}
