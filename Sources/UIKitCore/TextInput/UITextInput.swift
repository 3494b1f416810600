public import CoreGraphics
public import Foundation
import QuartzCore

/// A text that keyboards and input methods can read, select and change.
///
/// Places and ranges are the text's own objects; offsets between places count UTF-16 units in text fields and text views.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The characters of a range; nil for one of another text.
    func text(in range: UITextRange) -> String?
    /// Replaces the text of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// The range of the selection; an empty one at the caret, and nil without a caret.
    var selectedTextRange: UITextRange? { get set }
    /// The text that an input method has not settled yet; nil without one.
    var markedTextRange: UITextRange? { get }
    /// The attributes of marked text, which an input method has not settled yet; nil for the system's underline.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Inserts marked text, which the input method has not settled, in place of former marked text or of the selection.
    ///
    /// - Parameter selectedRange: The selected part of the marked text, in UTF-16 units from its start.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Keeps the marked text as ordinary text; an input method has settled it.
    func unmarkText()
    /// The position before the first character of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character of the text.
    var endOfDocument: UITextPosition { get }
    /// The range between two places, in any order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position at a number of UTF-16 units after another, or before it for negative numbers; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position at a number of caret stops from another in a direction on the screen; nil outside of the text.
    func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition?
    /// Compares two positions: `orderedAscending` if the first stands before the second in the text.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The number of units from one place to another; below 0 backwards.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The object that learns of changes by other means than the keyboard.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds the borders of words, sentences, paragraphs and lines in the text.
    var tokenizer: any UITextInputTokenizer { get }
    /// The place in a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The range from a place to the farthest one of its line, or of the text, in a direction.
    func characterRange(
        byExtending position: UITextPosition,
        in direction: UITextLayoutDirection
    ) -> UITextRange?
    /// The base writing direction of the paragraph at a position.
    func baseWritingDirection(
        for position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets the base writing direction of the paragraphs that a range touches.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// The rectangle of the first line of a range, in the coordinates of ``textInputView``.
    func firstRect(for range: UITextRange) -> CGRect
    /// The rectangle of the caret at a place.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles that show a range as selected.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The place that is nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The place of a range that is nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The range of the character at a point in the coordinates of ``textInputView``; nil where there is none.
    func characterRange(at point: CGPoint) -> UITextRange?

    // MARK: May be left out

    /// Whether a range may be replaced by typed text; it may.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// The attributes of the text behind or before a place; nil.
    func textStyling(
        at position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?
    /// The position at a number of UTF-16 units after the start of a range.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// The number of units from the start of a range to a place.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// The view in whose coordinates rectangles and points are: the text itself, if that is a view.
    var textInputView: UIView { get }
    /// The end of a line at which the caret is shown where lines are broken; the start of the following line by default.
    var selectionAffinity: UITextStorageDirection { get set }
    /// As ``setMarkedText(_:selectedRange:)``, with attributes, which are not kept here.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
}

extension UITextInput {
    /// True by default: typed text may replace any range.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    /// Nil by default: the text gives no attributes.
    public func textStyling(
        at position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }

    /// The position at a number of UTF-16 units after the start of a range; nil outside of it.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        guard offset >= 0, offset <= self.offset(from: range.start, to: range.end) else { return nil }
        return position(from: range.start, offset: offset)
    }

    /// The number of units from the start of a range to a place.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    /// The text itself, if it is a view; else an empty view.
    public var textInputView: UIView { (self as? UIView) ?? UIView() }

    /// The start of the following line by default; setting it has no effect.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }

    /// Calls ``setMarkedText(_:selectedRange:)`` with the characters; the attributes are dropped.
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }
}
