/// A layer of a composition.
package struct LottieLayer: Sendable, Equatable {
    package var name = ""
    /// Where it stands in the file.
    package var path = ""
    package var index: Int?
    package var parent: Int?
    package var isHidden = false
    /// The first frame at which it shows, in the composition that holds it.
    package var inFrame = 0.0
    /// The first frame at which it shows no longer.
    package var outFrame = 0.0
    package var startFrame = 0.0
    package var stretch = 1.0
    package var transform = LottieTransform()
    package var isAutoOriented = false
    package var blendMode = LottieBlendMode.normal
    package var matte: LottieMatte?
    package var isMatteSource = false
    package var masks: [LottieMask] = []
    package var effects: [LottieEffect] = []
    package var content = Content.none

    package enum Content: Sendable, Equatable {
        /// A null, or what cannot be shown: a transform.
        case none
        case composition(id: String, size: SIMD2<Double>, remap: LottieProperty?)
        case solid(size: SIMD2<Double>, color: LottieProperty)
        case image(id: String)
        case shapes([LottieShapeItem])
        case text(LottieTextContent)
    }

    package init() {}
}

/// How a layer mixes with what lies below it.
package enum LottieBlendMode: Int, Sendable, Equatable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight
    case difference, exclusion, hue, saturation, color, luminosity, add, hardMix
}

/// Another layer's picture that decides where a layer shows.
package struct LottieMatte: Sendable, Equatable {
    package enum Kind: Int, Sendable, Equatable { case alpha = 1, invertedAlpha, luma, invertedLuma }
    package var kind: Kind
    /// The index of the source; nil is the layer above.
    package var source: Int?
}

/// An outline that decides where a layer shows.
package struct LottieMask: Sendable, Equatable {
    package enum Mode: Sendable, Equatable { case add, subtract, intersect, lighten, darken, difference }
    package var mode: Mode
    package var isInverted = false
    package var path: LottiePathProperty
    /// In percent.
    package var opacity = LottieProperty(100)
    /// By how much the outline grows.
    package var expansion = LottieProperty(0)
    package var feather = LottieProperty([0, 0])
}

/// An effect or a style of a layer that can be shown.
package enum LottieEffect: Sendable, Equatable {
    case dropShadow(LottieShadow)
    /// The layer's alpha in one colour; of an opacity below 1 so much of the alpha.
    case fill(color: LottieProperty, opacity: LottieProperty)
    /// A colour over the layer's own, where the layer is.
    case overlay(color: LottieProperty, opacity: LottieProperty)
    /// Luminance between two colours, by an amount in percent.
    case tint(black: LottieProperty, white: LottieProperty, amount: LottieProperty)
    /// The colours of shadows, midtones and highlights.
    case tritone(bright: LottieProperty, middle: LottieProperty, dark: LottieProperty)
    /// Blurriness; 1 both ways, 2 across, 3 down.
    case blur(amount: LottieProperty, dimensions: LottieProperty)
}

/// A shadow below a layer, of an effect or of a style.
package struct LottieShadow: Sendable, Equatable {
    package var color: LottieProperty
    /// As a share of `full`.
    package var opacity: LottieProperty
    package var full: Double
    /// In degrees, 0 up, clockwise.
    package var direction: LottieProperty
    package var distance: LottieProperty
    package var softness: LottieProperty
    /// Which part of the softness is the radius.
    package var blur: Double
    /// Whether the layer itself is hidden, where this is not 0.
    package var hidesLayer = LottieProperty.zero
    /// Whether the direction is that of the composition, and does not turn with the layer: a style's, and no effect's.
    package var isUpright = false
}
