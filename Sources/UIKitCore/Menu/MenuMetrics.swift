import CoreGraphics
import Foundation

/// Lengths in points and times in seconds of menus, in the look of iOS 13 to 18.
enum MenuMetrics {
    static let width: CGFloat = 250
    static let radius: CGFloat = 13
    static let rowHeight: CGFloat = 44
    /// How much higher a row with a subtitle is.
    static let subtitleHeight: CGFloat = 16
    /// The height of the title over the rows.
    static let headerHeight: CGFloat = 30
    static let textInset: CGFloat = 16
    /// Where titles begin in a menu in which rows have marks.
    static let markedInset: CGFloat = 32
    static let markX: CGFloat = 9
    /// The middle of the image, from the right edge.
    static let imageInset: CGFloat = 27
    static let imageSize: CGFloat = 18
    static let titleSize: CGFloat = 17
    static let subtitleSize: CGFloat = 12
    static let headerSize: CGFloat = 13
    /// The height of the line between groups.
    static let groupGap: CGFloat = 8
    /// The distance of a menu from what it belongs to, and from the edges of the window.
    static let gap: CGFloat = 8
    static let margin: CGFloat = 10
    /// What a menu is scaled to over which another one is open.
    static let buriedScale: CGFloat = 0.95

    // GUESS menu-times: how long a view is pressed, how menus come and go.
    static let pressDuration = 0.5
    static let comeDuration = 0.4
    static let comeDamping: CGFloat = 0.82
    static let goDuration = 0.2
    /// What a menu grows from.
    static let smallScale: CGFloat = 0.2
    /// What a pressed view is scaled to.
    static let liftScale: CGFloat = 1.04

    /// The colour of a row under a finger.
    static let highlight = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.08)
    }
    /// The colour of the lines between rows, and between groups.
    static let line = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.12)
    }
    static let groupLine = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.22) : UIColor(white: 0, alpha: 0.07)
    }
    /// What lies over the window behind a menu with a preview.
    static let dimming = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.45) : UIColor(white: 0, alpha: 0.18)
    }
}
