import AgateGeometry
import AgatePixels
import AgateRaster
import Foundation

/// Where a pattern's cells lie on the pixels of a context.
struct PatternPlacement {
    let pattern: CGPattern
    /// Pattern space to pixels, y downwards.
    let transform: CGAffineTransform
    /// The colour of a stencil, nil for cells with colours of their own.
    let color: SIMD4<Double>?
    /// The patterns in whose cells this one is drawn.
    let outerPatterns: [CGPattern]
    /// Multiplies the pattern.
    let opacity: Float

    /// The longest side of a tile, in pixels.
    private static let largestTile: CGFloat = 4096

    /// The paint of the pattern in a rectangle, nil when nothing can be seen of it.
    ///
    /// Cells larger than the rectangle are drawn into it. Otherwise one period is drawn, and repeated: pixel by pixel
    /// where axes stay axes, by linear interpolation where the pattern is turned or slanted.
    func paint(in area: DeviceRect) -> Paint? {
        guard transform.isFinite, transform.isInvertible, !area.isEmpty,
            let surface = Surface(width: area.width, height: area.height)
        else { return nil }
        let width = pattern.step.width * (transform.a * transform.a + transform.b * transform.b).squareRoot()
        let height =
            pattern.step.height * (transform.c * transform.c + transform.d * transform.d).squareRoot()
        let isLarge = width > Self.largestTile || height > Self.largestTile
        guard !isLarge, width * height <= 2 * CGFloat(area.width) * CGFloat(area.height) else {
            let place = CGAffineTransform(translationX: -CGFloat(area.minX), y: -CGFloat(area.minY))
            pattern.drawCells(
                on: surface,
                transform: transform.concatenating(place),
                color: color,
                inside: outerPatterns
            )
            return placed(surface.makeImage(), area)
        }
        let keepsAxes = transform.b == 0 && transform.c == 0
        let key = PatternTile.Key(
            width: Swift.max(1, Int(width.rounded())),
            height: Swift.max(1, Int(height.rounded())),
            isFlippedX: keepsAxes && transform.a < 0,
            isFlippedY: keepsAxes && transform.d < 0,
            color: color
        )
        guard let tile = pattern.tile(key, inside: outerPatterns), tile.width > 0 else { return nil }
        if !keepsAxes { return sampled(tile) }
        copy(tile, to: surface, area, step: CGSize(width: width, height: height))
        return placed(surface.makeImage(), area)
    }

    // MARK: Along the axes

    private func copy(_ tile: ImageBuffer, to surface: Surface, _ area: DeviceRect, step: CGSize) {
        let columns = places(area.minX..<area.maxX, origin: transform.tx, step: step.width, count: tile.width)
        let rows = places(area.minY..<area.maxY, origin: transform.ty, step: step.height, count: tile.height)
        tile.withPixels { source in
            for (y, row) in rows.enumerated() {
                let target = surface.pixels + y * surface.width
                let from = source + row * tile.width
                for (x, column) in columns.enumerated() { target[x] = from[column] }
            }
        }
    }

    /// Which of a tile's pixels each pixel shows, along one axis.
    private func places(_ pixels: Range<Int>, origin: CGFloat, step: CGFloat, count: Int) -> [Int] {
        pixels.map { pixel in
            let distance = CGFloat(pixel) + 0.5 - origin.rounded()
            let cell = (distance / step).rounded(.down)
            let place: CGFloat
            if pattern.tiling == .noDistortion {
                // The cell whose rounded place is the last one before the pixel.
                let start = (cell * step).rounded()
                place = start <= distance ? distance - start : distance - ((cell - 1) * step).rounded()
            } else {
                place = (distance / step - cell) * CGFloat(count)
            }
            guard place.isFinite, place > 0, place < 1e9 else { return 0 }
            return Int(place) % count
        }
    }

    // MARK: Turned and slanted

    /// The tile over and over, sampled by linear interpolation.
    private func sampled(_ tile: ImageBuffer) -> Paint? {
        let toTile = transform.inverted().concatenating(
            CGAffineTransform(
                scaleX: CGFloat(tile.width) / pattern.step.width,
                y: CGFloat(tile.height) / pattern.step.height
            )
        )
        guard toTile.isFinite else { return nil }
        return .image(
            ImagePaint(
                image: tile,
                deviceToImage: Projection(toTile),
                filter: .linear,
                edge: .repeats,
                opacity: opacity
            )
        )
    }

    /// Pixels one to one.
    private func placed(_ pixels: ImageBuffer, _ area: DeviceRect) -> Paint {
        let place = CGAffineTransform(translationX: -CGFloat(area.minX), y: -CGFloat(area.minY))
        return .image(
            ImagePaint(
                image: pixels,
                deviceToImage: Projection(place),
                filter: .nearest,
                edge: .clamp,
                opacity: opacity
            )
        )
    }
}
