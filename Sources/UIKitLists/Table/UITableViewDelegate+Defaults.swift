public import Foundation
public import UIKitCore

// What a table does where its delegate says nothing.

extension UITableViewDelegate {
    // Spelled out by Scripts/spell-out: table-delegate, public
    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    public func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    public func tableView(
        _ tableView: UITableView,
        willDisplayHeaderView view: UIView,
        forSection section: Int
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    public func tableView(
        _ tableView: UITableView,
        willDisplayFooterView view: UIView,
        forSection section: Int
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    public func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    public func tableView(
        _ tableView: UITableView,
        didEndDisplayingHeaderView view: UIView,
        forSection section: Int
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    public func tableView(
        _ tableView: UITableView,
        didEndDisplayingFooterView view: UIView,
        forSection section: Int
    ) {}

    /// The table's `rowHeight` for each row, in points; for a static cell of a storyboard the height that it has there.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.state.staticContent?.row(indexPath)?.height ?? tableView.rowHeight
    }

    /// The table's `sectionHeaderHeight` for each section, in points.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    /// The table's `sectionFooterHeight` for each section, in points.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    /// The table's `estimatedRowHeight` for each row, in points.
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }

    /// Returns the table's `estimatedSectionHeaderHeight`, in points.
    public func tableView(
        _ tableView: UITableView,
        estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionHeaderHeight }

    /// Returns the table's `estimatedSectionFooterHeight`, in points.
    public func tableView(
        _ tableView: UITableView,
        estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionFooterHeight }

    /// Nil by default: the header shows the section's title, if it has one.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    /// Nil by default: the footer shows the section's title, if it has one.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

    /// Has no effect; implement it to answer taps on a row's detail button.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    /// True by default: each row is highlighted under a finger and can be selected.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Has no effect; implement it to learn that a finger has highlighted a row.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Has no effect; implement it to learn that a row has lost its highlight.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// Returns the row itself, so each row can be selected.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Returns the row itself, so each row can be deselected.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Has no effect; implement it to answer the selection of a row by the user.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Has no effect; implement it to answer the deselection of a row by the user.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Returns `.delete`: a row that is edited shows the control that deletes it.
    public func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }

    /// Nil by default: the button says “Delete”.
    public func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// Nil by default: the only button is the one that deletes the row, where rows can be deleted.
    public func tableView(
        _ tableView: UITableView,
        editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }

    /// Nil by default: a swipe shows no buttons at the leading edge.
    public func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Nil by default: the only button is the one that deletes the row, where rows can be deleted.
    public func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns true: the content of a row moves inwards while it is edited.
    public func tableView(
        _ tableView: UITableView,
        shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Has no effect; implement it to learn that a swipe has begun to open a row's buttons.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Has no effect; implement it to learn that a row's buttons have closed.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Returns the place that the user proposes, so rows can be moved anywhere.
    public func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    /// 0 by default: no row is indented.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        0
    }

    /// False by default; this system shows no edit menu for rows, whatever the answer.
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        false
    }

    /// False by default; this system shows no edit menu for rows, so nothing calls it.
    public func tableView(
        _ tableView: UITableView,
        canPerformAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }

    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    public func tableView(
        _ tableView: UITableView,
        performAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    /// True by default; tables here have no focus, so nothing calls it.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

    /// Nil by default; tables here have no focus, so nothing calls it.
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

    /// False by default; this system has no gesture of two fingers that selects rows, so nothing calls it.
    public func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    public func tableView(
        _ tableView: UITableView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    // Spelled out to here.
}
