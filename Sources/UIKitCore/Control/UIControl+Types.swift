import Foundation

extension UIControl {
    /// The events that a control sends to its targets.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The raw bits, one for each event.
        public let rawValue: UInt

        /// Makes a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger has touched the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger has touched the control again after a short while, as in a double tap.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves while it is inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves while it is outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger that was outside moves into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger that was inside moves out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger was lifted inside the control: the event of a tap on a button.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger was lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was cancelled, for example because a scroll view took it over.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user has changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action of the control was triggered, such as a tap on a button.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu was opened.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing of a text field has begun.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user has changed the text of a text field.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of a text field has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing has ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// The set of all events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// The set of all events of editing text.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The bits that a program can use for events of its own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits that the system uses for events of its own.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// The set of all events, those of programs included.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states that a control can be in, several at a time.
    public struct State: OptionSet, Hashable, Sendable {
        /// The raw bits, one for each state.
        public let rawValue: UInt

        /// Makes a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The empty set: enabled, not selected and not highlighted.
        public static let normal = State([])
        /// The control is highlighted, while a finger is inside it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled: it ignores touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected, as a switched-on button is.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the focus; controls here have none.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits that a program can use for states of its own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that the system uses for states of its own.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical position of content in a control.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// The content is centred vertically.
        case center = 0
        /// The content is at the top edge.
        case top = 1
        /// The content is at the bottom edge.
        case bottom = 2
        /// The content is stretched from the top to the bottom edge.
        case fill = 3
    }

    /// The horizontal position of content in a control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// The content is centred horizontally.
        case center = 0
        /// The content is at the left edge.
        case left = 1
        /// The content is at the right edge.
        case right = 2
        /// The content is stretched from the left to the right edge.
        case fill = 3
        /// The content is at the leading edge, the left one where text runs to the right.
        case leading = 4
        /// The content is at the trailing edge, the right one where text runs to the right.
        case trailing = 5
    }
}
