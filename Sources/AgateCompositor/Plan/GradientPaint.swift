import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation

/// What a gradient layer paints its bounds with.
///
/// Source: claims 15.2, G6-G9, E12. GUESS gradient-premultiplied: colours of different alpha mix premultiplied.
extension GradientValues {
    /// Whether there are enough colours, and a location for each if there are locations.
    var isDrawn: Bool {
        guard let colors, colors.count > 1 else { return false }
        return locations.map { $0.count == colors.count } ?? true
    }

    /// The paint for bounds; nil when nothing is painted.
    ///
    /// - Parameters:
    ///   - deviceToLayer: From device pixels to the layer's plane.
    ///   - cache: Where the tables of earlier frames are.
    func paint(in bounds: CGRect, deviceToLayer: Projection, cache: RenderCache) -> Paint? {
        guard isDrawn else { return nil }
        let start = bounds.point(atUnit: startPoint)
        let end = bounds.point(atUnit: endPoint)
        guard start.isFinitePoint, end.isFinitePoint else { return nil }
        let ramp = cache.ramp(of: stops)
        switch type {
        case "axial":
            guard start != end else { return nil }
            return .linear(
                LinearGradient(ramp: ramp, start: start, end: end, deviceToGradient: deviceToLayer)
            )
        case "radial":
            let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            guard radii.width > 0, radii.height > 0 else { return nil }
            return .radial(
                RadialGradient(ramp: ramp, center: start, radii: radii, deviceToGradient: deviceToLayer)
            )
        case "conic":
            guard start != end else { return nil }
            return .conic(
                ConicGradient(ramp: ramp, center: start, towards: end, deviceToGradient: deviceToLayer)
            )
        default:
            return nil
        }
    }

    private var stops: [GradientStop] {
        let colors = colors ?? []
        let last = Double(max(colors.count - 1, 1))
        return colors.indices.map { index in
            GradientStop(
                color: PremultipliedColor(colors[index].rgba),
                location: locations?[index] ?? Double(index) / last
            )
        }
    }
}

extension CGRect {
    /// The point at unit coordinates.
    fileprivate func point(atUnit point: CGPoint) -> CGPoint {
        CGPoint(x: origin.x + point.x * size.width, y: origin.y + point.y * size.height)
    }
}

extension CGPoint {
    fileprivate var isFinitePoint: Bool { x.isFinite && y.isFinite }
}
