import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene

/// A blur of what lies within the layer's bounds, cut to them: `gaussianBlur` with normalized edges.
///
/// What lies outside of the bounds counts as not there, rather than as clear, so that the edges stay sharp.
struct InnerBlurStage: FilterStage {
    private let blur: BlurStage
    private var deviation: SIMD2<Double> { blur.deviation }

    /// Nil where the filter blurs nothing.
    init?(_ filter: FilterValues, _ scale: LocalScale) {
        guard let blur = BlurStage(filter, scale) else { return nil }
        self.blur = blur
    }

    var paintsClear: Bool { false }
    var readsNeighbours: Bool { true }

    func extent(of content: DeviceRect, in space: FilterSpace) -> DeviceRect {
        content.intersection(space.boundsExtent)
    }

    func source(of region: DeviceRect) -> DeviceRect { blur.source(of: region) }

    func work(on source: DeviceRect, for need: DeviceRect, in space: FilterSpace) -> FilterWork {
        // The blurred pixels and their weights are there at once, and so is the mask of the bounds.
        let colors = space.blurBytes(source, deviation, components: 4, halves: true, window: source)
        let weights = space.blurBytes(source, deviation, components: 1, halves: true, window: source)
        return FilterWork(
            pixels: source,
            bytes: source.area * 5 + max(colors, source.area + weights)
        )
    }

    func apply(to filtered: inout FilteredSurface, pixels: DeviceRect, in space: FilterSpace) {
        let mask = CoverageRasterizer.mask(
            of: space.bounds.path,
            transform: space.bounds.transform,
            rule: .winding,
            in: filtered.bounds,
            antialias: true
        )
        let origin = (filtered.x, filtered.y)
        filtered.replace(area: filtered.surface.count) { surface, threads in
            let blurred = GaussianBlur.blurred(
                surface,
                origin: origin,
                within: mask,
                sigmaX: deviation.x,
                sigmaY: deviation.y,
                anchor: space.anchor,
                threads: threads
            )
            return blurred.map { ($0, origin) }
        }
    }
}
