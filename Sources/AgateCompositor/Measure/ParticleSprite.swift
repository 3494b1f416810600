import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation

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
        var (lower, upper) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        for particle in particles {
            guard let reach = images.reach(of: particle) else { continue }
            let middle = SIMD2(particle.position.x, particle.position.y)
            lower = pointwiseMin(lower, middle - reach)
            upper = pointwiseMax(upper, middle + reach)
        }
        guard lower.x <= upper.x, (upper - lower).max() < 1e9 else { return nil }
        return CGRect(x: lower.x, y: lower.y, width: upper.x - lower.x, height: upper.y - lower.y)
    }
}

extension CGAffineTransform {
    /// The way back; nil when there is none.
    var inverse: CGAffineTransform? {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-18 ? inverted() : nil
    }
}
