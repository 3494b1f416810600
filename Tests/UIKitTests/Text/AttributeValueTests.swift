import Foundation
import Testing
import UIKit

/// Values of attributes in the attributed strings of Foundation.
@Suite("Values of attributes")
struct AttributeValueTests {
    /// Two different values for each attribute that holds objects of ours.
    private static func pairs() -> [(NSAttributedString.Key, Any, Any)] {
        let wide = NSMutableParagraphStyle()
        wide.lineSpacing = 4
        let dark = NSShadow()
        dark.shadowBlurRadius = 3
        return [
            (.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13)),
            (.foregroundColor, UIColor.red, UIColor.blue),
            (.paragraphStyle, NSParagraphStyle(), wide),
            (.shadow, NSShadow(), dark),
            (.attachment, NSTextAttachment(data: nil, ofType: nil), NSTextAttachment(data: nil, ofType: nil)),
        ]
    }

    @Test("neighbours of different values are copied, joined and changed")
    func neighbours() {
        for (key, first, second) in Self.pairs() {
            let string = NSMutableAttributedString(string: "one ", attributes: [key: first])
            string.append(NSAttributedString(string: "two", attributes: [key: second]))
            let copy = NSAttributedString(attributedString: string)
            #expect(copy.length == 7)
            string.append(copy)
            string.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 4))
            var count = 0
            string.enumerateAttribute(key, in: NSRange(location: 0, length: 14)) { _, _, _ in count += 1 }
            #expect(count >= 4, "\(key.rawValue)")
        }
    }
}
