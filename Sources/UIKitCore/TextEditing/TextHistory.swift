import Foundation

/// The undo steps of an editor: text that is typed, or deleted, in one go is one step.
@MainActor struct TextHistory {
    /// A change as it is to be taken back: what was there, and where the new text is.
    private final class Change {
        var old: NSAttributedString
        var range: NSRange

        init(_ old: NSAttributedString, _ range: NSRange) {
            self.old = old
            self.range = range
        }
    }

    private var typing: (change: Change, step: UndoStep)?

    /// The next change begins a step of its own.
    mutating func endTyping() { typing = nil }

    /// Notes a change for undoing.
    ///
    /// - Parameters:
    ///   - old: What was there before.
    ///   - range: Where the new text is.
    ///   - typed: The text, if it was typed: it may go on with what was typed before.
    mutating func note(
        _ old: NSAttributedString,
        at range: NSRange,
        in editor: TextEditor,
        typed: String? = nil
    ) {
        guard let manager = editor.host.undoManager, manager.isUndoRegistrationEnabled else { return }
        if let typed, let last = typing, manager.isLast(last.step), !manager.isUndoing, !manager.isRedoing,
            Self.extend(last.change, old, range, typed)
        {
            return
        }
        let change = Change(old, range)
        let step = UndoStep(target: editor.host) { host in
            ViewThread.run {
                (host as? any TextEditorHost)?.editor.restore(change.old, at: change.range)
            }
        }
        manager.register(step)
        if typed != nil { manager.setActionName("Typing") }
        typing = typed == nil || Self.isLineBreak(typed ?? "") ? nil : (change, step)
    }

    /// Whether a text is nothing but line breaks; a carriage return with its line feed is one character, and is neither of them.
    private static func isLineBreak(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy(\.isNewline) }

    /// Lets a change be part of the one before: typing goes on behind it, or deleting before it.
    private static func extend(
        _ last: Change,
        _ old: NSAttributedString,
        _ range: NSRange,
        _ typed: String
    ) -> Bool {
        if !typed.isEmpty {
            guard old.length == 0, range.location == NSMaxRange(last.range),
                !isLineBreak(typed)
            else { return false }
            last.range.length += range.length
            return true
        }
        guard last.range.length == 0, range.length == 0, range.location + old.length == last.range.location
        else {
            // What was typed in one go and deleted again.
            guard range.length == 0, range.location + old.length == NSMaxRange(last.range),
                last.range.length >= old.length
            else { return false }
            last.range.length -= old.length
            return true
        }
        let joined = OwnMutableAttributedString(attributedString: old)
        joined.append(last.old)
        last.old = OwnAttributedString(attributedString: joined)
        last.range.location = range.location
        return true
    }
}
