import CoreGraphics
import Foundation

/// Reads the colours of SVG.
enum SVGColor {
    /// A colour; nil for a text that is none.
    ///
    /// Source: CSS Color 3, without the percentages of HSL.
    static func color(_ text: String) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        if text.hasPrefix("rgb") { return function(text) }
        return names[text].map { value in
            (CGFloat(value >> 16) / 255, CGFloat(value >> 8 & 0xFF) / 255, CGFloat(value & 0xFF) / 255, 1)
        }
    }

    private static func hexadecimal(_ digits: Substring) -> (CGFloat, CGFloat, CGFloat, CGFloat)? {
        let values = digits.compactMap { $0.hexDigitValue }
        guard values.count == digits.count else { return nil }
        switch values.count {
        case 3, 4:
            let parts = values.map { CGFloat($0 * 17) / 255 }
            return (parts[0], parts[1], parts[2], parts.count > 3 ? parts[3] : 1)
        case 6, 8:
            let parts = stride(from: 0, to: values.count, by: 2).map {
                CGFloat(values[$0] * 16 + values[$0 + 1]) / 255
            }
            return (parts[0], parts[1], parts[2], parts.count > 3 ? parts[3] : 1)
        default: return nil
        }
    }

    private static func function(_ text: String) -> (CGFloat, CGFloat, CGFloat, CGFloat)? {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let parts = text[text.index(after: open)...].dropLast().split { $0 == "," || $0 == " " || $0 == "/" }
        guard (3...4).contains(parts.count) else { return nil }
        func value(_ part: Substring, _ whole: CGFloat) -> CGFloat? {
            let isPercent = part.hasSuffix("%")
            guard let number = Double(isPercent ? part.dropLast() : part), number.isFinite else { return nil }
            return min(max(CGFloat(number) / (isPercent ? 100 : whole), 0), 1)
        }
        guard let red = value(parts[0], 255), let green = value(parts[1], 255),
            let blue = value(parts[2], 255)
        else { return nil }
        return (red, green, blue, parts.count > 3 ? value(parts[3], 1) ?? 1 : 1)
    }

    /// Names that drawing programs write.
    private static let names: [String: Int] = [
        "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF,
        "lime": 0x00FF00, "yellow": 0xFFFF00, "cyan": 0x00FFFF, "aqua": 0x00FFFF, "magenta": 0xFF00FF,
        "fuchsia": 0xFF00FF, "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0, "maroon": 0x800000,
        "olive": 0x808000, "navy": 0x000080, "purple": 0x800080, "teal": 0x008080, "orange": 0xFFA500,
        "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700, "indigo": 0x4B0082, "violet": 0xEE82EE,
        "crimson": 0xDC143C, "coral": 0xFF7F50, "tomato": 0xFF6347, "salmon": 0xFA8072, "khaki": 0xF0E68C,
        "turquoise": 0x40E0D0, "skyblue": 0x87CEEB, "steelblue": 0x4682B4, "royalblue": 0x4169E1,
        "darkblue": 0x00008B, "darkgreen": 0x006400, "darkred": 0x8B0000, "darkgray": 0xA9A9A9,
        "lightgray": 0xD3D3D3, "lightblue": 0xADD8E6, "lightgreen": 0x90EE90, "whitesmoke": 0xF5F5F5,
        "dimgray": 0x696969, "slategray": 0x708090, "chocolate": 0xD2691E, "beige": 0xF5F5DC,
    ]
}
