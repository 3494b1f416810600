// Stands in until the rasteriser lands, which deletes this file: the vocabulary without any drawing.
package import AgateGeometry
package import AgatePixels

package enum Paint: Sendable {
    case solid(PremultipliedColor)
    case image(ImagePaint)
}

package struct ImagePaint: Sendable {
    package enum Filter: Sendable { case nearest, linear }
    package enum Edge: Sendable { case clamp, transparent }

    package init(
        image: ImageBuffer,
        deviceToImage: Projection,
        filter: Filter,
        edge: Edge,
        opacity: Float
    ) {}
}

package final class Mask: Sendable {
    package let bounds: DeviceRect
    package let bytes: [UInt8]

    package init(bounds: DeviceRect, bytes: [UInt8]) {
        self.bounds = bounds
        self.bytes = bytes
    }
}

package struct Clip: Sendable {
    package var rect: DeviceRect
    package var mask: Mask?

    package init(rect: DeviceRect, mask: Mask? = nil) {
        self.rect = rect
        self.mask = mask
    }
}

package struct Canvas {
    package let bounds: DeviceRect

    package init(_ surface: Surface, origin: (x: Int, y: Int) = (0, 0)) {
        bounds = DeviceRect(x: origin.x, y: origin.y, width: surface.width, height: surface.height)
    }

    package func fill(
        _ path: Path,
        transform: CGAffineTransform = .identity,
        rule: CGPathFillRule = .winding,
        paint: Paint,
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil,
        antialias: Bool = true
    ) {}

    package func fill(
        _ rect: DeviceRect,
        paint: Paint,
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil
    ) {}

    package func draw(
        _ image: Surface,
        at: (x: Int, y: Int),
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil
    ) {}

    package func draw(
        _ image: ImageBuffer,
        at: (x: Int, y: Int),
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil
    ) {}

    package func multiply(by mask: Mask) {}
}

package enum CoverageRasterizer {
    package static func mask(
        of path: Path,
        transform: CGAffineTransform,
        rule: CGPathFillRule,
        in bounds: DeviceRect,
        antialias: Bool
    ) -> Mask {
        Mask(bounds: .empty, bytes: [])
    }
}

extension Surface {
    package func alphaMask(origin: (x: Int, y: Int)) -> Mask {
        Mask(bounds: .empty, bytes: [])
    }
}

package enum GaussianBlur {
    package static func blurred(_ mask: Mask, sigmaX: Double, sigmaY: Double) -> Mask { mask }
}
