public import CoreText
import Foundation

extension CTFontDescriptor {
    /// The traits of a font as bits, with the class of its design in the upper four.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The raw bits: traits in the lower ones, the class of the design in the upper four.
        public var rawValue: UInt32

        /// Makes a set from raw bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The font is italic or oblique.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The font is bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// The font is wider than the standard of its family.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The font is narrower than the standard of its family.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters of the font have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// The font has metrics for vertical lines.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// The font is made for user interfaces, at small sizes.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines are closer together; has no effect here.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines are further apart; has no effect here.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The mask of the four bits that hold the class of the design.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        /// Serifs of old-style book faces, such as Garamond.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Serifs of transitional faces, such as Times.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Thin, straight serifs of modern faces, such as Bodoni.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Bracketed serifs of Clarendon faces.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Serifs as thick as the stems, such as Rockwell.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Serifs that fit none of the other classes.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// A design without serifs, such as Helvetica.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// A decorative design, for titles and initials.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// A design that looks like handwriting.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// A font of symbols in place of letters.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }
}
