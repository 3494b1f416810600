import UIKitCore

extension UITableView {
    /// The looks of tables.
    public enum Style: Int, Sendable {
        /// Rows over the whole width; headers stay at the top while rows of their section are to be seen.
        case plain = 0
        /// Sections with room between them; headers scroll away.
        case grouped = 1
        /// Sections as cards with round corners, away from the sides.
        case insetGrouped = 2
    }

    /// Where a row comes to lie when it is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// The table scrolls as little as is needed to see all of the row.
        case none = 0
        /// The row comes to the top.
        case top = 1
        /// The row comes to the middle.
        case middle = 2
        /// The row comes to the bottom.
        case bottom = 3
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade = 0
        /// They come from the right, and go there.
        case right = 1
        /// They come from the left, and go there.
        case left = 2
        /// They come down from under the row above, and go up there.
        case top = 3
        /// They come up from under the row below, and go down there.
        case bottom = 4
        /// They come and go at once.
        case none = 5
        /// They unfold in the middle of their place.
        case middle = 6
        /// What suits: as ``fade`` here.
        case automatic = 100
    }

    /// What the insets of separators are counted from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of cells.
        case fromCellEdges = 0
        /// The insets that separators have by themselves.
        case fromAutomaticInsets = 1
    }

    /// When cells that change their size make the table lay out its rows anew.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never.
        case disabled = 0
        /// When they say so by `invalidateIntrinsicContentSize()`.
        case enabled = 1
        /// Also when constraints in them change.
        case enabledIncludingConstraints = 2
    }
}
