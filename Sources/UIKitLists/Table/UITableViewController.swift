public import Foundation
public import UIKitCore

/// A controller whose view is a table, with the controller as its data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private let style: UITableView.Style

    /// Makes a controller of a table with a look.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of a plain table; there are no nib files, so both arguments are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller of a plain table; archives of controllers are not read.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        coder.didInitialize(self, as: UITableViewController.self)
    }

    /// The control of the table that a pull starts; nil for none.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The table: the view of the controller.
    open var tableView: UITableView! {
        get {
            loadViewIfNeeded()
            return view as? UITableView
        }
        set { view = newValue }
    }

    /// Takes the table of the storyboard or nib that the controller comes from, or makes one of the controller's style, as large as the screen, with the controller as its data source and delegate.
    open override func loadView() {
        if loadInterface() {
            takeLoadedTable()
            return
        }
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Becomes what the table of a storyboard or nib has not got of it: its data source and its delegate.
    private func takeLoadedTable() {
        guard let table = viewIfLoaded as? UITableView else { return }
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
    }

    /// Whether the selected row is deselected when the table appears; true.
    open var clearsSelectionOnViewWillAppear = true

    /// Deselects the row that led away from the table.
    open override dynamic func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let table = tableView else { return }
        guard clearsSelectionOnViewWillAppear else { return }
        for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
    }

    /// Flashes the scroll indicators when the table has appeared.
    open override dynamic func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView?.flashScrollIndicators()
    }

    /// Begins or ends editing of the controller and of its table.
    ///
    /// Source: uikit U144.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView?.setEditing(editing, animated: animated)
    }

    // MARK: Data

    // A table of static cells has its rows from the storyboard: an override that calls `super` gets those.

    /// The number of rows of a section: those of the storyboard's static cells, else 0.
    ///
    /// Subclasses override it.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.state.staticContent?.section(section)?.rows.count ?? 0
    }

    /// The static cell of the storyboard, else an empty cell; a subclass has the cells of its rows.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.state.staticContent?.row(indexPath)?.cell
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// The number of sections: those of the storyboard's static cells, else 1.
    open func numberOfSections(in tableView: UITableView) -> Int {
        tableView.state.staticContent?.sections.count ?? 1
    }

    /// The header text of a section of static cells; else nil, sections have no header text.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.state.staticContent?.section(section)?.headerTitle
    }

    /// The footer text of a section of static cells; else nil, sections have no footer text.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.state.staticContent?.section(section)?.footerTitle
    }

    /// True by default: all rows can be edited.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// True if the controller implements `tableView(_:moveRowAt:to:)`.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        TableAbilities.has(.move, self)
    }

    /// Nil by default: the table shows no section index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section whose number is the index of the title.
    open func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { index }

    /// Changes nothing; rows can be swiped away where a subclass overrides it.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Changes nothing; rows can be moved where a subclass overrides it.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    // MARK: Decisions

    // Spelled out by Scripts/spell-out: table-delegate
    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    open func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    open func tableView(
        _ tableView: UITableView,
        willDisplayHeaderView view: UIView,
        forSection section: Int
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    open func tableView(
        _ tableView: UITableView,
        willDisplayFooterView view: UIView,
        forSection section: Int
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    open func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    open func tableView(
        _ tableView: UITableView,
        didEndDisplayingHeaderView view: UIView,
        forSection section: Int
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    open func tableView(
        _ tableView: UITableView,
        didEndDisplayingFooterView view: UIView,
        forSection section: Int
    ) {}

    /// The table's `rowHeight` for each row, in points; for a static cell of a storyboard the height that it has there.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.state.staticContent?.row(indexPath)?.height ?? tableView.rowHeight
    }

    /// The table's `sectionHeaderHeight` for each section, in points.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    /// The table's `sectionFooterHeight` for each section, in points.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    /// The table's `estimatedRowHeight` for each row, in points.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }

    /// Returns the table's `estimatedSectionHeaderHeight`, in points.
    open func tableView(
        _ tableView: UITableView,
        estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionHeaderHeight }

    /// Returns the table's `estimatedSectionFooterHeight`, in points.
    open func tableView(
        _ tableView: UITableView,
        estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionFooterHeight }

    /// Nil by default: the header shows the section's title, if it has one.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    /// Nil by default: the footer shows the section's title, if it has one.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

    /// Has no effect; implement it to answer taps on a row's detail button.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    /// True by default: each row is highlighted under a finger and can be selected.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Has no effect; implement it to learn that a finger has highlighted a row.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Has no effect; implement it to learn that a row has lost its highlight.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// Returns the row itself, so each row can be selected.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Returns the row itself, so each row can be deselected.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Has no effect; implement it to answer the selection of a row by the user.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Has no effect; implement it to answer the deselection of a row by the user.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Returns `.delete`: a row that is edited shows the control that deletes it.
    open func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }

    /// Nil by default: the button says “Delete”.
    open func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// Nil by default: the only button is the one that deletes the row, where rows can be deleted.
    open func tableView(
        _ tableView: UITableView,
        editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }

    /// Nil by default: a swipe shows no buttons at the leading edge.
    open func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Nil by default: the only button is the one that deletes the row, where rows can be deleted.
    open func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns true: the content of a row moves inwards while it is edited.
    open func tableView(
        _ tableView: UITableView,
        shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Has no effect; implement it to learn that a swipe has begun to open a row's buttons.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Has no effect; implement it to learn that a row's buttons have closed.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Returns the place that the user proposes, so rows can be moved anywhere.
    open func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    /// 0 by default: no row is indented.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        0
    }

    /// False by default; this system shows no edit menu for rows, whatever the answer.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        false
    }

    /// False by default; this system shows no edit menu for rows, so nothing calls it.
    open func tableView(
        _ tableView: UITableView,
        canPerformAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }

    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    open func tableView(
        _ tableView: UITableView,
        performAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    /// True by default; tables here have no focus, so nothing calls it.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

    /// Nil by default; tables here have no focus, so nothing calls it.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

    /// False by default; this system has no gesture of two fingers that selects rows, so nothing calls it.
    open func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    open func tableView(
        _ tableView: UITableView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects rows, so nothing calls it.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    // Spelled out to here.

    // MARK: Scrolling

    // Spelled out by Scripts/spell-out: scroll-delegate
    /// Has no effect; implement it to follow each change of the content offset.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Has no effect; implement it to follow each change of the zoom scale.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Has no effect; implement it to learn that the user begins to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Has no effect, so the content stops where its speed carries it; implement it to change the target.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Has no effect; implement it to learn that the finger was lifted and whether the content rolls on.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Has no effect; implement it to learn that the content rolls on after a drag.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Has no effect; implement it to learn that the rolling content has come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Has no effect; implement it to learn that an animated scroll by the program has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// None: the scroll view does not zoom.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Has no effect; implement it to learn that the user begins to zoom the content.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Has no effect; implement it to learn that zooming has ended, and at which scale.
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
    ) {}

    /// True by default: the content may be scrolled to its top, which the Home key does here.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Has no effect; implement it to learn that the Home key has scrolled the content to its top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Has no effect; implement it to follow changes of the adjusted content inset, such as by the safe area.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    // Spelled out to here.
}
