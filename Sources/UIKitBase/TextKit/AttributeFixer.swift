import Foundation

/// Makes attributes of a text agree with its characters.
enum AttributeFixer {
    static func fix(_ text: NSMutableAttributedString, _ range: NSRange) {
        let range = StorageRange.clamped(range, to: text.length)
        guard text.length > 0 else { return }
        fixStyles(text, range)
        fixAttachments(text, range)
    }

    /// Gives each paragraph of a range the style of its first character.
    private static func fixStyles(_ text: NSMutableAttributedString, _ range: NSRange) {
        let units = TextUnits(text.string)
        var offset = min(range.location, text.length - 1)
        repeat {
            let (content, end) = units.paragraph(at: offset)
            let paragraph = NSRange(location: content.lowerBound, length: end - content.lowerBound)
            guard paragraph.length > 0 else { break }
            var same = NSRange()
            let style = text.attribute(
                .paragraphStyle,
                at: paragraph.location,
                longestEffectiveRange: &same,
                in: paragraph
            )
            if same.length < paragraph.length {
                if let style {
                    text.addAttribute(.paragraphStyle, value: style, range: paragraph)
                } else {
                    text.removeAttribute(.paragraphStyle, range: paragraph)
                }
            }
            offset = end
        } while offset < NSMaxRange(range)
    }

    /// Takes attachments from characters that stand for none.
    private static func fixAttachments(_ text: NSMutableAttributedString, _ range: NSRange) {
        var wrong: [NSRange] = []
        let string = text.string as NSString
        text.enumerateAttribute(.attachment, in: range, options: []) { value, part, _ in
            guard value != nil else { return }
            for offset in part.location..<NSMaxRange(part) where string.character(at: offset) != 0xFFFC {
                wrong.append(NSRange(location: offset, length: 1))
            }
        }
        for range in wrong { text.removeAttribute(.attachment, range: range) }
    }
}
