extension UITableView {
    /// The styles that a table can be made with.
    public enum Style: Int, Sendable {
        /// Rows over the whole width; headers stay at the top while rows of their section are to be seen.
        case plain = 0
        /// Sections with room between them; headers scroll away.
        case grouped = 1
        /// Sections as cards with round corners, away from the sides.
        case insetGrouped = 2
    }

    /// The positions at which a row can be after the table has scrolled to it.
    public enum ScrollPosition: Int, Sendable {
        /// The table scrolls as little as is needed to see all of the row.
        case none = 0
        /// The table scrolls until the row is at the top of the visible part.
        case top = 1
        /// The table scrolls until the row is in the middle of the visible part.
        case middle = 2
        /// The table scrolls until the row is at the bottom of the visible part.
        case bottom = 3
    }

    /// The animations of rows that are inserted, deleted or reloaded.
    public enum RowAnimation: Int, Sendable {
        /// Rows fade in and out.
        case fade = 0
        /// They come from the right, and go there.
        case right = 1
        /// They come from the left, and go there.
        case left = 2
        /// They come down from under the row above, and go up there.
        case top = 3
        /// They come up from under the row below, and go down there.
        case bottom = 4
        /// Rows appear and disappear without an animation.
        case none = 5
        /// They unfold in the middle of their place.
        case middle = 6
        /// The animation that the table picks; here always ``fade``.
        case automatic = 100
    }

    /// The edges that separator insets can be counted from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// Separator insets are counted from the edges of cells.
        case fromCellEdges = 0
        /// The insets that separators have by themselves.
        case fromAutomaticInsets = 1
    }

    /// When cells that change their size make the table lay out its rows anew.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// A cell keeps its height until the table is reloaded.
        case disabled = 0
        /// A cell whose `invalidateIntrinsicContentSize()` is called gets a new height.
        case enabled = 1
        /// As ``enabled``, and a cell whose constraints change gets a new height, too.
        case enabledIncludingConstraints = 2
    }
}
