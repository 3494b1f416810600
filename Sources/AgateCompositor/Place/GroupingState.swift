import AgateGeometry
import AgateScene
import Foundation

/// The values of a layer's sublayers that decide how the layer itself is drawn: two frames that agree in this, and in the
/// layer's own values, draw it in the same manner.
struct GroupingState: Equatable {
    private let isSeveralThings: Bool
    private let hasSublayers: Bool
    private let isInside: Bool

    /// The manner of a layer about which nothing is known.
    init() {
        isSeveralThings = false
        hasSublayers = false
        isInside = false
    }

    @inline(__always)
    init(_ layer: PlacedLayer, isInTransformLayer: Bool) {
        // Where the opacity is that of several things, or a blend mode theirs.
        let counts =
            layer.values.opacity < 1 || isInTransformLayer
            || layer.values.look.values.compositingFilter != nil
        isSeveralThings = counts && (layer.thingCount > 1 || layer.isOneThingInParts)
        // A mask of one shape, and what it is the mask of, may be drawn as one thing.
        let mayBeOne = layer.mask != nil || layer.role == .mask
        hasSublayers = (counts || mayBeOne) && layer.drawnSublayers > 0
        isInside =
            layer.values.flags.contains(.masksToBounds)
            && layer.isInside(LayerShapes(layer))
    }
}

extension PlacedLayer {
    /// Whether nothing that the layer shows reaches beyond its outline.
    func isInside(_ shapes: LayerShapes) -> Bool {
        if effects?.filters != nil { return false }
        return innerExtent.isEmpty || wholePixels(inside: shapes).contains(innerExtent)
    }

    /// Whether some pixels lie inside the outline as wholes.
    func isAround(_ pixels: DeviceRect, _ shapes: LayerShapes) -> Bool {
        !pixels.isEmpty && wholePixels(inside: shapes).contains(pixels)
    }

    /// Whole pixels that lie inside the outline; none where that is not easily said.
    private func wholePixels(inside shapes: LayerShapes) -> DeviceRect {
        guard let affine = projection.affine,
            (affine.b == 0 && affine.c == 0) || (affine.a == 0 && affine.d == 0)
        else { return .empty }
        let box = shapes.innerRect.applying(affine)
        guard box.width >= 1, box.height >= 1, abs(box.minX) < 1e6, abs(box.minY) < 1e6, box.width < 1e6,
            box.height < 1e6
        else { return .empty }
        // As in alignedRect(of:), an edge next to the grid is on it; along corners the ramp of coverage may lie inside.
        let near = shapes.isRounded && !shapes.isExact ? -0.25 : 1.0 / 4096
        return DeviceRect(
            minX: Int((box.minX - near).rounded(.up)),
            minY: Int((box.minY - near).rounded(.up)),
            maxX: Int((box.maxX + near).rounded(.down)),
            maxY: Int((box.maxY + near).rounded(.down))
        )
    }
}
