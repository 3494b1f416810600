import CoreGraphics
import Foundation

/// The ways in which the user can interact with a link or an attachment of a text.
public enum UITextItemInteraction: Int, Sendable {
    /// The user tapped the item; without an answer of the delegate the default action runs.
    case invokeDefaultAction = 0
    /// A long press, for a choice of actions; no choice is shown here.
    case presentActions = 1
    /// A look at what a link leads to; none is shown here.
    case preview = 2
}

/// Links and attachments of a text that can be selected and not edited: a tap asks the delegate and opens the address.
@MainActor enum TextViewLinks {
    /// How far from its beginning a touch that ends is still a tap, in points.
    private static let slop: CGFloat = 10

    /// Deals with the end of a touch; false if it was no tap on a link or an attachment.
    static func tap(_ touch: UITouch, beganAt start: CGPoint, in view: UITextView) -> Bool {
        let point = touch.location(in: view)
        guard view.isSelectable, !view.isEditable, start.distance(to: point) <= slop,
            let range = view.characterRange(at: point),
            view.selectionRects(for: range).contains(where: {
                $0.rect.insetBy(dx: -2, dy: -2).encloses(point)
            })
        else { return false }
        let text = view.attributedText ?? OwnAttributedString(string: "")
        let place = view.offset(from: view.beginningOfDocument, to: range.start)
        guard place >= 0, place < text.length else { return false }
        var item = NSRange()
        var target = text.attribute(.link, at: place, effectiveRange: &item)
        if target == nil, let found = TextViewData.data(at: place, of: view) {
            (target, item) = (found.url, found.range)
        }
        if let link = target {
            guard let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) else {
                return false
            }
            let mayOpen = view.delegate?.textView(
                view,
                shouldInteractWith: url,
                in: item,
                interaction: .invokeDefaultAction
            )
            if mayOpen ?? true { UIApplication.shared.open(url) }
            return true
        }
        item = NSRange()
        if let attachment = text.attribute(.attachment, at: place, effectiveRange: &item) as? NSTextAttachment
        {
            _ = view.delegate?.textView(
                view,
                shouldInteractWith: attachment,
                in: item,
                interaction: .invokeDefaultAction
            )
            return true
        }
        return false
    }
}
