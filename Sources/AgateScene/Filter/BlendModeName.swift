package import AgatePixels

/// A name that `compositingFilter` takes: of a blend mode or of a Porter-Duff operator.
///
/// Some modes have several names.
///
/// Source: claims 14.10.
package enum BlendModeName: String, Sendable, Hashable, CaseIterable {
    case sourceOver, normal, normalBlendMode
    case multiply, multiplyBlendMode
    case screen, screenBlendMode
    case overlay, overlayBlendMode
    case darkenBlendMode, lightenBlendMode
    case colorDodgeBlendMode, colorBurnBlendMode
    case softLightBlendMode, hardLightBlendMode
    case differenceBlendMode, exclusionBlendMode
    case hueBlendMode, saturationBlendMode, colorBlendMode, luminosityBlendMode
    case clear, copy
    case sourceIn, sourceOut, sourceAtop
    case destOver, destIn, destOut, destAtop
    case xor, plusD, plusL

    /// The mode that the name stands for.
    package var mode: CGBlendMode {
        switch self {
        case .sourceOver, .normal, .normalBlendMode: .normal
        case .multiply, .multiplyBlendMode: .multiply
        case .screen, .screenBlendMode: .screen
        case .overlay, .overlayBlendMode: .overlay
        case .darkenBlendMode: .darken
        case .lightenBlendMode: .lighten
        case .colorDodgeBlendMode: .colorDodge
        case .colorBurnBlendMode: .colorBurn
        case .softLightBlendMode: .softLight
        case .hardLightBlendMode: .hardLight
        case .differenceBlendMode: .difference
        case .exclusionBlendMode: .exclusion
        case .hueBlendMode: .hue
        case .saturationBlendMode: .saturation
        case .colorBlendMode: .color
        case .luminosityBlendMode: .luminosity
        case .clear: .clear
        case .copy: .copy
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destOver: .destinationOver
        case .destIn: .destinationIn
        case .destOut: .destinationOut
        case .destAtop: .destinationAtop
        case .xor: .xor
        case .plusD: .plusDarker
        case .plusL: .plusLighter
        }
    }
}
