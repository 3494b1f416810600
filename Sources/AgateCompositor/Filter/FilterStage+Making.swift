import AgateRaster
import AgateScene

extension FilterValues {
    /// The stage of the filter at a scale; nil where it is switched off, changes nothing, or draws nothing at all.
    func stage(at scale: LocalScale) -> (any FilterStage)? {
        guard isEnabled, let filter = type.pixelFilter else { return nil }
        switch filter {
        case .gaussianBlur:
            return bool(.normalizeEdges) ? InnerBlurStage(self, scale) : BlurStage(self, scale)
        case .dropShadow: return DropShadowStage(self, scale)
        case .colorMatrix: return ColorStage(PixelMatrix(rows: numbers(.colorMatrix)))
        case .colorSaturate: return ColorStage(.saturation(number(.amount)))
        case .colorBrightness: return ColorStage(.brightness(number(.amount)))
        case .colorContrast: return ColorStage(.contrast(number(.amount)))
        case .colorHueRotate: return ColorStage(.hueRotation(number(.angle)))
        case .colorInvert: return ColorStage(.inversion)
        case .colorMonochrome:
            return ColorStage(.monochrome(color(.color).rgb, amount: number(.amount), bias: number(.bias)))
        case .multiplyColor: return ColorStage(.product(color(.color)))
        case .colorAdd: return ColorStage(.addition(color(.color).rgb * color(.color).w))
        case .colorSubtract: return ColorStage(.addition(color(.color).rgb * -color(.color).w))
        case .luminanceToAlpha: return ColorStage(.lightnessToAlpha)
        }
    }
}

extension SIMD4<Double> {
    fileprivate var rgb: SIMD3<Double> { SIMD3(x, y, z) }
}
