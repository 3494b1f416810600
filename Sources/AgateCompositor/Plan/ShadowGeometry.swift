import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation

/// A layer's shadow in device pixels: how far it is blurred and where it falls.
///
/// Source: claims 14.7, 14.7a.
struct ShadowGeometry {
    /// The standard deviation of the blur, as a part of the shadow radius: measured on Apple's renderer.
    static let deviationPerRadius = 0.945
    /// The widest blur, in device pixels.
    static let widestDeviation = 256.0

    let color: PremultipliedColor
    let deviationX: Double
    let deviationY: Double
    let offsetX: Double
    let offsetY: Double

    /// The pixels to which the blur carries something.
    var reachX: Int { Self.reach(deviationX) }
    var reachY: Int { Self.reach(deviationY) }

    /// Whether the values ask for a shadow that can be seen.
    static func isVisible(_ values: LayerValues) -> Bool {
        guard values.look.isPresent else { return false }
        let look = values.look.values
        guard look.shadowOpacity > 0, let color = look.shadowColor else { return false }
        return color.rgba.w > 0
    }

    /// - Parameter projection: The layer's plane to device pixels; in perspective the middle of the bounds
    ///   decides how much the blur shrinks.
    init?(_ values: LayerValues, projection: Projection) {
        guard Self.isVisible(values) else { return nil }
        let look = values.look.values
        guard let shadowColor = look.shadowColor else { return nil }
        let middle = values.bounds.middle
        guard let origin = projection.map(middle),
            let unitX = projection.map(CGPoint(x: middle.x + 1, y: middle.y)),
            let unitY = projection.map(CGPoint(x: middle.x, y: middle.y + 1))
        else { return nil }
        let (a, b) = (Double(unitX.x - origin.x), Double(unitX.y - origin.y))
        let (c, d) = (Double(unitY.x - origin.x), Double(unitY.y - origin.y))
        let radius = look.shadowRadius > 0 ? Double(look.shadowRadius) * Self.deviationPerRadius : 0
        deviationX = Self.visible(radius * (a * a + c * c).squareRoot())
        deviationY = Self.visible(radius * (b * b + d * d).squareRoot())
        let (dx, dy) = (Double(look.shadowOffset.width), Double(look.shadowOffset.height))
        offsetX = dx * a + dy * c
        offsetY = dx * b + dy * d
        guard deviationX.isFinite, deviationY.isFinite, abs(offsetX) < 1e6, abs(offsetY) < 1e6 else {
            return nil
        }
        color = PremultipliedColor(shadowColor.rgba, opacity: Double(min(max(look.shadowOpacity, 0), 1)))
    }

    /// The pixels that the shadow of a silhouette may touch.
    func extent(of silhouette: DeviceRect) -> DeviceRect {
        guard !silhouette.isEmpty else { return .empty }
        return silhouette.grown(x: reachX + 1, y: reachY + 1)
            .moved(x: Int(offsetX.rounded()), y: Int(offsetY.rounded()))
    }

    /// The pixels of a silhouette that decide what the shadow is like in a region.
    func source(of region: DeviceRect) -> DeviceRect {
        guard !region.isEmpty else { return .empty }
        return region.grown(x: reachX + 1, y: reachY + 1)
            .moved(x: -Int(offsetX.rounded()), y: -Int(offsetY.rounded()))
    }

    /// A deviation that the blur can do, 0 where it would not be seen.
    private static func visible(_ deviation: Double) -> Double {
        deviation < 0.05 ? 0 : min(deviation, widestDeviation)
    }

    private static func reach(_ deviation: Double) -> Int {
        GaussianBlur.reach(sigma: deviation)
    }
}
