import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation

/// The paint of a gradient layer's bounds.
///
/// Source: claims 15.2, G6-G9, E12. GUESS gradient-premultiplied: colours of different alpha mix premultiplied.
extension GradientValues {
    /// The paint for bounds; nil when nothing is painted.
    ///
    /// Gradients lie in the unit square and are stretched with it: in a wide layer the lines of equal colour of a diagonal gradient
    /// are not perpendicular to its axis. An axial one without length goes from its start to the right, one unit far; a radial
    /// one with a radius of 0 paints nothing.
    ///
    /// - Parameters:
    ///   - deviceToLayer: From device pixels to the layer's plane.
    ///   - mixing: The space of the colours between two stops.
    ///   - cache: Where the tables of earlier frames are.
    func paint(
        in bounds: CGRect,
        deviceToLayer: Projection,
        mixing: GradientMixing = .standard,
        cache: RenderCache
    ) -> Paint? {
        guard isDrawn, startPoint.isFinitePoint, endPoint.isFinitePoint, let toUnit = bounds.toUnitSquare
        else {
            return nil
        }
        let (start, end) = (startPoint, endPoint)
        let deviceToUnit = deviceToLayer.concatenating(Projection(toUnit))
        let ramp = cache.ramp(of: stops, mixing: mixing)
        switch type {
        case "axial":
            let end = start == end ? CGPoint(x: start.x + 1, y: start.y) : end
            return .linear(LinearGradient(ramp: ramp, start: start, end: end, deviceToGradient: deviceToUnit))
        case "radial":
            let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            guard radii.width > 0, radii.height > 0 else { return nil }
            return .radial(
                RadialGradient(ramp: ramp, center: start, radii: radii, deviceToGradient: deviceToUnit)
            )
        case "conic":
            guard start != end else { return nil }
            return .conic(
                ConicGradient(ramp: ramp, center: start, towards: end, deviceToGradient: deviceToUnit)
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
    /// To coordinates that are 0 to 1 within the rectangle; nil where there is none.
    fileprivate var toUnitSquare: CGAffineTransform? {
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        return CGAffineTransform(
            a: 1 / width,
            b: 0,
            c: 0,
            d: 1 / height,
            tx: -minX / width,
            ty: -minY / height
        )
    }
}

extension CGPoint {
    fileprivate var isFinitePoint: Bool { x.isFinite && y.isFinite }
}
