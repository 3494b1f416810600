extension UITableViewCell {
    /// The arrangements of texts and image that a cell can be made with.
    public enum CellStyle: Int, Sendable {
        /// An image and a text, both optional.
        case `default` = 0
        /// A text at the left and a grey one at the right.
        case value1 = 1
        /// A small text in the tint colour, right-aligned in a column, and another one beside it.
        case value2 = 2
        /// A main text above a smaller detail text, both left-aligned.
        case subtitle = 3
    }

    /// The kinds of separator lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No separators are drawn between rows.
        case none = 0
        /// A line as thin as a pixel.
        case singleLine = 1
        /// A separator as thin as a pixel; the etched look of old systems is not drawn.
        case singleLineEtched = 2
    }

    /// The looks of a selected row; all but `none` are grey.
    public enum SelectionStyle: Int, Sendable {
        /// A selected row looks like any other.
        case none = 0
        /// The same grey as ``default``; the blue look of old systems is not drawn.
        case blue = 1
        /// The same grey as ``default``.
        case gray = 2
        /// A selected row gets a grey background.
        case `default` = 3
    }

    /// The looks of a focused row; they are only read back, since tables here have no focus.
    public enum FocusStyle: Int, Sendable {
        /// The look that the system gives to a focused row.
        case `default` = 0
        /// A look that the program draws itself.
        case custom = 1
    }

    /// The controls that a row can have at its leading edge while the table is edited.
    public enum EditingStyle: Int, Sendable {
        /// The row has no control, and a swipe does not delete it.
        case none = 0
        /// A control that deletes the row, after the user confirms.
        case delete = 1
        /// A control that inserts a row at this place.
        case insert = 2
    }

    /// The accessories that a row can have at its trailing edge.
    public enum AccessoryType: Int, Sendable {
        /// The row has no accessory view.
        case none = 0
        /// A chevron: there is more behind the row.
        case disclosureIndicator = 1
        /// A button for details, and a chevron.
        case detailDisclosureButton = 2
        /// A check mark: the row is the chosen one.
        case checkmark = 3
        /// A round button with an “i”; the delegate's `tableView(_:accessoryButtonTappedForRowWith:)` gets its taps.
        case detailButton = 4
    }

    /// The editing states of a cell, as ``UITableViewCell/willTransition(to:)`` gets them.
    public struct StateMask: OptionSet, Sendable {
        /// The raw bits of the mask.
        public let rawValue: UInt

        /// Makes a mask from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control at the left edge is shown.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The button that confirms a deletion is shown.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}
