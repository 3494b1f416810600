import CoreGraphics
import CoreText
import Foundation

/// Empty room in a text, kept for words that follow later, as from dictation.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
    weak var input: (any UITextInput)?
    /// In UTF-16 units from the start of the text.
    let range: NSRange

    init(_ input: any UITextInput, range: NSRange) {
        (self.input, self.range) = (input, range)
        super.init()
    }

    /// The rectangles of the room, in the coordinates of the text's view; none after it was removed.
    open var rects: [UITextSelectionRect] { textRange.flatMap { input?.selectionRects(for: $0) } ?? [] }

    /// The room as a range; nil when something else is there.
    fileprivate var textRange: UITextRange? {
        guard let input, let start = input.position(from: input.beginningOfDocument, offset: range.location),
            let end = input.position(from: start, offset: range.length),
            let found = input.textRange(from: start, to: end),
            input.text(in: found) == Self.room(range.length)
        else { return nil }
        return found
    }

    fileprivate static func room(_ count: Int) -> String { String(repeating: "\u{A0}", count: count) }
}

extension UITextInput {
    /// Inserts empty room of at least a width in place of the selection: no-break spaces, at least one and at most a thousand.
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder {
        let font =
            (self as? UITextField)?.font ?? (self as? UITextView)?.font ?? UIFont.systemFont(ofSize: 17)
        let space = ("\u{A0}" as NSString).size(withAttributes: [.font: font]).width
        let wanted = size.width.isFinite ? size.width / max(space, 1) : 1
        let count = Int(min(max(wanted.rounded(.up), 1), 1000))
        let start = selectedTextRange.map { offset(from: beginningOfDocument, to: $0.start) } ?? 0
        if let selected = selectedTextRange ?? textRange(from: endOfDocument, to: endOfDocument) {
            replace(selected, withText: UITextPlaceholder.room(count))
        }
        return UITextPlaceholder(self, range: NSRange(location: start, length: count))
    }

    /// Removes a placeholder, if it is still in the text.
    public func remove(_ textPlaceholder: UITextPlaceholder) {
        guard textPlaceholder.input === self, let range = textPlaceholder.textRange else { return }
        replace(range, withText: "")
    }
}
