import AgateText
public import CoreText
import Foundation

extension CTFontDescriptor {
    /// The keys of attributes; the same strings as Core Text's.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The string of the attribute, that of Core Text.
        public var rawValue: String

        /// Makes an attribute name from its string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name of the font's family, such as “Inter”, as a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name of the font, as a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the face within its family: a string.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size of the font in points, as a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name of the font for users, as a `String`.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The transform of the letters, as a `CGAffineTransform`.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// The characters that the font must have; only read back.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// Descriptors of the fonts to try for characters that this one lacks.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// A dictionary of traits, such as weight and slant, by their ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The advance of all characters; only read back.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// Features that are switched on or off: a list of dictionaries with a type and a selector.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The style of texts that the font is for.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The keys of the dictionary under ``AttributeName/traits``.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The string of the key, that of Core Text.
        public var rawValue: String

        /// Makes a key from its string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Bold, italic and the like, as bits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight as a number from -1 to 1; 0 is regular and 0.4 bold.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width of characters as a number from -1 to 1; 0 is standard.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant as a number from -1 to 1; 0 is upright.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The names in a setting of a feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The string of the key, that of Core Text.
        public var rawValue: String

        /// Makes a key from its string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The number of the feature, as the font numbers its features.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the feature's selector, that is, of its value.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The former name of ``type``.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The former name of ``selector``.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// The designs in which the system font comes.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The string of the design.
        public var rawValue: String

        /// Makes a design from its string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The usual design of the system font, without serifs.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// A design with serifs, for longer texts.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// A design with rounded stroke ends; drawn as ``default``.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With characters that all have one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        /// The design as the engine knows it; nil for an unknown name.
        var known: FontDesign? {
            switch self {
            case .default: .standard
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            default: nil
            }
        }
    }
}
