import CoreGraphics
public import Foundation

/// The accessibility settings of the user, and the notifications that programs post for assistive programs.
///
/// No assistive program is connected: notifications are kept in a list that tests can read.
@preconcurrency @MainActor
public struct UIAccessibility {
    /// A change or a message that a program posts for assistive programs.
    public struct Notification: Hashable, RawRepresentable, Sendable {
        /// The number of the notification.
        public let rawValue: UInt32
        /// Makes a notification from its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A new screen is shown; the argument is the element to go to.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is a text to be read aloud.
        public static let announcement = Notification(rawValue: 1008)
        /// The content was scrolled by a page; the argument is a text about the new place.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// The errors of guided access, which holds the user in one program.
    public struct GuidedAccessError {
        /// The reasons for which guided access can refuse.
        public enum Code: Int, Sendable, Error {
            /// The program is not permitted to change guided access.
            case permissionDenied = 0
            /// The change failed for a reason that is not known.
            case failed = 1
        }
    }

    /// Posts a notification for assistive programs; none is connected, so it is only kept for tests.
    public static func post(notification: Notification, argument: Any?) {
        DisplayState.current.accessibility.announcements.append((notification, argument))
    }

    /// What programs have told on the current display, with what they gave.
    static var posted: [(notification: Notification, argument: Any?)] {
        DisplayState.current.accessibility.announcements
    }

    /// Whether the user wants less movement; no, unless ``setReduceMotionEnabled(_:)`` has said so.
    public static var isReduceMotionEnabled: Bool { DisplayState.current.accessibility.reducesMotion }

    /// Sets whether the user of the current display wants less movement: an addition of ours, since there are no settings of a user.
    ///
    /// `reduceMotionStatusDidChangeNotification` is posted when it changes.
    public static func setReduceMotionEnabled(_ isEnabled: Bool) {
        guard isEnabled != isReduceMotionEnabled else { return }
        DisplayState.current.accessibility.reducesMotion = isEnabled
        NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }

    /// Whether a reader of the screen is used: none is connected.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether switches are used instead of fingers: no.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the user wants less transparency; always false.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether the user wants bold text; always false.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether the user wants darker colours; always false.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether the user wants inverted colours; always false.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the user wants grays in place of colours; always false.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether the user is held in one program: no.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether all sound comes from both sides alike; always false.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether the user wants captions; always false.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether selected text is read aloud on demand; always false.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the screen is read aloud on demand; always false.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether shaking the device undoes; there is nothing to shake, so it is false.
    public static var isShakeToUndoEnabled: Bool { false }
    /// Whether a menu stands in for gestures; always false.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether the user wants shapes behind buttons; always false.
    public static var buttonShapesEnabled: Bool { false }
    /// Whether the user wants cross-fades in place of movements; always false.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Whether videos may play without being started; always true.
    public static var isVideoAutoplayEnabled: Bool { true }

    /// Posted when ``isReduceMotionEnabled`` has changed.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )
    /// Would be posted when a reader of the screen is used, or no longer.
    nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification"
    )

    /// A rectangle of a view in the coordinates of the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }
}
