import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

/// The image of a particle and where it lies.
struct ParticleSprite {
    var image: ImageBuffer
    /// The part of the image that is shown, in pixels of it.
    var crop: CGRect
    /// From pixels of the image to the layer.
    var placement: CGAffineTransform
}

extension ParticleField {
    /// The picture of a particle; nil when it has none or is not to be seen.
    func sprite(of particle: Particle) -> ParticleSprite? {
        let cell = cells[particle.cell]
        guard case .image(let image) = cell.contents, particle.color.w > 0, particle.scale != 0 else {
            return nil
        }
        let buffer = image.buffer
        let pixels = cell[.contentsScale] > 0 ? cell[.contentsScale] : 1
        let crop = CGRect(
            x: cell.contentsRect.minX * CGFloat(buffer.width),
            y: cell.contentsRect.minY * CGFloat(buffer.height),
            width: cell.contentsRect.width * CGFloat(buffer.width),
            height: cell.contentsRect.height * CGFloat(buffer.height)
        )
        guard crop.width > 0, crop.height > 0, crop.width.isFinite, crop.height.isFinite else { return nil }
        let scale = particle.scale / pixels
        let turn = PortableTrigonometry.sineAndCosine(particle.rotation)
        let (cosine, sine) = (turn.cosine * scale, turn.sine * scale)
        let middle = CGPoint(x: crop.midX, y: crop.midY)
        return ParticleSprite(
            image: buffer,
            crop: crop,
            placement: CGAffineTransform(
                a: cosine,
                b: sine,
                c: -sine,
                d: cosine,
                tx: particle.position.x - middle.x * cosine + middle.y * sine,
                ty: particle.position.y - middle.x * sine - middle.y * cosine
            )
        )
    }

    /// A rectangle of the layer that all particles lie in; nil when none is to be seen.
    var boundingBox: CGRect? {
        var (least, most) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        for particle in particles {
            guard let sprite = sprite(of: particle) else { continue }
            let size = SIMD2(Double(sprite.crop.width), Double(sprite.crop.height)) / 2
            let area = sprite.placement
            let unit = (area.a * area.a + area.b * area.b).squareRoot()
            let reach = (size * size).sum().squareRoot() * unit
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
    var inverse: CGAffineTransform? {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-18 ? inverted() : nil
    }
}
