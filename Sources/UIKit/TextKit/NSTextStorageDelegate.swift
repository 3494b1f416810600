public import Foundation

/// The object that can change edits of a text and learns of them; both methods may be left out.
@preconcurrency
public protocol NSTextStorageDelegate: AnyObject {
    /// A change is about to be processed; characters and attributes may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    )
    /// A change is processed; attributes may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    )
}

extension NSTextStorageDelegate {
    /// Has no effect; implement it to change characters or attributes before layout learns of an edit.
    public func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    /// Has no effect; implement it to learn of an edit after attributes were fixed.
    public func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}
