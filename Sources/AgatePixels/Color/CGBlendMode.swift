/// The operation that combines a painted pixel S with the pixel D below it.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    /// The source over what is below: S + D·(1 − Sa).
    case normal
    /// Multiplies the colours; the result is never lighter than either.
    case multiply
    /// Multiplies the complements; never darker.
    case screen
    /// Multiplies or screens, depending on what is below.
    case overlay
    /// The darker of both, component by component.
    case darken
    /// The lighter of both, component by component.
    case lighten
    /// Brightens what is below to reflect the source.
    case colorDodge
    /// Darkens what is below to reflect the source.
    case colorBurn
    /// Darkens or lightens softly, depending on the source.
    case softLight
    /// Multiplies or screens, depending on the source.
    case hardLight
    /// The absolute difference of both, component by component.
    case difference
    /// The distance between both with less contrast.
    case exclusion
    /// The source's hue with saturation and luminosity of what is below.
    case hue
    /// The source's saturation with hue and luminosity of what is below.
    case saturation
    /// The source's hue and saturation with the luminosity of what is below.
    case color
    /// The source's luminosity with hue and saturation of what is below.
    case luminosity
    /// Clears: the result is 0 in colour and alpha.
    case clear
    /// The source alone: S.
    case copy
    /// The source where something is below: S·Da.
    case sourceIn
    /// The source where nothing is below: S·(1 − Da).
    case sourceOut
    /// The source on top of what is below and nowhere else: S·Da + D·(1 − Sa).
    case sourceAtop
    /// The source under what is there: S·(1 − Da) + D.
    case destinationOver
    /// The pixels below where the source is: D·Sa.
    case destinationIn
    /// The pixels below where the source is not: D·(1 − Sa).
    case destinationOut
    /// The pixels below on top of the source: S·(1 − Da) + D·Sa.
    case destinationAtop
    /// Each where the other is not: S·(1 − Da) + D·(1 − Sa).
    case xor
    /// Adds the darkness of both: max(0, 1 − ((1 − D) + (1 − S))).
    case plusDarker
    /// Adds both: min(1, S + D).
    case plusLighter
}

/// The property that is kept when colours of one space do not exist in another.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The default of the context.
    case defaultIntent
    /// Keeps colours as measured, white included; others are clipped.
    case absoluteColorimetric
    /// Colours relative to white; clips.
    case relativeColorimetric
    /// Keeps the relation between colours, as for photographs.
    case perceptual
    /// Keeps the saturation of colours, as for charts.
    case saturation
}
