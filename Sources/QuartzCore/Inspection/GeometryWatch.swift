import AgateScene
import Foundation

/// Keeps numbers that are not finite out of the geometry of layers, and reports them.
///
/// Apple's systems end the program with `CALayerInvalidGeometry` ("CALayer position contains NaN: [nan nan]", "sublayer with non-finite
/// position [inf inf]"). Here the layer keeps what it had, and the mistake is reported once for a layer and property.
enum GeometryWatch {
    /// Whether a point may be set; one that may not is reported.
    @inline(__always)
    static func accepts(_ point: CGPoint, as keyPath: String, of layer: CALayer) -> Bool {
        if point.x.isFinite, point.y.isFinite { return true }
        refuse("(\(point.x), \(point.y))", as: keyPath, of: layer)
        return false
    }

    /// Whether a rectangle may be set; one that may not is reported.
    @inline(__always)
    static func accepts(_ rect: CGRect, as keyPath: String, of layer: CALayer) -> Bool {
        let (origin, size) = (rect.origin, rect.size)
        if origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite { return true }
        refuse("(\(origin.x), \(origin.y), \(size.width), \(size.height))", as: keyPath, of: layer)
        return false
    }

    /// Whether a rectangle can mark a part of a layer to be drawn anew; one whose numbers are NaN is reported.
    static func isUsable(_ rect: CGRect, inDisplayOf layer: CALayer) -> Bool {
        let (origin, size) = (rect.origin, rect.size)
        if (origin.x + size.width).isFinite, (origin.y + size.height).isFinite, origin.x.isFinite,
            origin.y.isFinite
        {
            return true
        }
        if origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN {
            refuse(
                "(\(origin.x), \(origin.y), \(size.width), \(size.height))",
                as: "setNeedsDisplay(_:)",
                of: layer,
                "all of the layer is drawn anew"
            )
        }
        return false
    }

    @inline(never)
    private static func refuse(
        _ value: String,
        as keyPath: String,
        of layer: CALayer,
        _ consequence: String = "the layer keeps the one that it has"
    ) {
        layer.warnOnce(
            .geometry,
            keyPath: keyPath,
            "\(value) is not finite, and \(consequence). Look for a division by zero where the value is made",
            mark: "\(keyPath) is not finite"
        )
    }
}
