import CoreGraphics
public import Foundation
public import QuartzCore

/// Watches touches for a gesture and calls its targets when it sees one; the base of the recognizers.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Values that a program has associated with the gesture recognizer.
    nonisolated(unsafe) final var storedAssociations: AssociatedValues?

    /// How far the gesture has come.
    public enum State: Int, Sendable {
        /// Nothing is to be seen yet.
        case possible = 0
        /// A gesture that lasts has begun.
        case began = 1
        /// A gesture that lasts has changed.
        case changed = 2
        /// The gesture is complete.
        case ended = 3
        /// The gesture was broken off.
        case cancelled = 4
        /// The touches are no such gesture.
        case failed = 5

        /// The gesture is complete: another name of `ended`.
        public static let recognized = State.ended
    }

    private var handlers: [TargetAction] = []
    private weak var viewStorage: UIView?
    var touch: UITouch?

    /// Makes a recognizer that calls a method of a target.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recognizer without targets.
    @preconcurrency @MainActor public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// How far the gesture has come; targets are called for each change to began, changed, ended or cancelled.
    open var state = State.possible {
        didSet {
            guard state != .possible, state != .failed else { return }
            for handler in handlers { handler.perform(sender: self, event: nil) }
        }
    }

    /// The view whose touches are watched.
    open var view: UIView? { viewStorage }

    /// Whether touches are watched.
    open var isEnabled = true

    /// Whether the view no longer gets the touches of a recognised gesture.
    open var cancelsTouchesInView = true

    /// The number of touches of the gesture.
    open var numberOfTouches: Int { touch == nil ? 0 : 1 }

    /// Calls a method of a target too.
    open func addTarget(_ target: Any, action: Selector) {
        handlers.append(TargetAction(target: target, action: action))
    }

    /// No longer calls a method of a target; nil means all.
    open func removeTarget(_ target: Any?, action: Selector?) {
        handlers.removeAll { $0.matches(target: target, action: action) }
    }

    /// Where the gesture is, in a view's coordinates; nil is the window.
    open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }

    /// Touches have begun.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { touch = touches.first }

    /// Touches have moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches have ended.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The system has taken touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { state = .cancelled }
    }

    /// Tells that the gesture is over and the next one can come.
    open func reset() {}

    func attach(to view: UIView?) { viewStorage = view }

    var hasRecognized: Bool { state == .began || state == .changed || state == .ended }

    /// The finger has left: the next one starts anew.
    func finishTouch() {
        touch = nil
        reset()
        state = .possible
    }
}

/// Sees taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in succession are wanted; only single taps are recognised so far.
    open var numberOfTapsRequired = 1
    /// How many fingers are wanted; only one is recognised so far.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    /// How far a finger may move in a tap, in points.
    private static let slop: CGFloat = 10

    /// A tap may begin here.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = location(in: nil)
    }

    /// A finger that moves makes no tap.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let place = location(in: nil)
        if abs(place.x - start.x) > Self.slop || abs(place.y - start.y) > Self.slop { state = .failed }
    }

    /// A finger that leaves where it came down has tapped.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, view?.gestureRecognizerShouldBegin(self) ?? false else { return }
        state = .ended
    }
}

/// A target and the method to call.
@MainActor struct TargetAction {
    private weak var object: AnyObject?
    private let value: Any?
    let action: Selector

    /// Objects are not kept alive.
    init(target: Any?, action: Selector) {
        let isObject = target.map { Mirror(reflecting: $0).displayStyle == .class } ?? false
        object = isObject ? target.map { $0 as AnyObject } : nil
        value = isObject ? nil : target
        self.action = action
    }

    var target: Any? { object ?? value }

    func matches(target other: Any?, action otherAction: Selector?) -> Bool {
        if let otherAction, otherAction != action { return false }
        guard let other else { return true }
        return object === (other as AnyObject)
    }

    func perform(sender: Any, event: UIEvent?) {
        if let target { action.perform(on: target, with: [sender, event]) }
    }
}
