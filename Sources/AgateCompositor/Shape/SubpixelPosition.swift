import AgateGeometry
import Foundation

/// Where a bitmap lies whose pixels are as large as the device's: on a grid of quarters of a pixel.
///
/// A layer that moves shows its bitmap in sixteen ways then, each of which is made once and copied from there on. That is
/// part of what is drawn, and not of what is kept: the place is the same whatever the caches hold.
///
/// GUESS raster-grid: Apple samples a bitmap where it lies; an edge moved to the grid is an eighth of a pixel away at most.
struct SubpixelPosition: Hashable, Sendable {
    /// How many places there are to a pixel in each direction: an even number, so that layers elsewhere by whole pixels and
    /// those seen in a mirror go to the same places.
    static let parts = 4

    /// The whole pixels from the bitmap's place to the device's.
    let x: Int
    let y: Int
    /// How much further it is.
    let part: Fraction

    /// The rest of a way in parts of a pixel.
    struct Fraction: Hashable, Sendable {
        var x = 0
        var y = 0

        var isWhole: Bool { x == 0 && y == 0 }
    }

    /// Nil for places beyond those that pixels are counted to.
    ///
    /// - Parameters:
    ///   - offset: From bitmap pixels to device pixels.
    ///   - isNearest: Whether pixels are not mixed, so that only whole ones count.
    init?(_ offset: CGPoint, isNearest: Bool) {
        guard abs(offset.x) < 1e6, abs(offset.y) < 1e6 else { return nil }
        let (x, partX) = Self.split(Double(offset.x), isNearest)
        let (y, partY) = Self.split(Double(offset.y), isNearest)
        self.x = x
        self.y = y
        part = Fraction(x: partX, y: partY)
    }

    private static func split(_ offset: Double, _ isNearest: Bool) -> (whole: Int, part: Int) {
        if isNearest {
            // The middle of a device pixel lies in this bitmap pixel; points on the grid stay on one side of it.
            return (Int((offset - 0.5 - 1.0 / 1024).rounded(.up)), 0)
        }
        let steps = Int((offset * Double(parts)).rounded(.toNearestOrEven))
        let whole = steps >= 0 ? steps / parts : -((parts - 1 - steps) / parts)
        return (whole, steps - whole * parts)
    }

    /// Bitmap pixels to device pixels.
    var offset: CGPoint {
        CGPoint(
            x: CGFloat(x) + CGFloat(part.x) / CGFloat(Self.parts),
            y: CGFloat(y) + CGFloat(part.y) / CGFloat(Self.parts)
        )
    }

    /// The device pixels that pixels of the bitmap have a share in.
    func pixels(touchedBy region: DeviceRect) -> DeviceRect {
        guard !region.isEmpty else { return .empty }
        return DeviceRect(
            minX: region.minX + x,
            minY: region.minY + y,
            maxX: region.maxX + x + (part.x > 0 ? 1 : 0),
            maxY: region.maxY + y + (part.y > 0 ? 1 : 0)
        )
    }

    /// The device pixels that no other pixels of the bitmap have a share in.
    func pixels(madeOf region: DeviceRect) -> DeviceRect {
        let result = DeviceRect(
            minX: region.minX + x + (part.x > 0 ? 1 : 0),
            minY: region.minY + y + (part.y > 0 ? 1 : 0),
            maxX: region.maxX + x,
            maxY: region.maxY + y
        )
        return result.minX < result.maxX && result.minY < result.maxY ? result : .empty
    }
}
