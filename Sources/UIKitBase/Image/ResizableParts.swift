import CoreGraphics
import Foundation

/// The nine parts of a resizable image in a rectangle: corners as they are, edges and inside filling their places.
struct ResizableParts {
    private struct Part {
        let image: CGImage
        /// Where the part goes.
        let place: CGRect
        /// The size of one copy, in points.
        let tile: CGSize
    }

    private var parts: [Part] = []
    private let isTiled: Bool

    /// Cuts an image up.
    ///
    /// Where the caps do not fit the rectangle they shrink together; caps that fill the image leave one pixel to
    /// repeat.
    ///
    /// - Returns: nil for rectangles and images that show nothing.
    init?(_ image: UIImage, in rect: CGRect) {
        guard let pixels = image.upright, rect.width > 0, rect.height > 0, rect.width.isFinite,
            rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite
        else { return nil }
        isTiled = image.resizingMode == .tile
        let insets = image.capInsets
        let columns = Self.cuts(
            count: pixels.width,
            scale: image.scale,
            insets.left,
            insets.right,
            rect.minX,
            rect.width
        )
        let rows = Self.cuts(
            count: pixels.height,
            scale: image.scale,
            insets.top,
            insets.bottom,
            rect.minY,
            rect.height
        )
        for row in rows where row.length > 0 {
            for column in columns where column.length > 0 {
                let source = CGRect(x: column.first, y: row.first, width: column.count, height: row.count)
                guard let part = pixels.cropping(to: source) else { continue }
                parts.append(
                    Part(
                        image: part,
                        place: CGRect(
                            x: column.start,
                            y: row.start,
                            width: column.length,
                            height: row.length
                        ),
                        tile: CGSize(
                            width: column.isCap ? column.length : CGFloat(column.count) / image.scale,
                            height: row.isCap ? row.length : CGFloat(row.count) / image.scale
                        )
                    )
                )
            }
        }
    }

    /// Draws the parts into a context in which y goes down.
    func draw(in context: CGContext) {
        // Neighbours meet without a seam: each pixel belongs to the part that has its centre.
        context.setShouldAntialias(false)
        for part in parts {
            context.saveGState()
            let fills = part.tile == part.place.size || !isTiled
            let size = fills ? part.place.size : part.tile
            if !fills { context.clip(to: part.place) }
            context.translateBy(x: part.place.minX, y: part.place.minY + size.height)
            context.scaleBy(x: 1, y: -1)
            context.draw(part.image, in: CGRect(origin: .zero, size: size), byTiling: !fills)
            context.restoreGState()
        }
    }

    /// A stretch of pixels and the stretch of the rectangle that it fills.
    private struct Cut {
        let first: Int
        let count: Int
        let start: CGFloat
        let length: CGFloat
        let isCap: Bool
    }

    /// Cuts one direction: a cap, the inside, a cap.
    private static func cuts(
        count: Int,
        scale: CGFloat,
        _ leading: CGFloat,
        _ trailing: CGFloat,
        _ start: CGFloat,
        _ length: CGFloat
    ) -> [Cut] {
        let before = Int(min((leading * scale).rounded(), CGFloat(max(0, count - 1))))
        let after = Int(min((trailing * scale).rounded(), CGFloat(max(0, count - 1 - before))))
        let caps = CGFloat(before + after) / scale
        let shrink = caps > length ? length / caps : 1
        let head = CGFloat(before) / scale * shrink
        let tail = CGFloat(after) / scale * shrink
        let inside = max(0, length - head - tail)
        return [
            Cut(first: 0, count: before, start: start, length: head, isCap: true),
            Cut(
                first: before,
                count: count - before - after,
                start: start + head,
                length: inside,
                isCap: false
            ),
            Cut(first: count - after, count: after, start: start + length - tail, length: tail, isCap: true),
        ]
    }
}
