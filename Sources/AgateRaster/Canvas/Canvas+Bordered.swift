package import AgateGeometry
package import AgatePixels
import CAgateKernels
import Foundation

extension Canvas {
    /// Fills a shape of one contour whose polygons are known, and maybe its border: the bytes of one or two fills.
    ///
    /// - Parameters:
    ///   - polygons: The outline, and after it the contour inside of the border if there is one.
    ///   - transform: From the path's space to device pixels; the polygons were made for it but for where it moves them to.
    ///   - color: The colour of the shape, premultiplied.
    ///   - border: The colour of the border, premultiplied; nil for none.
    ///   - clip: The pixels that may change.
    ///   - memory: Scratch memory.
    package func fill(
        _ polygons: ShapePolygons,
        under transform: CGAffineTransform,
        color: UInt32,
        border: UInt32?,
        clip: DeviceRect,
        memory: FillMemory
    ) {
        let area = bounds.intersection(clip)
        guard !area.isEmpty, memory.edges.load(polygons, transform) else { return }
        guard let border else { return fill(memory.edges, in: area, rule: .winding, color: color) }
        guard !fill(memory, in: area, color, border) else { return }
        _ = memory.edges.load(polygons, transform, first: 1)
        fill(memory.edges, in: area, rule: .winding, color: color)
        _ = memory.edges.load(polygons, transform)
        fill(memory.edges, in: area, rule: .evenOdd, color: border)
    }

    /// Fills a shape and then its border: the bytes of two fills, for less than two fills take (benchmark `composite/rounded`).
    ///
    /// - Parameters:
    ///   - outline: The shape, one contour, by the rule of windings.
    ///   - ring: The border by the even-odd rule: the outline, and after it one contour inside.
    ///   - transform: From the paths' space to device pixels.
    ///   - color: The colour of the shape.
    ///   - border: The colour of the border.
    ///   - opacity: Multiplies both; clamped to 0...1.
    ///   - memory: Scratch memory.
    package func fill(
        _ outline: Path,
        ring: Path,
        transform: CGAffineTransform,
        color: PremultipliedColor,
        border: PremultipliedColor,
        opacity: Float,
        clip: Clip,
        memory: FillMemory
    ) {
        let area = area(clip)
        guard !area.isEmpty else { return }
        if clip.mask == nil {
            memory.edges.load(ring, transform: transform, within: area)
            let isDone = fill(
                memory,
                in: area,
                color.applying(opacity: opacity).packed,
                border.applying(opacity: opacity).packed
            )
            if isDone { return }
        }
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
    private func fill(_ memory: FillMemory, in area: DeviceRect, _ color: UInt32, _ border: UInt32) -> Bool {
        let edges = memory.edges
        let area = area.intersection(edges.bounds)
        guard !area.isEmpty else { return edges.lines.isEmpty && edges.ends.count == 2 }
        return edges.forEachPairOfBands(in: area, memory.band) { outer, inner in
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
    /// - Parameters:
    ///   - memory: Clean memory of the usual size.
    ///   - body: Must sweep all rows of both.
    /// - Returns: False where there are not two polygons, or where they are too wide.
    func forEachPairOfBands(
        in area: DeviceRect,
        _ memory: CoverageBandMemory,
        _ body: (agate_band, agate_band) -> Void
    ) -> Bool {
        guard lines.isEmpty, ends.count == 2, extents.isEmpty else { return false }
        let stride = (area.width + 2 + 7) & ~7
        guard stride * 2 <= memory.capacity else { return false }
        let rows = memory.capacity / 2 / stride
        var top = area.minY
        while top < area.maxY {
            let bottom = min(top + rows, area.maxY)
            var outer = agate_band(top..<bottom, of: area, stride: stride, memory)
            var inner = outer
            inner.cells = memory.cells + (bottom - top) * stride
            inner.touched = memory.touched + (bottom - top) * Int(outer.groups)
            var ends = (self.ends[0], self.ends[1] - self.ends[0])
            agate_accumulate_polygons(points, &ends.0, 1, nil, &outer)
            agate_accumulate_polygons(points + Int(ends.0), &ends.1, 1, nil, &inner)
            body(outer, inner)
            top = bottom
        }
        return true
    }
}
