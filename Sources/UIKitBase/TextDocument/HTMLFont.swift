import CoreGraphics
import Foundation

/// Fonts by what style sheets say of them.
enum HTMLFont {
    private static let systemNames: Set<String> = [
        "-apple-system", "system-ui", "sans-serif", "blinkmacsystemfont", "ui-sans-serif", "sf pro",
        "san francisco",
    ]
    private static let serif = ["Times New Roman", "Liberation Serif", "Tinos", "DejaVu Serif", "Noto Serif"]

    /// The first family that there is; without one the font of the default attributes, else one with serifs, as browsers have it.
    static func font(families: [String], size: CGFloat, weight: Int, isItalic: Bool, base: UIFont?) -> UIFont
    {
        for family in families {
            let name = family.lowercased()
            if systemNames.contains(name) || name.hasPrefix(".sfui") || name.hasPrefix(".applesystem") {
                return slanted(.systemFont(ofSize: size, weight: self.weight(weight)), isItalic)
            }
            if name == "monospace" || name == "ui-monospace" {
                return slanted(.monospacedSystemFont(ofSize: size, weight: self.weight(weight)), isItalic)
            }
            if name == "serif" { break }
            if let found = installed(family, size, weight, isItalic) { return found }
        }
        if families.isEmpty, let base { return traits(base.withSize(size), weight, isItalic) }
        for family in serif {
            if let found = installed(family, size, weight, isItalic) { return found }
        }
        return slanted(.systemFont(ofSize: size, weight: self.weight(weight)), isItalic)
    }

    private static func installed(_ family: String, _ size: CGFloat, _ weight: Int, _ isItalic: Bool)
        -> UIFont?
    {
        if let named = UIFont(name: family, size: size) { return traits(named, weight, isItalic) }
        guard !UIFont.fontNames(forFamilyName: family).isEmpty else { return nil }
        let descriptor = UIFontDescriptor(fontAttributes: [.family: family])
        return traits(UIFont(descriptor: descriptor, size: size), weight, isItalic)
    }

    private static func traits(_ font: UIFont, _ weight: Int, _ isItalic: Bool) -> UIFont {
        var wanted = font.fontDescriptor.symbolicTraits
        if weight >= 600 { wanted.insert(.traitBold) }
        if isItalic { wanted.insert(.traitItalic) }
        guard wanted != font.fontDescriptor.symbolicTraits,
            let descriptor = font.fontDescriptor.withSymbolicTraits(wanted)
        else { return font }
        return UIFont(descriptor: descriptor, size: font.pointSize)
    }

    private static func slanted(_ font: UIFont, _ isItalic: Bool) -> UIFont {
        isItalic ? traits(font, 400, true) : font
    }

    private static func weight(_ number: Int) -> UIFont.Weight {
        switch number {
        case ..<150: .ultraLight
        case ..<250: .thin
        case ..<350: .light
        case ..<450: .regular
        case ..<550: .medium
        case ..<650: .semibold
        case ..<750: .bold
        case ..<850: .heavy
        default: .black
        }
    }
}
