package import AgateGeometry
package import AgatePixels
package import AgateScene
import Foundation

/// A picture of a part of a tree, no larger than what it shows.
package struct SubtreeRendering {
    /// The pixels.
    package let surface: Surface
    /// Where the first pixel lies.
    package let origin: (x: Int, y: Int)
}

extension Compositor {
    /// Makes a picture of one layer with its subtree, the layer's own position and transform left out.
    ///
    /// - Parameters:
    ///   - root: The layer.
    ///   - tree: The tree that it is in.
    ///   - parentTime: Seconds of the clock of the layer above.
    ///   - transform: The layer's plane to pixels.
    ///   - isUnderFlip: Whether an odd number of layers above mirror their geometry, so that images stand the other
    ///     way round in the layer's plane.
    ///   - region: The pixels that are wanted.
    /// - Returns: The pixels that something shows on; nil when that is none, or memory is short.
    package func rendering(
        ofSubtree root: LayerID,
        of tree: RenderTree,
        at parentTime: Double,
        transform: CGAffineTransform,
        isUnderFlip: Bool = false,
        in region: DeviceRect
    ) -> SubtreeRendering? {
        var rendering: SubtreeRendering?
        draw(
            subtree: root,
            of: tree,
            at: parentTime,
            transform: transform,
            isUnderFlip: isUnderFlip,
            in: region
        ) { extent, paint in
            guard let surface = Surface(width: extent.width, height: extent.height) else { return }
            paint(surface)
            rendering = SubtreeRendering(surface: surface, origin: (extent.minX, extent.minY))
        }
        return rendering
    }

    /// Draws one layer with its subtree, the layer's own position and transform left out, over pixels of the caller.
    ///
    /// - Parameters:
    ///   - root: The layer.
    ///   - tree: The tree that it is in.
    ///   - parentTime: Seconds of the clock of the layer above.
    ///   - transform: The layer's plane to pixels.
    ///   - isUnderFlip: Whether an odd number of layers above mirror their geometry.
    ///   - region: The pixels that are wanted.
    ///   - withSurface: Is called once if anything shows, with the pixels that it shows on and with what draws it onto a surface of those.
    package func draw(
        subtree root: LayerID,
        of tree: RenderTree,
        at parentTime: Double,
        transform: CGAffineTransform,
        isUnderFlip: Bool = false,
        in region: DeviceRect,
        withSurface: (_ extent: DeviceRect, _ paint: (Surface) -> Void) -> Void
    ) {
        EvaluationPass.withPlacedLayers(
            of: tree,
            from: root,
            at: parentTime,
            in: ParentContext(
                planes: PlaneChain(isMirrored: isUnderFlip),
                base: Projection(transform),
                placesLayer: false
            )
        ) { layers in
            guard let extent = layers.first?.extent.intersection(region), !extent.isEmpty else { return }
            withSurface(extent) { surface in
                var statistics = FrameStatistics()
                let origin = (x: extent.minX, y: extent.minY)
                paint(layers, into: surface, origin: origin, region: extent, &statistics)
            }
        }
    }
}
