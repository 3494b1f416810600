import CoreGraphics
public import Foundation
public import QuartzCore

/// A view that tells others what a person does with it; the base of buttons and their like.
///
/// Methods are given as selectors that carry them, since there is no `#selector` on Linux:
/// `button.addTarget(self, action: Selector("tap:", Controller.tap), for: .touchUpInside)`.
@preconcurrency @MainActor
open class UIControl: UIView {
    var handlers: [ControlHandler] = []
    private var touch: UITouch?

    /// Makes a control with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a control with an action for its main event.
    @preconcurrency @MainActor public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control can be used.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }

    /// Whether the control is switched on.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether a finger is on the control.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// All states at once.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// How content lies vertically.
    open var contentVerticalAlignment = ContentVerticalAlignment.center

    /// How content lies horizontally.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center

    func stateDidChange() { setNeedsLayout() }

    // MARK: Tracking

    /// Whether a finger is being followed.
    open var isTracking: Bool { touch != nil }

    /// Whether the followed finger is inside.
    open internal(set) var isTouchInside = false

    /// A finger has come down; whether to follow it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger has moved; whether to follow it further.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger has left.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The finger was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins to follow a finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
        self.touch = touch
        isTouchInside = true
        isHighlighted = true
        ControlEvents.send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, of: self, event)
    }

    /// Follows the finger.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return
        }
        let wasInside = isTouchInside
        // Fingers are wide: a little outside still counts.
        isTouchInside = bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
        isHighlighted = isTouchInside
        if wasInside != isTouchInside {
            ControlEvents.send(isTouchInside ? .touchDragEnter : .touchDragExit, of: self, event)
        }
        ControlEvents.send(isTouchInside ? .touchDragInside : .touchDragOutside, of: self, event)
    }

    /// Tells where the finger has left.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        let isInside = isTouchInside
        endTracking(touch, with: event)
        stopTracking()
        ControlEvents.send(
            isInside
                ? triggersOnTouchUp ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside
                : .touchUpOutside,
            of: self,
            event
        )
    }

    /// Tells that the finger was taken away.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        cancelTracking(with: event)
        stopTracking()
        ControlEvents.send(.touchCancel, of: self, event)
    }

    /// Whether a finger that leaves inside is what the control is for; others tell when their value changes.
    var triggersOnTouchUp: Bool { true }

    private func stopTracking() {
        touch = nil
        isTouchInside = false
        isHighlighted = false
    }

    // MARK: Targets

    /// Calls a method of a target for some events; the target is not kept alive.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.append(
            ControlHandler(
                kind: .target(TargetAction(target: target, action: action), isChain: target == nil),
                events: controlEvents
            )
        )
    }

    /// No longer calls a method of a target; nil means all.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        ControlEvents.remove(controlEvents, of: self) { $0.matches(target: target, action: action) }
    }

    /// Runs an action for some events, in the place of one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        handlers.append(ControlHandler(kind: .action(action), events: controlEvents))
    }

    /// No longer runs an action.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// No longer runs the action with an identifier.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        ControlEvents.remove(controlEvents, of: self) { $0.action?.identifier == actionIdentifier }
    }

    /// All targets that are called.
    open var allTargets: Set<AnyHashable> { Set(handlers.compactMap { $0.target as? AnyHashable }) }

    /// All events for which something is called.
    open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    /// The names of the methods that are called on a target for an event.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = handlers.filter { !$0.events.isDisjoint(with: controlEvent) }
            .filter { $0.matches(target: target, action: nil) }
            .compactMap { $0.selector?.name }
        return names.isEmpty ? nil : names
    }

    /// Calls a method of a target.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs an action.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Calls everything that waits for some events.
    open func sendActions(for controlEvents: Event) { ControlEvents.send(controlEvents, of: self, nil) }
}
