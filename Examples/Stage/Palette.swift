import UIKit

/// The colours of the gallery.
enum Palette {
    static let paper = UIColor(red: 0.957, green: 0.953, blue: 0.941, alpha: 1)
    static let card = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    static let ink = UIColor(red: 0.129, green: 0.145, blue: 0.176, alpha: 1)
    static let mist = UIColor(red: 0.851, green: 0.855, blue: 0.867, alpha: 1)
    static let night = UIColor(red: 0.086, green: 0.098, blue: 0.133, alpha: 1)
    static let dusk = UIColor(red: 0.157, green: 0.176, blue: 0.231, alpha: 1)
    static let blue = UIColor(red: 0.204, green: 0.404, blue: 0.878, alpha: 1)
    static let coral = UIColor(red: 0.937, green: 0.400, blue: 0.341, alpha: 1)
    static let teal = UIColor(red: 0.118, green: 0.620, blue: 0.576, alpha: 1)
    static let amber = UIColor(red: 0.957, green: 0.690, blue: 0.224, alpha: 1)
    static let violet = UIColor(red: 0.478, green: 0.365, blue: 0.827, alpha: 1)

    /// A colour of six hexadecimal digits.
    static func rgb(_ hex: UInt32, alpha: CGFloat = 1) -> CGColor {
        CGColor(
            red: CGFloat(hex >> 16 & 255) / 255,
            green: CGFloat(hex >> 8 & 255) / 255,
            blue: CGFloat(hex & 255) / 255,
            alpha: alpha
        )
    }
}

/// Where the texts call a random generator: colours that look drawn by chance and are the same in every run.
struct ColorDice {
    private var state: UInt64
    private var last: Int

    /// Makes dice.
    ///
    /// - Parameters:
    ///   - seed: What tells the dice of one program from those of another.
    ///   - color: The colour on the screen, which the first roll does not show.
    init(seed: UInt64, after color: UIColor = Palette.blue) {
        state = seed
        last = Self.faces.firstIndex(of: color) ?? 0
    }

    /// The next colour, always another one than the last.
    mutating func roll() -> UIColor {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        last = (last + 1 + Int(state >> 33) % (Self.faces.count - 1)) % Self.faces.count
        return Self.faces[last]
    }

    private static let faces = [
        Palette.blue, Palette.coral, Palette.amber, Palette.teal, Palette.violet,
        UIColor(red: 0.859, green: 0.365, blue: 0.565, alpha: 1),
        UIColor(red: 0.255, green: 0.635, blue: 0.827, alpha: 1),
        UIColor(red: 0.431, green: 0.678, blue: 0.318, alpha: 1),
    ]
}
