import AgatePixels
import AgateScene
import Foundation

extension PlacedLayer {
    /// Whether `render(in:)` draws the layer.
    var isDrawnInContext: Bool { place.pointee.flags.contains(.drawnInContext) }

    /// Whether straight edges of the layer are antialiased.
    var isAntialiased: Bool { edgeAAMask.hasSoftEdges }

    /// Whether the layer is its bounds with a background and maybe a border, blended in the usual way, and has no others in it.
    func isBox(endingAt end: Int) -> Bool {
        guard extras == nil, effects == nil, subtreeEnd == end, parts.contains(.background),
            parts.isSubset(of: [.background, .border]), place.pointee.cornerRadius > 0
        else { return false }
        return !hasCompositingFilter
    }
}

extension PlacedLayer {
    /// Whether the layer's sublayers are sorted with its siblings one by one.
    ///
    /// Source: claims 12.16.
    func isTransparentToSorting(in parent: PlacedLayer) -> Bool {
        guard isVisible, role == .sublayer, transition == nil else { return false }
        if isTransformLayer { return true }
        guard mask == nil, LayerValues.areTransparentToSorting(at: place) else { return false }
        if let copy = inheritance?.copy?.matrix, !copy.keepsDepths { return false }
        return parent.extras == nil || parent.sublayerSpace.keepsDepths
    }
}
