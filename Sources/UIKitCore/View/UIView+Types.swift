import Foundation

extension UIView {
    /// The parts of a view's frame that change with its superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The raw bits, one for each part that is flexible.
        public let rawValue: UInt

        /// Makes a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance to the superview's left edge is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The view's width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the superview's right edge is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the superview's top edge is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The view's height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the superview's bottom edge is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The ways in which content fills a view's bounds.
    public enum ContentMode: Int, Sendable {
        /// The content is stretched to the bounds.
        case scaleToFill = 0
        /// The content is as large as fits, with its own proportion.
        case scaleAspectFit
        /// As large as to leave nothing empty, in proportion.
        case scaleAspectFill
        /// The content is drawn again for each size of the bounds.
        case redraw
        /// The content keeps its size and is centred.
        case center
        /// The content keeps its size and is centred at the top edge.
        case top
        /// The content keeps its size and is centred at the bottom edge.
        case bottom
        /// The content keeps its size and is centred at the left edge.
        case left
        /// The content keeps its size and is centred at the right edge.
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
