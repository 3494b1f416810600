public import CoreText
public import Foundation

extension CTFont {
    /// The weight of a font: 0 is regular, -1 the lightest and 1 the boldest.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number from -1, the lightest, over 0, regular, to 1.
        public var rawValue: CGFloat

        /// Makes a weight from a number from -1 to 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a weight from a number from -1 to 1.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The lightest weight, -0.8; 100 in font files.
        public static let ultraLight = Weight(-0.8)
        /// A weight between ultralight and light, -0.6; 200 in font files.
        public static let thin = Weight(-0.6)
        /// A weight between thin and regular, -0.4; 300 in font files.
        public static let light = Weight(-0.4)
        /// The weight of running text, 0; 400 in font files.
        public static let regular = Weight(0)
        /// A weight a little bolder than regular, 0.23; 500 in font files.
        public static let medium = Weight(0.23)
        /// A weight between medium and bold, 0.3; 600 in font files.
        public static let semibold = Weight(0.3)
        /// The weight of emphasized text, 0.4; 700 in font files.
        public static let bold = Weight(0.4)
        /// A weight between bold and black, 0.56; 800 in font files.
        public static let heavy = Weight(0.56)
        /// The boldest weight, 0.62; 900 in font files.
        public static let black = Weight(0.62)
    }

    /// The width of a font's letters: 0 is standard, negative numbers are narrower.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The width as a number from -1, the narrowest, over 0, standard, to 1.
        public var rawValue: CGFloat

        /// Makes a width from a number from -1 to 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The narrowest width, -0.3.
        public static let compressed = Width(rawValue: -0.3)
        /// A width between compressed and standard, -0.2.
        public static let condensed = Width(rawValue: -0.2)
        /// The width of ordinary text, 0.
        public static let standard = Width(rawValue: 0)
        /// A width above standard, 0.2.
        public static let expanded = Width(rawValue: 0.2)
    }
}
