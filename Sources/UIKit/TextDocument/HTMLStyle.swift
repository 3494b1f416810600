import CoreGraphics
import Foundation

/// How text of a hypertext looks where one is, as values.
struct HTMLStyle: Hashable {
    var families: [String] = []
    /// In points; a pixel of a style sheet counts as one.
    ///
    /// GUESS html-pixels.
    var size: CGFloat = 12
    var weight = 400
    var isItalic = false
    var color: UIColor?
    var background: UIColor?
    var isUnderlined = false
    var isStruck = false
    var link: String?
    var baselineOffset: CGFloat = 0
    var alignment: NSTextAlignment?
    var keepsSpaces = false
    var isHidden = false
    var spacing: CGFloat = 0
    var lineHeight: CGFloat = 0
    var indent: CGFloat = 0
    var isListItem = false
    var kern: CGFloat = 0

    /// Applies a declaration, such as `color: red`; an unknown one is ignored.
    mutating func apply(_ name: String, _ value: String) {
        switch name {
        case "color": color = HTMLColor.color(value) ?? color
        case "background-color", "background": background = HTMLColor.color(value) ?? background
        case "font-family":
            families = value.split(separator: ",").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
            }
        case "font-size": size = Self.length(value, of: size, whole: size) ?? Self.named(value) ?? size
        case "font-weight":
            weight = Self.weights[value] ?? Int(value).map { min(max($0, 1), 1000) } ?? weight
        case "font-style": isItalic = value == "italic" || value == "oblique"
        case "text-decoration", "text-decoration-line":
            isUnderlined = value.contains("underline")
            isStruck = value.contains("line-through")
        case "text-align": alignment = Self.alignments[value] ?? alignment
        case "letter-spacing": kern = Self.length(value, of: size, whole: size) ?? 0
        case "line-height":
            // A number alone is a multiple of the size of the font.
            let factor = Double(value).map { CGFloat($0) * size }
            lineHeight = factor ?? Self.length(value, of: size, whole: size) ?? 0
        case "margin-bottom", "margin": spacing = Self.length(value, of: size, whole: 0) ?? spacing
        case "display": isHidden = value == "none" || isHidden
        case "white-space": keepsSpaces = value.hasPrefix("pre")
        default: break
        }
    }

    /// Changes what the declarations of a `style` attribute or a rule say.
    mutating func apply(_ declarations: String) {
        for declaration in declarations.split(separator: ";") {
            guard let colon = declaration.firstIndex(of: ":") else { continue }
            let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            var value = declaration[declaration.index(after: colon)...]
                .trimmingCharacters(in: .whitespacesAndNewlines)
            if value.hasSuffix("!important") {
                value = value.dropLast(10).trimmingCharacters(in: .whitespaces)
            }
            apply(name, name == "font-family" ? value : value.lowercased())
        }
    }

    private static let weights = ["normal": 400, "bold": 700, "bolder": 700, "lighter": 300]
    private static let alignments: [String: NSTextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
    ]
    private static let sizes: [String: CGFloat] = [
        "xx-small": 7, "x-small": 8, "small": 10, "medium": 12, "large": 14, "x-large": 18, "xx-large": 24,
    ]

    private static func named(_ value: String) -> CGFloat? { sizes[value] }

    /// A length with a unit, finite and not below 0; nil for what is none.
    private static func length(_ value: String, of em: CGFloat, whole: CGFloat) -> CGFloat? {
        let units: [(String, CGFloat)] = [
            ("rem", 12), ("em", em), ("px", 1), ("pt", 1), ("%", whole / 100), ("", 1),
        ]
        for (unit, factor) in units where value.hasSuffix(unit) {
            guard let number = Double(value.dropLast(unit.count)), number.isFinite else { continue }
            return min(max(CGFloat(number) * factor, 0), 10_000)
        }
        return nil
    }
}

/// Colours as style sheets write them.
enum HTMLColor {
    private static let named: [String: UInt32] = [
        "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
        "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF,
        "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080,
        "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500,
        "brown": 0xA52A2A, "pink": 0xFFC0CB, "gold": 0xFFD700, "indigo": 0x4B0082, "violet": 0xEE82EE,
        "crimson": 0xDC143C, "tomato": 0xFF6347, "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3,
    ]

    /// The colour of a name, of hexadecimal digits or of `rgb()`; nil for what is none.
    static func color(_ text: String) -> UIColor? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if let value = named[text] { return color(value) }
        if text == "transparent" { return .clear }
        if text.hasPrefix("#") { return hexadecimal(String(text.dropFirst())) }
        guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
            return nil
        }
        let parts = text[text.index(after: open)...].dropLast()
            .split(whereSeparator: { $0 == "," || $0 == " " || $0 == "/" })
        let numbers = parts.compactMap { part -> CGFloat? in
            part.hasSuffix("%")
                ? Double(part.dropLast()).map { CGFloat($0) * 2.55 } : Double(part).map { CGFloat($0) }
        }
        guard numbers.count == parts.count, numbers.count == 3 || numbers.count == 4 else { return nil }
        let alpha = numbers.count == 4 ? numbers[3] : 1
        return UIColor(red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: alpha)
    }

    private static func hexadecimal(_ digits: String) -> UIColor? {
        let full = digits.count == 3 || digits.count == 4 ? digits.map { "\($0)\($0)" }.joined() : digits
        guard full.count == 6 || full.count == 8, let value = UInt32(full, radix: 16) else { return nil }
        guard full.count == 8 else { return color(value) }
        return color(value >> 8, alpha: CGFloat(value & 255) / 255)
    }

    private static func color(_ value: UInt32, alpha: CGFloat = 1) -> UIColor {
        UIColor(
            red: CGFloat(value >> 16 & 255) / 255,
            green: CGFloat(value >> 8 & 255) / 255,
            blue: CGFloat(value & 255) / 255,
            alpha: alpha
        )
    }
}
