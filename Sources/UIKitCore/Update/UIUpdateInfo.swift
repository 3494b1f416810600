import AgateDisplay
public import Foundation
import QuartzCore

/// When an update is made, and when it will be seen.
///
/// The same object tells of all parts of one update.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
    /// The time that what moves is to be computed for, in seconds of the display's clock.
    open private(set) var modelTime: TimeInterval
    /// By when the update is to be ready, in seconds: the next refresh.
    open private(set) var completionDeadlineTime: TimeInterval
    /// When the update is seen, in seconds: at the next refresh.
    open private(set) var estimatedPresentationTime: TimeInterval
    /// Whether the update is presented without waiting for a refresh; always false.
    open var isImmediatePresentationExpected: Bool { false }
    /// Whether events are dispatched a second time later in the update; always false.
    open var isLowLatencyEventDispatchConfirmed: Bool { false }
    /// Whether a phase of low latency is being performed; never.
    open var isPerformingLowLatencyPhases: Bool { false }

    let refresh: RefreshTiming

    init(_ refresh: RefreshTiming) {
        self.refresh = refresh
        modelTime = refresh.timestamp
        completionDeadlineTime = refresh.nextTimestamp
        estimatedPresentationTime = refresh.nextTimestamp
        super.init()
    }

    /// The update that is being made of the display of a scene; nil outside of updates.
    open class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? {
        DisplayState.current.updates.updateInfo
    }

    /// The update that is being made of the display of a view; nil outside of updates, and for views that are in no window.
    open class func current(for view: UIView) -> UIUpdateInfo? {
        view.window == nil ? nil : DisplayState.current.updates.updateInfo
    }
}
