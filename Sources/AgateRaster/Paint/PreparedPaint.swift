import AgateGeometry
import AgatePixels

/// A paint made ready to give rows of pixels.
struct PreparedPaint {
    /// Gives the colours, without opacity.
    let source: PaintSource
    /// The same, where the colours may lie beyond what bytes hold.
    let float32: Float32ImageSource?
    /// The factor of the colours, 0...255.
    ///
    /// A solid colour contains it already.
    let opacity: UInt32
    /// Whether all pixels are opaque, opacity counted.
    let isOpaque: Bool
    /// The colour, when there is only one.
    let solidColor: UInt32?

    /// Whether nothing is painted at all.
    var isInvisible: Bool { opacity == 0 || solidColor == 0 }

    /// Prepares a paint.
    init(_ paint: Paint, opacity: Float) {
        let opacity = opacity > 0 ? min(opacity, 1) : 0
        var factor = opacity
        var solid: UInt32?
        var source: PaintSource?
        var isOpaque = false
        switch paint {
        case .solid(let color):
            let pixel = color.applying(opacity: opacity).packed
            solid = pixel
            source = SolidSource(pixel)
            isOpaque = pixel >> 24 == 255
            factor = 1
        case .linear(let gradient):
            source = gradient.deviceToRamp.map {
                RampSource(
                    gradient.ramp,
                    $0,
                    .along,
                    extendsStart: gradient.extendsStart,
                    extendsEnd: gradient.extendsEnd
                )
            }
            isOpaque =
                gradient.ramp.isOpaque && gradient.extendsStart && gradient.extendsEnd
                && gradient.deviceToRamp?.isAffine == true
        case .radial(let gradient):
            if let map = gradient.deviceToUnitCircle {
                source = RampSource(gradient.ramp, map, .radius, extendsEnd: gradient.extendsEnd)
                isOpaque = gradient.ramp.isOpaque && gradient.extendsEnd && map.isAffine
            } else {
                source = gradient.deviceToGradient.map { RampSource(gradient.ramp, $0, .circles(gradient)) }
            }
        case .conic(let gradient):
            source = gradient.deviceToTurn.map { RampSource(gradient.ramp, $0, .angle) }
            isOpaque = gradient.ramp.isOpaque && gradient.deviceToTurn?.isAffine == true
        case .image(let paint):
            factor *= paint.opacity > 0 ? min(paint.opacity, 1) : 0
            source = Self.source(of: paint)
            isOpaque =
                paint.image.isOpaque && paint.edge != .transparent && paint.deviceToImage?.isAffine == true
        }
        if let ramp = AffineRamp(paint) { source = AffineRampSource(ramp) }
        if source == nil { solid = 0 }
        self.source = source ?? SolidSource(0)
        float32 = source as? Float32ImageSource
        self.solidColor = solid
        self.opacity = UInt32(factor * 255 + 0.5)
        self.isOpaque = isOpaque && source != nil && self.opacity == 255
    }

    private static func source(of paint: ImagePaint) -> PaintSource? {
        guard paint.image.width > 0, paint.image.height > 0, let map = paint.deviceToImage, map.isFinite
        else { return nil }
        if let float32 = Float32ImageSource(paint, map) { return float32 }
        if let offset = paint.offset { return CopySource(paint.image, offset: offset, paint.edge) }
        switch paint.filter {
        case .nearest: return ImageSource(paint.image, map, isNearest: true, paint.edge)
        case .steep: return ImageSource(paint.image, map, isNearest: false, isSteep: true, paint.edge)
        case .trilinear: return TrilinearSource(paint, map)
        case .high:
            if let exact = ImageResampler.resampled(paint) {
                if let offset = exact.offset { return CopySource(exact.image, offset: offset, exact.edge) }
                return exact.deviceToImage.map {
                    ImageSource(exact.image, $0, isNearest: false, exact.edge)
                }
            }
            fallthrough
        case .linear:
            return paint.reduced().map { ImageSource($0, $1, isNearest: false, paint.edge) }
        }
    }
}

extension Projection {
    /// Whether all elements are finite.
    fileprivate var isFinite: Bool {
        [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
    }
}
