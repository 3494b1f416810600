public import CoreText
public import Foundation

extension CTFont {
    /// How bold a font is: 0 is regular, -1 the lightest and 1 the heaviest.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number.
        public var rawValue: CGFloat

        /// Makes a weight from its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a weight from its number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The lightest.
        public static let ultraLight = Weight(-0.8)
        /// Lighter than light.
        public static let thin = Weight(-0.6)
        /// Lighter than regular.
        public static let light = Weight(-0.4)
        /// As text is set.
        public static let regular = Weight(0)
        /// A little bolder than regular.
        public static let medium = Weight(0.23)
        /// Not yet bold.
        public static let semibold = Weight(0.3)
        /// As what stands out is set.
        public static let bold = Weight(0.4)
        /// Bolder than bold.
        public static let heavy = Weight(0.56)
        /// The boldest.
        public static let black = Weight(0.62)
    }

    /// How wide the letters of a font are: 0 is normal, less is narrower.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The width as a number.
        public var rawValue: CGFloat

        /// Makes a width from its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The narrowest.
        public static let compressed = Width(rawValue: -0.3)
        /// Narrower than normal.
        public static let condensed = Width(rawValue: -0.2)
        /// Normal.
        public static let standard = Width(rawValue: 0)
        /// Wider than normal.
        public static let expanded = Width(rawValue: 0.2)
    }
}
