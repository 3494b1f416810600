import Foundation

extension UIView {
    /// Which parts of a view's place change with its superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// One bit per part.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance from the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How content fills a view.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// As large as fits, in proportion.
        case scaleAspectFit
        /// As large as to leave nothing empty, in proportion.
        case scaleAspectFill
        /// Drawn anew for each size.
        case redraw
        /// Its own size, in the middle.
        case center
        /// Its own size, at the top.
        case top
        /// Its own size, at the bottom.
        case bottom
        /// Its own size, at the left.
        case left
        /// Its own size, at the right.
        case right
        /// Its own size, in the top left corner.
        case topLeft
        /// Its own size, in the top right corner.
        case topRight
        /// Its own size, in the bottom left corner.
        case bottomLeft
        /// Its own size, in the bottom right corner.
        case bottomRight
    }
}
