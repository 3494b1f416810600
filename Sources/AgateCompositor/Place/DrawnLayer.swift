import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

extension PlacedLayer {
    /// Whether `render(in:)` draws the layer.
    var isDrawnInContext: Bool { values.flags.contains(.drawnInContext) }

    /// Whether straight edges of the layer are antialiased.
    var isAntialiased: Bool { edgeAAMask.hasSoftEdges }

    /// Whether the layer is its bounds with a background and maybe a border, blended in the usual way, and has no others in it.
    ///
    /// In contexts one that cuts is not: it is covered twice.
    func isBox(endingAt end: Int) -> Bool {
        guard extras == nil, effects == nil, subtreeEnd == end, parts.contains(.background),
            parts.isSubset(of: [.background, .border]), values.cornerRadius > 0
        else { return false }
        return !hasCompositingFilter && !(isDrawnInContext && values.flags.contains(.masksToBounds))
    }
}

extension PlacedLayer {
    /// How many things the layer shows that lie over each other; particles count as several.
    var thingCount: Int { parts.count + drawnSublayers + (parts.contains(.particles) ? 1 : 0) }

    /// Whether an opacity that the layer is given by the one above comes to be that of several things one by one, and not of all together.
    ///
    /// Read before the values, which lie elsewhere in memory: whether there are several things.
    var dividesOpacity: Bool {
        let sublayersDivide = traits.contains(.sublayersDivideOpacity)
        let isSeveral = thingCount > 1
        guard isSeveral || sublayersDivide else { return false }
        let handsOn =
            isTransformLayer || traits.contains(.sortsSublayers)
            || !values.flags.contains(.allowsGroupOpacity)
        return handsOn || (!isSeveral && sublayersDivide)
    }

    /// Whether the one thing that the layer shows, a sublayer, is another picture in a group than without: it puts an opacity on
    /// several things, or it looks at what is behind it.
    var isOneThingInParts: Bool {
        drawnSublayers > 0
            && (!traits.isDisjoint(with: [.sublayersDivideOpacity, .blends]) || innerBackdropRadius >= 0)
    }

    /// Whether the layer's sublayers are sorted with its siblings one by one.
    ///
    /// Source: claims 12.16.
    func isTransparentToSorting(in parent: PlacedLayer) -> Bool {
        guard isVisible, role == .sublayer, transition == nil else { return false }
        if isTransformLayer { return true }
        guard mask == nil, reference.withValues({ LayerValues.areTransparentToSorting(at: $0) }) else {
            return false
        }
        if let copy = inheritance?.copy?.matrix, !copy.keepsPlane { return false }
        return parent.extras == nil || parent.sublayerSpace.keepsPlane
    }
}

extension LayerShapes {
    /// The outlines of a placed layer.
    init(_ layer: PlacedLayer) {
        self = layer.reference.withValues { LayerShapes(at: $0) }
    }
}
