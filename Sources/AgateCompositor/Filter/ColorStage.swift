import AgateGeometry
import AgateRaster

/// Changes of colours by matrices, one after the other without rounding in between: all filters of colours.
struct ColorStage: FilterStage {
    private(set) var matrices: [PixelMatrix]

    /// Nil where the matrix changes nothing.
    init?(_ matrix: PixelMatrix) {
        guard matrix != .identity else { return nil }
        matrices = [matrix]
    }

    /// Adds the changes that come after these.
    mutating func append(_ next: ColorStage) { matrices += next.matrices }

    var paintsClear: Bool { matrices.contains(where: \.paintsClear) }
    var readsNeighbours: Bool { false }

    func extent(of content: DeviceRect, in space: FilterSpace) -> DeviceRect {
        paintsClear ? content.union(space.boundsExtent) : content
    }

    func source(of region: DeviceRect) -> DeviceRect { region }

    func work(on source: DeviceRect, for need: DeviceRect, in space: FilterSpace) -> FilterWork {
        FilterWork(pixels: source, bytes: 0)
    }

    func apply(to filtered: inout FilteredSurface, pixels: DeviceRect, in space: FilterSpace) {
        filtered.forEachBand { [matrices] surface, rows in
            PixelMatrix.apply(matrices, to: surface, rows: rows)
        }
    }
}
