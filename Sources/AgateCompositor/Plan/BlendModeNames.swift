import AgatePixels

/// The blend mode that a compositing filter's name stands for; nil for names that nobody knows.
///
/// Source: claims 14.10.
func blendMode(named name: String?) -> CGBlendMode? {
    switch name {
    case nil, "sourceOver", "normal", "normalBlendMode": .normal
    case "multiply", "multiplyBlendMode": .multiply
    case "screen", "screenBlendMode": .screen
    case "overlay", "overlayBlendMode": .overlay
    case "darkenBlendMode": .darken
    case "lightenBlendMode": .lighten
    case "colorDodgeBlendMode": .colorDodge
    case "colorBurnBlendMode": .colorBurn
    case "softLightBlendMode": .softLight
    case "hardLightBlendMode": .hardLight
    case "differenceBlendMode": .difference
    case "exclusionBlendMode": .exclusion
    case "hueBlendMode": .hue
    case "saturationBlendMode": .saturation
    case "colorBlendMode": .color
    case "luminosityBlendMode": .luminosity
    case "clear": .clear
    case "copy": .copy
    case "sourceIn": .sourceIn
    case "sourceOut": .sourceOut
    case "sourceAtop": .sourceAtop
    case "destOver": .destinationOver
    case "destIn": .destinationIn
    case "destOut": .destinationOut
    case "destAtop": .destinationAtop
    case "xor": .xor
    case "plusD": .plusDarker
    case "plusL": .plusLighter
    default: nil
    }
}

extension PlacedLayer {
    /// Whether the layer's blend mode changes pixels of its extent where it shows nothing.
    var hasClearingBlend: Bool {
        guard let name = compositingFilter, let mode = blendMode(named: name) else { return false }
        let clearing: [CGBlendMode] = [
            .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
        ]
        return clearing.contains(mode)
    }
}
