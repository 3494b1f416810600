import CoreGraphics
import UIKitCore

/// Lengths in points and times in seconds of tables, in the look of iOS 13 to 18.
///
/// Source: uikit U142, U144. GUESS table-metrics: all that the rules do not name.
enum TableMetrics {
    /// The least height of a row that finds its height by itself.
    static let rowHeight: CGFloat = 44
    static let subtitleRowHeight: CGFloat = 58
    static let plainHeader: CGFloat = 28
    static let groupedHeader: CGFloat = 38
    static let groupedFooter: CGFloat = 18
    /// Above the first section of a grouped table without a title there.
    static let groupedTop: CGFloat = 35
    /// Above sections of a grouped table without a title.
    static let groupedGap: CGFloat = 18
    /// Around the text of a footer.
    static let footerPadding: CGFloat = 8
    /// Above the headers of plain tables.
    static let headerTopPadding: CGFloat = 22
    /// Between the text of a grouped header and the rows.
    static let groupedHeaderBottom: CGFloat = 7

    static let margin: CGFloat = 16
    static let wideMargin: CGFloat = 20
    static let wideWidth: CGFloat = 414
    static let cardRadius: CGFloat = 10

    /// How far content stays away from the edges of a table, or of a card.
    static func margin(forWidth width: CGFloat) -> CGFloat { width < wideWidth ? margin : wideMargin }

    enum Cell {
        /// Between text and the upper and lower edges of its row.
        static let vertical: CGFloat = 11
        /// Between an image and the edges, at least.
        static let imageVertical: CGFloat = 6
        /// Between the two texts of a subtitle row.
        static let subtitleGap: CGFloat = 3
        /// Between an image and the text.
        static let imageGap: CGFloat = 16
        /// Between two texts beside each other.
        static let textGap: CGFloat = 8
        /// The column of the first text of `value2`.
        static let column: CGFloat = 91
        static let detailSize: CGFloat = 12
        /// Between content and an accessory.
        static let accessoryGap: CGFloat = 8
        static let chevron = CGSize(width: 8, height: 13)
        static let check = CGSize(width: 15, height: 13)
        static let detailButton = CGSize(width: 24, height: 24)
        static let detailChevronGap: CGFloat = 12
        static let indentation: CGFloat = 10
        static let deselection = 0.3
    }

    enum Editing {
        /// How far content moves for the control at the left.
        static let control: CGFloat = 38
        static let controlSize: CGFloat = 22
        static let handle: CGFloat = 42
        static let handleSize = CGSize(width: 22, height: 11)
        static let duration = 0.3
        /// How long a finger rests on the handle before the row follows.
        static let lift = 0.1
        static let scrollZone: CGFloat = 44
        static let scrollSpeed: CGFloat = 360
    }

    enum Swipe {
        /// The least width of a button.
        static let button: CGFloat = 74
        static let buttonPadding: CGFloat = 12
        static let fontSize: CGFloat = 15
        /// Which part of the row a full swipe goes at least.
        static let fullPart: CGFloat = 0.5
        /// From which speed on a release opens or closes, in points per second.
        static let speed: CGFloat = 300
        static let duration = 0.3
    }

    enum Update {
        static let duration = 0.3
    }

    enum Index {
        static let width: CGFloat = 15
        static let fontSize: CGFloat = 11
        static let lineHeight: CGFloat = 14
    }
}
