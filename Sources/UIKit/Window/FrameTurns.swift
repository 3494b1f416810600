import AgateDisplay
import Foundation
import QuartzCore

/// What views do at a refresh of their display, beside animations: moves of fingers that have waited, then the actions of update links around
/// display links and the commit.
///
/// Source: uikit U110.
final class FrameTurns: RefreshObserver {
    private weak var side: ViewSide?

    init(_ side: ViewSide) {
        self.side = side
    }

    /// Asks for the next refresh, or no longer, as what waits for it has changed.
    @MainActor static func update(_ side: ViewSide) {
        let waits =
            !side.touchState.waitingMoves.isEmpty
            || side.updates.updateLinks.contains(where: \.requiresContinuousUpdates)
        let context = DisplayContext.current
        if context.viewSide === side { context.observerWaits = waits }
    }

    /// The display's views, where something is to be done.
    private var busySide: ViewSide? {
        guard let side else { return nil }
        return side.touchState.waitingMoves.isEmpty && side.updates.updateLinks.isEmpty
            && side.updates.updateInfo == nil ? nil : side
    }

    func refreshBegins(_ refresh: RefreshTiming) {
        guard let side = busySide else { return }
        ViewThread.run {
            UpdateTurn.begin(refresh, side)
            UpdateTurn.perform([.afterUpdateScheduled, .beforeEventDispatch], side)
            WaitingMoves.send(side)
            UpdateTurn.perform([.afterEventDispatch, .beforeCADisplayLinkDispatch], side)
        }
    }

    func linksWereCalled() {
        guard let side = busySide else { return }
        ViewThread.run { UpdateTurn.perform([.afterCADisplayLinkDispatch], side) }
    }

    func willCommitRefresh() {
        guard let side = busySide else { return }
        ViewThread.run { UpdateTurn.perform([.beforeCATransactionCommit], side) }
    }

    func didCommitRefresh() {
        guard let side = busySide else { return }
        ViewThread.run {
            UpdateTurn.perform([.afterCATransactionCommit, .afterUpdateComplete], side)
            UpdateTurn.end(side)
        }
    }
}
