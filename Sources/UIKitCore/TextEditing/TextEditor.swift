import Foundation
import QuartzCore

/// What an editor asks of the view whose text it edits, and tells it.
@MainActor protocol TextEditorHost: UIView, UITextInput {
    var editor: TextEditor { get }
    /// The text.
    var editedStorage: NSTextStorage { get }
    /// Where lines and carets are.
    var geometry: TextGeometry { get }
    /// The attributes of text that is typed now.
    var attributesForTyping: [NSAttributedString.Key: Any] { get }
    /// Whether text may be changed at all.
    var allowsEditing: Bool { get }
    /// Whether the text may be copied: not if it is secret.
    var allowsCopying: Bool { get }
    /// What text becomes before it is put in, such as line breaks in a field of one line.
    func acceptable(_ text: String) -> String
    /// Whether text may be put in the place of a range: asks the delegate.
    func editorShouldReplace(_ range: NSRange, with text: String) -> Bool
    /// The text was changed by editing.
    func editorDidChangeText()
    /// The selection was changed.
    func editorDidChangeSelection()
}

/// Edits the text of a field or a text view: selection, marked text, typing, deleting, undoing.
///
/// One call works in this order: the delegate decides, the text and the selection change, the host is called for the selection and then
/// for the text. Source: text T222.
@MainActor final class TextEditor {
    /// The host of the text; while it is being freed, an unused field, as `BackReference` gives one.
    var host: any TextEditorHost { hostReference ?? UITextField() }
    private weak var hostReference: (any TextEditorHost)?
    private(set) var selection = TextSelection()
    /// The stretch that an input method has not settled.
    private(set) var marked: NSRange?
    /// What was there before that stretch.
    private var markedOriginal: NSAttributedString = OwnAttributedString(string: "")
    private var history = TextHistory()
    /// Whether the editor itself is changing the text.
    private(set) var isChanging = false
    /// Whether text typed next takes the place of all of it.
    var replacesAllWhenTyping = false
    weak var inputDelegate: (any UITextInputDelegate)?

    init(host: any TextEditorHost) {
        hostReference = host
    }

    var storage: NSTextStorage { host.editedStorage }
    var units: TextUnits { TextUnits(storage.string) }

    // MARK: Selection

    /// Selects a range, cut to the text and widened to whole clusters.
    ///
    /// - Parameter isReversed: Whether the end that keys move is the start.
    func select(_ range: NSRange, isReversed: Bool = false, keepsColumn: Bool = false) {
        let units = units
        let range = StorageRange.clamped(range, to: units.count)
        let start = units.caretStop(atOrBefore: range.location)
        let end = range.length == 0 ? start : units.caretStop(atOrAfter: NSMaxRange(range))
        var next = TextSelection(start: start, end: end, isReversed: isReversed)
        if keepsColumn { next.column = selection.column }
        let isSame = next.range == selection.range
        selection = next
        guard !isSame else { return }
        history.endTyping()
        if let marked, !(marked.location <= start && end <= NSMaxRange(marked)) { settle() }
        replacesAllWhenTyping = false
        host.editorDidChangeSelection()
    }

    /// Selects for the program: the input method is reset.
    func selectFromProgram(_ range: NSRange) {
        inputDelegate?.selectionWillChange(host)
        select(range)
        inputDelegate?.selectionDidChange(host)
    }

    /// Moves the caret, or the end of the selection that moves.
    func move(_ motion: TextMotion, extending: Bool) {
        let target = TextMotionFinder(host, selection).target(of: motion, extending: extending)
        let column = target.column
        if extending {
            let anchor = selection.anchor
            select(
                NSRange(location: min(anchor, target.offset), length: abs(target.offset - anchor)),
                isReversed: target.offset < anchor,
                keepsColumn: true
            )
        } else {
            select(NSRange(location: target.offset, length: 0), keepsColumn: true)
        }
        selection.column = column
    }

    // MARK: Typing

    /// Puts typed text in the place of unsettled text, or of the selection.
    func insert(_ text: String) {
        guard host.allowsEditing else { return }
        let text = host.acceptable(text)
        let all = replacesAllWhenTyping && marked == nil
        let range = all ? NSRange(location: 0, length: storage.length) : marked ?? selection.range
        guard !(text.isEmpty && range.length == 0), host.editorShouldReplace(range, with: text) else {
            return
        }
        replacesAllWhenTyping = false
        if let marked {
            change(marked, to: text, isUndoable: false)
            let settled = NSRange(location: marked.location, length: text.utf16.count)
            history.note(markedOriginal, at: settled, in: self)
            self.marked = nil
        } else {
            change(range, to: text, isTyping: true)
        }
        finish()
    }

    /// Deletes the selection, or from the caret to where a motion leads.
    func delete(_ motion: TextMotion) {
        guard host.allowsEditing else { return }
        var range = selection.range
        if range.length == 0 {
            let target = TextMotionFinder(host, selection).target(of: motion, extending: true).offset
            range = NSRange(location: min(range.location, target), length: abs(range.location - target))
        }
        guard range.length > 0, host.editorShouldReplace(range, with: "") else { return }
        replacesAllWhenTyping = false
        if let marked, NSIntersectionRange(marked, range).length == range.length {
            change(range, to: "", isUndoable: false)
            let rest = marked.length - range.length
            self.marked = rest > 0 ? NSRange(location: marked.location, length: rest) : nil
            if rest == 0 {
                history.note(markedOriginal, at: NSRange(location: marked.location, length: 0), in: self)
            }
        } else {
            settle()
            change(range, to: "", isTyping: true)
        }
        finish()
    }

    /// Puts text in the place of a range without asking, as programs do.
    func replace(_ range: NSRange, with text: String) {
        let range = StorageRange.whole(range, in: storage)
        settle()
        inputDelegate?.textWillChange(host)
        change(range, to: host.acceptable(text))
        finish()
        inputDelegate?.textDidChange(host)
    }

    /// Puts text with attributes in the place of the selection, if that may be.
    func paste(_ text: NSAttributedString) {
        guard host.allowsEditing else { return }
        let range = selection.range
        guard host.editorShouldReplace(range, with: text.string) else { return }
        settle()
        change(range, to: text)
        finish()
    }

    // MARK: Marked text

    /// Puts unsettled text in the place of such text, or of the selection; selects a part of it.
    func mark(_ text: String, selecting part: NSRange) {
        guard host.allowsEditing else { return }
        let text = host.acceptable(text)
        let range = marked ?? selection.range
        guard !(text.isEmpty && range.length == 0), host.editorShouldReplace(range, with: text) else {
            return
        }
        if marked == nil {
            history.endTyping()
            markedOriginal = storage.attributedSubstring(from: range)
        }
        change(range, to: text, isUndoable: false)
        let length = text.utf16.count
        let part = StorageRange.clamped(part, to: length)
        if length > 0 {
            marked = NSRange(location: range.location, length: length)
            selection = TextSelection(NSRange(location: range.location + part.location, length: part.length))
        } else {
            marked = nil
            history.note(markedOriginal, at: NSRange(location: range.location, length: 0), in: self)
        }
        finish()
    }

    /// Settles unsettled text; what it has replaced can be undone.
    func settle() {
        guard let marked else { return }
        self.marked = nil
        history.note(markedOriginal, at: marked, in: self)
        markedOriginal = OwnAttributedString(string: "")
        host.editorDidChangeSelection()
    }

    // MARK: Changing

    private func change(_ range: NSRange, to text: String, isTyping: Bool = false, isUndoable: Bool = true) {
        change(
            range,
            to: OwnAttributedString(string: text, attributes: host.attributesForTyping),
            isTyping: isTyping,
            isUndoable: isUndoable
        )
    }

    private func change(
        _ range: NSRange,
        to text: NSAttributedString,
        isTyping: Bool = false,
        isUndoable: Bool = true
    ) {
        let range = StorageRange.whole(range, in: storage)
        let old = storage.attributedSubstring(from: range)
        let length = storage.length
        isChanging = true
        storage.replaceCharacters(in: range, with: text)
        isChanging = false
        // A delegate of the storage may have changed more.
        let added = max(storage.length - length + range.length, 0)
        let new = NSRange(location: range.location, length: min(added, storage.length - range.location))
        if isUndoable { history.note(old, at: new, in: self, typed: isTyping ? text.string : nil) }
        selection = TextSelection(NSRange(location: NSMaxRange(new), length: 0))
    }

    /// Takes a change back, or makes it again: puts back what was there.
    func restore(_ text: NSAttributedString, at range: NSRange) {
        marked = nil
        inputDelegate?.textWillChange(host)
        change(range, to: text)
        history.endTyping()
        if text.length > 0 {
            selection = TextSelection(NSRange(location: range.location, length: text.length))
        }
        finish()
        inputDelegate?.textDidChange(host)
    }

    private func finish() {
        host.editorDidChangeSelection()
        host.editorDidChangeText()
    }

    /// The text was changed by others: the selection moves along, and nothing is unsettled any more.
    func storageDidChange(_ range: NSRange, by delta: Int) {
        guard !isChanging else { return }
        marked = nil
        history.endTyping()
        let end = NSMaxRange(range) - delta
        func moved(_ offset: Int) -> Int {
            if offset >= end { return offset + delta }
            return min(offset, NSMaxRange(range))
        }
        let start = min(max(moved(selection.start), 0), storage.length)
        let last = min(max(moved(selection.end), start), storage.length)
        selection = TextSelection(start: start, end: last)
    }

    /// Forgets selection and history: all of the text is another one.
    func reset(selecting offset: Int) {
        marked = nil
        history.endTyping()
        host.undoManager?.removeAllActions(withTarget: host)
        selection = TextSelection(NSRange(location: min(max(offset, 0), storage.length), length: 0))
    }

    /// Ends the group of typing: later typing is undone by itself.
    func endTyping() { history.endTyping() }
}
