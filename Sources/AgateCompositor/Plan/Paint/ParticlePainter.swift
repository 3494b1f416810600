import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation

/// How the particles of an emitter layer are drawn: each is its cell's image, turned, scaled and coloured.
///
/// Source: claims 14.1, 15.9, 15.11.
struct ParticlePainter {
    private let cache: RenderCache
    /// Where the mip levels of the last image are.
    private var mipLevels = MipLevelMemory()
    /// Images of particles in other colours, each made once for a frame.
    private var tints = TintedImages()

    init(_ cache: RenderCache) {
        self.cache = cache
    }

    /// Draws particles, or what is left of them where other layers cut them.
    ///
    /// - Parameter parent: The layer above, whose space particles of different depths are in.
    mutating func draw(
        _ parts: some Sequence<ParticlePart>,
        of layer: PlacedLayer,
        in parent: PlacedLayer?,
        _ style: PartStyle,
        into stack: inout GroupStack
    ) {
        guard let field = layer.particles else { return }
        let depth = ParticleDepth(layer, parent: parent)
        let images = ParticleImages(field.cells)
        var style = style
        if field.isAdditive { style.blend = .plusLighter }
        // The outline of a whole image is that of the next one, more often than not.
        var outline = (crop: CGRect.null, path: Path())
        for part in parts {
            let particle = field.particles[part.number]
            guard let sprite = images.sprite(of: particle), let back = sprite.placement.inverse,
                let (plane, deviceToLayer) = depth.projections(at: particle.position.z)
            else { continue }
            var color = SIMD3(particle.color.x, particle.color.y, particle.color.z)
            if let tint = layer.tint { color *= tint }
            let image = tints.image(sprite.image, color)
            let sampled = ImagePaint(
                image: image,
                deviceToImage: deviceToLayer.concatenating(Projection(back)),
                filter: sprite.filter,
                edge: .clamp,
                opacity: Float(particle.color.w)
            )
            // Tinted images are made for this frame alone.
            let paint = image === sprite.image ? mipLevels.keeping(sampled, in: cache) : .image(sampled)
            let projection = Projection(sprite.placement).concatenating(plane)
            if outline.crop != sprite.crop {
                outline = (sprite.crop, LayerShapes.rectangle(sprite.crop))
            }
            stack.fill(
                DevicePath(outline.path, projection: projection),
                paint,
                style,
                // GUESS emitter-edges: particles are no layers, their edges are soft whatever the layer allows.
                isAntialiased: true,
                aliasedClip: part.aliasedClip
            )
        }
    }
}

/// Images in other colours, each made once for a frame.
struct TintedImages {
    private struct Key: Hashable {
        var image: UInt64
        var color: UInt32
    }

    private var made: [Key: ImageBuffer] = [:]

    /// An image with red, green and blue multiplied, in steps of 1/255.
    mutating func image(_ image: ImageBuffer, _ color: SIMD3<Double>) -> ImageBuffer {
        let clamped = color.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))
        let red = UInt32(clamped.x * 255 + 0.5)
        let green = UInt32(clamped.y * 255 + 0.5)
        let blue = UInt32(clamped.z * 255 + 0.5)
        let packed = red | green << 8 | blue << 16
        if packed == 0xFF_FFFF { return image }
        let key = Key(image: image.identity, color: packed)
        if let known = made[key] { return known }
        let result = ImageBuffer(width: image.width, height: image.height) { target in
            image.withPixels { source in
                for index in 0..<target.count {
                    let pixel = source[index]
                    guard pixel != 0 else { continue }
                    let newRed = ((pixel & 255) * red + 127) / 255
                    let newGreen = ((pixel >> 8 & 255) * green + 127) / 255
                    let newBlue = ((pixel >> 16 & 255) * blue + 127) / 255
                    target[index] = pixel & 0xFF00_0000 | newBlue << 16 | newGreen << 8 | newRed
                }
            }
        }
        made[key] = result
        return result
    }
}
