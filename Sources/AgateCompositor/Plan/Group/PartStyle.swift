import AgateGeometry
import AgatePixels

/// How the parts of one layer are put on what is below.
struct PartStyle {
    var opacity: Float
    var blend: CGBlendMode
    /// Whether the outline of the bounds is cut out by the group around the layer, so that what fills the bounds may reach beyond.
    var clippedByGroup: Bool
}

extension DrawGroup {
    /// A group of parts that are put together first, and on what is below as one.
    init(_ extent: DeviceRect, _ style: PartStyle, tint: SIMD3<Double>? = nil) {
        self.init(extent, opacity: style.opacity, blend: style.blend, tint: tint)
    }
}
