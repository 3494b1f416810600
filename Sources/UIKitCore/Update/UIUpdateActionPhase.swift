public import Foundation

/// A part of an update, before or after which the actions of update links are performed.
///
/// In this order: an update is scheduled, events are dispatched, display links are called, changes are committed. The phases of low latency
/// are part of no update here: no display dispatches events a second time in one refresh.
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
    let index: Int

    private init(_ index: Int) {
        self.index = index
        super.init()
    }

    /// The update was scheduled, nothing was done yet.
    public class var afterUpdateScheduled: UIUpdateActionPhase { all[0] }
    /// Before touches that have waited for the refresh are brought to their windows.
    public class var beforeEventDispatch: UIUpdateActionPhase { all[1] }
    /// After touches that have waited for the refresh were brought to their windows.
    public class var afterEventDispatch: UIUpdateActionPhase { all[2] }
    /// Before the callbacks of display links are called.
    public class var beforeCADisplayLinkDispatch: UIUpdateActionPhase { all[3] }
    /// After the callbacks of display links were called.
    public class var afterCADisplayLinkDispatch: UIUpdateActionPhase { all[4] }
    /// Before views are laid out and drawn, and changes handed over.
    public class var beforeCATransactionCommit: UIUpdateActionPhase { all[5] }
    /// After views were laid out and drawn, and changes were committed.
    public class var afterCATransactionCommit: UIUpdateActionPhase { all[6] }
    /// Before events of low latency; such actions are never performed.
    public class var beforeLowLatencyEventDispatch: UIUpdateActionPhase { all[7] }
    /// After events of low latency; such actions are never performed.
    public class var afterLowLatencyEventDispatch: UIUpdateActionPhase { all[8] }
    /// Before a commit of low latency; such actions are never performed.
    public class var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase { all[9] }
    /// After a commit of low latency; such actions are never performed.
    public class var afterLowLatencyCATransactionCommit: UIUpdateActionPhase { all[10] }
    /// After the update is complete, the last of all phases.
    public class var afterUpdateComplete: UIUpdateActionPhase { all[11] }

    private static let all = (0..<12).map(UIUpdateActionPhase.init)
}
