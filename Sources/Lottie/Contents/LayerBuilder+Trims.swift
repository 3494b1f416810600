import AgateDocuments
import AgateGeometry
import AgateTiming
import CoreGraphics
import QuartzCore

/// A trimmed line: its whole path, and the part of it that is drawn.
struct TrimmedLine {
    var paths: [TrackSample]
    var start: [TrackSample]
    var end: [TrackSample]
}

extension LayerBuilder {
    /// A trimmed outline as a path that changes with the outline alone, and the part of it that is drawn.
    ///
    /// A trim that goes on past the end of a closed contour has a path that goes around several times, so that start and end change
    /// without a jump.
    ///
    /// A trim goes by length, and a layer's `strokeEnd` cuts within a curve by its parameter: curves that are not passed evenly are cut
    /// into pieces that are.
    ///
    /// Nil where that cannot be: of several contours, and of open ones whose trim goes past the end.
    ///
    /// Source: documents L113.
    func trimmedLine(_ outline: LottieStyledOutline, _ scope: CompositionScope) -> TrimmedLine? {
        guard let (base, trim) = outline.trimmed else { return nil }
        let contours = base.contours(at: scope.map.inner(at: scope.range.lowerBound))
        let length = TrimmedOutline(contours).length
        guard contours.count == 1, length > 0 else { return nil }
        let extent = extent(of: trim, scope)
        let first = (extent.lowerBound + 1e-9).rounded(.down)
        let turns = Int(min(max((extent.upperBound - 1e-9).rounded(.up) - first, 1), 100))
        guard turns == 1 || contours[0].isClosed && turns <= Self.maxTurns,
            contours[0].vertices.count * turns <= Self.maxVertices
        else { return nil }
        func part(_ frame: Double, _ position: (ClosedRange<Double>) -> Double) -> AnimatableValue {
            .number(min(max((position(Self.stretch(of: trim, at: frame)) - first) / Double(turns), 0), 1))
        }
        let pieces = Self.evenPieces(
            of: [scope.range.lowerBound, scope.range.upperBound].map {
                base.path(at: scope.map.inner(at: $0), turns: turns)
            }
        )
        let tolerance = Tolerance.number(min(0.03 / (length * Double(turns)), 0.01))
        return TrimmedLine(
            paths: sampled(scope, times: base.keyframeTimes, paces: base.paces(from:to:), .points) {
                .path(base.path(at: $0, turns: turns).dividingCurves(into: pieces))
            },
            start: sampled(scope, trim.properties, tolerance) { part($0, \.lowerBound) },
            end: sampled(scope, trim.properties, tolerance) { part($0, \.upperBound) }
        )
    }

    /// How many pieces of each curve lengths and parameters agree in, to a twentieth of a point.
    private static func evenPieces(of paths: [Path]) -> Int {
        for pieces in [1, 2, 4, 8] {
            let maximum = paths.map { $0.dividingCurves(into: pieces).unevenness }.max() ?? 0
            if maximum <= 0.05 { return pieces }
        }
        return 16
    }

    private static let maxTurns = 6
    private static let maxVertices = 2_000

    /// The part that a trim leaves.
    ///
    /// The whole of an outline that begins in its middle is a bit more than that: its ends would be seen where they meet.
    private static func stretch(of trim: LottieTrim, at frame: Double) -> ClosedRange<Double> {
        let stretch = trim.stretch(at: frame)
        guard stretch.upperBound - stretch.lowerBound >= 1, stretch.lowerBound != stretch.lowerBound.rounded()
        else { return stretch }
        return stretch.lowerBound...stretch.upperBound + 0.02
    }

    /// From the lowest start to the highest end, as far as some frames tell.
    private func extent(of trim: LottieTrim, _ scope: CompositionScope) -> ClosedRange<Double> {
        let range = scope.range
        let count =
            trim.properties.contains(where: \.isAnimated)
            ? min(max(Int((range.upperBound - range.lowerBound) * 2), 1), 2_000) : 0
        var result: ClosedRange<Double>?
        for index in 0...count {
            let frame =
                range.lowerBound + (range.upperBound - range.lowerBound) * Double(index)
                / Double(max(count, 1))
            let stretch = Self.stretch(of: trim, at: scope.map.inner(at: frame))
            guard let known = result else {
                result = stretch
                continue
            }
            result = min(known.lowerBound, stretch.lowerBound)...max(known.upperBound, stretch.upperBound)
        }
        return result ?? 0...1
    }
}
