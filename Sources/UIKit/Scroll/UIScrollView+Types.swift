public import CoreGraphics

extension UIScrollView {
    /// How long content goes on by itself.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// What is left of the speed after a millisecond.
        public var rawValue: CGFloat

        /// Makes a rate from what is left of the speed after a millisecond.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Content goes on for long: .998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Content stops soon: .99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The look of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// What can be seen on any content: as black.
        case `default` = 0
        /// Dark, for light content.
        case black = 1
        /// Light, for dark content.
        case white = 2
    }

    /// When dragging puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none = 0
        /// When a drag begins.
        case onDrag = 1
        /// With the finger, once it reaches the keyboard; a keyboard that is not on the screen is not dismissed.
        case interactive = 2
        /// As `onDrag`, with the view above the keyboard.
        case onDragWithAccessory = 3
        /// As `interactive`; the view above the keyboard goes with it in both.
        case interactiveWithAccessory = 4
    }

    /// When safe areas add to the insets of the content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes that scroll, and above and below what a controller shows between bars.
        case automatic = 0
        /// Along the axes that scroll.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// On all edges.
        case always = 3
    }
}
