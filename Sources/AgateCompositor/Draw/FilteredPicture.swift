import AgateGeometry
import AgatePixels
import AgateRaster

/// Pixels on their way through filters.
///
/// The meter counts the pixels as they are, and what a filter takes while it works.
struct FilteredPicture {
    private(set) var surface: Surface
    /// The device pixel of the surface's top left pixel.
    private(set) var x: Int
    private(set) var y: Int
    private let bands: Bands
    private let meter: SurfaceMeter

    /// - Parameters:
    ///   - surface: The pixels, which the meter counts already.
    ///   - origin: The device pixel of the first one.
    init(_ surface: Surface, origin: (x: Int, y: Int), _ bands: Bands, _ meter: SurfaceMeter) {
        self.surface = surface
        (x, y) = origin
        self.bands = bands
        self.meter = meter
    }

    private var bounds: DeviceRect {
        DeviceRect(x: x, y: y, width: surface.width, height: surface.height)
    }

    /// Applies one filter after the other; one that memory is too short for is left out.
    ///
    /// - Parameters:
    ///   - wanted: The pixels that are shown in the end.
    ///   - limits: The pixels outside of which nothing is kept on the way; nil for none.
    mutating func apply(_ chain: FilterChain, for wanted: DeviceRect, within limits: DeviceRect? = nil) {
        for work in chain.work(on: bounds, for: wanted, within: limits) {
            meter.add(bytes: work.bytes)
            defer { meter.remove(bytes: work.bytes) }
            switch work.stage {
            case .blur(let deviation): blur(deviation, chain.anchor, work.pixels)
            case .innerBlur(let deviation): blurInside(chain, deviation)
            case .colors(let matrices): change(matrices)
            case .shadow(let color, let deviation, let offset):
                addShadow(color, deviation, (Int(offset.x), Int(offset.y)), work.pixels)
            }
        }
    }

    private mutating func replace(with result: Surface, at origin: (x: Int, y: Int)) {
        meter.remove(pixels: surface.count)
        (surface, x, y) = (result, origin.x, origin.y)
    }

    private mutating func blur(
        _ deviation: SIMD2<Double>,
        _ anchor: (x: Int, y: Int),
        _ pixels: DeviceRect
    ) {
        meter.add(pixels: pixels.width * pixels.height)
        let blurred = GaussianBlur.blurred(
            surface,
            sigmaX: deviation.x,
            sigmaY: deviation.y,
            origin: (x - anchor.x, y - anchor.y),
            window: pixels.moved(x: -x, y: -y),
            threads: bands.threads
        )
        guard let blurred else { return meter.remove(pixels: pixels.width * pixels.height) }
        replace(with: blurred, at: (pixels.minX, pixels.minY))
    }

    private mutating func blurInside(_ chain: FilterChain, _ deviation: SIMD2<Double>) {
        let outline = chain.bounds
        let mask = CoverageRasterizer.mask(
            of: outline.path,
            transform: outline.transform,
            rule: .winding,
            in: bounds,
            antialias: true
        )
        meter.add(pixels: surface.count)
        let blurred = GaussianBlur.blurred(
            surface,
            origin: (x, y),
            within: mask,
            sigmaX: deviation.x,
            sigmaY: deviation.y,
            anchor: chain.anchor,
            threads: bands.threads
        )
        guard let blurred else { return meter.remove(pixels: surface.count) }
        replace(with: blurred, at: (x, y))
    }

    private func change(_ matrices: [PixelMatrix]) {
        let surface = surface
        let rows = DeviceRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height)
        bands.forEach(in: rows) { PixelMatrix.apply(matrices, to: surface, rows: $0.minY..<$0.maxY) }
    }

    private mutating func addShadow(
        _ color: PremultipliedColor,
        _ deviation: SIMD2<Double>,
        _ offset: (x: Int, y: Int),
        _ pixels: DeviceRect
    ) {
        let silhouette = surface.alphaMask(origin: (x, y))
        let shadow = GaussianBlur.blurred(
            silhouette,
            sigmaX: deviation.x,
            sigmaY: deviation.y,
            window: pixels.moved(x: -offset.x, y: -offset.y),
            threads: bands.threads
        ).moved(x: offset.x, y: offset.y)
        guard let result = Surface(width: pixels.width, height: pixels.height) else { return }
        meter.add(pixels: result.count)
        let canvas = Canvas(result, origin: (pixels.minX, pixels.minY))
        canvas.draw(surface, at: (x, y), blend: .copy)
        canvas.fill(
            shadow.bounds,
            paint: .solid(color),
            opacity: 1,
            blend: .destinationOver,
            clip: Clip(rect: shadow.bounds, mask: shadow)
        )
        replace(with: result, at: (pixels.minX, pixels.minY))
    }
}
