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
        /// Inserted rows move in from the right, and deleted ones move out there.
        case right = 1
        /// Inserted rows move in from the left, and deleted ones move out there.
        case left = 2
        /// Inserted rows move down from under the row above, and deleted ones move up below it.
        case top = 3
        /// Inserted rows move up from under the row below, and deleted ones move down below it.
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

    /// The occasions at which a table gives a cell a new height.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// A cell keeps its height until the table is reloaded.
        case disabled = 0
        /// A cell whose `invalidateIntrinsicContentSize()` is called gets a new height.
        case enabled = 1
        /// As ``enabled``, and a cell whose constraints change gets a new height, too.
        case enabledIncludingConstraints = 2
    }
}
