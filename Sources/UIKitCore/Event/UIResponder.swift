public import Foundation
public import QuartzCore

/// An object that events can reach; views, controllers, windows and the application form a chain of them.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject, UIResponderStandardEditActions, UIUserActivityRestoring {
    /// Values that a program has associated with the responder.
    nonisolated(unsafe) final var storedAssociations: AssociatedValues?

    /// Makes a responder that is not in a chain yet.
    public override init() {
        super.init()
    }

    /// The responder that gets what this one does not handle.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether the responder may become the first one.
    open dynamic var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may give up being the first one.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the first one: the one that is edited.
    open var isFirstResponder: Bool { DisplayState.current.responders.firstResponder === self }

    /// Becomes the first responder, if this one can and the present one resigns; returns whether it is now.
    @discardableResult
    open dynamic func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

    /// Stops being the first responder; false if the responder refuses.
    @discardableResult
    open dynamic func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

    // MARK: Touches

    /// Touches have begun in the responder; by default the next responder gets the call.
    open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        ResponderChain.pass(from: self) { $0.touchesBegan(touches, with: event) }
    }

    /// Touches that began in the responder have moved; by default the next responder gets the call.
    open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        ResponderChain.pass(from: self) { $0.touchesMoved(touches, with: event) }
    }

    /// Touches that began in the responder have ended; by default the next responder gets the call.
    open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        ResponderChain.pass(from: self) { $0.touchesEnded(touches, with: event) }
    }

    /// Touches were cancelled, for example by a recognizer; by default the next responder gets the call.
    open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        ResponderChain.pass(from: self) { $0.touchesCancelled(touches, with: event) }
    }

    /// Estimates of touches have been replaced by what was measured; touches here are never estimated.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Motion

    /// A motion such as shaking has begun; by default the next responder gets the call.
    open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        ResponderChain.pass(from: self) { $0.motionBegan(motion, with: event) }
    }

    /// A motion such as shaking has ended; by default the next responder gets the call.
    open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        ResponderChain.pass(from: self) { $0.motionEnded(motion, with: event) }
    }

    /// A motion was cancelled; by default the next responder gets the call.
    open dynamic func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        ResponderChain.pass(from: self) { $0.motionCancelled(motion, with: event) }
    }

    /// A remote control, such as a button of headphones, was used; by default the next responder gets the call.
    open func remoteControlReceived(with event: UIEvent?) {
        ResponderChain.pass(from: self) { $0.remoteControlReceived(with: event) }
    }

    // MARK: Keys

    /// Keys have gone down; by default the next responder gets the call.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        ResponderChain.pass(from: self) { $0.pressesBegan(presses, with: event) }
    }

    /// The force of keys has changed; keys have no force, so nothing calls it.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        ResponderChain.pass(from: self) { $0.pressesChanged(presses, with: event) }
    }

    /// Keys have come up; by default the next responder gets the call.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        ResponderChain.pass(from: self) { $0.pressesEnded(presses, with: event) }
    }

    /// Presses of keys were cancelled, for example because the window lost the keyboard; by default the next responder gets the
    /// call.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        ResponderChain.pass(from: self) { $0.pressesCancelled(presses, with: event) }
    }

    /// The commands that keys call while the responder is in the chain; none.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Editing

    /// The undo manager of the responder: by default that of the next responder; a window has one.
    open var undoManager: UndoManager? { next?.undoManager }

    /// The view that is shown in place of the keyboard, as high as its frame; nil by default.
    ///
    /// It is shown where the screen simulates a keyboard (``UIScreen/simulatesKeyboard``).
    open var inputView: UIView? { nil }

    /// The view above the keyboard, as high as its frame, or as its constraints where the frame has no height; nil by default.
    ///
    /// It is shown where the screen simulates a keyboard (``UIScreen/simulatesKeyboard``).
    open var inputAccessoryView: UIView? { nil }

    /// Loads the input views again, if this is the first responder.
    open func reloadInputViews() {
        if isFirstResponder { DisplayState.current.keyboardState.keyboard?.follow() }
    }

    /// The input mode of the keyboard: the one of the user's locale.
    open var textInputMode: UITextInputMode? { .present }

    /// An identifier that tells texts with an input mode of their own from others; nil by default.
    open var textInputContextIdentifier: String? { nil }

    /// Forgets how a text is written; nothing is remembered.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}

    /// Moves the selection to the pasteboard; has no effect unless a subclass overrides it.
    open func cut(_ sender: Any?) {}

    /// Copies the selection to the pasteboard; has no effect unless a subclass overrides it.
    open func copy(_ sender: Any?) {}

    /// Inserts the pasteboard's content; has no effect unless a subclass overrides it.
    open func paste(_ sender: Any?) {}

    /// Selects the word or object at the caret; has no effect unless a subclass overrides it.
    open func select(_ sender: Any?) {}

    /// Selects all of the content; has no effect unless a subclass overrides it.
    open func selectAll(_ sender: Any?) {}

    /// Deletes the selection; has no effect unless a subclass overrides it.
    open func delete(_ sender: Any?) {}

    // MARK: Activities

    /// The activity that describes the user's work in the responder; nil at first.
    ///
    /// ``updateUserActivityState(_:)`` brings its state up to date when it is needed.
    open var userActivity: NSUserActivity? {
        get { ResponderActivity.of(self) }
        set { ResponderActivity.set(newValue, of: self) }
    }

    /// Brings the state of the responder's activity up to date; has no effect unless a subclass overrides it.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Restores the state that an activity describes; has no effect unless a subclass overrides it.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Menus

    /// Changes the main menu while it is built; has no effect unless a subclass overrides it.
    ///
    /// The system calls it on the application and on its delegate, if that is a responder, when the main menu is built.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Adapts the title, attributes and state of a command that the responder can perform; has no effect unless a subclass overrides
    /// it.
    ///
    /// It is called before a menu shows the command, and before a key performs one of the main menu.
    open func validate(_ command: UICommand) {}

    // MARK: Actions

    /// Whether the responder can perform an action: by default, where the selector carries a method of the responder's class that
    /// not all responders have.
    ///
    /// A selector that is a name alone says nothing of classes; a subclass that performs its action overrides this.
    open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        let method = NamedActions.resolved(action, for: self)
        return method.isMethod(of: self) && !method.isMethod(of: PlainResponder.shared)
    }

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

/// A responder that has what all have, and nothing else.
@MainActor private enum PlainResponder {
    static let shared = UIResponder()
}

/// Passes on what a responder does not handle.
@MainActor enum ResponderChain {
    /// In longer chains what is passed on waits for the responders before it to return, to spare the stack.
    private static let deepest = 500

    static func pass(from responder: UIResponder, _ send: @escaping (UIResponder) -> Void) {
        guard let next = responder.next else { return }
        let state = DisplayState.current
        guard state.touchState.passDepth < deepest else {
            state.touchState.waitingPasses.append { send(next) }
            return
        }
        state.touchState.passDepth += 1
        send(next)
        state.touchState.passDepth -= 1
        guard state.touchState.passDepth == 0 else { return }
        while let pass = state.touchState.waitingPasses.popLast() {
            state.touchState.passDepth = 1
            pass()
            state.touchState.passDepth = 0
        }
    }
}

/// The first responder of a display.
@MainActor enum FirstResponder {
    static func become(_ responder: UIResponder) -> Bool {
        let state = DisplayState.current
        if state.responders.firstResponder === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        return SimulatedKeyboard.hold(state) {
            if let old = state.responders.firstResponder, !old.resignFirstResponder() { return false }
            state.responders.firstResponder = responder
            return true
        }
    }

    static func resign(_ responder: UIResponder) -> Bool {
        let state = DisplayState.current
        guard state.responders.firstResponder === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        return SimulatedKeyboard.hold(state) {
            state.responders.firstResponder = nil
            return true
        }
    }

    /// A view leaves its window: the first responder in it, also a controller, resigns, willing or not.
    ///
    /// Source: uikit U113.
    static func leave(with view: UIView) {
        guard let state = DisplayState.ifKnown, let editing = state.responders.firstResponder,
            let place = editing as? UIView ?? (editing as? UIViewController)?.viewIfLoaded,
            place.isDescendant(of: view)
        else { return }
        if !editing.resignFirstResponder(), state.responders.firstResponder === editing {
            state.responders.firstResponder = nil
        }
    }

    static func endEditing(in view: UIView) -> Bool {
        guard let editing = DisplayState.current.responders.firstResponder as? UIView,
            editing.isDescendant(of: view)
        else {
            return false
        }
        return editing.resignFirstResponder()
    }
}

extension UIResponder {
    /// Posted before a keyboard is shown; none is, unless the screen simulates one (``UIScreen/simulatesKeyboard``).
    public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    /// Posted after a keyboard was shown.
    public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    /// Posted before a keyboard is hidden, with its frames and the animation in the user info.
    public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    /// Posted after a keyboard was hidden.
    public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    /// Posted before a keyboard's frame changes, with its frames and the animation in the user info.
    public static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification"
    )
    /// Posted when a keyboard's frame has changed.
    public static let keyboardDidChangeFrameNotification = NSNotification.Name(
        "UIKeyboardDidChangeFrameNotification"
    )
    /// The key of the keyboard's frame before, on the screen.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame afterwards, on the screen.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of how long the keyboard moves, in seconds.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the number of the curve by which the keyboard moves.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard is the program's.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
