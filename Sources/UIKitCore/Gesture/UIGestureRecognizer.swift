import CoreGraphics
public import Foundation
public import QuartzCore

/// Watches touches for a gesture and calls its targets when it sees one; the base of the recognizers.
///
/// A recognizer that is in the view hierarchy gets the touches that begin in its view or inside of it, before the views do. Subclasses
/// override the touch methods and set ``state``. A gesture of a moment goes from `possible` to `ended`, one that lasts to `began`,
/// `changed` and `ended` or `cancelled`; both may come to `failed` from `possible`. Other changes are ignored, and one line in the log
/// says so.
///
/// Source: uikit U112, U114, U115, U119.
@preconcurrency @MainActor
open class UIGestureRecognizer: ObservingObject {
    /// Values that a program has associated with the gesture recognizer.
    nonisolated(unsafe) final var storedAssociations: AssociatedValues?

    /// The states that a recognizer goes through.
    public enum State: Int, Sendable {
        /// No gesture is recognized yet; the state between gestures.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed, for example because a finger moved.
        case changed = 2
        /// The gesture is complete; the last state of a gesture that was recognized.
        case ended = 3
        /// A continuous gesture was cancelled, for example because the window went away.
        case cancelled = 4
        /// The touches do not form the gesture.
        case failed = 5

        /// The gesture is complete: another name of `ended`.
        public static let recognized = State.ended
    }

    private var handlers: [TargetAction] = []
    private weak var viewStorage: UIView?
    package let stage = RecognizerState()

    // MARK: Making recognizers

    /// Makes a recognizer that calls a method of a target, which is not kept alive.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recognizer without a target.
    @preconcurrency @MainActor public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Makes a recognizer without targets; an archive does not hold any of its values.
    @preconcurrency @MainActor public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    // MARK: State

    /// The state of the gesture.
    ///
    /// Targets are called for each change to began, changed, ended or cancelled, when the event has been brought to all recognizers and
    /// views.
    ///
    /// For subclasses to set. A recognizer that wants to recognise may fail instead, because a delegate says so or another gesture excludes
    /// it, and stays possible while others must fail first.
    open var state: State {
        get { stage.toldState ?? stage.state }
        set { GestureArbiter.change(self, to: newValue) }
    }

    /// Whether touches are watched; switching it off breaks a gesture off.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { GestureDelivery.abandon(self) } }
    }

    /// The object that can restrict the recognizer; held weakly, nil at first.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view that the recognizer was added to; nil for none.
    open var view: UIView? { viewStorage }

    /// A name to find the recognizer by.
    open var name: String?

    /// The buttons of the pointer in the event: the first one while a touch is down.
    open var buttonMask: UIEvent.ButtonMask { stage.touches.reduce(into: []) { $0.formUnion($1.buttons) } }

    /// The keys that are held down with the event; none is told.
    open var modifierFlags: UIKeyModifierFlags { DisplayState.current.keys.heldKeys }

    // MARK: Touches in views

    /// Whether the view no longer gets the touches of a recognised gesture.
    open var cancelsTouchesInView = true

    /// Whether views get touches only when the gesture has failed.
    open var delaysTouchesBegan = false

    /// Whether views learn of the end of touches only when no gesture can be recognized any more; true at first.
    open var delaysTouchesEnded = true

    /// The kinds of touch that are watched, as raw values of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }

    /// The kinds of button that are watched; kept for reading back, recognizers get no presses.
    open var allowedPressTypes: [NSNumber] = []

    /// Whether all touches of a gesture must be of one kind.
    open var requiresExclusiveTouchType = true

    // MARK: Targets

    /// Calls a method of a target too.
    open func addTarget(_ target: Any, action: Selector) {
        handlers.append(TargetAction(target: target, action: action))
    }

    /// No longer calls a method of a target; nil means all.
    open func removeTarget(_ target: Any?, action: Selector?) {
        handlers.removeAll { $0.matches(target: target, action: action) }
    }

    func tellTargets(_ state: State) {
        let outer = stage.toldState
        stage.toldState = state
        for handler in handlers { handler.perform(sender: self, event: nil) }
        stage.toldState = outer
    }

    // MARK: Places

    /// The number of touches of the gesture.
    open var numberOfTouches: Int { stage.touches.count }

    /// The location of the gesture in a view's coordinates, which is the middle of its touches; nil for the window's.
    open func location(in view: UIView?) -> CGPoint { converted(stage.centroid, to: view) }

    /// The location of one of the touches, in a view's coordinates; nil for the window's.
    ///
    /// - Parameter touchIndex: 0 up to the number of touches; another one gives the middle.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard stage.touches.indices.contains(touchIndex) else { return location(in: view) }
        return stage.touches[touchIndex].location(in: view)
    }

    /// A point of the window in a view's coordinates.
    func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = viewStorage?.window else { return point }
        return window.convert(point, to: view)
    }

    // MARK: Other recognizers

    /// Requires another recognizer to fail before this one can recognize.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        stage.required.append(RecognizerState.Reference(object: otherGestureRecognizer))
    }

    /// Whether this gesture, once recognized, prevents another recognizer from recognizing; true by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another gesture that was recognised keeps this recognizer from recognising.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recognizer must wait for another one to fail.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another recognizer must wait for this one to fail.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recognizer receives an event; the delegate decides, true without one.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: Touches

    /// Touches have begun in the view; has no effect unless a subclass overrides it.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches of the recognizer have moved; has no effect unless a subclass overrides it.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches of the recognizer have ended; has no effect unless a subclass overrides it.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches were cancelled: a gesture that has begun is cancelled, another one fails.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if stage.state == .began || stage.state == .changed {
            state = .cancelled
        } else if stage.state == .possible {
            state = .failed
        }
    }

    /// Ignores a touch from now on.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touch.gestureRecognizers?.removeAll { $0 === self }
        GestureDelivery.drop(touch, of: self)
    }

    /// Has no effect; recognizers here receive no presses.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

    /// Called when the recognizer becomes ready for the next gesture; a subclass clears its state of the last one.
    open func reset() {}

    func attach(to view: UIView?) {
        if view == nil { GestureDelivery.abandon(self) }
        viewStorage = view
    }

    var hasRecognized: Bool { stage.state == .began || stage.state == .changed || stage.state == .ended }

    /// Whether the delegate, the view and the view of the touch let the gesture begin.
    @_spi(UIKitRooms) open var mayBegin: Bool {
        guard let view, view.gestureRecognizerShouldBegin(self) else { return false }
        for touch in stage.sessionTouches {
            guard let touched = touch.view, touched !== view else { continue }
            // What cannot be used keeps nothing for itself.
            if !touched.takesPartInGestures { continue }
            if touched.keepsTouches(from: self) { return false }
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] {
        [.gestureRecognizer] + super.codedKeys
    }
}
