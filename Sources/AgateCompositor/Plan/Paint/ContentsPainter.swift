import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation

/// Draws the contents of layers: an image, or several that are mixed; and tiles.
struct ContentsPainter {
    private let cache: RenderCache
    /// Where the mip levels of the last image are.
    private var mipLevels = MipLevelMemory()

    init(_ cache: RenderCache) {
        self.cache = cache
    }

    /// A paint whose mip levels are kept in the cache.
    mutating func keepingMipLevels(_ paint: ImagePaint) -> Paint { mipLevels.keeping(paint, in: cache) }

    /// Source: claims 7.10, 13.7-13.9.
    mutating func draw(
        _ layer: PlacedLayer,
        _ shapes: LayerShapes,
        _ style: PartStyle,
        into stack: inout GroupStack
    ) {
        guard layer.parts.contains(.contents) else { return }
        let images = layer.values.contents.weightedImages
        // Tiles stand for contents.
        guard !images.isEmpty else { return }
        let placements = images.map {
            ContentsPlacement(
                imageWidth: $0.image.width,
                imageHeight: $0.image.height,
                values: layer.values,
                projection: layer.projection,
                isMirrored: layer.contentsAreFlipped
            )
        }
        let isOnePiece =
            stack.takesShortCuts && images.count == 1 && images[0].weight == 1
            && placements[0].patches.count == 1
        if isOnePiece, layer.tint == nil {
            draw(images[0].image, placements[0], 1, layer, shapes, style, into: &stack)
            return
        }
        // Pieces are added up in a surface of their own: edges that meet leave no seam.
        let group = DrawGroup(layer.innerExtent, style, tint: layer.tint)
        let blend = isOnePiece ? CGBlendMode.normal : .plusLighter
        let piece = PartStyle(opacity: 1, blend: blend, clippedByGroup: style.clippedByGroup)
        stack.within(group) { stack in
            for (image, placement) in zip(images, placements) {
                draw(image.image, placement, Float(image.weight), layer, shapes, piece, into: &stack)
            }
        }
    }

    private mutating func draw(
        _ image: ImageBuffer,
        _ placement: ContentsPlacement,
        _ weight: Float,
        _ layer: PlacedLayer,
        _ shapes: LayerShapes,
        _ style: PartStyle,
        into stack: inout GroupStack
    ) {
        var style = style
        style.opacity *= weight
        guard let deviceToLayer = layer.projection.inverted else { return }
        let mask = layer.edgeAAMask
        let wide = style.clippedByGroup ? layer.outset(shapes) : nil
        for patch in placement.patches {
            var layerToImage = placement.layerToImage(patch)
            var destination = patch.destination
            if placement.isMirrored {
                layerToImage = placement.mirror.concatenating(layerToImage)
                destination = destination.applying(placement.mirror)
            }
            let edges = mask.ofPiece(destination, in: placement.destination)
            if let wide { destination = Self.widened(destination, in: shapes.bounds, to: wide) }
            let deviceToImage = deviceToLayer.concatenating(Projection(layerToImage))
            if stack.takesShortCuts, let pixels = exactPlace(of: image, deviceToImage, destination, layer) {
                copy(image, to: pixels, style, into: &stack)
            } else {
                let shrinks = deviceToImage.isShrinking(layer.projection, at: patch.destination.middle)
                let plain = layer.paint(image, deviceToImage, shrinks: shrinks)
                let paint =
                    plain.filter == .steep
                    ? .image(ContextDownsampler.reduced(plain)) : keepingMipLevels(plain)
                fillPiece(destination, layer, paint, style, edges, into: &stack)
            }
        }
    }

    /// A piece of contents; one that is added to others goes through a surface of its own unless it lies on the
    /// pixel grid, so that the parts of an edge pixel add up.
    private func fillPiece(
        _ rect: CGRect,
        _ layer: PlacedLayer,
        _ paint: Paint,
        _ style: PartStyle,
        _ mask: EdgeAAMask,
        into stack: inout GroupStack
    ) {
        guard style.blend == .plusLighter, layer.projection.pixels(of: rect, mask) == nil else {
            stack.fillRectangle(rect, layer, paint, style, mask: mask)
            return
        }
        let group = DrawGroup(layer.projection.extent(of: rect), style)
        let plain = PartStyle(opacity: 1, blend: .normal, clippedByGroup: false)
        stack.within(group) { $0.fillRectangle(rect, layer, paint, plain, mask: mask) }
    }

    /// Draws a whole image pixel on pixel.
    private func copy(
        _ image: ImageBuffer,
        to pixels: DeviceRect,
        _ style: PartStyle,
        into stack: inout GroupStack
    ) {
        guard !pixels.intersection(stack.demand).isEmpty else { return }
        stack.list.append(
            .image(
                DrawImage(
                    image: stack.list.resources.add(image),
                    extent: pixels,
                    isOpaque: image.isOpaque,
                    opacity: style.opacity,
                    blend: style.blend
                )
            )
        )
    }

    /// The pixels that a whole image fills pixel on pixel; nil where it must be sampled.
    private func exactPlace(
        of image: ImageBuffer,
        _ deviceToImage: Projection,
        _ destination: CGRect,
        _ layer: PlacedLayer
    ) -> DeviceRect? {
        guard let affine = deviceToImage.affine, affine.b == 0, affine.c == 0, abs(affine.a - 1) < 1e-6,
            abs(affine.d - 1) < 1e-6, let pixels = layer.projection.alignedRect(of: destination),
            pixels.width == image.width, pixels.height == image.height,
            abs(affine.tx + CGFloat(pixels.minX)) < 1 / 4096, abs(affine.ty + CGFloat(pixels.minY)) < 1 / 4096
        else { return nil }
        return pixels
    }

    /// Contents that reach an edge of the bounds reach beyond it, where the bounds are cut out later.
    private static func widened(_ rect: CGRect, in bounds: CGRect, to wide: CGRect) -> CGRect {
        let minX = rect.minX <= bounds.minX ? min(rect.minX, wide.minX) : rect.minX
        let minY = rect.minY <= bounds.minY ? min(rect.minY, wide.minY) : rect.minY
        let maxX = rect.maxX >= bounds.maxX ? max(rect.maxX, wide.maxX) : rect.maxX
        let maxY = rect.maxY >= bounds.maxY ? max(rect.maxY, wide.maxY) : rect.maxY
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
