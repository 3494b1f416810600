package import AgateDisplay
package import Foundation

/// How points, units of the desktop and pixels of a window follow from each other.
///
/// On X11 a unit is a pixel, and a scale of the desktop is only said; on Wayland a unit is a point, and the desktop gives each some pixels.
///
/// Source: window W6.
package struct WindowGeometry: Sendable, Hashable {
    /// Units of the desktop for each point.
    package let unitsPerPoint: Double
    /// Pixels for each unit.
    package let pixelsPerUnit: Double
    /// The size in pixels.
    package let pixelWidth: Int, pixelHeight: Int

    /// - Parameters:
    ///   - unitsPerPoint: Units for each point, the zoom of the window included.
    ///   - width: The size in units.
    ///   - pixelWidth: The size in pixels.
    package init(unitsPerPoint: Double, width: Int, height: Int, pixelWidth: Int, pixelHeight: Int) {
        self.unitsPerPoint = Self.usable(unitsPerPoint)
        pixelsPerUnit = width > 0 && pixelWidth > 0 ? Double(pixelWidth) / Double(width) : 1
        self.pixelWidth = max(1, pixelWidth)
        self.pixelHeight = max(1, pixelHeight)
    }

    /// Units for each point: the scale that the person or the desktop asks for, times the zoom.
    ///
    /// - Parameters:
    ///   - wanted: Pixels per point that the person asks for.
    ///   - desktop: Pixels per point that the desktop says, where a unit is a pixel.
    package static func unitsPerPoint(wanted: Double?, desktop: Double, zoom: Double) -> Double {
        usable((wanted ?? desktop) * min(max(zoom.isFinite ? zoom : 1, 0.25), 8))
    }

    /// Units for each point of a window that is not to be larger than a screen.
    ///
    /// - Parameters:
    ///   - size: The size of the window, in points.
    ///   - screen: The size of the screen without the desktop's bars, in units; zero where it is unknown.
    /// - Returns: `unitsPerPoint`, or less; 0.25 at least.
    package static func fitting(_ unitsPerPoint: Double, size: CGSize, screen: CGSize) -> Double {
        guard size.width > 0, size.height > 0, screen.width > 0, screen.height > 0 else {
            return unitsPerPoint
        }
        let maximum = min(
            Double(screen.width) / Double(size.width),
            Double(screen.height) / Double(size.height)
        )
        return usable(min(unitsPerPoint, maximum))
    }

    private static func usable(_ scale: Double) -> Double {
        scale.isFinite && scale > 0 ? min(max(scale, 0.25), 16) : 1
    }

    /// Pixels per point.
    package var scale: Double { unitsPerPoint * pixelsPerUnit }

    /// The size in points: all pixels and no more.
    package var size: HostSize {
        HostSize(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale, scale: scale)
    }

    /// A place of the desktop in points.
    package func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (x / unitsPerPoint, y / unitsPerPoint)
    }

    /// How many units a size in points has.
    package static func units(_ points: Double, _ unitsPerPoint: Double) -> Int {
        let units = (points * unitsPerPoint).rounded()
        return units.isFinite ? Int(min(max(units, 1), 16_384)) : 1
    }
}
