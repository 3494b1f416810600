import CoreGraphics
public import Foundation
public import QuartzCore

/// The base of buttons and other controls: a view that sends events to targets when the user acts on it.
///
/// Methods are given as selectors that carry them, since there is no `#selector` on Linux:
/// `button.addTarget(self, action: Selector("tap:", Controller.tap), for: .touchUpInside)`.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    var handlers: [ControlHandler] = []
    private var touch: UITouch?
    private var menuStorage: UIContextMenuInteraction?
    /// The finger that has opened the control's menu and is still down.
    private var menuTouch: UITouch?

    /// Makes a control with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control from an archive, with its state; targets are not archived.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.decodeBool(forKey: "UIDisabled") { isEnabled = false }
        if coder.decodeBool(forKey: "UISelected") { isSelected = true }
        if coder.decodeBool(forKey: "UIHighlighted") { isHighlighted = true }
        let vertical = coder.decodeInteger(forKey: "UIContentVerticalAlignment")
        contentVerticalAlignment = ContentVerticalAlignment(rawValue: vertical) ?? .center
        let horizontal = coder.decodeInteger(forKey: "UIContentHorizontalAlignment")
        contentHorizontalAlignment = ContentHorizontalAlignment(rawValue: horizontal) ?? .center
        coder.didInitialize(self, as: UIControl.self)
    }

    /// Writes the control and its state into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(!isEnabled, forKey: "UIDisabled")
        coder.encode(isSelected, forKey: "UISelected")
        coder.encode(isHighlighted, forKey: "UIHighlighted")
        coder.encode(contentVerticalAlignment.rawValue, forKey: "UIContentVerticalAlignment")
        coder.encode(contentHorizontalAlignment.rawValue, forKey: "UIContentHorizontalAlignment")
    }

    /// Makes a control with an action for its main event.
    @preconcurrency @MainActor public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control reacts to touches; true at first.
    ///
    /// A disabled control passes touches on to the next responder.
    open var isEnabled = true {
        willSet { willChangeValue(forKey: "enabled", from: isEnabled) }
        didSet {
            if isEnabled != oldValue { stateDidChange() }
            didChangeValue(forKey: "enabled", to: isEnabled)
        }
    }

    /// Whether the control is selected, as a switched-on button is; false at first.
    open var isSelected = false {
        willSet { willChangeValue(forKey: "selected", from: isSelected) }
        didSet {
            if isSelected != oldValue { stateDidChange() }
            didChangeValue(forKey: "selected", to: isSelected)
        }
    }

    /// Whether a finger is on the control.
    open var isHighlighted = false {
        willSet { willChangeValue(forKey: "highlighted", from: isHighlighted) }
        didSet {
            if isHighlighted != oldValue { stateDidChange() }
            didChangeValue(forKey: "highlighted", to: isHighlighted)
        }
    }

    /// The set of the control's states: highlighted, disabled and selected.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// The vertical position of the content; centred at first.
    open var contentVerticalAlignment = ContentVerticalAlignment.center

    /// The horizontal position of the content; centred at first.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center

    /// The horizontal position of the content, with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    /// A text that explains the control while a pointer rests on it; only read back, no tip is shown.
    open var toolTip: String?

    @_spi(UIKitRooms) open func stateDidChange() { setNeedsLayout() }

    // MARK: Menus

    /// The interaction that shows the control's menu; nil until menus are enabled.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuStorage }

    /// Whether a long press, or a touch if ``showsMenuAsPrimaryAction`` is set, shows a menu.
    ///
    /// The menu is that of ``contextMenuInteraction(_:configurationForMenuAtLocation:)``.
    open var isContextMenuInteractionEnabled = false {
        didSet {
            guard isContextMenuInteractionEnabled != oldValue else { return }
            if isContextMenuInteractionEnabled {
                let interaction = UIContextMenuInteraction(delegate: self)
                menuStorage = interaction
                addInteraction(interaction)
            } else if let menuStorage {
                removeInteraction(menuStorage)
                self.menuStorage = nil
            }
        }
    }

    /// Whether a touch opens the menu at once, in place of the control's own action; false at first.
    open var showsMenuAsPrimaryAction = false

    private var opensMenuOnTouch: Bool { showsMenuAsPrimaryAction && isContextMenuInteractionEnabled }

    /// The point from which the menu opens, in the control's coordinates: the middle of the lower edge.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// The menu at a point; none unless a subclass has one.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        nil
    }

    /// The preview that is lifted beside the menu: the control itself.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        window == nil ? nil : UITargetedPreview(view: self)
    }

    /// The preview to which the lifted one returns: the control itself.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        window == nil ? nil : UITargetedPreview(view: self)
    }

    /// Called before the menu is shown.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before the menu is dismissed.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Tracking

    /// Whether the control follows a touch.
    open var isTracking: Bool { touch != nil }

    /// Whether the followed touch is inside the control; up to 70 points outside of its bounds count as inside.
    open internal(set) var isTouchInside = false

    /// Called when a touch begins in the control; returns whether to follow it, true by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger has moved; whether to follow it further.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the followed touch has ended; has no effect unless a subclass overrides it.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the followed touch was cancelled; has no effect unless a subclass overrides it.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins to follow a touch: the first one of several, and no other until it has ended.
    ///
    /// A control that cannot be used follows none; the touches go on to the next responder, such as the cell that it is in.
    ///
    /// Source: uikit U130.
    open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return super.touchesBegan(touches, with: event) }
        guard touch == nil, let first = touches.min(by: { $0.number < $1.number }) else { return }
        if opensMenuOnTouch, menuTouch == nil, let menuStorage,
            menuStorage.present(at: first.location(in: self), appearance: .compact)
        {
            menuTouch = first
            ControlEvents.send([.touchDown, .menuActionTriggered], of: self, event)
            return
        }
        guard beginTracking(first, with: event) else { return }
        touch = first
        isTouchInside = true
        isHighlighted = true
        ControlEvents.send(first.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, of: self, event)
    }

    /// Follows the touch: sends drag events and updates the highlight.
    open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let menuTouch, touches.contains(menuTouch) { menuStorage?.presentation?.follow(menuTouch) }
        guard let touch, touches.contains(touch) else {
            if !isEnabled { super.touchesMoved(touches, with: event) }
            return
        }
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return
        }
        let wasInside = isTouchInside
        // Fingers are wide: a little outside still counts.
        isTouchInside = bounds.insetBy(dx: -70, dy: -70).encloses(touch.location(in: self))
        isHighlighted = isTouchInside
        if wasInside != isTouchInside {
            ControlEvents.send(isTouchInside ? .touchDragEnter : .touchDragExit, of: self, event)
        }
        ControlEvents.send(isTouchInside ? .touchDragInside : .touchDragOutside, of: self, event)
    }

    /// Ends following the touch and sends an event that says whether it ended inside or outside.
    open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let menuTouch, touches.contains(menuTouch) {
            self.menuTouch = nil
            menuStorage?.presentation?.release(menuTouch)
        }
        guard let touch, touches.contains(touch) else {
            if !isEnabled { super.touchesEnded(touches, with: event) }
            return
        }
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

    /// Ends following a touch that was cancelled, and sends `touchCancel`.
    open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let menuTouch, touches.contains(menuTouch) { self.menuTouch = nil }
        guard let touch, touches.contains(touch) else {
            if !isEnabled { super.touchesCancelled(touches, with: event) }
            return
        }
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
    ///
    /// A method that is called for some events already is called for these as well, once for each event: cells that are used again
    /// may add their targets again. Source: uikit U130.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let target = TargetAction.meant(target)
        if let known = handlers.firstIndex(where: { $0.isSame(target: target, action: action) }) {
            return handlers[known].events.formUnion(controlEvents)
        }
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

    /// Adds an action for some events; it replaces one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        handlers.append(ControlHandler(kind: .action(action), events: controlEvents))
    }

    /// Removes an action from the control, for some events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// No longer runs the action with an identifier.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        ControlEvents.remove(controlEvents, of: self) { $0.action?.identifier == actionIdentifier }
    }

    /// The targets that get at least one event of the control.
    open var allTargets: Set<AnyHashable> { Set(handlers.compactMap { $0.target as? AnyHashable }) }

    /// The events for which there is a target or an action.
    open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    /// The names of the methods that are called on a target for an event.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = handlers.filter { !$0.events.isDisjoint(with: controlEvent) }
            .filter { $0.matches(target: target, action: nil) }
            .compactMap { $0.selector?.name }
        return names.isEmpty ? nil : names
    }

    /// Calls a method of a target; without a target, of the first responder in the chain that has it.
    open dynamic func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        let isSent = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        guard !isSent, target == nil else { return }
        Mistakes.tell(
            "\(type(of: self)) sends \(action.name) up the responder chain, and nobody there answers: name the target, or override canPerformAction(_:withSender:) in the responder that has the method.",
            once: "selector \(action.name) from \(type(of: self))"
        )
    }

    /// Runs an action with the control as its sender.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Calls everything that waits for some events.
    open func sendActions(for controlEvents: Event) { ControlEvents.send(controlEvents, of: self, nil) }

    /// Does what the control is for, as a tap does: opens its menu, or calls what waits for its main event.
    open func performPrimaryAction() {
        guard isEnabled else { return }
        if opensMenuOnTouch, let menuStorage,
            menuStorage.present(at: CGPoint(x: bounds.midX, y: bounds.midY), appearance: .compact)
        {
            ControlEvents.send(.menuActionTriggered, of: self, nil)
            return
        }
        sendActions(for: .primaryActionTriggered)
    }

    /// Runs a function for everything that is called: an action or a target with a method, and for which events.
    ///
    /// - Parameter iterator: Sets its last argument to true to stop.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var isOver = false
        for handler in handlers where !isOver {
            iterator(handler.action, handler.selector.map { (handler.target, $0) }, handler.events, &isOver)
        }
    }

    override var takesPartInGestures: Bool { isEnabled }

    override var isTouchTarget: Bool { isEnabled }

    override var keepsTouchesFromDrags: Bool { true }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.control] + super.codedKeys }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        if !isEnabled { defaults.traits.insert(.notEnabled) }
        if isSelected { defaults.traits.insert(.selected) }
        return defaults
    }

    override func tapForAccessibility() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchUpInside)
        sendActions(for: .primaryActionTriggered)
        return true
    }
}
