import CoreGraphics
import Foundation

/// Writes attributed strings as hypertext: a paragraph a line, and a `span` with a style for each run.
enum HTMLWriter {
    static func write(_ text: NSAttributedString) -> String {
        var body = ""
        let string = text.string as NSString
        var place = 0
        while place < string.length {
            let line = string.paragraphRange(for: NSRange(location: place, length: 0))
            body += "<p\(alignment(text, line))>\(spans(text, line))</p>\n"
            place = max(NSMaxRange(line), place + 1)
        }
        return """
            <!DOCTYPE html>
            <html><head><meta charset="UTF-8"></head><body>
            \(body)</body></html>

            """
    }

    private static func alignment(_ text: NSAttributedString, _ range: NSRange) -> String {
        let style =
            text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle
        switch style?.alignment {
        case .center: return " style=\"text-align: center\""
        case .right: return " style=\"text-align: right\""
        case .justified: return " style=\"text-align: justify\""
        default: return ""
        }
    }

    private static func spans(_ text: NSAttributedString, _ range: NSRange) -> String {
        var result = ""
        text.enumerateAttributes(in: range, options: []) { attributes, part, _ in
            let characters = (text.string as NSString).substring(with: part)
                .trimmingCharacters(in: CharacterSet(charactersIn: "\n\r\u{2029}"))
            guard !characters.isEmpty else { return }
            let style = style(attributes)
            var span = escaped(characters).replacingOccurrences(of: "\u{2028}", with: "<br>")
            if !style.isEmpty { span = "<span style=\"\(escaped(style))\">\(span)</span>" }
            if let link = attributes[.link] { span = "<a href=\"\(escaped("\(link)"))\">\(span)</a>" }
            result += span
        }
        return result
    }

    private static func style(_ attributes: [NSAttributedString.Key: Any]) -> String {
        var parts: [String] = []
        if let font = attributes[.font] as? UIFont {
            let traits = font.fontDescriptor.symbolicTraits
            parts.append("font-family: '\(font.familyName)'")
            parts.append("font-size: \(number(font.pointSize))px")
            if traits.contains(.traitBold) { parts.append("font-weight: bold") }
            if traits.contains(.traitItalic) { parts.append("font-style: italic") }
        }
        if let color = attributes[.foregroundColor] as? UIColor { parts.append("color: \(css(color))") }
        if let color = attributes[.backgroundColor] as? UIColor {
            parts.append("background-color: \(css(color))")
        }
        var lines: [String] = []
        if let style = attributes[.underlineStyle] as? Int, style != 0 { lines.append("underline") }
        if let style = attributes[.strikethroughStyle] as? Int, style != 0 { lines.append("line-through") }
        if !lines.isEmpty { parts.append("text-decoration: \(lines.joined(separator: " "))") }
        if let kern = attributes[.kern] as? CGFloat, kern > 0 {
            parts.append("letter-spacing: \(number(kern))px")
        }
        return parts.joined(separator: "; ")
    }

    private static func css(_ color: UIColor) -> String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "black" }
        func byte(_ value: CGFloat) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        return "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(number(alpha)))"
    }

    private static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
