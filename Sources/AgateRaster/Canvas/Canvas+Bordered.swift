package import AgateGeometry
package import AgatePixels
import CAgateKernels
import Foundation

extension Canvas {
    /// Fills a shape and then its border: the bytes of two fills, for less than two fills take (benchmark `composite/rounded`).
    ///
    /// - Parameters:
    ///   - outline: The shape, one contour, by the rule of windings.
    ///   - ring: The border by the even-odd rule: the outline, and after it one contour inside.
    ///   - transform: From the paths' space to device pixels.
    ///   - color: What the shape is filled with.
    ///   - border: What the border is filled with.
    ///   - opacity: Multiplies both; clamped to 0...1.
    package func fill(
        _ outline: Path,
        ring: Path,
        transform: CGAffineTransform,
        color: PremultipliedColor,
        border: PremultipliedColor,
        opacity: Float,
        clip: Clip
    ) {
        let area = area(clip)
        guard !area.isEmpty else { return }
        let isDone =
            clip.mask == nil
            && EdgeBuffer.with(ring, transform: transform, within: area) { edges in
                fill(
                    edges,
                    in: area,
                    color.applying(opacity: opacity).packed,
                    border.applying(opacity: opacity).packed
                )
            }
        guard !isDone else { return }
        fill(outline, transform: transform, paint: .solid(color), opacity: opacity, clip: clip)
        fill(
            ring,
            transform: transform,
            rule: .evenOdd,
            paint: .solid(border),
            opacity: opacity,
            clip: clip
        )
    }

    /// Both fills in one; false where they must be made one after the other.
    private func fill(_ edges: EdgeBuffer, in area: DeviceRect, _ color: UInt32, _ border: UInt32) -> Bool {
        let area = area.intersection(edges.bounds)
        guard !area.isEmpty else { return edges.lines.isEmpty && edges.ends.count == 2 }
        return edges.forEachPairOfBands(in: area) { outer, inner in
            var (outer, inner) = (outer, inner)
            let row = surface.pixels + (Int(outer.min_y) - origin.y) * surface.width
            agate_fill_band_bordered(
                &outer,
                &inner,
                color,
                border,
                row + Int(outer.min_x) - origin.x,
                surface.width
            )
        }
    }
}

extension EdgeBuffer {
    /// Accumulates the edges of the first of two polygons in one band and those of the second in another, from the top.
    ///
    /// - Parameter body: Must sweep all rows of both.
    /// - Returns: False where there are not two polygons, or where they are too wide.
    func forEachPairOfBands(in area: DeviceRect, _ body: (agate_band, agate_band) -> Void) -> Bool {
        guard lines.isEmpty, ends.count == 2, extents.isEmpty else { return false }
        let stride = (area.width + 2 + 7) & ~7
        guard stride * 2 <= CoverageBandMemory.cellCount else { return false }
        let groups = (stride / 8 + 7) & ~7
        CoverageBandMemory.with(stride: stride) { memory in
            let rows = memory.capacity / 2 / stride
            var top = area.minY
            while top < area.maxY {
                let bottom = min(top + rows, area.maxY)
                var outer = agate_band(
                    min_x: Int32(clamping: area.minX),
                    min_y: Int32(clamping: top),
                    max_x: Int32(clamping: area.maxX),
                    max_y: Int32(clamping: bottom),
                    stride: Int32(stride),
                    groups: Int32(groups),
                    cells: memory.cells,
                    touched: memory.touched
                )
                var inner = outer
                inner.cells = memory.cells + (bottom - top) * stride
                inner.touched = memory.touched + (bottom - top) * groups
                var ends = (self.ends[0], self.ends[1] - self.ends[0])
                agate_accumulate_polygons(points, &ends.0, 1, nil, &outer)
                agate_accumulate_polygons(points + Int(ends.0), &ends.1, 1, nil, &inner)
                body(outer, inner)
                top = bottom
            }
        }
        return true
    }
}
