import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation
import Synchronization

/// A layer's shadow in device pixels: how far it is blurred and where it falls.
///
/// `render(in:)` blurs less far than a display, with the radius itself as standard deviation, and by whole pixels moves its shadows.
///
/// Source: claims 14.7, 14.7a, 14.13. GUESS context-shadow-scale: a context's own scale counts in every context.
struct ShadowGeometry: Hashable {
    /// The widest blur, in device pixels.
    static let widestDeviation = 256.0
    /// The standard deviation of a shadow's blur, as a part of its radius: measured on Apple's renderer.
    private static let deviationPerRadius = 0.945

    let color: PremultipliedColor
    let deviationX: Double
    let deviationY: Double
    let offsetX: Double
    let offsetY: Double
    /// Whether nothing is left beyond twice the standard deviation: what `render(in:)` draws.
    let isCut: Bool

    /// The pixels to which the blur carries something.
    var reachX: Int { isCut ? CutGaussian.reach(sigma: deviationX) : Self.reach(deviationX) }
    var reachY: Int { isCut ? CutGaussian.reach(sigma: deviationY) : Self.reach(deviationY) }

    /// Whether the values ask for a shadow that can be seen.
    static func isVisible(_ values: borrowing LayerValues) -> Bool {
        guard values.look.isPresent else { return false }
        let look = values.look.values
        guard look.shadowOpacity > 0, let color = look.shadowColor else { return false }
        return color.rgba.w > 0
    }

    /// - Parameter projection: The layer's plane to device pixels; in perspective the middle of the bounds
    ///   decides how much the blur shrinks.
    init?(_ values: borrowing LayerValues, projection: Projection) {
        guard Self.isVisible(values) else { return nil }
        let look = values.look.values
        guard let shadowColor = look.shadowColor else { return nil }
        guard let units = Self.units(projection, at: values.bounds.middle) else { return nil }
        let (a, b, c, d) = (units.x, units.y, units.z, units.w)
        isCut = values.flags.contains(.drawnInContext)
        let deviation = Double(look.shadowRadius) * (isCut ? 1 : Self.deviationPerRadius)
        let radius = look.shadowRadius > 0 ? deviation : 0
        deviationX = Self.visible(radius * (a * a + c * c).squareRoot())
        deviationY = Self.visible(radius * (b * b + d * d).squareRoot())
        let (dx, dy) = (Double(look.shadowOffset.width), Double(look.shadowOffset.height))
        let (offsetX, offsetY) = (dx * a + dy * c, dx * b + dy * d)
        self.offsetX = isCut ? offsetX.rounded() : offsetX
        self.offsetY = isCut ? offsetY.rounded() : offsetY
        guard deviationX.isFinite, deviationY.isFinite, abs(offsetX) < 1e6, abs(offsetY) < 1e6 else {
            return nil
        }
        color = PremultipliedColor(shadowColor.rgba, opacity: Double(min(max(look.shadowOpacity, 0), 1)))
    }

    /// The lengths of a step in x and one in y, in device pixels, both x and y; the same wherever a plane moves that is not tilted.
    private static func units(_ projection: Projection, at middle: CGPoint) -> SIMD4<Double>? {
        if let affine = projection.affine { return SIMD4(affine.a, affine.b, affine.c, affine.d) }
        guard let origin = projection.map(middle),
            let unitX = projection.map(CGPoint(x: middle.x + 1, y: middle.y)),
            let unitY = projection.map(CGPoint(x: middle.x, y: middle.y + 1))
        else { return nil }
        return SIMD4(unitX.x - origin.x, unitX.y - origin.y, unitY.x - origin.x, unitY.y - origin.y)
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
        guard deviation > 0 else { return 0 }
        return knownReaches.withLock { known in
            if let reach = known[deviation] { return reach }
            let reach = GaussianBlur.reach(sigma: deviation)
            if known.count >= 256 { known.removeAll(keepingCapacity: true) }
            known[deviation] = reach
            return reach
        }
    }

    /// The reaches of the deviations that were used last: finding one takes longer than placing its layer.
    private static let knownReaches = Mutex<[Double: Int]>([:])
}

extension ShadowGeometry {
    /// A silhouette's coverage, blurred as far as this shadow is.
    func blurred(_ mask: Mask) -> Mask {
        guard deviationX > 0 || deviationY > 0 else { return mask }
        if isCut { return CutGaussian.blurred(mask, sigmaX: deviationX, sigmaY: deviationY) }
        return GaussianBlur.blurredStretching(mask, sigmaX: deviationX, sigmaY: deviationY)
    }
}
