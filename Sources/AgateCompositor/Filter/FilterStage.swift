import AgateGeometry
import AgateRaster

/// One step of a chain of filters, in device pixels.
///
/// All rectangles are in device pixels. A stage must give the same pixels whatever part of them is requested.
protocol FilterStage: Sendable {
    /// Whether the stage makes something of clear pixels; then it may fill the layer's bounds.
    var paintsClear: Bool { get }
    /// Whether a pixel depends on the pixels around it.
    var readsNeighbours: Bool { get }
    /// The pixels that may show something after the stage, of a surface that shows something in an extent.
    func extent(of content: DeviceRect, in space: FilterSpace) -> DeviceRect
    /// The pixels before the stage that decide what a region shows after it.
    func source(of region: DeviceRect) -> DeviceRect
    /// The work of the stage on a surface when it makes no more pixels than are needed.
    ///
    /// - Parameters:
    ///   - source: The pixels of the surface before the stage.
    ///   - need: The pixels that decide what is shown in the end.
    func work(on source: DeviceRect, for need: DeviceRect, in space: FilterSpace) -> FilterWork
    /// Changes a surface; where memory is short, it stays as it is.
    ///
    /// - Parameter pixels: The pixels of the surface afterwards, as ``work(on:for:in:)`` said.
    func apply(to filtered: inout FilteredSurface, pixels: DeviceRect, in space: FilterSpace)
}

/// Where the layer lies whose filters are applied.
struct FilterSpace: Sendable {
    /// The layer's bounds: inner blurs stay inside.
    let bounds: DevicePath
    let boundsExtent: DeviceRect
    /// A pixel that moves with the layer.
    let anchor: (x: Int, y: Int)
}

/// The pixels and the memory that a stage needs.
struct FilterWork {
    /// The pixels of the surface after the stage.
    let pixels: DeviceRect
    /// The bytes of memory that the stage takes beside the pixels before it and those after it.
    let bytes: Int
}

extension FilterSpace {
    /// The bytes that a blur takes beside the pixels before and after it.
    ///
    /// - Parameters:
    ///   - components: The bytes of a pixel: 4 for colours, 1 for coverage.
    ///   - halves: Whether wide blurs are done in a lower resolution.
    ///   - window: The blurred pixels that are made.
    func blurBytes(
        _ source: DeviceRect,
        _ deviation: SIMD2<Double>,
        components: Int,
        halves: Bool,
        window: DeviceRect
    ) -> Int {
        GaussianBlur.scratchBytes(
            of: source,
            components: components,
            sigmaX: deviation.x,
            sigmaY: deviation.y,
            halves: halves,
            origin: (source.minX - anchor.x, source.minY - anchor.y),
            window: window
        )
    }
}

extension DeviceRect {
    /// How many pixels there are.
    var area: Int { width * height }

    /// The rectangle with the reach of a blur of colours on each side.
    func grown(byBlur deviation: SIMD2<Double>) -> DeviceRect {
        grown(
            x: GaussianBlur.pictureReach(sigma: deviation.x),
            y: GaussianBlur.pictureReach(sigma: deviation.y)
        )
    }

    /// The rectangle with the reach of a blur of coverage on each side.
    func grown(by deviation: SIMD2<Double>) -> DeviceRect {
        grown(x: GaussianBlur.reach(sigma: deviation.x), y: GaussianBlur.reach(sigma: deviation.y))
    }
}
