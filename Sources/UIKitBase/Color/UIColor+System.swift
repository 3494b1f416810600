import Foundation

/// The colours of the system, which look different in the dark.
///
/// The values are those that Apple publishes for iOS 13 to 17.
extension UIColor {
    /// The system's colour "system red".
    public class var systemRed: UIColor { SystemColors.systemRed }
    /// The system's colour "system green".
    public class var systemGreen: UIColor { SystemColors.systemGreen }
    /// The system's colour "system blue".
    public class var systemBlue: UIColor { SystemColors.systemBlue }
    /// The system's colour "system orange".
    public class var systemOrange: UIColor { SystemColors.systemOrange }
    /// The system's colour "system yellow".
    public class var systemYellow: UIColor { SystemColors.systemYellow }
    /// The system's colour "system pink".
    public class var systemPink: UIColor { SystemColors.systemPink }
    /// The system's colour "system purple".
    public class var systemPurple: UIColor { SystemColors.systemPurple }
    /// The system's colour "system teal".
    public class var systemTeal: UIColor { SystemColors.systemTeal }
    /// The system's colour "system indigo".
    public class var systemIndigo: UIColor { SystemColors.systemIndigo }
    /// The system's colour "system brown".
    public class var systemBrown: UIColor { SystemColors.systemBrown }
    /// The system's colour "system mint".
    public class var systemMint: UIColor { SystemColors.systemMint }
    /// The system's colour "system cyan".
    public class var systemCyan: UIColor { SystemColors.systemCyan }
    /// The system's colour "system gray".
    public class var systemGray: UIColor { SystemColors.systemGray }
    /// The system's colour "system gray 2".
    public class var systemGray2: UIColor { SystemColors.systemGray2 }
    /// The system's colour "system gray 3".
    public class var systemGray3: UIColor { SystemColors.systemGray3 }
    /// The system's colour "system gray 4".
    public class var systemGray4: UIColor { SystemColors.systemGray4 }
    /// The system's colour "system gray 5".
    public class var systemGray5: UIColor { SystemColors.systemGray5 }
    /// The system's colour "system gray 6".
    public class var systemGray6: UIColor { SystemColors.systemGray6 }
    /// The system's colour "label".
    public class var label: UIColor { SystemColors.label }
    /// The system's colour "secondary label".
    public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
    /// The system's colour "tertiary label".
    public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
    /// The system's colour "quaternary label".
    public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
    /// The system's colour "link".
    public class var link: UIColor { SystemColors.link }
    /// The system's colour "placeholder text".
    public class var placeholderText: UIColor { SystemColors.placeholderText }
    /// The system's colour "separator".
    public class var separator: UIColor { SystemColors.separator }
    /// The system's colour "opaque separator".
    public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }
    /// The system's colour "system background".
    public class var systemBackground: UIColor { SystemColors.systemBackground }
    /// The system's colour "secondary system background".
    public class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }
    /// The system's colour "tertiary system background".
    public class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }
    /// The system's colour "system grouped background".
    public class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }
    /// The system's colour "secondary system grouped background".
    public class var secondarySystemGroupedBackground: UIColor {
        SystemColors.secondarySystemGroupedBackground
    }
    /// The system's colour "tertiary system grouped background".
    public class var tertiarySystemGroupedBackground: UIColor { SystemColors.tertiarySystemGroupedBackground }
    /// The system's colour "system fill".
    public class var systemFill: UIColor { SystemColors.systemFill }
    /// The system's colour "secondary system fill".
    public class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
    /// The system's colour "tertiary system fill".
    public class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
    /// The system's colour "quaternary system fill".
    public class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }
    /// The system's tint: its blue.
    public class var tintColor: UIColor { SystemColors.systemBlue }
    /// White text with an opacity of 0.6, for dark backgrounds.
    public class var lightText: UIColor { SystemColors.lightText }
    /// Black text, for light backgrounds.
    public class var darkText: UIColor { SystemColors.darkText }
}

/// The colours of the system, each made once.
private enum SystemColors {
    static let systemRed = make("systemRed", SIMD4(255, 59, 48, 1), SIMD4(255, 69, 58, 1))
    static let systemGreen = make("systemGreen", SIMD4(52, 199, 89, 1), SIMD4(48, 209, 88, 1))
    static let systemBlue = make("systemBlue", SIMD4(0, 122, 255, 1), SIMD4(10, 132, 255, 1))
    static let systemOrange = make("systemOrange", SIMD4(255, 149, 0, 1), SIMD4(255, 159, 10, 1))
    static let systemYellow = make("systemYellow", SIMD4(255, 204, 0, 1), SIMD4(255, 214, 10, 1))
    static let systemPink = make("systemPink", SIMD4(255, 45, 85, 1), SIMD4(255, 55, 95, 1))
    static let systemPurple = make("systemPurple", SIMD4(175, 82, 222, 1), SIMD4(191, 90, 242, 1))
    static let systemTeal = make("systemTeal", SIMD4(48, 176, 199, 1), SIMD4(64, 200, 224, 1))
    static let systemIndigo = make("systemIndigo", SIMD4(88, 86, 214, 1), SIMD4(94, 92, 230, 1))
    static let systemBrown = make("systemBrown", SIMD4(162, 132, 94, 1), SIMD4(172, 142, 104, 1))
    static let systemMint = make("systemMint", SIMD4(0, 199, 190, 1), SIMD4(99, 230, 226, 1))
    static let systemCyan = make("systemCyan", SIMD4(50, 173, 230, 1), SIMD4(100, 210, 255, 1))
    static let systemGray = make("systemGray", SIMD4(142, 142, 147, 1), SIMD4(142, 142, 147, 1))
    static let systemGray2 = make("systemGray2", SIMD4(174, 174, 178, 1), SIMD4(99, 99, 102, 1))
    static let systemGray3 = make("systemGray3", SIMD4(199, 199, 204, 1), SIMD4(72, 72, 74, 1))
    static let systemGray4 = make("systemGray4", SIMD4(209, 209, 214, 1), SIMD4(58, 58, 60, 1))
    static let systemGray5 = make("systemGray5", SIMD4(229, 229, 234, 1), SIMD4(44, 44, 46, 1))
    static let systemGray6 = make("systemGray6", SIMD4(242, 242, 247, 1), SIMD4(28, 28, 30, 1))
    static let label = make("label", SIMD4(0, 0, 0, 1), SIMD4(255, 255, 255, 1))
    static let secondaryLabel = make("secondaryLabel", SIMD4(60, 60, 67, 0.6), SIMD4(235, 235, 245, 0.6))
    static let tertiaryLabel = make("tertiaryLabel", SIMD4(60, 60, 67, 0.3), SIMD4(235, 235, 245, 0.3))
    static let quaternaryLabel = make("quaternaryLabel", SIMD4(60, 60, 67, 0.18), SIMD4(235, 235, 245, 0.16))
    static let link = make("link", SIMD4(0, 122, 255, 1), SIMD4(9, 132, 255, 1))
    static let placeholderText = make("placeholderText", SIMD4(60, 60, 67, 0.3), SIMD4(235, 235, 245, 0.3))
    static let separator = make("separator", SIMD4(60, 60, 67, 0.29), SIMD4(84, 84, 88, 0.6))
    static let opaqueSeparator = make("opaqueSeparator", SIMD4(198, 198, 200, 1), SIMD4(56, 56, 58, 1))
    static let systemBackground = make(
        "systemBackground",
        SIMD4(255, 255, 255, 1),
        SIMD4(0, 0, 0, 1),
        elevated: SIMD4(28, 28, 30, 1)
    )
    static let secondarySystemBackground = make(
        "secondarySystemBackground",
        SIMD4(242, 242, 247, 1),
        SIMD4(28, 28, 30, 1),
        elevated: SIMD4(44, 44, 46, 1)
    )
    static let tertiarySystemBackground = make(
        "tertiarySystemBackground",
        SIMD4(255, 255, 255, 1),
        SIMD4(44, 44, 46, 1),
        elevated: SIMD4(58, 58, 60, 1)
    )
    static let systemGroupedBackground = make(
        "systemGroupedBackground",
        SIMD4(242, 242, 247, 1),
        SIMD4(0, 0, 0, 1),
        elevated: SIMD4(28, 28, 30, 1)
    )
    static let secondarySystemGroupedBackground = make(
        "secondarySystemGroupedBackground",
        SIMD4(255, 255, 255, 1),
        SIMD4(28, 28, 30, 1),
        elevated: SIMD4(44, 44, 46, 1)
    )
    static let tertiarySystemGroupedBackground = make(
        "tertiarySystemGroupedBackground",
        SIMD4(242, 242, 247, 1),
        SIMD4(44, 44, 46, 1),
        elevated: SIMD4(58, 58, 60, 1)
    )
    static let systemFill = make("systemFill", SIMD4(120, 120, 128, 0.2), SIMD4(120, 120, 128, 0.36))
    static let secondarySystemFill = make(
        "secondarySystemFill",
        SIMD4(120, 120, 128, 0.16),
        SIMD4(120, 120, 128, 0.32)
    )
    static let tertiarySystemFill = make(
        "tertiarySystemFill",
        SIMD4(118, 118, 128, 0.12),
        SIMD4(118, 118, 128, 0.24)
    )
    static let quaternarySystemFill = make(
        "quaternarySystemFill",
        SIMD4(116, 116, 128, 0.08),
        SIMD4(118, 118, 128, 0.18)
    )
    static let lightText = UIColor(white: 1, alpha: 0.6)
    static let darkText = UIColor(white: 0, alpha: 1)

    /// - Parameters:
    ///   - light: Red, green and blue from 0 to 255, and alpha from 0 to 1.
    ///   - dark: The same in the dark.
    ///   - elevated: The same in the dark above the screen, nil for no difference.
    private static func make(
        _ name: String,
        _ light: SIMD4<Double>,
        _ dark: SIMD4<Double>,
        elevated: SIMD4<Double>? = nil
    ) -> UIColor {
        let (lightColor, darkColor) = (color(light), color(dark))
        let elevatedColor = elevated.map(color) ?? darkColor
        return UIColor(systemName: name + "Color") { traits in
            guard traits.userInterfaceStyle == .dark else { return lightColor }
            return traits.userInterfaceLevel == .elevated ? elevatedColor : darkColor
        }
    }

    private static func color(_ rgba: SIMD4<Double>) -> UIColor {
        UIColor(red: rgba.x / 255, green: rgba.y / 255, blue: rgba.z / 255, alpha: rgba.w)
    }
}

extension UIColor {
    /// The system's colour of a name as archives have it, nil for an unknown one.
    static func system(named name: String) -> UIColor? {
        let all = [
            SystemColors.systemRed,
            SystemColors.systemGreen,
            SystemColors.systemBlue,
            SystemColors.systemOrange,
            SystemColors.systemYellow,
            SystemColors.systemPink,
            SystemColors.systemPurple,
            SystemColors.systemTeal,
            SystemColors.systemIndigo,
            SystemColors.systemBrown,
            SystemColors.systemMint,
            SystemColors.systemCyan,
            SystemColors.systemGray,
            SystemColors.systemGray2,
            SystemColors.systemGray3,
            SystemColors.systemGray4,
            SystemColors.systemGray5,
            SystemColors.systemGray6,
            SystemColors.label,
            SystemColors.secondaryLabel,
            SystemColors.tertiaryLabel,
            SystemColors.quaternaryLabel,
            SystemColors.link,
            SystemColors.placeholderText,
            SystemColors.separator,
            SystemColors.opaqueSeparator,
            SystemColors.systemBackground,
            SystemColors.secondarySystemBackground,
            SystemColors.tertiarySystemBackground,
            SystemColors.systemGroupedBackground,
            SystemColors.secondarySystemGroupedBackground,
            SystemColors.tertiarySystemGroupedBackground,
            SystemColors.systemFill,
            SystemColors.secondarySystemFill,
            SystemColors.tertiarySystemFill,
            SystemColors.quaternarySystemFill,
        ]
        return all.first { $0.systemName == name }
    }
}
