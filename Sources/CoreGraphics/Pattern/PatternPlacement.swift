import AgateGeometry
import AgatePixels
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

    /// The longest side of a tile, in pixels.
    private static let largestTile: CGFloat = 4096

    /// Makes the pixels of the pattern in a rectangle.
    ///
    /// Cells larger than the rectangle are drawn into it. Otherwise one period is drawn, and repeated: pixel by pixel
    /// where axes stay axes, by linear interpolation where the pattern is turned or slanted.
    func pixels(in area: DeviceRect) -> ImageBuffer? {
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
            return surface.makeImage()
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
        if keepsAxes {
            copy(tile, to: surface, area, step: CGSize(width: width, height: height))
        } else {
            sample(tile, to: surface, area)
        }
        return surface.makeImage()
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

    private func sample(_ tile: ImageBuffer, to surface: Surface, _ area: DeviceRect) {
        let toTile = transform.inverted().concatenating(
            CGAffineTransform(
                scaleX: CGFloat(tile.width) / pattern.step.width,
                y: CGFloat(tile.height) / pattern.step.height
            )
        )
        tile.withPixels { source in
            for y in 0..<area.height {
                let target = surface.pixels + y * surface.width
                for x in 0..<area.width {
                    let point = CGPoint(
                        x: CGFloat(area.minX + x) + 0.5,
                        y: CGFloat(area.minY + y) + 0.5
                    ).applying(toTile)
                    let (left, right, across) = Self.neighbours(point.x - 0.5, count: tile.width)
                    let (upper, lower, down) = Self.neighbours(point.y - 0.5, count: tile.height)
                    let top = Self.mix(
                        source[upper * tile.width + left],
                        source[upper * tile.width + right],
                        across
                    )
                    let bottom = Self.mix(
                        source[lower * tile.width + left],
                        source[lower * tile.width + right],
                        across
                    )
                    target[x] = Self.mix(top, bottom, down)
                }
            }
        }
    }

    /// The two pixels of a tile around a place, and how much of the second one there is, of 256.
    private static func neighbours(_ place: CGFloat, count: Int) -> (Int, Int, UInt32) {
        let whole = place.rounded(.down)
        guard Swift.abs(whole) < 1e15 else { return (0, 0, 0) }
        var first = Int(whole) % count
        if first < 0 { first += count }
        return (first, first + 1 == count ? 0 : first + 1, UInt32((place - whole) * 256))
    }

    /// The mean of two premultiplied pixels, each component rounded.
    private static func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
        if a == b { return a }
        let mask: UInt32 = 0x00FF_00FF
        let even = (a & mask) * (256 - share) + (b & mask) * share + 0x0080_0080
        let odd = (a >> 8 & mask) * (256 - share) + (b >> 8 & mask) * share + 0x0080_0080
        return (even >> 8 & mask) | (odd & 0xFF00_FF00)
    }
}
