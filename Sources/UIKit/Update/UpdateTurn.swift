import AgateDisplay
import Foundation

/// Performs the actions of update links, phase after phase.
@MainActor enum UpdateTurn {
    static func begin(_ refresh: RefreshTiming, _ side: ViewSide) {
        side.updates.updateInfo = side.updates.updateLinks.isEmpty ? nil : UIUpdateInfo(refresh)
        guard let info = side.updates.updateInfo else { return }
        for link in side.updates.updateLinks { link.begin(info) }
    }

    /// Links that are switched on meanwhile begin with the next update.
    static func perform(_ phases: [UIUpdateActionPhase], _ side: ViewSide) {
        guard let info = side.updates.updateInfo else { return }
        for phase in phases {
            for link in side.updates.updateLinks { link.perform(phase, info) }
        }
    }

    static func end(_ side: ViewSide) { side.updates.updateInfo = nil }
}
