import CoreGraphics
public import Foundation
import QuartzCore

/// A button that is pressed: a key of a keyboard.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// How far a press has got.
    public enum Phase: Int, Sendable {
        /// The button has gone down.
        case began = 0
        /// Its force has changed.
        case changed = 1
        /// Nothing has changed.
        case stationary = 2
        /// It has come up.
        case ended = 3
        /// The system has taken it away.
        case cancelled = 4
    }

    /// The buttons of remote controls, and those keys that stand for them.
    public enum PressType: Int, Sendable {
        /// Up.
        case upArrow = 0
        /// Down.
        case downArrow = 1
        /// To the left.
        case leftArrow = 2
        /// To the right.
        case rightArrow = 3
        /// Select, or return.
        case select = 4
        /// Menu, or escape.
        case menu = 5
        /// Play or pause.
        case playPause = 6
        /// The page before.
        case pageUp = 30
        /// The next page.
        case pageDown = 31
    }

    /// When the press has last changed, in seconds of the display's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// How far the press has got.
    open internal(set) var phase = Phase.began
    /// The window that had the keyboard when it began.
    open internal(set) weak var window: UIWindow?
    /// Who got it.
    open internal(set) weak var responder: UIResponder?
    /// Whether an editor of text has done something with it: its end is no news for the responders behind.
    var isEdit = false
    /// The recognizers that get it: none.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    /// How hard the button is pressed: 1.
    open var force: CGFloat { 1 }
    /// The key.
    open private(set) var key: UIKey?

    /// The button of a remote control that the key stands for; `select` for all others, as there is no value for none.
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
