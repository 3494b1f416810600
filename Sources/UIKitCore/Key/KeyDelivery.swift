import AgateDisplay
import Foundation
import QuartzCore

/// Delivers keys and typed text to the first responder; hosts of windows call it.
///
/// A key goes down: the key commands of the responder chain come first, then those of the main menu, then the first responder's
/// `pressesBegan`, which text fields and text views edit by. What keys type comes by ``type(_:)``, since one does not follow from
/// the other: layouts and input methods decide.
@MainActor package enum KeyDelivery {
    /// A key has gone down.
    ///
    /// - Parameter isRepeat: Whether it is held and counts again: then it begins no new press, but edits.
    /// - Returns: Whether the key had an effect.
    @discardableResult
    package static func keyDown(_ key: UIKey, isRepeat: Bool = false, at time: TimeInterval = 0) -> Bool {
        let state = DisplayState.current
        guard let first = receiver(state) else { return false }
        let isEditing = state.responders.firstResponder is (any TextEditorHost)
        let commands = commands(from: first)
        let command = commands.first { $0.1.matches(key) } ?? MenuCommands.command(for: key, from: first)
        let editsText = isEditing && EditCommand(key) != nil
        if let (owner, command) = command, !editsText || command.wantsPriorityOverSystemBehavior {
            let target = owner.target(forAction: command.action, withSender: command) ?? owner
            command.action.perform(on: target, with: [command, nil])
            return true
        }
        if isRepeat, let press = state.keys.presses[key.keyCode] {
            return editsText && (press.responder as? any TextEditorHost)?.editor.perform(key) ?? false
        }
        let press = UIPress(key, at: time, in: state.windowList.keyWindow)
        press.responder = first
        state.keys.presses[key.keyCode] = press
        let event = UIPressesEvent(Set(state.keys.presses.values), at: time)
        UIApplication.shared.sendEvent(event)
        return editsText
    }

    /// A key has come up.
    package static func keyUp(_ keyCode: UIKeyboardHIDUsage, at time: TimeInterval = 0) {
        let state = DisplayState.current
        guard let press = state.keys.presses[keyCode] else { return }
        press.phase = .ended
        press.timestamp = time
        let event = UIPressesEvent(Set(state.keys.presses.values), at: time)
        state.keys.presses[keyCode] = nil
        UIApplication.shared.sendEvent(event)
    }

    /// The window has lost the keyboard: all keys that are down are taken away.
    package static func cancel(at time: TimeInterval = 0) {
        let state = DisplayState.current
        guard !state.keys.presses.isEmpty else { return }
        for press in state.keys.presses.values {
            press.phase = .cancelled
            press.timestamp = time
        }
        let event = UIPressesEvent(Set(state.keys.presses.values), at: time)
        state.keys.presses = [:]
        UIApplication.shared.sendEvent(event)
    }

    /// Text was typed; it goes to the first responder, if that takes text.
    @discardableResult
    package static func type(_ text: String) -> Bool {
        guard let input = DisplayState.current.responders.firstResponder as? any UIKeyInput else {
            return false
        }
        input.insertText(text)
        return true
    }

    /// An input method has changed the text that it has not settled; nil or nothing: there is none any more.
    @discardableResult
    package static func mark(_ text: String?, selectedRange: NSRange) -> Bool {
        guard let input = DisplayState.current.responders.firstResponder as? any UITextInput else {
            return false
        }
        input.setMarkedText(text, selectedRange: selectedRange)
        return true
    }

    /// Whether typed text would go anywhere.
    package static var takesText: Bool { DisplayState.current.responders.firstResponder is any UIKeyInput }

    /// Where an input method may show its choices: the caret, in the key window's coordinates; nil while no text is edited.
    package static var caretRect: CGRect? {
        guard let input = DisplayState.current.responders.firstResponder as? any UITextInput,
            let range = input.selectedTextRange
        else { return nil }
        return input.textInputView.convert(input.caretRect(for: range.end), to: nil)
    }

    /// Brings presses to who got them when they began.
    static func deliver(_ event: UIPressesEvent) {
        for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
            for press in event.allPresses.filter({ $0.phase == phase }).sorted(by: {
                $0.timestamp < $1.timestamp
            }) {
                let set: Set<UIPress> = [press]
                switch phase {
                case .began:
                    press.responder?.pressesBegan(set, with: event)
                    if press.phase == .began { press.phase = .stationary }
                case .changed: press.responder?.pressesChanged(set, with: event)
                case .ended: press.responder?.pressesEnded(set, with: event)
                default: press.responder?.pressesCancelled(set, with: event)
                }
            }
        }
    }

    /// The responder that gets keys: the first responder, else the controller of the key window, else the window.
    private static func receiver(_ state: DisplayState) -> UIResponder? {
        if let first = state.responders.firstResponder { return first }
        // What stands over all others comes first.
        var top = state.windowList.keyWindow?.rootViewController
        while let presented = top?.presentation.presented { top = presented }
        return top ?? state.windowList.keyWindow
    }

    /// The commands of the chain, in its order, with those that have them.
    private static func commands(from first: UIResponder) -> [(UIResponder, UIKeyCommand)] {
        var found: [(UIResponder, UIKeyCommand)] = []
        var current: UIResponder? = first
        while let responder = current {
            found += (responder.keyCommands ?? []).map { (responder, $0) }
            current = responder.next
        }
        return found
    }
}
