import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation

/// How the particles of an emitter layer are drawn: each is its cell's image, turned, scaled and coloured.
///
/// Source: claims 14.1, 15.9, 15.11.
extension PlanBuilder {
    mutating func drawParticles(_ index: Int, _ style: PartStyle) {
        guard let count = layers[index].particles?.particles.count else { return }
        if threads > 1, count >= Self.leastSideBySide {
            planSideBySide(particlesOf: index, style, count: count)
        } else {
            drawParticles(index, style, 0..<count)
        }
    }

    /// Draws some of the particles.
    mutating func drawParticles(_ index: Int, _ style: PartStyle, _ range: Range<Int>) {
        drawParticles(index, style, range.lazy.map { ParticlePart(number: $0) })
    }

    /// Draws particles, or what is left of them where other layers cut them.
    mutating func drawParticles(_ index: Int, _ style: PartStyle, _ parts: some Sequence<ParticlePart>) {
        let layer = layers[index]
        guard let field = layer.particles, case .emitter(let emitter) = layer.values.kind else { return }
        let depth = ParticleDepth(layer, parent: layer.parent >= 0 ? layers[layer.parent] : nil)
        let images = ParticleImages(field.cells)
        var style = style
        if emitter.values.renderMode == "additive" { style.blend = .plusLighter }
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
            let paint = image === sprite.image ? reductions.keeping(sampled, in: cache) : .image(sampled)
            let projection = Projection(sprite.placement).concatenating(plane)
            if outline.crop != sprite.crop {
                outline = (sprite.crop, LayerShapes.rectangle(sprite.crop))
            }
            fill(
                DevicePath(outline.path, projection: projection),
                paint,
                style,
                // GUESS emitter-edges: particles are no layers, their edges are soft whatever the layer allows.
                isAntialiased: true,
                hardOutline: part.hardOutline
            )
        }
    }
}

/// One particle, or a part of it.
struct ParticlePart {
    /// Which one of its field.
    var number: Int
    /// Pixels whose middle is not inside of it are left to another part; nil for the whole.
    var hardOutline: DevicePath?
}

/// The image of a particle and where it lies.
struct ParticleSprite {
    var image: ImageBuffer
    /// The part of the image that is shown, in pixels of it.
    var crop: CGRect
    /// From pixels of the image to the layer.
    var placement: CGAffineTransform
    /// How it is sampled at its size.
    var filter: ImagePaint.Filter
}

/// The images of the cells of a field, read once for all of its particles.
struct ParticleImages {
    private struct Image {
        var buffer: ImageBuffer
        var crop: CGRect
        /// Pixels of the image per point.
        var pixels: Double
        var minification, magnification: ImagePaint.Filter
    }

    /// By cell; nil for those that show nothing.
    private let images: ContiguousArray<Image?>

    init(_ cells: [EmitterCellValues]) {
        images = ContiguousArray(cells.map(Self.image))
    }

    private static func image(of cell: EmitterCellValues) -> Image? {
        guard case .image(let image) = cell.contents else { return nil }
        let buffer = image.buffer
        let crop = CGRect(
            x: cell.contentsRect.minX * CGFloat(buffer.width),
            y: cell.contentsRect.minY * CGFloat(buffer.height),
            width: cell.contentsRect.width * CGFloat(buffer.width),
            height: cell.contentsRect.height * CGFloat(buffer.height)
        )
        guard crop.width > 0, crop.height > 0, crop.width.isFinite, crop.height.isFinite else { return nil }
        return Image(
            buffer: buffer,
            crop: crop,
            pixels: cell[.contentsScale] > 0 ? cell[.contentsScale] : 1,
            minification: ImagePaint.Filter(name: cell.minificationFilter),
            magnification: ImagePaint.Filter(name: cell.magnificationFilter)
        )
    }

    /// The picture of a particle; nil when it has none or is not to be seen.
    func sprite(of particle: Particle) -> ParticleSprite? {
        guard particle.color.w > 0, particle.scale != 0, let image = images[particle.cell] else { return nil }
        let scale = particle.scale / image.pixels
        let turn = PortableTrigonometry.sineAndCosine(particle.rotation)
        let (cosine, sine) = (turn.cosine * scale, turn.sine * scale)
        let middle = CGPoint(x: image.crop.midX, y: image.crop.midY)
        return ParticleSprite(
            image: image.buffer,
            crop: image.crop,
            placement: CGAffineTransform(
                a: cosine,
                b: sine,
                c: -sine,
                d: cosine,
                tx: particle.position.x - middle.x * cosine + middle.y * sine,
                ty: particle.position.y - middle.x * sine - middle.y * cosine
            ),
            filter: abs(particle.scale) < 1 ? image.minification : image.magnification
        )
    }

    /// How far a particle reaches from its middle at most, in the layer; nil when it is not to be seen.
    func reach(of particle: Particle) -> Double? {
        guard particle.color.w > 0, particle.scale != 0, let image = images[particle.cell] else { return nil }
        let size = SIMD2(Double(image.crop.width), Double(image.crop.height)) / 2
        return (size * size).sum().squareRoot() * abs(particle.scale / image.pixels)
    }
}

extension ParticleField {
    /// A rectangle of the layer that all particles lie in; nil when none is to be seen.
    var boundingBox: CGRect? {
        let images = ParticleImages(cells)
        var (least, most) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        for particle in particles {
            guard let reach = images.reach(of: particle) else { continue }
            let middle = SIMD2(particle.position.x, particle.position.y)
            least = pointwiseMin(least, middle - reach)
            most = pointwiseMax(most, middle + reach)
        }
        guard least.x <= most.x, (most - least).max() < 1e9 else { return nil }
        return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }
}

extension CGAffineTransform {
    /// The way back; nil when there is none.
    fileprivate var inverse: CGAffineTransform? {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-18 ? inverted() : nil
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
