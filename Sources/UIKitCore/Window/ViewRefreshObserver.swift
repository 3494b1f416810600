import AgateDisplay
import Foundation
import QuartzCore

/// What views do at a refresh of their display, beside animations: moves of fingers that have waited, then the actions of update links around
/// display links and the commit.
///
/// Source: uikit U110.
final class ViewRefreshObserver: RefreshObserver {
    private weak var state: DisplayState?

    init(_ state: DisplayState) {
        self.state = state
    }

    /// Asks for the next refresh, or no longer, as what waits for it has changed.
    @MainActor static func update(_ state: DisplayState) {
        let waits =
            !state.touchState.coalescedMoves.isEmpty
            || state.updates.updateLinks.contains(where: \.requiresContinuousUpdates)
        let context = DisplayContext.current
        if context.displayState === state { context.observerWaits = waits }
    }

    /// The display's views, where something is to be done.
    private var busyState: DisplayState? {
        guard let state else { return nil }
        return state.touchState.coalescedMoves.isEmpty && state.updates.updateLinks.isEmpty
            && state.updates.updateInfo == nil ? nil : state
    }

    func refreshBegins(_ refresh: RefreshTiming) {
        guard let state = busyState else { return }
        ViewThread.run {
            UpdatePhases.begin(refresh, state)
            UpdatePhases.perform([.afterUpdateScheduled, .beforeEventDispatch], state)
            CoalescedMoves.send(state)
            UpdatePhases.perform([.afterEventDispatch, .beforeCADisplayLinkDispatch], state)
        }
    }

    func linksWereCalled() {
        guard let state = busyState else { return }
        ViewThread.run { UpdatePhases.perform([.afterCADisplayLinkDispatch], state) }
    }

    func willCommitRefresh() {
        guard let state = busyState else { return }
        ViewThread.run { UpdatePhases.perform([.beforeCATransactionCommit], state) }
    }

    func didCommitRefresh() {
        guard let state = busyState else { return }
        ViewThread.run {
            UpdatePhases.perform([.afterCATransactionCommit, .afterUpdateComplete], state)
            UpdatePhases.end(state)
        }
    }
}
