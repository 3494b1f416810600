import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation

/// How the tiles of a tiled layer are drawn: each an image, those that still appear mixed with what was there before.
///
/// The outer edges are antialiased as the layer says; where tiles meet they always are, so that they add up.
///
/// Source: claims 15.14.
extension ContentsPainter {
    mutating func draw(
        _ tiles: TileSet,
        _ layer: PlacedLayer,
        _ style: PartStyle,
        into stack: inout GroupStack
    ) {
        guard let deviceToLayer = layer.projection.inverted else { return }
        let patches = tiles.patches(at: layer.values.tileMoment).filter { patch in
            !layer.projection.extent(of: patch.destination).intersection(stack.demand).isEmpty
        }
        let edges = layer.edgeAAMask
        // Whole tiles on the pixel grid meet without a seam by themselves.
        let isPlain = patches.allSatisfy {
            $0.weight == 1 && layer.projection.pixels(of: $0.destination, edges) != nil
        }
        guard !stack.takesShortCuts || !isPlain || layer.tint != nil else {
            for patch in patches { fill(patch, deviceToLayer, layer, style, into: &stack) }
            return
        }
        let group = DrawGroup(layer.innerExtent, style, tint: layer.tint)
        stack.within(group) { stack in
            for patch in patches { add(patch, deviceToLayer, layer, into: &stack) }
        }
    }

    /// Adds a patch to others: in a surface of its own unless it lies on the pixel grid, so that the parts of an edge
    /// pixel add up.
    private mutating func add(
        _ patch: TileSet.Patch,
        _ deviceToLayer: Projection,
        _ layer: PlacedLayer,
        into stack: inout GroupStack
    ) {
        let share = PartStyle(opacity: Float(patch.weight), blend: .plusLighter, clippedByGroup: false)
        guard layer.projection.pixels(of: patch.destination, layer.edgeAAMask) == nil else {
            fill(patch, deviceToLayer, layer, share, into: &stack)
            return
        }
        let group = DrawGroup(layer.projection.extent(of: patch.destination), share)
        let plain = PartStyle(opacity: 1, blend: .normal, clippedByGroup: false)
        stack.within(group) { fill(patch, deviceToLayer, layer, plain, into: &$0) }
    }

    private mutating func fill(
        _ patch: TileSet.Patch,
        _ deviceToLayer: Projection,
        _ layer: PlacedLayer,
        _ style: PartStyle,
        into stack: inout GroupStack
    ) {
        let deviceToImage = deviceToLayer.concatenating(Projection(patch.layerToImage))
        let look = layer.values.contentsLook.values
        let middle = layer.projection.map(patch.destination.middle)
        let isShrinking = middle.map { deviceToImage.magnification(at: $0) > 1 } ?? false
        let paint = keepingMipLevels(
            ImagePaint(
                image: patch.image,
                deviceToImage: deviceToImage,
                filter: ImagePaint.Filter(
                    name: isShrinking ? look.minificationFilter : look.magnificationFilter
                ),
                edge: .clamp,
                opacity: 1,
                detailBias: look.minificationFilterBias
            )
        )
        let mask = layer.edgeAAMask.ofPiece(patch.destination, in: layer.values.bounds.standardized)
        if stack.takesShortCuts, let pixels = layer.projection.pixels(of: patch.destination, mask) {
            stack.fill(.pixels(pixels), paint, style, isAntialiased: false, extent: pixels)
        } else {
            let outline = LayerShapes.rectangle(layer.outset(patch.destination, .aliased, mask))
            stack.fill(
                DevicePath(outline, projection: layer.projection),
                paint,
                style,
                isAntialiased: mask.hasSoftEdges,
                aliasedClip: layer.aliasedClip(of: patch.destination, mask)
            )
        }
    }
}
