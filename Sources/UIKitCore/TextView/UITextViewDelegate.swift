public import Foundation

/// The object that decides about the editing of a text view and learns of edits; all methods may be left out.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    /// Whether editing may begin; true by default. False keeps the view from becoming first responder.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether editing may end; true by default. False keeps the view first responder.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Editing has begun: the view has become first responder.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Editing has ended: the view is no longer first responder.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether a part of the text, in UTF-16 units, may be replaced by what was typed.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    /// The user has changed the text; changes by the program do not call this.
    func textViewDidChange(_ textView: UITextView)
    /// The selection or the caret of the view has moved.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether a link that is tapped is opened.
    func textView(
        _ textView: UITextView,
        shouldInteractWith url: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Whether an attachment that is tapped runs its default action; there is none, so the answer changes nothing.
    func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Whether a link that is tapped is opened, where the delegate does not have the method with an interaction; deprecated by Apple.
    func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool
}

extension UITextViewDelegate {
    /// True by default: editing may begin.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// True by default: editing may end.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Has no effect; implement it to react when editing begins.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Has no effect; implement it to take the text when editing has ended.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// True by default: each change of the text by the user is made.
    public func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool { true }
    /// Has no effect; implement it to follow the text as the user changes it.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Has no effect; implement it to follow the selection.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// The answer of the method without an interaction.
    public func textView(
        _ textView: UITextView,
        shouldInteractWith url: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: url, in: characterRange) }
    /// True by default; an attachment that is tapped has no default action here.
    public func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// True by default: a link that is tapped is opened.
    public func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange)
        -> Bool
    {
        true
    }
}
