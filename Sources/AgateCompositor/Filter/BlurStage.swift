import AgateGeometry
import AgateRaster
import AgateScene

/// A Gaussian blur: `gaussianBlur` without normalized edges.
struct BlurStage: FilterStage {
    /// The standard deviation of a blur, as a part of its radius: measured on Apple's renderer.
    private static let deviationPerRadius = 0.975

    /// The standard deviation in pixels; above 0 in one direction at least.
    let deviation: SIMD2<Double>

    /// Nil where the filter blurs nothing.
    init?(_ filter: FilterValues, _ scale: LocalScale) {
        deviation = scale.deviation(of: filter.number(.radius) * Self.deviationPerRadius)
        guard deviation.max() > 0 else { return nil }
    }

    var paintsClear: Bool { false }
    var readsNeighbours: Bool { true }

    func extent(of content: DeviceRect, in space: FilterSpace) -> DeviceRect {
        content.grown(byBlur: deviation)
    }

    func source(of region: DeviceRect) -> DeviceRect { region.grown(byBlur: deviation) }

    func work(on source: DeviceRect, for need: DeviceRect, in space: FilterSpace) -> FilterWork {
        let pixels = source.grown(byBlur: deviation).intersection(need)
        let bytes = space.blurBytes(source, deviation, components: 4, halves: true, window: pixels)
        return FilterWork(pixels: pixels, bytes: bytes)
    }

    func apply(to filtered: inout FilteredSurface, pixels: DeviceRect, in space: FilterSpace) {
        let (x, y) = (filtered.x, filtered.y)
        filtered.replace(area: pixels.area) { surface, threads in
            let blurred = GaussianBlur.blurred(
                surface,
                sigmaX: deviation.x,
                sigmaY: deviation.y,
                origin: (x - space.anchor.x, y - space.anchor.y),
                window: pixels.moved(x: -x, y: -y),
                threads: threads
            )
            return blurred.map { ($0, (pixels.minX, pixels.minY)) }
        }
    }
}
