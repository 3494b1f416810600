import AgateGeometry
import AgateRaster
import Foundation

/// A silhouette made ready to be blurred once for many layers and many frames.
///
/// Where a shadow is soft, its silhouette lies on a grid of parts of a pixel, so that a layer that moves needs few shadows; of
/// sides that are longer than the blur reaches, as those of a rounded rectangle may be, only so much is kept as makes one column
/// and one row that come again. Neither depends on what is drawn or kept, so the shadow is the same in every frame.
struct ShadowShape {
    /// The silhouette in pixels, the first of which is at 0.
    let path: Path
    /// The pixels of the silhouette as it is kept.
    let bounds: DeviceRect
    private let horizontal: Stretch
    private let vertical: Stretch
    private let reach: (x: Int, y: Int)

    /// A shadow of more pixels than that is blurred only where it is requested, and not as a whole.
    private static let maxPixels = 1 << 21
    /// A path of more points is none that others are likely to have.
    private static let maxPoints = 256

    /// The result for one direction.
    private struct Stretch {
        /// The pixel that is now at 0.
        var origin = 0
        /// The pixel, as it is now, that comes again, and how often.
        var index = 0
        var extra = 0
        /// The pixels there are now.
        var length = 0
    }

    /// How many parts of a pixel there are for an edge that is blurred: moving it to the grid changes no pixel by more than 0.8 of
    /// 255; 0 where the blur is too small for a grid.
    ///
    /// An even number, so that shapes seen in a mirror and those elsewhere by whole pixels go to the same places.
    static func gridParts(deviation: Double) -> Double {
        guard deviation >= 2 else { return 0 }
        var parts = 2.0
        while parts * deviation < 64 { parts *= 2 }
        return parts
    }

    /// Nil where the shadow is too large to be kept as a whole.
    init?(_ silhouette: DevicePath, _ geometry: ShadowGeometry) {
        let (verbs, points) = (silhouette.path.verbs, silhouette.path.points)
        guard !verbs.isEmpty, points.count <= Self.maxPoints else { return nil }
        let placed = points.map { $0.applying(silhouette.transform) }
        var xs = placed.map { Double($0.x) }
        var ys = placed.map { Double($0.y) }
        let segments = Self.segments(verbs)
        let reach = (x: geometry.reachX, y: geometry.reachY)
        guard
            let horizontal = Self.fit(&xs, across: ys, segments, geometry.deviationX, reach.x),
            let vertical = Self.fit(&ys, across: xs, segments, geometry.deviationY, reach.y)
        else { return nil }
        let (width, height) = (horizontal.length + 2 * reach.x, vertical.length + 2 * reach.y)
        guard width <= Self.maxPixels, height <= Self.maxPixels, width * height <= Self.maxPixels else {
            return nil
        }
        self.horizontal = horizontal
        self.vertical = vertical
        self.reach = reach
        bounds = DeviceRect(x: 0, y: 0, width: horizontal.length, height: vertical.length)
        path = Self.path(verbs, xs, ys)
    }

    /// The pixels that the shadow may touch.
    var extent: DeviceRect {
        DeviceRect(
            x: horizontal.origin,
            y: vertical.origin,
            width: bounds.width + horizontal.extra,
            height: bounds.height + vertical.extra
        ).grown(x: reach.x, y: reach.y)
    }

    /// The bytes of the blurred silhouette.
    var blurredCount: Int { (bounds.width + 2 * reach.x) * (bounds.height + 2 * reach.y) }

    /// The blurred silhouette in its place, with what comes again.
    func placed(_ blurred: Mask) -> NineSliceMask {
        NineSliceMask(
            blurred,
            column: (horizontal.index - blurred.bounds.minX, horizontal.extra),
            row: (vertical.index - blurred.bounds.minY, vertical.extra)
        ).moved(x: horizontal.origin, y: vertical.origin)
    }

    // MARK: One direction

    /// A part of the outline: the indices of its first and its last point; those of a curve follow each other.
    private struct Segment {
        var from: Int
        var to: Int
        var isLine: Bool
    }

    private static func segments(_ verbs: [Path.Verb]) -> [Segment] {
        var result: [Segment] = []
        var (start, current, next) = (0, 0, 0)
        func close() {
            if current != start { result.append(Segment(from: current, to: start, isLine: true)) }
        }
        for verb in verbs {
            switch verb {
            case .move:
                close()
                (start, current) = (next, next)
            case .close:
                close()
                current = start
            case .line, .quad, .cubic:
                let end = next + verb.pointCount - 1
                result.append(Segment(from: current, to: end, isLine: verb == .line))
                current = end
            }
            next += verb.pointCount
        }
        close()
        return result
    }

    /// Moves coordinates to the grid, those before the longest straight stretch and those behind it for themselves, and takes
    /// out of the stretch what comes again.
    private static func fit(
        _ values: inout [Double],
        across others: [Double],
        _ segments: [Segment],
        _ deviation: Double,
        _ reach: Int
    ) -> Stretch? {
        guard values.allSatisfy({ abs($0) < 1e6 }), let low = values.min(), let high = values.max() else {
            return nil
        }
        let parts = gridParts(deviation: deviation)
        func moved(_ value: Double) -> Double {
            parts > 0 ? (value * parts).rounded(.toNearestOrEven) / parts - value : 0
        }
        let gap = gap(values, others, segments)
        let middle = (low + high) / 2
        let (before, behind) = gap == nil ? (moved(middle), moved(middle)) : (moved(low), moved(high))
        for index in values.indices {
            let isBehind = gap.map { values[index] >= $0.upperBound } ?? false
            values[index] = fixed(values[index] + (isBehind ? behind : before))
        }
        var stretch = Stretch()
        if let gap {
            let first = Int(fixed(gap.lowerBound + before).rounded(.up))
            let last = fixed(gap.upperBound + behind)
            stretch.extra = max(Int(last.rounded(.down)) - first - (2 * reach + 1), 0)
            if stretch.extra > 0 {
                for index in values.indices where values[index] >= last {
                    values[index] -= Double(stretch.extra)
                }
                stretch.index = first + reach
            }
        }
        guard let lower = values.min(), let upper = values.max() else { return nil }
        stretch.origin = Int(lower.rounded(.down))
        for index in values.indices { values[index] -= Double(stretch.origin) }
        stretch.index -= stretch.origin
        stretch.length = Int((upper - Double(stretch.origin)).rounded(.up))
        return stretch
    }

    /// The longest stretch between two neighbouring coordinates that the outline crosses in straight lines alone.
    private static func gap(
        _ values: [Double],
        _ others: [Double],
        _ segments: [Segment]
    ) -> ClosedRange<Double>? {
        let sorted = values.sorted()
        var (length, place) = (1.0, -1)
        for index in sorted.indices.dropLast() where sorted[index + 1] - sorted[index] > length {
            (length, place) = (sorted[index + 1] - sorted[index], index)
        }
        guard place >= 0 else { return nil }
        let gap = sorted[place]...sorted[place + 1]
        for segment in segments {
            let isBehind = values[segment.from] >= gap.upperBound
            if segment.isLine {
                guard
                    (values[segment.to] >= gap.upperBound) == isBehind
                        || abs(others[segment.from] - others[segment.to]) < 1e-9
                else { return nil }
            } else {
                for index in segment.to - (segment.to - segment.from < 3 ? 1 : 2)...segment.to
                where (values[index] >= gap.upperBound) != isBehind { return nil }
            }
        }
        return gap
    }

    /// A coordinate as the rasteriser knows it.
    private static func fixed(_ value: Double) -> Double {
        (value * 65536).rounded(.toNearestOrEven) / 65536
    }

    private static func path(_ verbs: [Path.Verb], _ xs: [Double], _ ys: [Double]) -> Path {
        var path = Path()
        path.reserve(elements: xs.count)
        var next = 0
        func point(_ index: Int) -> CGPoint { CGPoint(x: xs[next + index], y: ys[next + index]) }
        for verb in verbs {
            switch verb {
            case .move: path.move(to: point(0))
            case .line: path.addLine(to: point(0))
            case .quad: path.addQuadCurve(to: point(1), control: point(0))
            case .cubic: path.addCurve(to: point(2), control1: point(0), control2: point(1))
            case .close: path.closeSubpath()
            }
            next += verb.pointCount
        }
        return path
    }
}
