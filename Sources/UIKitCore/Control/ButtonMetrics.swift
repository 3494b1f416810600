import CoreGraphics
import Foundation

/// Lengths in points of buttons with a configuration, and what their states do to colours.
///
/// Source: uikit U132.
enum ButtonMetrics {
    // GUESS config-insets: the distances of the content from the edges, by size.
    static func insets(_ size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch size {
            case .mini: (4, 7)
            case .small: (6, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return NSDirectionalEdgeInsets(
            top: vertical,
            leading: horizontal,
            bottom: vertical,
            trailing: horizontal
        )
    }

    /// The radius of a button of the middle size.
    static let mediumRadius: CGFloat = 5.95
    // GUESS config-radii: the radii of the other two.
    static let smallRadius: CGFloat = 4.2
    static let largeRadius: CGFloat = 8.75

    // GUESS config-fonts: the styles of the two lines.
    static func titleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
        size == .mini || size == .small ? .subheadline : .body
    }
    static func subtitleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
        size == .mini || size == .small ? .caption2 : .caption1
    }

    /// How much of the tint a tinted button has.
    static let tintedAlpha: CGFloat = 0.18
    // GUESS config-highlight: what the opacity of the background is multiplied by under a finger; of the title where there is no background.
    static let highlightAlpha: CGFloat = 0.75
    /// The distance of two lines unless set.
    static let titlePadding: CGFloat = 1
    /// The distance of the sign that a menu or a pop-up is behind the button.
    static let indicatorPadding: CGFloat = 5

    // GUESS button-disabled-title: measured on the Mac for buttons of the system without a colour of their own.
    static let disabledTitle = UIColor(white: 0.52, alpha: 0.45)
}
