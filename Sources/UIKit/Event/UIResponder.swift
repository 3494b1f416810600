public import Foundation
public import QuartzCore

/// An object that events can reach; views, controllers, windows and the application form a chain of them.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Makes a responder.
    public override init() {
        super.init()
    }

    /// The responder that gets what this one does not handle.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether the responder may become the first one.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may give up being the first one.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the first one: the one that is edited.
    open var isFirstResponder: Bool { ViewSide.current.firstResponder === self }

    /// Becomes the first responder, if this one may and the present one gives way.
    @discardableResult
    open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

    /// Gives up being the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

    // MARK: Touches

    /// Touches have begun; they go to the next responder unless a subclass takes them.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        ResponderChain.pass(from: self) { $0.touchesBegan(touches, with: event) }
    }

    /// Touches have moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        ResponderChain.pass(from: self) { $0.touchesMoved(touches, with: event) }
    }

    /// Touches have ended.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        ResponderChain.pass(from: self) { $0.touchesEnded(touches, with: event) }
    }

    /// The system has taken touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        ResponderChain.pass(from: self) { $0.touchesCancelled(touches, with: event) }
    }

    // MARK: Actions

    /// Whether the responder can perform an action; there is no run time to ask, so a subclass has to say.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    /// The responder in the chain that can perform an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var current: UIResponder? = self
        while let responder = current {
            if responder.canPerformAction(action, withSender: sender) { return responder }
            current = responder.next
        }
        return nil
    }
}

/// Passes on what a responder does not handle.
@MainActor enum ResponderChain {
    /// In longer chains what is passed on waits for the responders before it to return, to spare the stack.
    private static let deepest = 500

    static func pass(from responder: UIResponder, _ send: @escaping (UIResponder) -> Void) {
        guard let next = responder.next else { return }
        let side = ViewSide.current
        guard side.passDepth < deepest else {
            side.waitingPasses.append { send(next) }
            return
        }
        side.passDepth += 1
        send(next)
        side.passDepth -= 1
        guard side.passDepth == 0 else { return }
        while let pass = side.waitingPasses.popLast() {
            side.passDepth = 1
            pass()
            side.passDepth = 0
        }
    }
}

/// Who is edited.
@MainActor enum FirstResponder {
    static func become(_ responder: UIResponder) -> Bool {
        let side = ViewSide.current
        if side.firstResponder === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let old = side.firstResponder, !old.resignFirstResponder() { return false }
        side.firstResponder = responder
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        let side = ViewSide.current
        guard side.firstResponder === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        side.firstResponder = nil
        return true
    }

    static func endEditing(in view: UIView) -> Bool {
        guard let editing = ViewSide.current.firstResponder as? UIView, editing.isDescendant(of: view) else {
            return false
        }
        return editing.resignFirstResponder()
    }
}
