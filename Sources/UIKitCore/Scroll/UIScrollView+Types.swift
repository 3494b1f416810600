public import CoreGraphics

extension UIScrollView {
    /// The rate at which content that moves by itself slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the speed that is left after one millisecond.
        public var rawValue: CGFloat

        /// Makes a rate from the part of the speed that is left after one millisecond.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The content loses 0.2 percent of its speed each millisecond and rolls on for long.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The content loses one percent of its speed each millisecond and stops soon.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The looks that the scroll indicators can have.
    public enum IndicatorStyle: Int, Sendable {
        /// Indicators that can be seen on any content; here as `black`.
        case `default` = 0
        /// Dark indicators, for light content.
        case black = 1
        /// Light indicators, for dark content.
        case white = 2
    }

    /// The ways in which dragging the content dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Dragging does not dismiss the keyboard.
        case none = 0
        /// The keyboard is dismissed when a drag begins.
        case onDrag = 1
        /// The keyboard follows the finger, once that reaches it; a keyboard that is not on the screen is not dismissed.
        case interactive = 2
        /// As `onDrag`, with the view above the keyboard.
        case onDragWithAccessory = 3
        /// As `interactive`; the accessory view of the keyboard moves with it in both.
        case interactiveWithAccessory = 4
    }

    /// When safe areas add to the insets of the content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes that scroll, and above and below what a controller shows between bars.
        case automatic = 0
        /// The safe area adds to the insets along the axes in which the content scrolls.
        case scrollableAxes = 1
        /// The safe area never adds to the insets.
        case never = 2
        /// The safe area adds to the insets on all edges.
        case always = 3
    }
}
