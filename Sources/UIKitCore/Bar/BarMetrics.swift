import CoreGraphics
import Foundation

/// Lengths in points and times in seconds of bars, in the look of iOS 13 to 18.
///
/// Source: uikit U165, U167.
package enum BarMetrics {
    /// The row of buttons and title of a navigation bar; less on a phone that lies on its side.
    static let navigationRow: CGFloat = 44
    static let compactRow: CGFloat = 32
    static let prompt: CGFloat = 30
    static let largeTitle: CGFloat = 52
    static let toolbar: CGFloat = 44
    static let compactToolbar: CGFloat = 32
    package static let tabBar: CGFloat = 49
    package static let compactTabBar: CGFloat = 32

    // GUESS bar-places: read off pictures.
    /// The space beside the outermost buttons and titles: the usual one, and in bars from 414 points of width on.
    static let margin: CGFloat = 16
    static let wideMargin: CGFloat = 20
    static let wide: CGFloat = 414
    /// The space before the arrow of the way back, and between it and its title.
    static let backMargin: CGFloat = 8
    static let backGap: CGFloat = 6
    /// The space between buttons, and the least between buttons and title.
    static let gap: CGFloat = 16
    static let titleGap: CGFloat = 8
    /// The least width in which a finger finds a button.
    static let reach: CGFloat = 44
    /// How far the large title is above the lower edge of its zone.
    static let largeTitleBottom: CGFloat = 8
    /// How high the zone of the large title is when the small one takes its place.
    static let titleSwitch: CGFloat = 14
    /// The zone of the field of a search.
    static let search: CGFloat = 52
    /// How high a title view may be.
    static let titleView: CGFloat = 44

    /// The disc of the system's item that closes, and the area behind items that are switched on, with its radius.
    static let close: CGFloat = 30
    static let selection: CGFloat = 32
    static let selectionRadius: CGFloat = 6

    static let titleSize: CGFloat = 17
    static let largeTitleSize: CGFloat = 34
    static let promptSize: CGFloat = 13
    /// How opaque a button is under a finger, and how long it takes to come back.
    static let pressedAlpha: CGFloat = 0.2
    static let release = 0.35
    /// How long buttons fade.
    static let fade = 0.25
    /// How long a push or a pop takes.
    static let transition = 0.35
    /// How far titles travel in a push or a pop, of the bar's width.
    static let travel: CGFloat = 0.5

    enum Tab {
        static let titleSize: CGFloat = 10
        static let inlineTitleSize: CGFloat = 13
        static let symbolSize: CGFloat = 18
        static let compactSymbolSize: CGFloat = 14
        /// The middle of the picture and the baseline of the title, from the top.
        static let imageMiddle: CGFloat = 19
        static let baseline: CGFloat = 45
        static let inlineGap: CGFloat = 7
        /// Tabs in the middle of a wide bar.
        static let width: CGFloat = 76
        static let spacing: CGFloat = 34
        static let badge: CGFloat = 18
        static let badgeText: CGFloat = 13
        static let badgePadding: CGFloat = 4.5
        static let dot: CGFloat = 8
        /// From the middle of the picture to the left edge of the badge, and from the top of the bar.
        static let badgeOffset: CGFloat = 5
        static let badgeTop: CGFloat = 2
    }

    /// The space beside the outermost parts of a bar.
    static func margin(width: CGFloat) -> CGFloat { width >= wide ? wideMargin : margin }
}
