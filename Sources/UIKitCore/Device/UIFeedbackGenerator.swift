public import Foundation

/// The base of the generators of haptic feedback; a computer has none, so calls are only counted.
///
/// Source: uikit U137.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Makes a generator, which counts its calls and moves no hardware.
    public override init() { super.init() }

    /// Makes a generator for a view; the view is not kept.
    public convenience init(view: UIView) { self.init() }

    /// Wakes the device that would be felt.
    open func prepare() { FeedbackLog.note("prepare") }
}

/// Imitates the impact of bodies.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The kinds of bodies whose impact is imitated.
    public enum FeedbackStyle: Int, Sendable {
        /// A small, light body.
        case light = 0
        /// A body of medium size.
        case medium = 1
        /// A large, heavy body.
        case heavy = 2
        /// A soft body, which gives way.
        case soft = 3
        /// A hard body, which does not give way.
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// Makes a generator for impacts of the style `medium`.
    public convenience override init() { self.init(style: .medium) }

    /// Makes a generator for impacts of a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Reports an impact of full intensity; it is counted, and no hardware moves.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Reports an impact of an intensity from 0 to 1; it is counted, and no hardware moves.
    open func impactOccurred(intensity: CGFloat) { FeedbackLog.note("impact \(style)") }

    /// Reports an impact of full intensity at a point of the view; it is counted, and no hardware moves.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// Reports an impact of an intensity from 0 to 1 at a point of the view; it is counted, and no hardware moves.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        impactOccurred(intensity: intensity)
    }
}

/// Imitates the movement through a list of choices.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Reports that the user has moved to another choice; it is counted, and no hardware moves.
    open func selectionChanged() { FeedbackLog.note("selection") }

    /// Reports that the user has moved to another choice at a point of the view; it is counted, and no hardware moves.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Feels like success, a warning or a failure.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcomes that a generator can report.
    public enum FeedbackType: Int, Sendable {
        /// A task has succeeded.
        case success = 0
        /// A task has raised a warning.
        case warning = 1
        /// A task has failed.
        case error = 2
    }

    /// Reports the outcome of a task; it is counted, and no hardware moves.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        FeedbackLog.note("notification \(notificationType)")
    }

    /// Reports the outcome of a task at a point of the view; it is counted, and no hardware moves.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}

/// How often the device would have been felt on a display, by what.
@MainActor package enum FeedbackLog {
    /// The counts of the current display.
    package static var counts: [String: Int] { DisplayState.current.deviceState.feedback }

    static func note(_ kind: String) { DisplayState.current.deviceState.feedback[kind, default: 0] += 1 }
}
