import AgateText
public import CoreText
import Foundation

extension CTFontDescriptor {
    /// The names of attributes; the same strings as Core Text's.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family: a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name: a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the face within its family: a string.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points: a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name that people see: a string.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// What letters are transformed by: a `CGAffineTransform`.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// The characters that the font must have; kept, and looked at by nobody.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// Descriptors of the fonts to try for characters that this one lacks.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// Traits by their keys.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The advance of all characters; kept, and looked at by nobody.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// Features that are switched on or off: a list of dictionaries with a type and a selector.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The style of texts that the font is for.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The names of traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Bold, italic and the like, as bits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width from -1 to 1.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant from -1 to 1.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The names in a setting of a feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The number of the feature.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of what it is set to.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The older name of ``type``.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The older name of ``selector``.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// The designs of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Without serifs.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With round ends; drawn as ``default``.
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
