package import AgateGeometry
package import AgatePixels
import CAgateKernels

extension Canvas {
    /// Fills some rectangles of whole pixels in one go.
    ///
    /// - Parameters:
    ///   - rects: Which pixels are wanted; they do not overlap.
    ///   - region: No others are changed.
    ///   - opacity: Multiplies the paint; clamped to 0...1.
    package func fill(
        _ rects: [DeviceRect],
        within region: DeviceRect,
        paint: Paint,
        opacity: Float,
        blend: CGBlendMode
    ) {
        let area = bounds.intersection(region)
        guard !area.isEmpty, !rects.isEmpty else { return }
        withPainter(paint, opacity, blend, nil) { painter in
            for rect in rects {
                let part = rect.intersection(area)
                guard !part.isEmpty else { continue }
                for y in part.minY..<part.maxY { painter.paint(x: part.minX, y: y, count: part.width) }
            }
        }
    }

    /// Blends a colour over pixels as far as kept coverage says: the bytes of a fill that the coverage is the clip's mask of.
    ///
    /// What comes again is neither stored nor looked at pixel by pixel (benchmark `composite/cards`).
    ///
    /// - Parameters:
    ///   - coverage: How much of each pixel is covered.
    ///   - rects: Which pixels are wanted; they do not overlap.
    ///   - region: No others are changed.
    ///   - opacity: Multiplies the colour; clamped to 0...1.
    package func fill(
        _ coverage: NineSliceMask,
        in rects: [DeviceRect],
        within region: DeviceRect,
        color: PremultipliedColor,
        opacity: Float
    ) {
        let area = bounds.intersection(region).intersection(coverage.bounds)
        guard !area.isEmpty else { return }
        withPainter(.solid(color), opacity, .normal, nil) { painter in
            guard let color = painter.paint.solidColor else { return }
            coverage.mask.bytes.withUnsafeBufferPointer { bytes in
                guard let start = bytes.baseAddress else { return }
                for rect in rects {
                    let part = rect.intersection(area)
                    guard !part.isEmpty else { continue }
                    for y in part.minY..<part.maxY {
                        let row =
                            painter.surface.pixels + (y - painter.origin.y) * painter.surface.width
                            - painter.origin.x
                        coverage.forEachPiece(y: y, xs: part.minX..<part.maxX, start) {
                            x,
                            count,
                            piece,
                            isOne in
                            if isOne {
                                let pixel = PorterDuff.scaled(color, by: UInt32(piece[0]))
                                if pixel != 0 { agate_blend_solid(row + x, count, pixel) }
                            } else {
                                agate_blend_solid_cover(row + x, piece, count, color)
                            }
                        }
                    }
                }
            }
        }
    }
}
