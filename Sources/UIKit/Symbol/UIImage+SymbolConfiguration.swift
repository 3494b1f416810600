public import Foundation

extension UIImage {
    /// The configuration by which one of an image's variants is chosen.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        // Nothing of it changes; only the superclass keeps the compiler from seeing that.

        /// The traits; nil for none in particular.
        public let traitCollection: UITraitCollection?

        /// Makes a configuration for traits alone.
        public required init(traits: UITraitCollection?) {
            traitCollection = traits
            super.init()
        }

        /// Makes a configuration that chooses among an image's variants by traits.
        public convenience init(traitCollection: UITraitCollection?) { self.init(traits: traitCollection) }

        /// The configuration with the values of another one applied over its own.
        open func applying(_ otherConfiguration: Configuration?) -> Self {
            Self(traits: otherConfiguration?.traitCollection ?? traitCollection)
        }

        /// Returns a configuration for other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            Self(traits: traitCollection)
        }

        /// Returns the configuration itself, because it never changes.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The scales of a symbol beside text.
    public enum SymbolScale: Int, Sendable {
        /// The scale that the system uses: as ``medium``.
        case `default` = -1
        /// No scale is given; it counts as ``medium``.
        case unspecified = 0
        /// Symbols of 0.8 times the medium size.
        case small = 1
        /// The usual size of symbols beside text.
        case medium = 2
        /// Symbols of 1.28 times the medium size.
        case large = 3

        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .large: 1.28
            case .default, .unspecified, .medium: 1
            }
        }
    }

    /// The weights of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        /// No weight is given; it counts as ``regular``.
        case unspecified = 0
        /// The thinnest lines, for text of the weight ultralight.
        case ultraLight = 1
        /// Lines for text of the weight thin.
        case thin = 2
        /// Lines for text of the weight light.
        case light = 3
        /// Lines for text of the regular weight.
        case regular = 4
        /// Lines for text of the weight medium.
        case medium = 5
        /// Lines for text of the weight semibold.
        case semibold = 6
        /// Lines for bold text.
        case bold = 7
        /// Lines for text of the weight heavy.
        case heavy = 8
        /// The thickest lines, for text of the weight black.
        case black = 9

        /// The weight of text that matches the symbol's.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }

        /// The thickness of lines in a square of 24.
        var lineWidth: CGFloat {
            switch self {
            case .ultraLight: 0.8
            case .thin: 1.1
            case .light: 1.5
            case .unspecified, .regular: 1.9
            case .medium: 2.2
            case .semibold: 2.5
            case .bold: 2.9
            case .heavy: 3.3
            case .black: 3.7
            }
        }
    }

    /// The size, weight and scale of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        // As its superclass.

        /// The size of the text that the symbol stands beside, in points; nil: not said.
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let scale: SymbolScale

        init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale, traits: UITraitCollection? = nil)
        {
            (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
            super.init(traits: traits)
        }

        /// Makes a configuration for traits, without size and weight.
        public required convenience init(traits: UITraitCollection?) {
            self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, traits: traits)
        }

        /// A configuration without size, weight and scale.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(traits: nil) }

        /// Makes a configuration of a size beside text.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, weight: .unspecified, scale: scale)
        }

        /// Makes a configuration for text of a size in points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
        }

        /// Makes a configuration that gives the weight of a symbol's lines alone.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight, scale: .unspecified)
        }

        /// Makes a configuration for text of a size in points, of a thickness.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }

        /// Makes a configuration for text of a size in points, of a thickness, of a size beside it.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: .some(pointSize), weight: weight, scale: scale)
        }

        /// Makes a configuration for text of a font.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        /// Makes a configuration for text of a font, of a size beside it.
        public convenience init(font: UIFont, scale: SymbolScale) {
            let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
            self.init(pointSize: .some(font.pointSize), weight: isBold ? .bold : .regular, scale: scale)
        }

        /// Makes a configuration for text of a style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
        }

        /// Makes a configuration for text of a style, of a size beside it.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// The configuration with the values of another one applied over its own.
        open override func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration as? SymbolConfiguration,
                let made = SymbolConfiguration(
                    pointSize: other.pointSize ?? pointSize,
                    weight: other.weight == .unspecified ? weight : other.weight,
                    scale: other.scale == .unspecified ? scale : other.scale,
                    traits: other.traitCollection ?? traitCollection
                ) as? Self
            else { return self }
            return made
        }

        /// Whether the other object is a symbol configuration of the same size, weight and scale.
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        }

        /// A hash of size, weight and scale.
        open override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }
    }
}
