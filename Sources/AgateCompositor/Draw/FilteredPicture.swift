import AgateGeometry
import AgatePixels
import AgateRaster

/// Pixels on their way through filters.
struct FilteredPicture {
    var surface: Surface
    /// The device pixel of the surface's top left pixel.
    var x: Int
    var y: Int

    private var bounds: DeviceRect {
        DeviceRect(x: x, y: y, width: surface.width, height: surface.height)
    }

    /// Applies one filter after the other; one that memory is too short for is left out.
    mutating func apply(_ chain: FilterChain, _ bands: Bands) {
        for stage in chain.stages {
            switch stage {
            case .blur(let deviation): blur(deviation, chain.anchor, bands)
            case .innerBlur(let deviation): blurInside(chain, deviation, bands)
            case .colors(let matrices): change(matrices, bands)
            case .shadow(let color, let deviation, let offset):
                addShadow(color, deviation, (Int(offset.x), Int(offset.y)), bands)
            }
        }
    }

    private mutating func blur(_ deviation: SIMD2<Double>, _ anchor: (x: Int, y: Int), _ bands: Bands) {
        let blurred = GaussianBlur.blurred(
            surface,
            sigmaX: deviation.x,
            sigmaY: deviation.y,
            origin: (x - anchor.x, y - anchor.y),
            threads: bands.threads
        )
        guard let blurred else { return }
        surface = blurred
        x -= GaussianBlur.pictureReach(sigma: deviation.x)
        y -= GaussianBlur.pictureReach(sigma: deviation.y)
    }

    private mutating func blurInside(_ chain: FilterChain, _ deviation: SIMD2<Double>, _ bands: Bands) {
        let outline = chain.bounds
        let mask = CoverageRasterizer.mask(
            of: outline.path,
            transform: outline.transform,
            rule: .winding,
            in: bounds,
            antialias: true
        )
        let blurred = GaussianBlur.blurred(
            surface,
            origin: (x, y),
            within: mask,
            sigmaX: deviation.x,
            sigmaY: deviation.y,
            anchor: chain.anchor,
            threads: bands.threads
        )
        if let blurred { surface = blurred }
    }

    private func change(_ matrices: [PixelMatrix], _ bands: Bands) {
        let surface = surface
        let rows = DeviceRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height)
        bands.forEach(in: rows) { PixelMatrix.apply(matrices, to: surface, rows: $0.minY..<$0.maxY) }
    }

    private mutating func addShadow(
        _ color: PremultipliedColor,
        _ deviation: SIMD2<Double>,
        _ offset: (x: Int, y: Int),
        _ bands: Bands
    ) {
        let silhouette = surface.alphaMask(origin: (x, y))
        let shadow = GaussianBlur.blurred(
            silhouette,
            sigmaX: deviation.x,
            sigmaY: deviation.y,
            threads: bands.threads
        ).moved(x: offset.x, y: offset.y)
        let area = bounds.union(shadow.bounds)
        guard let result = Surface(width: area.width, height: area.height) else { return }
        let canvas = Canvas(result, origin: (area.minX, area.minY))
        canvas.draw(surface, at: (x, y), blend: .copy)
        canvas.fill(
            shadow.bounds,
            paint: .solid(color),
            opacity: 1,
            blend: .destinationOver,
            clip: Clip(rect: shadow.bounds, mask: shadow)
        )
        (surface, x, y) = (result, area.minX, area.minY)
    }
}
