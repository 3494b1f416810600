import CoreGraphics
public import Foundation
import QuartzCore
@_spi(UIKitRooms) public import UIKitCore

/// Shows rows one below the other, in sections, and scrolls; cells are made for the rows that are seen, and used again.
///
/// The data source says how many rows there are and has their cells; the delegate decides about heights, headers and what happens when a row
/// is touched. The class body is a table of contents: each member hands over to a collaborator in this folder.
///
/// Source: uikit U140 to U145.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    final let state: TableState
    private weak var tableDelegate: (any UITableViewDelegate)?
    /// Passes of layout and changes of rows keep the offset in its range.
    @_spi(UIKitRooms) open override var managesOffset: Bool { true }
    @_spi(UIKitRooms) open override var takesTouchesOfControls: Bool { true }

    /// The value for a height, an estimate or a padding that the table computes itself.
    nonisolated public static let automaticDimension: CGFloat = -1

    /// The title in the section index that is shown as a magnifying glass.
    nonisolated public static let indexSearch = "{search}"

    /// The user has selected or deselected a row; its object is the table.
    nonisolated public static let selectionDidChangeNotification = NSNotification.Name(
        "UITableViewSelectionDidChangeNotification"
    )

    // MARK: Making tables

    /// Makes a table with a frame and a look, which stays.
    public init(frame: CGRect, style: Style) {
        state = TableState(style)
        super.init(frame: frame)
        setUp()
    }

    /// Makes a plain table with a frame.
    @preconcurrency @MainActor public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a table from an archive, with its style.
    public required init?(coder: NSCoder) {
        state = TableState(Style(rawValue: coder.decodeInteger(forKey: "UITableViewStyle")) ?? .plain)
        super.init(coder: coder)
        setUp()
        coder.didInitialize(self, as: UITableView.self)
    }

    /// Writes the table into an archive, with its style.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UITableViewStyle")
    }

    private func setUp() {
        alwaysBounceVertical = true
        if backgroundColor == nil {
            backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        }
        TableSwipes.install(self)
    }

    /// The style that the table was made with; it cannot change later.
    open var style: Style { state.style }

    // MARK: Data

    /// The object that gives the rows and their cells; held weakly.
    ///
    /// Setting it reloads the table.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }

    /// The object that decides about heights, selection, editing and headers; held weakly.
    ///
    /// Setting it reloads the table.
    open var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set {
            tableDelegate = newValue
            scrollDelegate = newValue
            if newValue != nil, menus == nil { menus = ListMenus(self) }
            reloadData()
        }
    }

    private var menus: ListMenus?

    /// The interaction that shows the context menus of rows; nil before the table has a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    /// The object that prepares the data of rows before they are shown; held weakly, nil at first.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// Whether ``prefetchDataSource`` gets its calls; true at first.
    open var isPrefetchingEnabled = true

    /// Has all sections and rows loaded from the data source again, in the next layout pass.
    ///
    /// The offset stays, and no row is selected any more.
    open dynamic func reloadData() {
        TableUpdates.drop(self)
        (state.needsReload, state.needsCells, state.selected) = (true, true, [])
        setNeedsLayout()
    }

    /// Loads the titles of the section index again.
    open func reloadSectionIndexTitles() { TableIndex.update(self, isNew: true) }

    /// The number of sections, as the data source last gave it; 0 without a data source.
    open var numberOfSections: Int {
        TableHeights.load(self)
        return state.geometry.sections.count
    }

    /// The number of rows in a section; 0 for a section that does not exist.
    open func numberOfRows(inSection section: Int) -> Int {
        TableHeights.load(self)
        guard state.geometry.sections.indices.contains(section) else { return 0 }
        return state.geometry.sections[section].rows.count
    }

    // MARK: Heights

    /// The height of rows for which the delegate gives none; automatic at first, which is the height that their cells need.
    open var rowHeight: CGFloat {
        get { state.options.rowHeight }
        set { change(\.rowHeight, newValue) }
    }

    /// The height of headers for which the delegate gives none.
    open var sectionHeaderHeight: CGFloat {
        get { state.options.sectionHeaderHeight }
        set { change(\.sectionHeaderHeight, newValue) }
    }

    /// The height of footers for which the delegate gives none.
    open var sectionFooterHeight: CGFloat {
        get { state.options.sectionFooterHeight }
        set { change(\.sectionFooterHeight, newValue) }
    }

    /// The height that rows count with before they are shown, in points; 0 has all heights computed at once.
    open var estimatedRowHeight: CGFloat {
        get { state.options.estimatedRowHeight }
        set { change(\.estimatedRowHeight, newValue) }
    }

    /// The height that headers count with before they are shown, in points.
    open var estimatedSectionHeaderHeight: CGFloat {
        get { state.options.estimatedSectionHeaderHeight }
        set { change(\.estimatedSectionHeaderHeight, newValue) }
    }

    /// The height that footers count with before they are shown, in points.
    open var estimatedSectionFooterHeight: CGFloat {
        get { state.options.estimatedSectionFooterHeight }
        set { change(\.estimatedSectionFooterHeight, newValue) }
    }

    /// Room above the headers of sections; automatic: 22 points in plain tables.
    open var sectionHeaderTopPadding: CGFloat {
        get { state.options.sectionHeaderTopPadding }
        set { change(\.sectionHeaderTopPadding, newValue) }
    }

    /// The height of empty rows below the last one; kept for reading back, there are none.
    open var fillerRowHeight: CGFloat {
        get { state.options.fillerRowHeight }
        set { state.options.fillerRowHeight = newValue }
    }

    /// The occasions at which the table gives a cell a new height.
    open var selfSizingInvalidation: SelfSizingInvalidation {
        get { state.options.selfSizing }
        set { state.options.selfSizing = newValue }
    }

    private func change(_ path: WritableKeyPath<TableOptions, CGFloat>, _ value: CGFloat) {
        guard state.options[keyPath: path] != value else { return }
        state.options[keyPath: path] = value
        TableLayout.heightsAreStale(self)
    }

    // MARK: Looks

    /// The insets of the lines between rows, in points from the edges of cells.
    open var separatorInset: UIEdgeInsets {
        get {
            state.options.separatorInset
                ?? UIEdgeInsets(
                    top: 0,
                    left: TableMetrics.margin(forWidth: bounds.width),
                    bottom: 0,
                    right: 0
                )
        }
        set { look { $0.separatorInset = newValue } }
    }

    /// The edges that ``separatorInset`` is counted from; only read back, it is always the edges of cells.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

    /// The kind of lines between rows; `singleLine` at first.
    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { state.options.separatorStyle }
        set { look { $0.separatorStyle = newValue } }
    }

    /// The colour of the lines; nil is the system's.
    open var separatorColor: UIColor? {
        get { state.options.separatorColor ?? .separator }
        set { look { $0.separatorColor = newValue } }
    }

    /// The visual effect of the separators, which is drawn in place of their colour; nil for none.
    ///
    /// A blur is seen through the lines; with vibrancy their colour takes part in the blur behind the table.
    open var separatorEffect: UIVisualEffect? {
        get { state.options.separatorEffect }
        set { look { $0.separatorEffect = newValue } }
    }

    /// Whether content keeps to the width that is good to read; kept for reading back.
    open var cellLayoutMarginsFollowReadableWidth = false

    /// Whether the content of cells stays away from what covers the sides of the view.
    open var insetsContentViewsToSafeArea: Bool {
        get { state.options.insetsContentViewsToSafeArea }
        set { look { $0.insetsContentViewsToSafeArea = newValue } }
    }

    private func look(_ change: (inout TableOptions) -> Void) {
        change(&state.options)
        TableLayout.looksDidChange(self)
    }

    /// A view behind the rows that does not scroll.
    open var backgroundView: UIView? {
        get { state.options.backgroundView }
        set {
            guard newValue !== state.options.backgroundView else { return }
            state.options.backgroundView?.removeFromSuperview()
            state.options.backgroundView = newValue
            if let newValue {
                insertSubview(newValue, at: 0)
                newValue.frame = bounds
            }
        }
    }

    /// A view above the first section, over the whole width, with the height that it has.
    open var tableHeaderView: UIView? {
        get { state.options.headerView }
        set {
            setEnd(\.headerView, newValue)
            if style != .plain { TableLayout.heightsAreStale(self) }
        }
    }

    /// A view below the last section, over the whole width, with the height that it has.
    open var tableFooterView: UIView? {
        get { state.options.footerView }
        set { setEnd(\.footerView, newValue) }
    }

    private func setEnd(_ path: WritableKeyPath<TableOptions, UIView?>, _ view: UIView?) {
        if let old = state.options[keyPath: path], old !== view { old.removeFromSuperview() }
        state.options[keyPath: path] = view
        if let view, view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    // MARK: The index of sections

    /// The smallest number of rows for which the section index is shown.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { state.options.indexMinimum }
        set {
            state.options.indexMinimum = newValue
            setNeedsLayout()
        }
    }

    /// The colour of the index; nil is the tint colour.
    open var sectionIndexColor: UIColor? {
        get { state.options.indexColor }
        set { index { $0.indexColor = newValue } }
    }

    /// The colour behind the section index; nil at first, which is clear.
    open var sectionIndexBackgroundColor: UIColor? {
        get { state.options.indexBackground }
        set { index { $0.indexBackground = newValue } }
    }

    /// The colour behind the index while a finger is on it.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { state.options.indexTrackingBackground }
        set { index { $0.indexTrackingBackground = newValue } }
    }

    private func index(_ change: (inout TableOptions) -> Void) {
        change(&state.options)
        state.indexView?.show(self)
    }

    // MARK: Places

    /// The rectangle of a section with its header and footer, in the table's coordinates; zero for a section that does not exist.
    open func rect(forSection section: Int) -> CGRect {
        TablePlaces.rect(self, section) { $0.section(section) }
    }

    /// The rectangle of a section's header, where nothing keeps it at the top; zero for a section that does not exist.
    open func rectForHeader(inSection section: Int) -> CGRect {
        TablePlaces.rect(self, section) { $0.header(section) }
    }

    /// The rectangle of a section's footer, where nothing keeps it at the bottom; zero for a section that does not exist.
    open func rectForFooter(inSection section: Int) -> CGRect {
        TablePlaces.rect(self, section) { $0.footer(section) }
    }

    /// The rectangle of a row, in the table's coordinates; zero for a row that does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { TablePlaces.rect(self, indexPath) }

    /// The row at a point of the content.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { TablePlaces.row(self, at: point)?.path }

    /// The index path of the row that a cell shows; nil for a cell that shows none.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        state.shown.first { $0.value === cell }?.key.path
    }

    /// The index paths of the rows that intersect a rectangle of the content; nil for bad numbers.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { TablePlaces.rows(self, in: rect) }

    /// The cell of a row; nil for one that is not shown.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        ListPlace(indexPath).flatMap { state.shown[$0] }
    }

    /// The cells that are shown, from the top down.
    open var visibleCells: [UITableViewCell] {
        TablePlaces.upToDate(self)
        return state.shown.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The rows that are shown, from the top down.
    open var indexPathsForVisibleRows: [IndexPath]? {
        TablePlaces.upToDate(self)
        return state.shown.keys.sorted().map(\.path)
    }

    /// The header view of a section; nil while it is not visible.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        state.shownHeaders[section] as? UITableViewHeaderFooterView
    }

    /// The footer view of a section; nil while it is not visible.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        state.shownFooters[section] as? UITableViewHeaderFooterView
    }

    /// Scrolls until a row is at a position of the visible part.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let place = ListPlace(indexPath) else { return }
        TableScrolling.scroll(self, to: place, at: scrollPosition, animated: animated)
    }

    /// Scrolls to the selected row that is nearest to the middle of the visible part; without a selected row it has no effect.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        TableHeights.load(self)
        let middle = bounds.midY
        let nearest = state.selected.filter { state.geometry.contains($0) }.min {
            let (one, other) = (state.geometry.row($0), state.geometry.row($1))
            return abs(one.start + one.length / 2 - middle) < abs(other.start + other.length / 2 - middle)
        }
        if let nearest { TableScrolling.scroll(self, to: nearest, at: scrollPosition, animated: animated) }
    }

    // MARK: Changes

    /// Makes changes together, with an animation; afterwards the data source has to have the rows that they lead to.
    ///
    /// Deletions and reloads count by the rows before, insertions by those after. Where the numbers of the data source do not fit,
    /// ``ListChangeError/handler`` is called and everything is loaded again.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        TableUpdates.begin(self)
        if let completion { state.completions.append(completion) }
        updates?()
        TableUpdates.end(self)
    }

    /// Makes changes together, animated, by a closure that is not kept: as Apple's, which names members without `self`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Begins a group of changes that are animated together; an empty group has heights computed again and moves the rows.
    open func beginUpdates() { TableUpdates.begin(self) }

    /// Ends a group of changes and animates those made since the matching ``beginUpdates()``.
    open func endUpdates() { TableUpdates.end(self) }

    /// Inserts sections that the data source has added, by their indexes after the changes.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        TableUpdates.edit(self) {
            for section in sections { $0.sectionInsertions[section] = animation }
            $0.edits.insertedSections.formUnion(sections)
        }
    }

    /// Deletes sections that the data source has removed, by their indexes before the changes.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        TableUpdates.edit(self) {
            for section in sections { $0.sectionAnimations[section] = animation }
            $0.edits.deletedSections.formUnion(sections)
        }
    }

    /// Reloads sections, by their indexes before the changes.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        TableUpdates.edit(self) {
            for section in sections { $0.sectionAnimations[section] = animation }
            $0.edits.reloadedSections.formUnion(sections)
        }
    }

    /// Moves a section that the data source has moved, from its index before the changes to that after them.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        TableUpdates.edit(self) { $0.edits.movedSections.append(.init(from: section, to: newSection)) }
    }

    /// Inserts rows that the data source has added, by their index paths after the changes.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let places = indexPaths.compactMap { ListPlace($0) }
        TableUpdates.edit(self) {
            for place in places { $0.insertions[place] = animation }
            $0.edits.insertedItems += places
        }
    }

    /// Deletes rows that the data source has removed, by their index paths before the changes.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let places = indexPaths.compactMap { ListPlace($0) }
        TableUpdates.edit(self) {
            for place in places { $0.animations[place] = animation }
            $0.edits.deletedItems += places
        }
    }

    /// Reloads rows with new cells, by their index paths before the changes.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let places = indexPaths.compactMap { ListPlace($0) }
        TableUpdates.edit(self) {
            for place in places { $0.animations[place] = animation }
            $0.edits.reloadedItems += places
        }
    }

    /// Moves a row that the data source has moved, from its index path before the changes to that after them.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        guard let from = ListPlace(indexPath), let to = ListPlace(newIndexPath) else { return }
        TableUpdates.edit(self) { $0.edits.movedItems.append(.init(from: from, to: to)) }
    }

    /// Has the data source fill the present cells of rows again.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        let places = indexPaths.compactMap { ListPlace($0) }
        TableUpdates.edit(self) { $0.edits.reconfiguredItems += places }
    }

    /// Whether a ``beginUpdates()`` has not been matched by ``endUpdates()`` yet.
    open var hasUncommittedUpdates: Bool { state.batchDepth > 0 }

    // MARK: Selection

    /// Whether the user can select rows while the table is not edited; true at first.
    open var allowsSelection: Bool {
        get { state.options.allowsSelection }
        set { state.options.allowsSelection = newValue }
    }

    /// Whether the user can select rows while the table is edited; false at first.
    open var allowsSelectionDuringEditing: Bool {
        get { state.options.allowsSelectionDuringEditing }
        set { state.options.allowsSelectionDuringEditing = newValue }
    }

    /// Whether several rows can be selected while the table is not edited; false at first.
    ///
    /// Setting it to false keeps one selected row.
    open var allowsMultipleSelection: Bool {
        get { state.options.allowsMultipleSelection }
        set {
            look { $0.allowsMultipleSelection = newValue }
            if !newValue { keepOneSelection() }
        }
    }

    /// Whether several rows can be selected while the table is edited; round controls at the leading edge show which ones.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { state.options.allowsMultipleSelectionDuringEditing }
        set { look { $0.allowsMultipleSelectionDuringEditing = newValue } }
    }

    private func keepOneSelection() {
        for place in state.selected.sorted().dropFirst() {
            TableSelection.setSelected(place, false, animated: false, self)
        }
    }

    /// The selected row, the first one of several.
    open var indexPathForSelectedRow: IndexPath? { state.selected.min()?.path }

    /// The selected rows, in order; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? {
        state.selected.isEmpty ? nil : state.selected.sorted().map(\.path)
    }

    /// Selects a row, or none for nil, without calling the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            TableSelection.select(nil, animated: animated, scrollPosition, self)
            return
        }
        guard let place = ListPlace(indexPath) else { return }
        TableSelection.select(place, animated: animated, scrollPosition, self)
    }

    /// Deselects a row without calling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard let place = ListPlace(indexPath) else { return }
        TableSelection.deselect(place, animated: animated, self)
    }

    /// Whether a row is selected when it gets the focus; only read back, tables here have no focus.
    open var selectionFollowsFocus = false
    /// Whether rows can have the focus; kept for reading back.
    open var allowsFocus = false
    /// Whether the focus returns to the row that had it last; only read back.
    open var remembersLastFocusedIndexPath = false
    /// Whether a drag that rests over a row opens it; kept for reading back.
    open var isSpringLoaded = false

    // MARK: Editing

    /// Whether rows show the controls of editing.
    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls of editing.
    open func setEditing(_ editing: Bool, animated: Bool) {
        TableEditing.set(editing, animated: animated, self)
    }

    // MARK: Reuse

    /// Registers the class of the cells of an identifier; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        state.cells.register(cellClass, for: .init(identifier: identifier))
    }

    /// Registers a nib of cells under an identifier; nil removes the registration.
    ///
    /// The nib holds one cell on its top level, without an identifier or with this one; any other stops the program when a cell is needed.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        state.cells.register(nib, for: .init(identifier: identifier))
    }

    /// Registers the class of the headers and footers of an identifier; nil removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        state.headers.register(aClass, for: .init(identifier: identifier))
    }

    /// Registers a nib of headers and footers under an identifier; nil removes the registration.
    ///
    /// The nib holds one header or footer on its top level; any other stops the program when a view is needed.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        state.headers.register(nib, for: .init(identifier: identifier))
    }

    /// A cell that waits to be used again, or a new one of the registered class; nil without either.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        TableReuse.cell(self, identifier, for: nil)
    }

    /// A cell for a row: one that waits to be used again, or a new one of the registered class.
    ///
    /// An identifier without a registration stops the program.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        guard let cell = TableReuse.cell(self, identifier, for: ListPlace(indexPath)) else {
            TableReuse.stop(identifier)
        }
        return cell
    }

    /// A header or footer that waits to be used again, or a new one of the registered class; nil without either.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        TableReuse.header(self, identifier)
    }

    // MARK: Presentation

    /// Tables here show sections under the data source's numbers: the number itself.
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    /// Tables here show sections under the data source's numbers: the number itself.
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    /// Tables here show rows under the data source's paths: the path itself.
    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath
    }

    /// Tables here show rows under the data source's paths: the path itself.
    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath
    }

    /// Runs a closure; paths in it are those of the data source, which are those of the table.
    open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }

    // MARK: Layout and touches

    /// Shows the cells, headers and footers that are in the bounds.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        TableLayout.layOut(self)
    }

    /// Lays the table out again, because the positions of rows depend on the insets.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        setNeedsLayout()
    }

    /// While buttons are open beside a row, touches outside of it close them.
    open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let swipe = state.swipe, let hit, swipe.isOpen else { return hit }
        return swipe.owns(hit) ? hit : self
    }

    /// Highlights the row under the touch.
    open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        TableSelection.touchesBegan(touches, self)
    }

    /// A finger moves: beyond its row it selects nothing.
    open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        TableSelection.touchesMoved(touches, self)
    }

    /// A finger leaves, and the row is selected.
    open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        TableSelection.touchesEnded(touches, self)
    }

    /// Removes the highlight of a row whose touch was taken over, for example by a scroll.
    open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        TableSelection.touchesCancelled(touches, self)
    }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.tables
    }
}
