import AgateGeometry

/// Which draw op covers each tile of a surface last with opaque pixels: what earlier draw ops draw there is not seen.
///
/// ``CoveredPixels`` finds the rectangle around what is seen of a draw op, to the pixel. This divides what is seen within it, for shadows and
/// bitmaps alone, which take long to draw. One cannot do the work of the other:
///
/// - Bits know what is covered at one moment of the walk from the last draw op to the first, which threads do for rows of their own. A tile
///   knows its draw op, so that any draw op can be looked up after all are noted, and its parts are the same for any number of threads.
/// - Every pixel counts for what is left out. Here things of fewer than ``minArea`` pixels do not: a shadow below a thousand small boxes would
///   be drawn in thousands of parts.
///
/// A tile of 8 · 8 pixels, in large pictures of 16 · 16, takes 4 bytes, half or an eighth of its bits. There are tiles only where the
/// list has something to divide.
struct CoveredTiles {
    private let region: DeviceRect
    /// The sides of a tile.
    private let side: Int
    private let columns: Int
    private let rows: Int
    /// The last draw op that covers each tile as a whole, below 0 for none.
    private var last: [Int32]
    /// Whether any tile is covered.
    private(set) var isInUse = false

    /// Smaller things hide too little, and are hidden too rarely, to be looked at.
    static let minArea = 32 * 32

    /// - Parameter region: The pixels that are drawn.
    init(_ region: DeviceRect) {
        self.region = region
        side = region.width * region.height > 1 << 21 ? 16 : 8
        columns = (region.width + side - 1) / side
        rows = (region.height + side - 1) / side
        last = [Int32](repeating: -1, count: columns * rows)
    }

    /// Notes that a draw op, none before which was noted later, covers pixels.
    ///
    /// - Complexity: O(tiles that it touches): a 64th of its pixels, or a 256th.
    mutating func cover(_ pixels: DeviceRect, by op: Int) {
        let pixels = pixels.intersection(region)
        guard pixels.width * pixels.height >= Self.minArea else { return }
        let minX = (pixels.minX - region.minX + side - 1) / side
        let minY = (pixels.minY - region.minY + side - 1) / side
        // The last tiles may reach beyond the region.
        let maxX = pixels.maxX == region.maxX ? columns : (pixels.maxX - region.minX) / side
        let maxY = pixels.maxY == region.maxY ? rows : (pixels.maxY - region.minY) / side
        guard minX < maxX, minY < maxY else { return }
        isInUse = true
        for row in minY..<maxY {
            for tile in row * columns + minX..<row * columns + maxX { last[tile] = Int32(clamping: op) }
        }
    }

    /// The pixels of an extent that are not covered later than at a draw op, in rectangles that do not overlap.
    ///
    /// - Complexity: O(tiles that the extent touches).
    func visibleParts(of extent: DeviceRect, drawnBy op: Int) -> [DeviceRect] {
        let extent = extent.intersection(region)
        guard isInUse, extent.width * extent.height >= Self.minArea else { return [extent] }
        let (xs, ys) = tiles(extent)
        var result: [DeviceRect] = []
        // Where the parts of the row of tiles before begin in the result.
        var above = 0
        for row in ys {
            let top = max(region.minY + row * side, extent.minY)
            let bottom = min(region.minY + (row + 1) * side, extent.maxY)
            let first = result.count
            var column = xs.lowerBound
            while column < xs.upperBound {
                guard last[row * columns + column] <= op else {
                    column += 1
                    continue
                }
                let start = column
                while column < xs.upperBound, last[row * columns + column] <= op { column += 1 }
                result.append(
                    DeviceRect(
                        minX: max(region.minX + start * side, extent.minX),
                        minY: top,
                        maxX: min(region.minX + column * side, extent.maxX),
                        maxY: bottom
                    )
                )
            }
            if !join(&result, above..<first) { above = first }
        }
        return result
    }

    /// Joins the last parts with those right above them if all have the same sides.
    private func join(_ parts: inout [DeviceRect], _ above: Range<Int>) -> Bool {
        let below = above.upperBound..<parts.count
        guard !below.isEmpty, below.count == above.count else { return false }
        for (upper, lower) in zip(above, below)
        where parts[upper].minX != parts[lower].minX || parts[upper].maxX != parts[lower].maxX
            || parts[upper].maxY != parts[lower].minY
        {
            return false
        }
        for (upper, lower) in zip(above, below) { parts[upper].maxY = parts[lower].maxY }
        parts.removeLast(below.count)
        return true
    }

    private func tiles(_ extent: DeviceRect) -> (xs: Range<Int>, ys: Range<Int>) {
        let extent = extent.intersection(region)
        guard !extent.isEmpty else { return (0..<0, 0..<0) }
        return (
            (extent.minX - region.minX) / side..<(extent.maxX - region.minX + side - 1) / side,
            (extent.minY - region.minY) / side..<(extent.maxY - region.minY + side - 1) / side
        )
    }
}
