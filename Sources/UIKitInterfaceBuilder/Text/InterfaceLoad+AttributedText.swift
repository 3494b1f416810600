import CoreGraphics
import CoreText
import Foundation
import UIKitCore

extension InterfaceLoad {
    /// The attributed text that an element has under a key; nil where there is none.
    func attributedText(_ element: InterfaceElement, _ key: String) -> NSAttributedString? {
        guard let text = element.child("attributedString", key: key) else { return nil }
        // The letters first and then the attributes, in their order: adding one text to another costs time with the length of both.
        var letters = ""
        var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
        var end = 0
        for fragment in text.children("fragment") {
            let content = fragment.text("content") ?? fragment.string("content") ?? ""
            let length = content.utf16.count
            if let attributes = fragment.child("attributes").map({ TextAttributeElements.read($0, self) }) {
                runs.append((NSRange(location: end, length: length), attributes))
            }
            letters += content
            end += length
        }
        let whole = NSMutableAttributedString(string: letters)
        for run in runs where run.range.length > 0 { whole.setAttributes(run.attributes, range: run.range) }
        return whole
    }
}
