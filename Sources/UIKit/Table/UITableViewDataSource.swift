public import Foundation

/// The object that gives a table its rows; all methods but those for the number of rows and the cells may be left out.
///
/// Whether a data source has `tableView(_:commit:forRowAt:)` and `tableView(_:moveRowAt:to:)` decides what its rows offer, and is
/// known without a call: the compiler infers `TableViewCommitResult` and `TableViewMoveResult` from the methods that it finds. They
/// are `Void` for methods of the data source and ``MethodNotImplemented`` for the defaults. Nothing has to be written for it. A
/// protocol with such types is written `any UITableViewDataSource` where it stands for a value; without `any` the compiler warns.
///
/// Source: uikit U141, U144.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// The result type of `tableView(_:commit:forRowAt:)`; inferred. ``MethodNotImplemented`` means that the data source leaves the
    /// method out.
    associatedtype TableViewCommitResult
    /// The result type of `tableView(_:moveRowAt:to:)`; inferred. ``MethodNotImplemented`` means that the data source leaves the method
    /// out.
    associatedtype TableViewMoveResult
    /// The number of rows in a section; 0 shows only its header and footer.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A cell that shows a row; one from `dequeueReusableCell(withIdentifier:for:)`.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// The number of sections; 1 where a data source leaves this out.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The text of a section's header; nil for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The text of a section's footer; nil for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row can be deleted, inserted at, or swiped; true.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row can be moved by its handle; true for data sources with `tableView(_:moveRowAt:to:)`.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The titles at the right edge of a plain table that lead to its sections; nil for none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section to which a title of the index scrolls; the one with the title's index unless implemented.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// The user wants to delete a row, or to insert one; the data source changes its data and calls the table.
    ///
    /// Rows can be swiped away only where the data source has this method. It returns nothing.
    @discardableResult
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) -> TableViewCommitResult
    /// The user has moved a row; the table shows it there already. It returns nothing.
    @discardableResult
    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) -> TableViewMoveResult
}

extension UITableViewDataSource {
    /// The default number of sections: 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Nil by default: sections have no header text.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Nil by default: sections have no footer text.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// True by default: all rows can be edited.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// True if the data source implements `tableView(_:moveRowAt:to:)`.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        TableAbilities.has(.move, self)
    }
    /// Nil by default: the table shows no section index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The section whose number is the index of the title.
    public func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { index }
    /// Has no effect; its result type tells the table that the data source leaves the method out.
    @discardableResult
    public func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) -> MethodNotImplemented { MethodNotImplemented() }
    /// Has no effect; its result type tells the table that the data source leaves the method out.
    @discardableResult
    public func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) -> MethodNotImplemented { MethodNotImplemented() }
}

/// The object that prepares the data of rows before they are shown.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Rows are about to come into the visible part, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows that were announced by `tableView(_:prefetchRowsAt:)` are no longer needed.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Has no effect; a data source that prepares rows implements it to stop preparing those no longer needed.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
