import Foundation

/// The colours of the system, with their values for a light appearance.
///
/// Dark appearance isn't offered: there is no trait collection yet.
extension UIColor {
    /// The system's colour "system red".
    public class var systemRed: UIColor { .system(255, 59, 48, 1) }
    /// The system's colour "system green".
    public class var systemGreen: UIColor { .system(52, 199, 89, 1) }
    /// The system's colour "system blue".
    public class var systemBlue: UIColor { .system(0, 122, 255, 1) }
    /// The system's colour "system orange".
    public class var systemOrange: UIColor { .system(255, 149, 0, 1) }
    /// The system's colour "system yellow".
    public class var systemYellow: UIColor { .system(255, 204, 0, 1) }
    /// The system's colour "system pink".
    public class var systemPink: UIColor { .system(255, 45, 85, 1) }
    /// The system's colour "system purple".
    public class var systemPurple: UIColor { .system(175, 82, 222, 1) }
    /// The system's colour "system teal".
    public class var systemTeal: UIColor { .system(48, 176, 199, 1) }
    /// The system's colour "system indigo".
    public class var systemIndigo: UIColor { .system(88, 86, 214, 1) }
    /// The system's colour "system brown".
    public class var systemBrown: UIColor { .system(162, 132, 94, 1) }
    /// The system's colour "system mint".
    public class var systemMint: UIColor { .system(0, 199, 190, 1) }
    /// The system's colour "system cyan".
    public class var systemCyan: UIColor { .system(50, 173, 230, 1) }
    /// The system's colour "system gray".
    public class var systemGray: UIColor { .system(142, 142, 147, 1) }
    /// The system's colour "system gray 2".
    public class var systemGray2: UIColor { .system(174, 174, 178, 1) }
    /// The system's colour "system gray 3".
    public class var systemGray3: UIColor { .system(199, 199, 204, 1) }
    /// The system's colour "system gray 4".
    public class var systemGray4: UIColor { .system(209, 209, 214, 1) }
    /// The system's colour "system gray 5".
    public class var systemGray5: UIColor { .system(229, 229, 234, 1) }
    /// The system's colour "system gray 6".
    public class var systemGray6: UIColor { .system(242, 242, 247, 1) }
    /// The system's colour "tint color".
    public class var tintColor: UIColor { .system(0, 122, 255, 1) }
    /// The system's colour "label".
    public class var label: UIColor { .system(0, 0, 0, 1) }
    /// The system's colour "secondary label".
    public class var secondaryLabel: UIColor { .system(60, 60, 67, 0.6) }
    /// The system's colour "tertiary label".
    public class var tertiaryLabel: UIColor { .system(60, 60, 67, 0.3) }
    /// The system's colour "quaternary label".
    public class var quaternaryLabel: UIColor { .system(60, 60, 67, 0.18) }
    /// The system's colour "link".
    public class var link: UIColor { .system(0, 122, 255, 1) }
    /// The system's colour "placeholder text".
    public class var placeholderText: UIColor { .system(60, 60, 67, 0.3) }
    /// The system's colour "separator".
    public class var separator: UIColor { .system(60, 60, 67, 0.29) }
    /// The system's colour "opaque separator".
    public class var opaqueSeparator: UIColor { .system(198, 198, 200, 1) }
    /// The system's colour "system background".
    public class var systemBackground: UIColor { .system(255, 255, 255, 1) }
    /// The system's colour "secondary system background".
    public class var secondarySystemBackground: UIColor { .system(242, 242, 247, 1) }
    /// The system's colour "tertiary system background".
    public class var tertiarySystemBackground: UIColor { .system(255, 255, 255, 1) }
    /// The system's colour "system grouped background".
    public class var systemGroupedBackground: UIColor { .system(242, 242, 247, 1) }
    /// The system's colour "secondary system grouped background".
    public class var secondarySystemGroupedBackground: UIColor { .system(255, 255, 255, 1) }
    /// The system's colour "tertiary system grouped background".
    public class var tertiarySystemGroupedBackground: UIColor { .system(242, 242, 247, 1) }
    /// The system's colour "system fill".
    public class var systemFill: UIColor { .system(120, 120, 128, 0.2) }
    /// The system's colour "secondary system fill".
    public class var secondarySystemFill: UIColor { .system(120, 120, 128, 0.16) }
    /// The system's colour "tertiary system fill".
    public class var tertiarySystemFill: UIColor { .system(118, 118, 128, 0.12) }
    /// The system's colour "quaternary system fill".
    public class var quaternarySystemFill: UIColor { .system(116, 116, 128, 0.08) }
    /// The system's colour "light text".
    public class var lightText: UIColor { .system(255, 255, 255, 0.6) }
    /// The system's colour "dark text".
    public class var darkText: UIColor { .system(0, 0, 0, 1) }

    /// A colour from components of 0 to 255.
    private static func system(
        _ red: CGFloat,
        _ green: CGFloat,
        _ blue: CGFloat,
        _ alpha: CGFloat
    ) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
