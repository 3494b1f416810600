import CoreGraphics
public import Foundation
import QuartzCore

/// A button that is pressed: a key of a keyboard.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The stages of a press, from the time when the key goes down to when it comes up.
    public enum Phase: Int, Sendable {
        /// The key has gone down.
        case began = 0
        /// The force of the press has changed; keys have no force, so this does not occur.
        case changed = 1
        /// The key is still down, and nothing about the press has changed since the last event.
        case stationary = 2
        /// The key has come up.
        case ended = 3
        /// The press ended without the key coming up, for example because its window lost the keyboard.
        case cancelled = 4
    }

    /// The buttons of remote controls, and the keys with the same meaning.
    public enum PressType: Int, Sendable {
        /// The button that points up, or the arrow key.
        case upArrow = 0
        /// The button that points down, or the arrow key.
        case downArrow = 1
        /// The button that points to the left, or the arrow key.
        case leftArrow = 2
        /// The button that points to the right, or the arrow key.
        case rightArrow = 3
        /// The button that selects, and every key that stands for no other button.
        case select = 4
        /// The menu button, or the escape key.
        case menu = 5
        /// The button that plays and pauses; no key stands for it.
        case playPause = 6
        /// The button for the page before, or the page-up key.
        case pageUp = 30
        /// The button for the next page, or the page-down key.
        case pageDown = 31
    }

    /// When the press has last changed, in seconds of the display's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The stage that the press has reached; `began` at first.
    open internal(set) var phase = Phase.began
    /// The window that had the keyboard when it began.
    open internal(set) weak var window: UIWindow?
    /// The responder that was first responder when the press began and gets its events; held weakly.
    open internal(set) weak var responder: UIResponder?
    /// Whether an editor of text has done something with it: its end is no news for the responders behind.
    var isEdit = false
    /// Always nil: no recognizer here receives presses.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    /// The force of the press; always 1.
    open var force: CGFloat { 1 }
    /// The key that is pressed, with its characters and modifiers; not nil for presses that the system delivers.
    open private(set) var key: UIKey?

    /// The button of a remote control that the key corresponds to; `select` for all others, as there is no value for none.
    ///
    /// GUESS press-type: which value a key has that stands for no such button.
    open var type: PressType {
        switch key?.keyCode {
        case .keyboardUpArrow: .upArrow
        case .keyboardDownArrow: .downArrow
        case .keyboardLeftArrow: .leftArrow
        case .keyboardRightArrow: .rightArrow
        case .keyboardEscape: .menu
        case .keyboardPageUp: .pageUp
        case .keyboardPageDown: .pageDown
        default: .select
        }
    }

    init(_ key: UIKey, at timestamp: TimeInterval, in window: UIWindow?) {
        self.key = key
        self.timestamp = timestamp
        self.window = window
        super.init()
    }
}
