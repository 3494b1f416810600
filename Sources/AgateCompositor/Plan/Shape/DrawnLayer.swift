import AgatePixels
import AgateScene
import Foundation

extension PlacedLayer {
    /// Whether `render(in:)` draws the layer.
    var isDrawnInContext: Bool { values.flags.contains(.drawnInContext) }

    /// Whether straight edges of the layer are antialiased.
    var isAntialiased: Bool { edgeAAMask.hasSoftEdges }

    /// Whether the layer is its bounds with a background and maybe a border, blended in the usual way, and has no others in it.
    func isBox(endingAt end: Int) -> Bool {
        guard extras == nil, effects == nil, subtreeEnd == end, parts.contains(.background),
            parts.isSubset(of: [.background, .border]), values.cornerRadius > 0
        else { return false }
        return !hasCompositingFilter
    }
}
