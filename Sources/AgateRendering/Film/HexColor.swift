package import AgatePixels

/// Colours as texts.
package enum HexColor {
    /// The colour of `#rgb`, `#rrggbb` or `#rrggbbaa`; nil for anything else.
    package static func color(_ text: String) -> PremultipliedColor? {
        parts(text).map { PremultipliedColor($0) }
    }

    /// Red, green, blue and opacity of `#rgb`, `#rrggbb` or `#rrggbbaa`, 0 to 1; nil for anything else.
    static func parts(_ text: String) -> SIMD4<Double>? {
        number(text).map { value in
            func part(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
            return SIMD4(part(24), part(16), part(8), part(0))
        }
    }

    /// A colour as `#rrggbbaa`; nil for what is none.
    package static func longForm(_ text: String) -> String? {
        number(text).map { value in
            let digits = String(value, radix: 16)
            return "#" + String(repeating: "0", count: 8 - digits.count) + digits
        }
    }

    private static func number(_ text: String) -> UInt32? {
        guard text.hasPrefix("#"), let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
        switch text.count {
        case 4:
            let (r, g, b) = (value >> 8 & 15, value >> 4 & 15, value & 15)
            return (r * 17) << 24 | (g * 17) << 16 | (b * 17) << 8 | 255
        case 7: return value << 8 | 255
        case 9: return value
        default: return nil
        }
    }
}
