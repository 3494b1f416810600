public import CoreText
import Foundation

extension CTFontDescriptor {
    /// How a font looks, as bits, with its class in the highest four.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public var rawValue: UInt32

        /// Makes a set from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// It leans.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// It is bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// It is wider than usual.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// It is narrower than usual.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters have one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// It is for vertical lines.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// It is for user interfaces.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines are closer together; has no effect here.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines are further apart; has no effect here.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The bits of the class.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        /// Serifs as in old books.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Serifs between old and modern ones.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Thin, straight serifs.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Serifs as of Clarendon.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Serifs as thick as stems.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Serifs of other forms.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// No serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Ornaments.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// As written by hand.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Symbols.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }
}
