import AgateDisplay
public import Foundation
public import QuartzCore

/// Calls actions at the parts of the updates of a view or a scene: before and after events, display links and the commit.
///
///     let link = UIUpdateLink(view: view)
///     link.addAction(to: .beforeCATransactionCommit) { link, info in
///         view.place(at: info.modelTime)
///     }
///     link.requiresContinuousUpdates = true
///     link.isEnabled = true
///
/// An update is made at each refresh of the display at which anything is to be done. The link of a view waits while the view is in no window.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    private struct Action {
        let phase: UIUpdateActionPhase
        let body: (UIUpdateLink, UIUpdateInfo) -> Void
    }

    private weak var view: UIView?
    private weak var state: DisplayState?
    private let isOfView: Bool
    private var actions: [Action] = []
    /// A link that is added nowhere: it says at which refreshes a rate is kept.
    private lazy var pace = CADisplayLink { [weak self] _ in self?.isCalled = true }
    /// Whether the update that is being made is one of the link's.
    private var isCalled = false

    /// Makes a link for the updates of a scene's display; it is disabled at first.
    public init(windowScene: UIWindowScene) {
        isOfView = false
        state = DisplayState.current
        super.init()
    }

    /// Makes a link for the updates of the display that a view is shown on; it is disabled at first.
    public init(view: UIView) {
        isOfView = true
        self.view = view
        state = DisplayState.current
        super.init()
    }

    /// Makes a link whose action is performed before display links are called.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    /// Makes a link whose action is performed before display links are called.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }

    // MARK: Actions

    /// Performs a closure in a phase of each update.
    open func addAction(
        to phase: UIUpdateActionPhase,
        handler: @escaping (_ updateLink: UIUpdateLink, _ updateInfo: UIUpdateInfo) -> Void
    ) {
        actions.append(Action(phase: phase, body: handler))
    }

    /// Performs a closure before display links are called.
    ///
    /// GUESS update-phase: that is the phase of actions that name none.
    open func addAction(handler: @escaping (_ updateLink: UIUpdateLink, _ updateInfo: UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    /// Adds a method that is called in a phase of each update, with the link and the update; a target that is an object is not kept
    /// alive.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        let held = TargetAction(target: target, action: selector)
        addAction(to: phase) { link, info in held.perform(arguments: [link, info]) }
    }

    /// Calls a method before display links are called, with the link and the update.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    // MARK: When it is called

    /// Whether actions are performed; no at first.
    ///
    /// A link that is switched on is kept alive by its display.
    open var isEnabled = false {
        didSet {
            guard isEnabled != oldValue, let state else { return }
            state.updates.updateLinks.removeAll { $0 === self }
            if isEnabled { state.updates.updateLinks.append(self) }
            ViewRefreshObserver.update(state)
        }
    }

    /// Whether updates are made at every refresh, even if there is nothing else to do; no at first.
    open var requiresContinuousUpdates = false {
        didSet { if let state { ViewRefreshObserver.update(state) } }
    }

    /// Whether events are to be dispatched a second time later in the update; only read back, no display does so.
    open var wantsLowLatencyEventDispatch = false

    /// Whether updates are to be presented without waiting for a refresh; only read back, no display can.
    open var wantsImmediatePresentation = false

    /// The range of frame rates at which actions are performed: a divisor of the display's rate, as for a `CADisplayLink`.
    open var preferredFrameRateRange: CAFrameRateRange = .default

    /// The update that is being made, if it is one of the link's.
    open var currentUpdateInfo: UIUpdateInfo? { isCalled ? state?.updates.updateInfo : nil }

    /// Notes whether an update is one of the link's.
    func begin(_ info: UIUpdateInfo) {
        isCalled = false
        if isOfView, view?.window == nil { return }
        pace.preferredFrameRateRange = preferredFrameRateRange
        pace.fire(info.refresh)
    }

    func perform(_ phase: UIUpdateActionPhase, _ info: UIUpdateInfo) {
        guard isCalled, isEnabled else { return }
        for action in actions where action.phase === phase { action.body(self, info) }
    }
}
