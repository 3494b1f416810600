import CoreGraphics
import UIKitCore

/// What a table tells a cell of its row.
struct CellPlace: Equatable {
    var tableStyle = UITableView.Style.plain
    /// Whether the cell is in a table.
    var isInTable = false
    var isFirst = false
    var isLast = false
    var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    var separatorColor: UIColor?
    var separatorEffect: UIVisualEffect?
    var separatorInset: UIEdgeInsets?
    /// How far content stays away from the sides.
    var margin = TableMetrics.margin
    /// What the safe area takes from the content at the left and the right.
    var safeLeft: CGFloat = 0
    var safeRight: CGFloat = 0
    /// What the index of sections covers at the right.
    var indexWidth: CGFloat = 0
    var editingStyle = UITableViewCell.EditingStyle.none
    var indentsWhileEditing = true
    var canMove = false
    /// Whether the control at the left edge selects the row.
    var selectsWhileEditing = false
    var allowsMultipleSelection = false
}
