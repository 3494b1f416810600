import AgateDisplay
import Foundation

/// Performs the actions of update links, phase after phase.
@MainActor enum UpdatePhases {
    static func begin(_ refresh: RefreshTiming, _ state: DisplayState) {
        state.updates.updateInfo = state.updates.updateLinks.isEmpty ? nil : UIUpdateInfo(refresh)
        guard let info = state.updates.updateInfo else { return }
        for link in state.updates.updateLinks { link.begin(info) }
    }

    /// Links that are switched on meanwhile begin with the next update.
    static func perform(_ phases: [UIUpdateActionPhase], _ state: DisplayState) {
        guard let info = state.updates.updateInfo else { return }
        for phase in phases {
            for link in state.updates.updateLinks { link.perform(phase, info) }
        }
    }

    static func end(_ state: DisplayState) { state.updates.updateInfo = nil }
}
