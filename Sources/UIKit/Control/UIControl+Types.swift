import Foundation

extension UIControl {
    /// What can happen to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// One bit per event.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger has come down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger has come down again.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger comes in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger goes out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger has left inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger has left outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The finger was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value is another one.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for has happened.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu was opened.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing has begun.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The edited text is another one.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing has ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Events of an application's own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Events of the system's own.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// One bit per state.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Nothing special.
        public static let normal = State([])
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It can't be used.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is switched on.
        public static let selected = State(rawValue: 1 << 2)
        /// It has the focus.
        public static let focused = State(rawValue: 1 << 3)
        /// States of an application's own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// States of the system's own.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// How content lies vertically.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// From the top to the bottom.
        case fill = 3
    }

    /// How content lies horizontally.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// From the left to the right.
        case fill = 3
        /// Where reading begins.
        case leading = 4
        /// Where reading ends.
        case trailing = 5
    }
}
