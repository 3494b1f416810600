import UIKitCore

extension UITableViewCell {
    /// The arrangements of texts and image.
    public enum CellStyle: Int, Sendable {
        /// An image and a text, both optional.
        case `default` = 0
        /// A text at the left and a grey one at the right.
        case value1 = 1
        /// A small text in the tint colour, right-aligned in a column, and another one beside it.
        case value2 = 2
        /// A text above a smaller one.
        case subtitle = 3
    }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No lines.
        case none = 0
        /// A line as thin as a pixel.
        case singleLine = 1
        /// Shown as ``singleLine``.
        case singleLineEtched = 2
    }

    /// What shows that a row is selected; all but `none` are grey.
    public enum SelectionStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// The same as ``default``.
        case blue = 1
        /// The same as ``default``.
        case gray = 2
        /// A grey background.
        case `default` = 3
    }

    /// How a row looks to the focus; kept for reading back, tables here have no focus.
    public enum FocusStyle: Int, Sendable {
        /// The system's look.
        case `default` = 0
        /// What the program draws.
        case custom = 1
    }

    /// What the control at the left edge of a row does while the table is edited.
    public enum EditingStyle: Int, Sendable {
        /// There is none.
        case none = 0
        /// It deletes the row.
        case delete = 1
        /// It inserts a row.
        case insert = 2
    }

    /// What stands at the right edge of a row.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A chevron: there is more behind the row.
        case disclosureIndicator = 1
        /// A button for details, and a chevron.
        case detailDisclosureButton = 2
        /// A tick.
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }

    /// The states that a cell goes through while its table is edited.
    public struct StateMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a mask of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control at the left edge is shown.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The button that confirms a deletion is shown.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}
