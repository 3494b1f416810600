import AgateGeometry
import AgatePixels
import CAgateKernels

/// Paints stretches of pixels: a paint, a way to blend and a clip made ready.
struct RowPainter {
    let surface: Surface
    let origin: (x: Int, y: Int)
    let paint: PaintRow
    let blend: CGBlendMode
    let clipMask: Mask?

    /// Whether nothing will change, whatever is painted.
    var isIdle: Bool { paint.isInvisible && (blend == .normal || blend == .plusLighter) }

    /// Paints pixels of one row.
    ///
    /// - Parameters:
    ///   - x: The first device column; all pixels must be on the surface.
    ///   - coverage: 1...255 for all of them, or below 0 to take `cover`.
    ///   - cover: The coverage of each pixel.
    func paint(x: Int, y: Int, count: Int, coverage: Int32, cover: UnsafePointer<UInt8>?) {
        let pixels = surface.pixels + (y - origin.y) * surface.width + (x - origin.x)
        if clipMask == nil, blend == .normal, let color = paint.solidColor {
            if coverage < 0, let cover {
                agate_blend_solid_cover(pixels, cover, count, color)
            } else if coverage == 255 {
                agate_blend_solid(pixels, count, color)
            } else {
                agate_blend_solid(pixels, count, PorterDuff.scaled(color, by: UInt32(coverage)))
            }
            return
        }
        var start = 0
        while start < count {
            let length = min(PaintRow.length, count - start)
            paintPart(
                pixels + start,
                x: x + start,
                y: y,
                count: length,
                coverage: coverage,
                cover: cover.map { $0 + start }
            )
            start += length
        }
    }

    private func paintPart(
        _ pixels: UnsafeMutablePointer<UInt32>,
        x: Int,
        y: Int,
        count: Int,
        coverage: Int32,
        cover: UnsafePointer<UInt8>?
    ) {
        if coverage == 255, clipMask == nil, blend == .normal, paint.isOpaque {
            paint.withPixels(x: x, y: y, count: count, buffer: pixels) {
                if $0 != UnsafePointer(pixels) { pixels.update(from: $0, count: count) }
            }
            return
        }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: PaintRow.length * 2) { memory in
            guard let buffer = memory.baseAddress else { return }
            // The second half holds coverage.
            let bytes = UnsafeMutableRawPointer(buffer + PaintRow.length)
                .bindMemory(to: UInt8.self, capacity: PaintRow.length)
            // Beside a constant coverage the bytes are left over from other rows.
            var effective = coverage < 0 ? cover : nil
            if let clipMask {
                if coverage < 0, let cover {
                    bytes.update(from: cover, count: count)
                } else {
                    bytes.update(repeating: UInt8(coverage), count: count)
                }
                clipMask.multiply(bytes, x: x, y: y, count: count)
                effective = UnsafePointer(bytes)
            } else if coverage >= 0, coverage < 255, blend != .normal {
                bytes.update(repeating: UInt8(coverage), count: count)
                effective = UnsafePointer(bytes)
            }
            paint.withPixels(x: x, y: y, count: count, buffer: buffer) { source in
                var source = source
                var factor = paint.opacity
                if clipMask == nil, coverage >= 0, blend == .normal {
                    factor = PorterDuff.scaled(factor, by: UInt32(coverage))
                    effective = nil
                }
                if factor != 255 {
                    agate_scale_row(buffer, source, count, factor)
                    source = UnsafePointer(buffer)
                }
                blendPart(pixels, source, cover: effective, count: count)
            }
        }
    }

    private func blendPart(
        _ pixels: UnsafeMutablePointer<UInt32>,
        _ source: UnsafePointer<UInt32>,
        cover: UnsafePointer<UInt8>?,
        count: Int
    ) {
        guard blend == .normal else {
            BlendRow.blend(blend, pixels, source, cover: cover, count: count)
            return
        }
        if let cover {
            agate_blend_row_cover(pixels, source, cover, count)
        } else {
            agate_blend_row(pixels, source, count)
        }
    }
}
