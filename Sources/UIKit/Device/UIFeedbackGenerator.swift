public import Foundation

/// Lets a phone be felt; a computer is not, so calls are counted and nothing else.
///
/// Source: uikit U137.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Makes a generator.
    public override init() { super.init() }

    /// Makes a generator for a view.
    public convenience init(view: UIView) { self.init() }

    /// Wakes the device that would be felt.
    open func prepare() { FeedbackLog.note("prepare") }
}

/// Feels like something that has hit something.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What hits.
    public enum FeedbackStyle: Int, Sendable {
        /// Something small.
        case light = 0
        /// Something of middle size.
        case medium = 1
        /// Something large.
        case heavy = 2
        /// Something that gives way.
        case soft = 3
        /// Something that does not.
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// Makes a generator of medium impacts.
    public convenience override init() { self.init(style: .medium) }

    /// Makes a generator.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Something hits.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Something hits, with a force of 0 to 1.
    open func impactOccurred(intensity: CGFloat) { FeedbackLog.note("impact \(style)") }

    /// Something hits at a place in the view.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// Something hits, with a force of 0 to 1, at a place in the view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        impactOccurred(intensity: intensity)
    }
}

/// Feels like one of several things being chosen.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Something else is chosen.
    open func selectionChanged() { FeedbackLog.note("selection") }

    /// Something else is chosen at a place in the view.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Feels like success, a warning or a failure.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What has happened.
    public enum FeedbackType: Int, Sendable {
        /// It went well.
        case success = 0
        /// There is something to see to.
        case warning = 1
        /// It went wrong.
        case error = 2
    }

    /// Something has happened.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        FeedbackLog.note("notification \(notificationType)")
    }

    /// Something has happened at a place in the view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}

/// How often the device would have been felt on a display, by what.
@MainActor package enum FeedbackLog {
    /// The counts of the current display.
    package static var counts: [String: Int] { ViewSide.current.deviceState.feedback }

    static func note(_ kind: String) { ViewSide.current.deviceState.feedback[kind, default: 0] += 1 }
}
