package import AgatePixels
import ArgumentParser

/// A colour on the command line: `none`, `white`, `black`, `#rgb`, `#rrggbb` or `#rrggbbaa`.
package struct BackgroundColor: Sendable, Hashable, ExpressibleByArgument {
    /// The colour; nil for none.
    package let color: PremultipliedColor?

    package init?(argument: String) {
        switch argument.lowercased() {
        case "none", "transparent": color = nil
        case "white": color = Self.color(0xFFFF_FFFF)
        case "black": color = Self.color(0x0000_00FF)
        case let text:
            guard text.hasPrefix("#"), let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
            switch text.count {
            case 4:
                let (r, g, b) = (value >> 8 & 15, value >> 4 & 15, value & 15)
                color = Self.color((r * 17) << 24 | (g * 17) << 16 | (b * 17) << 8 | 255)
            case 7: color = Self.color(value << 8 | 255)
            case 9: color = Self.color(value)
            default: return nil
            }
        }
    }

    /// A colour of 0xRRGGBBAA.
    private static func color(_ value: UInt32) -> PremultipliedColor {
        func part(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
        return PremultipliedColor(SIMD4(part(24), part(16), part(8), part(0)))
    }
}
