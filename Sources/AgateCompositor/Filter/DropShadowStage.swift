import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene

/// A shadow below the surface: `dropShadow`.
struct DropShadowStage: FilterStage {
    private let color: PremultipliedColor
    /// The standard deviation of the blur in pixels.
    private let deviation: SIMD2<Double>
    /// How far the shadow lies from the surface, in whole pixels.
    private let offset: (x: Int, y: Int)

    /// Further than this nothing is shown.
    private static let largestOffset = 1e6

    /// Nil where the shadow cannot be seen.
    init?(_ filter: FilterValues, _ scale: LocalScale) {
        let unpremultiplied = filter.color(.color)
        let exact = scale.offset(filter.pair(.offset))
        guard unpremultiplied.w > 0, abs(exact.x) < Self.largestOffset, abs(exact.y) < Self.largestOffset
        else { return nil }
        color = PremultipliedColor(unpremultiplied)
        deviation = scale.deviation(of: filter.number(.radius))
        offset = (Int(exact.x.rounded()), Int(exact.y.rounded()))
    }

    var paintsClear: Bool { false }
    var readsNeighbours: Bool { true }

    func extent(of content: DeviceRect, in space: FilterSpace) -> DeviceRect {
        content.union(content.grown(by: deviation).moved(x: offset.x, y: offset.y))
    }

    func source(of region: DeviceRect) -> DeviceRect {
        region.union(region.grown(by: deviation).moved(x: -offset.x, y: -offset.y))
    }

    func work(on source: DeviceRect, for need: DeviceRect, in space: FilterSpace) -> FilterWork {
        let window = source.grown(by: deviation).intersection(need.moved(x: -offset.x, y: -offset.y))
        let pixels = source.union(window.moved(x: offset.x, y: offset.y)).intersection(need)
        let blur = space.blurBytes(source, deviation, components: 1, halves: false, window: window)
        return FilterWork(pixels: pixels, bytes: source.area + window.area + blur)
    }

    func apply(to filtered: inout FilteredSurface, pixels: DeviceRect, in space: FilterSpace) {
        let origin = (filtered.x, filtered.y)
        filtered.replace(area: pixels.area) { surface, threads in
            let shadow = GaussianBlur.blurred(
                surface.alphaMask(origin: origin),
                sigmaX: deviation.x,
                sigmaY: deviation.y,
                window: pixels.moved(x: -offset.x, y: -offset.y),
                threads: threads
            ).moved(x: offset.x, y: offset.y)
            guard let result = Surface(width: pixels.width, height: pixels.height) else { return nil }
            let canvas = Canvas(result, origin: (pixels.minX, pixels.minY))
            canvas.draw(surface, at: origin, blend: .copy)
            canvas.fill(
                shadow.bounds,
                paint: .solid(color),
                opacity: 1,
                blend: .destinationOver,
                clip: Clip(rect: shadow.bounds, mask: shadow)
            )
            return (result, (pixels.minX, pixels.minY))
        }
    }
}
