import Foundation

/// What a key does to a text that is edited.
enum EditCommand: Equatable {
    case move(TextMotion, extending: Bool)
    case delete(TextMotion)
    case insert(String)
    case selectAll
    case copy
    case cut
    case paste
    case undo
    case redo
    /// To the next field, or to the one before.
    case nextField(forward: Bool)

    /// The command of a key; nil for keys that type, or do nothing here.
    @MainActor init?(_ key: UIKey) {
        let held = key.modifierFlags
        let extending = held.contains(.shift)
        let byWord = held.contains(.alternate) || held.contains(.control)
        let toEnd = held.contains(.command)
        switch key.keyCode {
        case .keyboardLeftArrow:
            self = .move(toEnd ? .lineStart : byWord ? .wordLeft : .left, extending: extending)
        case .keyboardRightArrow:
            self = .move(toEnd ? .lineEnd : byWord ? .wordRight : .right, extending: extending)
        case .keyboardUpArrow:
            self = .move(toEnd ? .documentStart : byWord ? .paragraphStart : .up, extending: extending)
        case .keyboardDownArrow:
            self = .move(toEnd ? .documentEnd : byWord ? .paragraphEnd : .down, extending: extending)
        case .keyboardHome: self = .move(toEnd || byWord ? .documentStart : .lineStart, extending: extending)
        case .keyboardEnd: self = .move(toEnd || byWord ? .documentEnd : .lineEnd, extending: extending)
        case .keyboardPageUp: self = .move(.pageUp, extending: extending)
        case .keyboardPageDown: self = .move(.pageDown, extending: extending)
        case .keyboardDeleteOrBackspace:
            self = .delete(toEnd ? .lineStart : byWord ? .wordBackward : .backward)
        case .keyboardDeleteForward: self = .delete(toEnd ? .lineEnd : byWord ? .wordForward : .forward)
        case .keyboardReturnOrEnter, .keypadEnter: self = .insert("\n")
        case .keyboardTab where !toEnd && !byWord: self = .nextField(forward: !extending)
        default:
            guard toEnd, !held.contains(.alternate) else { return nil }
            switch (key.charactersIgnoringModifiers.lowercased(), extending) {
            case ("a", false): self = .selectAll
            case ("c", false): self = .copy
            case ("x", false): self = .cut
            case ("v", false): self = .paste
            case ("z", false): self = .undo
            case ("z", true), ("y", false): self = .redo
            default: return nil
            }
        }
    }
}

extension TextEditor {
    /// Does what a key stands for; false where it stands for nothing.
    @discardableResult
    func perform(_ key: UIKey) -> Bool {
        guard let command = EditCommand(key) else { return false }
        switch command {
        case .move(let motion, let extending): move(motion, extending: extending)
        case .delete(let motion): motion == .backward ? host.deleteBackward() : delete(motion)
        case .insert(let text): host.insertText(text)
        case .selectAll: host.selectAll(nil)
        case .copy: host.copy(nil)
        case .cut: host.cut(nil)
        case .paste: host.paste(nil)
        case .undo: host.undoManager?.undo()
        case .redo: host.undoManager?.redo()
        case .nextField(let forward):
            if host is UITextField {
                FieldOrder.move(from: host, forward: forward)
            } else {
                host.insertText("\t")
            }
        }
        return true
    }

    /// Edits by the keys that edit; gives the others back, all of them to one that has not the keyboard.
    func edited(_ presses: Set<UIPress>, isFirstResponder: Bool) -> Set<UIPress> {
        presses.filter { press in
            guard isFirstResponder, let key = press.key else { return true }
            press.isEdit = perform(key)
            return !press.isEdit
        }
    }

    /// The selected text, for the pasteboard; nil where nothing is selected or it is secret.
    var copied: String? {
        guard host.allowsCopying, !selection.isEmpty else { return nil }
        return storage.attributedSubstring(from: selection.range).string
    }

    /// Selects the word at the caret, or what stands between words.
    func selectWord() {
        let units = units
        let word =
            units.unit(.word, at: selection.start, forward: true)
            ?? units.unit(.word, at: selection.start, forward: false)
            ?? units.unit(.character, at: selection.start, forward: true)
            ?? units.unit(.character, at: selection.start, forward: false)
        if let word { select(NSRange(location: word.lowerBound, length: word.count)) }
    }
}

/// The order in which the tab key goes from text to text: that of the views in their tree.
@MainActor enum FieldOrder {
    static func move(from view: UIView, forward: Bool) {
        guard let window = view.window else { return }
        var fields: [UIView] = []
        collect(window, &fields)
        guard let place = fields.firstIndex(where: { $0 === view }), fields.count > 1 else { return }
        fields[(place + (forward ? 1 : fields.count - 1)) % fields.count].becomeFirstResponder()
    }

    private static func collect(_ root: UIView, _ fields: inout [UIView]) {
        var open = [root]
        while let view = open.popLast() {
            guard !view.isHidden, view.alpha >= 0.01 else { continue }
            if view is any TextEditorHost, view.canBecomeFirstResponder { fields.append(view) }
            open += view.subviews.reversed()
        }
    }
}
