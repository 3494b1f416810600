import AgatePixels

/// How the parts of one layer are put on what is below.
struct PartStyle {
    var opacity: Float
    var blend: CGBlendMode
    /// Whether the outline of the bounds is cut out by the group around the layer, so that what fills the bounds may reach beyond.
    var clippedByGroup: Bool
}
