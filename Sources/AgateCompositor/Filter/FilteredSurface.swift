import AgateGeometry
import AgatePixels
import AgateRaster

/// Pixels on their way through filters.
///
/// The meter counts the pixels as they are, and what a filter takes while it works.
struct FilteredSurface {
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

    /// The device pixels of the surface.
    var bounds: DeviceRect {
        DeviceRect(x: x, y: y, width: surface.width, height: surface.height)
    }

    /// Applies one filter after the other; one that memory is too short for is left out.
    ///
    /// - Parameters:
    ///   - wanted: The pixels that are shown in the end.
    ///   - limits: The pixels outside of which nothing is kept on the way; nil for none.
    mutating func apply(_ chain: FilterChain, for wanted: DeviceRect, within limits: DeviceRect? = nil) {
        for (stage, work) in chain.work(on: bounds, for: wanted, within: limits) {
            meter.add(bytes: work.bytes)
            defer { meter.remove(bytes: work.bytes) }
            stage.apply(to: &self, pixels: work.pixels, in: chain.space)
        }
    }

    // MARK: For the stages

    /// Puts other pixels in the place of these.
    ///
    /// - Parameters:
    ///   - area: How many pixels come.
    ///   - make: Makes them and says the device pixel of the first one, from these pixels and the number of threads; nil leaves the surface as it is.
    mutating func replace(area: Int, _ make: (Surface, Int) -> (Surface, origin: (x: Int, y: Int))?) {
        meter.add(pixels: area)
        guard let (result, origin) = make(surface, bands.threads) else { return meter.remove(pixels: area) }
        meter.remove(pixels: surface.count)
        (surface, x, y) = (result, origin.x, origin.y)
    }

    /// Calls a function for the rows of each band of the surface, on several threads.
    func forEachBand(_ body: @Sendable (Surface, Range<Int>) -> Void) {
        let surface = surface
        let rows = DeviceRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height)
        bands.forEach(in: rows) { body(surface, $0.minY..<$0.maxY) }
    }
}
