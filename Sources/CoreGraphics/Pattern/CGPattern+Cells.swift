import AgateGeometry
import AgatePixels
import Foundation
import Synchronization

/// One period of a pattern as pixels.
struct PatternTile: Sendable {
    /// The values that a tile was made for; other values need another tile.
    struct Key: Hashable, Sendable {
        var width: Int
        var height: Int
        var isFlippedX: Bool
        var isFlippedY: Bool
        /// The colour of a stencil, nil for cells with colours of their own.
        var color: SIMD4<Double>?
    }

    let key: Key
    let pixels: ImageBuffer
}

extension CGPattern {
    /// Draws all cells that show on a surface.
    ///
    /// - Parameters:
    ///   - transform: Pattern space to the surface's pixels, y downwards.
    ///   - color: The colour of a stencil, unpremultiplied.
    ///   - outer: The patterns in whose cells this one is drawn; in its own cell a pattern paints nothing.
    func drawCells(
        on surface: Surface,
        transform: CGAffineTransform,
        color: SIMD4<Double>?,
        inside outer: [CGPattern]
    ) {
        guard outer.count < CGPattern.deepestNesting, !outer.contains(self) else { return }
        let shown = CGRect(x: 0, y: 0, width: CGFloat(surface.width), height: CGFloat(surface.height))
            .applying(transform.inverted())
        let columns = CGPattern.cells(from: shown.minX, to: shown.maxX, bounds.minX, bounds.maxX, step.width)
        let rows = CGPattern.cells(from: shown.minY, to: shown.maxY, bounds.minY, bounds.maxY, step.height)
        for row in rows {
            for column in columns {
                let place = CGAffineTransform(
                    translationX: CGFloat(column) * step.width,
                    y: CGFloat(row) * step.height
                )
                // A context of its own for each cell: what one leaves behind does not reach the next.
                let context = CGContext(surface: surface, baseTransform: place.concatenating(transform))
                context.outerPatterns = outer + [self]
                if let color {
                    context.setFillColor(CGColor(rgba: color))
                    context.setStrokeColor(CGColor(rgba: color))
                    context.ignoresColors = true
                }
                drawCell(in: context)
            }
        }
    }

    /// One period of the pattern, without what its transform does but scale and turn over.
    ///
    /// The tile's top left corner is the corner of the period that is nearest to it.
    func tile(_ key: PatternTile.Key, inside outer: [CGPattern]) -> ImageBuffer? {
        if let last = lastTile.withLock({ $0 }), last.key == key { return last.pixels }
        guard let surface = Surface(width: key.width, height: key.height) else { return nil }
        let transform = CGAffineTransform(
            a: (key.isFlippedX ? -1 : 1) * CGFloat(key.width) / step.width,
            b: 0,
            c: 0,
            d: (key.isFlippedY ? -1 : 1) * CGFloat(key.height) / step.height,
            tx: 0,
            ty: 0
        )
        drawCells(on: surface, transform: transform, color: key.color, inside: outer)
        let pixels = surface.makeImage()
        // The picture of a cell inside other cells may depend on them.
        if outer.isEmpty { lastTile.withLock { $0 = PatternTile(key: key, pixels: pixels) } }
        return pixels
    }

    /// The numbers of cells that reach into an interval, along one axis.
    private static func cells(
        from first: CGFloat,
        to last: CGFloat,
        _ cellStart: CGFloat,
        _ cellEnd: CGFloat,
        _ step: CGFloat
    ) -> ClosedRange<Int> {
        // A little less, so that cells that only touch the interval are left out.
        let slack: CGFloat = 1e-9
        let low = ((first - cellEnd) / step + slack).rounded(.up)
        let high = ((last - cellStart) / step - slack).rounded(.down)
        guard low <= high, low > -1e15, high < 1e15 else { return 0...0 }
        let end = Int(high)
        return Swift.max(Int(low), end - maxOverlaps)...end
    }

    private static let maxOverlaps = 64
    private static let deepestNesting = 8
}
