import Foundation

/// The colours of the system, which look different in the dark.
///
/// The values are those that Apple publishes for iOS 13 to 17.
extension UIColor {
    /// A red that adapts to light and dark, contrast and level.
    public class var systemRed: UIColor { SystemColors.systemRed }
    /// A green that adapts to light and dark, contrast and level.
    public class var systemGreen: UIColor { SystemColors.systemGreen }
    /// A blue that adapts to light and dark, contrast and level; the tint colour of windows.
    public class var systemBlue: UIColor { SystemColors.systemBlue }
    /// An orange that adapts to light and dark, contrast and level.
    public class var systemOrange: UIColor { SystemColors.systemOrange }
    /// A yellow that adapts to light and dark, contrast and level.
    public class var systemYellow: UIColor { SystemColors.systemYellow }
    /// A pink that adapts to light and dark, contrast and level.
    public class var systemPink: UIColor { SystemColors.systemPink }
    /// A purple that adapts to light and dark, contrast and level.
    public class var systemPurple: UIColor { SystemColors.systemPurple }
    /// A teal that adapts to light and dark, contrast and level.
    public class var systemTeal: UIColor { SystemColors.systemTeal }
    /// An indigo that adapts to light and dark, contrast and level.
    public class var systemIndigo: UIColor { SystemColors.systemIndigo }
    /// A brown that adapts to light and dark, contrast and level.
    public class var systemBrown: UIColor { SystemColors.systemBrown }
    /// A mint green that adapts to light and dark, contrast and level.
    public class var systemMint: UIColor { SystemColors.systemMint }
    /// A cyan that adapts to light and dark, contrast and level.
    public class var systemCyan: UIColor { SystemColors.systemCyan }
    /// The strongest of the six grays that adapt to light and dark.
    public class var systemGray: UIColor { SystemColors.systemGray }
    /// The second gray: closer to the background than ``systemGray``.
    public class var systemGray2: UIColor { SystemColors.systemGray2 }
    /// The third gray: closer to the background than ``systemGray2``.
    public class var systemGray3: UIColor { SystemColors.systemGray3 }
    /// The fourth gray: closer to the background than ``systemGray3``.
    public class var systemGray4: UIColor { SystemColors.systemGray4 }
    /// The fifth gray: closer to the background than ``systemGray4``.
    public class var systemGray5: UIColor { SystemColors.systemGray5 }
    /// The sixth gray, closest to the background.
    public class var systemGray6: UIColor { SystemColors.systemGray6 }
    /// The colour of text in the first place, such as a title.
    public class var label: UIColor { SystemColors.label }
    /// The colour of text in the second place, such as a subtitle.
    public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
    /// The colour of text in the third place.
    public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
    /// The colour of text in the fourth place, such as a watermark.
    public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
    /// The colour of links in text.
    public class var link: UIColor { SystemColors.link }
    /// The colour of a placeholder in an empty field.
    public class var placeholderText: UIColor { SystemColors.placeholderText }
    /// The colour of lines between contents, through which the background shows.
    public class var separator: UIColor { SystemColors.separator }
    /// The colour of lines between contents, without transparency.
    public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }
    /// The background of a whole screen.
    public class var systemBackground: UIColor { SystemColors.systemBackground }
    /// The background of content that stands on ``systemBackground``.
    public class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }
    /// The background of content that stands on ``secondarySystemBackground``.
    public class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }
    /// The background of a screen with grouped content, such as a grouped table.
    public class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }
    /// The background of a grouped table, under its name of before iOS 13: ``systemGroupedBackground``.
    public class var groupTableViewBackground: UIColor { SystemColors.systemGroupedBackground }
    /// The background of content that stands on ``systemGroupedBackground``, such as the cells of a grouped table.
    public class var secondarySystemGroupedBackground: UIColor {
        SystemColors.secondarySystemGroupedBackground
    }
    /// The background of content that stands on ``secondarySystemGroupedBackground``.
    public class var tertiarySystemGroupedBackground: UIColor { SystemColors.tertiarySystemGroupedBackground }
    /// The fill of thin and small shapes, such as the track of a slider.
    public class var systemFill: UIColor { SystemColors.systemFill }
    /// The fill of shapes of middle size, such as a switch.
    public class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
    /// The fill of large shapes, such as a field or a button.
    public class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
    /// The fill of large areas with complex content.
    public class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }
    /// The usual tint colour: the system's blue.
    public class var tintColor: UIColor { SystemColors.systemBlue }
    /// White text with an opacity of 0.6, for dark backgrounds.
    public class var lightText: UIColor { SystemColors.lightText }
    /// The colour of dark text on light backgrounds; the same for light and dark.
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
    package static func system(named name: String) -> UIColor? {
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
