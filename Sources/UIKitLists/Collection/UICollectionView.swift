public import CoreGraphics
public import Foundation
import QuartzCore
@_spi(UIKitRooms) public import UIKitCore

/// A scroll view of items: a data source has them, a layout places them, and only those that are seen have views.
///
/// The class body is a table of contents: each member hands over to a collaborator in this folder.
///
/// Source: uikit U140 to U148.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The views of what is seen.
    final lazy var views = CollectionViews(self)
    /// The registered classes and nibs, and the views that wait to be used again.
    final var pools = ReusePools<UICollectionReusableView>()
    /// The numbers of items of the sections; nil until they are needed.
    final var counts: [Int]?
    final var layoutStorage: UICollectionViewLayout
    /// The pass of the layout keeps the offset in its range.
    @_spi(UIKitRooms) open override var managesOffset: Bool { true }
    @_spi(UIKitRooms) open override var takesTouchesOfControls: Bool { true }
    final var isLayoutPrepared = false
    final var isReloading = false
    /// The size of the bounds for which the layout was last called.
    final var seenSize = CGSize.zero
    /// The size for which the offset was last seen to be in its range.
    final var sizeInRange = CGSize.zero
    /// How far the offset moves when the layout has been prepared again.
    final var pendingShift = CGPoint.zero
    /// What stays in its place when the layout has been prepared again with sizes that were found.
    final var sizingAnchor: CollectionAnchor?
    /// Whether places of the layout were mirrored when it was prepared last.
    final var wasMirrored = false
    final var batch = CollectionBatch()
    final var choice = CollectionSelection()
    final var movement: CollectionMovement?
    final var transition: CollectionTransition?
    final var prefetch = CollectionPrefetch()
    final var scrollers = CollectionScrollers()
    /// Rows that are pulled aside; nil while no list has actions.
    final var swipes: CollectionSwipes?
    weak final var delegateStorage: (any UICollectionViewDelegate)?
    weak final var dataSourceStorage: (any UICollectionViewDataSource)?

    // MARK: Making collections
    /// Makes a collection that a layout places.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        layout.collectionViewStorage = self
        backgroundColor = .clear
    }

    /// Ends the program with a message: a collection needs a layout; use `init(frame:collectionViewLayout:)`.
    @preconcurrency @MainActor public convenience override init(frame: CGRect) {
        fatalError("UICollectionView must be initialized with a non-nil layout parameter")
    }

    /// Makes a collection from an archive, with a flow layout.
    public required init?(coder: NSCoder) {
        layoutStorage = UICollectionViewFlowLayout()
        super.init(coder: coder)
        layoutStorage.collectionViewStorage = self
        coder.didInitialize(self, as: UICollectionView.self)
    }

    // MARK: Data and layout

    /// The object that decides about selection, menus and moves and learns of them; held weakly, nil at first.
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { delegateStorage }
        set {
            delegateStorage = newValue
            scrollDelegate = newValue
            if newValue != nil, menus == nil { menus = ListMenus(self) }
            invalidateForDelegate()
        }
    }

    private var menus: ListMenus?

    /// The interaction that shows the context menus of items; nil before the collection has a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    /// The object that gives the items and their cells; held weakly.
    ///
    /// Setting another one reloads the collection.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        get { dataSourceStorage }
        set {
            let isOther = dataSourceStorage !== newValue
            dataSourceStorage = newValue
            if isOther { reloadData() }
        }
    }

    /// The object that prepares the data of items before they are shown; held weakly, nil at first.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether ``prefetchDataSource`` gets its calls; true at first.
    open var isPrefetchingEnabled = true

    /// The layout that places the items; setting it moves them without an animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// A view behind all items, as large as the visible part; nil at first.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView {
                insertSubview(backgroundView, at: 0)
                backgroundView.layer.zPosition = -1_000_000
                setNeedsLayout()
            }
        }
    }

    /// Reloads all sections and items before the next frame; the offset stays, selections and interactive moves end.
    open dynamic func reloadData() { CollectionBatch.reload(self) }

    /// The number of sections, as the data source last gave it.
    open var numberOfSections: Int { knownCounts().count }

    /// The number of items in a section; 0 for a section that does not exist.
    ///
    /// While a finger moves an item, it counts in the section that it is over.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = knownCounts()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    // MARK: Views to use again

    /// Registers the class of the cells that are dequeued with an identifier; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pools.register(cellClass, for: .init(identifier: identifier))
    }

    /// Registers the nib of cells that are dequeued with an identifier; nil removes the registration.
    ///
    /// The nib holds one cell on its top level, without an identifier or with this one; any other stops the program when a cell is needed.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        pools.register(nib, for: .init(identifier: identifier))
    }

    /// Registers the class of supplementary views of a kind.
    open func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        pools.register(viewClass, for: .init(kind: elementKind, identifier: identifier))
    }

    /// Registers the nib of supplementary views of a kind; nil removes the registration.
    open func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        pools.register(nib, for: .init(kind: kind, identifier: identifier))
    }

    /// A cell to fill for an item: one that has left, or a new one of the registered class.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let view = views.dequeue(.init(identifier: identifier), for: CollectionKey(indexPath))
        guard let cell = view as? UICollectionViewCell else {
            fatalError(
                "the class registered for '\(identifier)' is no UICollectionViewCell but \(type(of: view))"
            )
        }
        return cell
    }

    /// A supplementary view to fill: one that has left, or a new one of the registered class.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        views.dequeue(
            .init(kind: elementKind, identifier: identifier),
            for: CollectionKey(category: .supplementaryView, kind: elementKind, path: indexPath)
        )
    }

    // MARK: Visible elements

    /// The layout attributes of an item; nil for one that does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard hasPlace(indexPath) else { return nil }
        prepareLayoutIfNeeded()
        return layoutStorage.seenAttributes(of: CollectionKey(indexPath))
    }

    /// The attributes of a supplementary view; nil for none.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard !indexPath.isEmpty, indexPath[0] < numberOfSections, indexPath[0] >= 0 else { return nil }
        prepareLayoutIfNeeded()
        return layoutStorage.seenAttributes(
            of: CollectionKey(category: .supplementaryView, kind: kind, path: indexPath)
        )
    }

    /// The path of the item at a point of the content; nil for none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { views.path(at: point) }

    /// The path of a cell that is seen; nil for any other.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { views.key(of: cell)?.path }

    /// The cell of an item that is seen; nil for any other.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        views.visible[CollectionKey(indexPath)]?.view as? UICollectionViewCell
    }

    /// The cells that are seen, in no order.
    open var visibleCells: [UICollectionViewCell] {
        views.visible.values.compactMap { $0.view as? UICollectionViewCell }
    }

    /// The paths of the items that are seen, in no order.
    open var indexPathsForVisibleItems: [IndexPath] {
        views.visible.keys.filter { $0.category == .cell }.map(\.path)
    }

    /// The supplementary view of a kind that is seen at a path; nil for none.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        views.visible[CollectionKey(category: .supplementaryView, kind: elementKind, path: indexPath)]?.view
    }

    /// The supplementary views of a kind that are seen, in no order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        views.visible.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
            .map(\.value.view)
    }

    /// The paths of the supplementary views of a kind that are seen, in no order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        views.visible.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path)
    }

    /// Scrolls until an item is at a position of the visible part; an index path that does not exist is ignored.
    open func scrollToItem(
        at indexPath: IndexPath,
        at scrollPosition: ScrollPosition,
        animated: Bool
    ) {
        CollectionScrolling.scroll(self, to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// Whether taps select items; true at first.
    ///
    /// Setting it to false clears the selection.
    open var allowsSelection = true { didSet { if !allowsSelection { choice.clear(self) } } }
    /// Whether several items can be selected at once; false at first.
    open var allowsMultipleSelection = false
    /// Whether taps select items while the collection is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether several items may be selected while the collection is edited.
    open var allowsMultipleSelectionDuringEditing = false

    /// The paths of the selected items, in their order; empty for none.
    open var indexPathsForSelectedItems: [IndexPath]? { choice.selected.sorted() }

    /// Selects an item without calling the delegate, and deselects all others unless several may be selected.
    ///
    /// Nil deselects all.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        choice.select(indexPath, self)
        if let indexPath, !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects an item without calling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { choice.deselect(indexPath, self) }

    /// Whether the selection follows the focus; only read back.
    open var selectionFollowsFocus = false
    /// Whether the item that had the focus last gets it again; kept for reading back.
    open var remembersLastFocusedIndexPath = false

    /// Whether the items are edited: cells of lists show the accessories for it.
    open var isEditing = false {
        didSet { if isEditing != oldValue { choice.editingDidChange(self) } }
    }

    // MARK: Edits

    /// Inserts sections that the data source has added, by their indexes after the update.
    open func insertSections(_ sections: IndexSet) {
        CollectionBatch.edit(self) { $0.insertedSections.formUnion(sections) }
    }

    /// Deletes sections that the data source has removed, by their indexes before the update.
    open func deleteSections(_ sections: IndexSet) {
        CollectionBatch.edit(self) { $0.deletedSections.formUnion(sections) }
    }

    /// Reloads sections, by their indexes before the update.
    open func reloadSections(_ sections: IndexSet) {
        CollectionBatch.edit(self) { $0.reloadedSections.formUnion(sections) }
    }

    /// Moves a section that the data source has moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        CollectionBatch.edit(self) { $0.movedSections.append(.init(from: section, to: newSection)) }
    }

    /// Inserts items that the data source has added, by their index paths after the update.
    open func insertItems(at indexPaths: [IndexPath]) {
        CollectionBatch.edit(self) { $0.insertedItems += indexPaths.compactMap(ListPlace.init) }
    }

    /// Deletes items that the data source has removed, by their index paths before the update.
    open func deleteItems(at indexPaths: [IndexPath]) {
        CollectionBatch.edit(self) { $0.deletedItems += indexPaths.compactMap(ListPlace.init) }
    }

    /// Replaces the cells of items by new ones, by their paths before the update.
    open func reloadItems(at indexPaths: [IndexPath]) {
        CollectionBatch.edit(self) { $0.reloadedItems += indexPaths.compactMap(ListPlace.init) }
    }

    /// Has the data source fill the present cells of items again.
    ///
    /// The data source dequeues by the identifier that the cell has, and gets that cell. Items that are not seen are left out.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        CollectionBatch.edit(self) { $0.reconfiguredItems += indexPaths.compactMap(ListPlace.init) }
    }

    /// Moves an item that the data source has moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        guard let from = ListPlace(indexPath), let to = ListPlace(newIndexPath) else { return }
        CollectionBatch.edit(self) { $0.movedItems.append(.init(from: from, to: to)) }
    }

    /// Makes several changes together, animated within 0.3 s.
    ///
    /// The data source changes its items in the block. When the block ends, the edits must account for the numbers of items before and
    /// after; else ``ListChangeError/handler`` is called with the numbers, and everything is loaded again.
    ///
    /// - Parameters:
    ///   - updates: Changes the items, and tells of it; the order of the calls makes no difference.
    ///   - completion: Called when all animations have ended: whether they came to their end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        CollectionBatch.perform(self, updates, completion)
    }

    /// Makes several changes of items and sections together by a closure that does not escape, so that it can name members without
    /// `self`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Whether edits, or items that are dropped, wait for the data source.
    open var hasUncommittedUpdates: Bool { batch.depth > 0 || movement != nil }

    // MARK: Movement by a finger

    /// Lifts an item, if the data source allows moving it; returns whether it was lifted.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        CollectionMovement.begin(self, indexPath)
    }

    /// Brings the lifted item to a point of the content; other items make room.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        CollectionMovement.update(self, targetPosition)
    }

    /// Ends an interactive move at the present place and calls the data source's `collectionView(_:moveItemAt:to:)`.
    open func endInteractiveMovement() { CollectionMovement.end(self, isCancelled: false) }

    /// Ends an interactive move and brings the lifted item back to where it was.
    open func cancelInteractiveMovement() { CollectionMovement.end(self, isCancelled: true) }

    /// The delay with which items make room for a dragged one; only read back.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Whether items may be dragged out; kept for reading back.
    open var dragInteractionEnabled = false
    /// Whether an item that a drag is held over opens; only read back.
    open var isSpringLoaded = false
    /// Whether items are being dragged out: never.
    open var hasActiveDrag: Bool { false }
    /// Always false: nothing can be dropped on a collection here.
    open var hasActiveDrop: Bool { false }

    /// The occasions at which cells get a new size; `enabled` at first.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Other layouts

    /// Brings the items to the places of another layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        CollectionTransition.set(self, layout, animated: animated, nil)
    }

    /// Brings the items to the places of another layout, within 0.3 s if animated.
    ///
    /// - Parameter completion: Called at the end: whether the animations came to theirs.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        CollectionTransition.set(self, layout, animated: animated, completion)
    }

    /// Begins an interactive change of layout, which follows the progress of the returned layout.
    ///
    /// The layout that is returned is the collection's until the change is finished or cancelled.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout,
        completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        CollectionTransition.start(self, layout, completion)
    }

    /// Ends an interactive change of layout and animates the rest of the way to the new one.
    open func finishInteractiveTransition() { CollectionTransition.end(self, isFinished: true) }

    /// Ends an interactive change of layout and goes back to the layout before it.
    open func cancelInteractiveTransition() { CollectionTransition.end(self, isFinished: false) }

    // MARK: Sections of the data source

    /// The index of a section as it is shown; the same, since sections are shown as the data source has them.
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }
    /// The index of a section in the data source; the same, since sections are shown as the data source has them.
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }
    /// The index path at which an item is shown; while a finger moves an item, others have made room.
    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map { movement?.slot(of: $0) ?? $0 }
    }
    /// The path as the data source has it.
    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.map { movement?.item(in: $0) ?? $0 }
    }
    /// Runs a block whose paths are those that are shown; only runs it, as paths need no translation.
    open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }

    // MARK: Overrides

    /// The view's frame in its superview; another size asks the layout whether it has to place the items again.
    open override var frame: CGRect {
        get { super.frame }
        set {
            if newValue.size != super.bounds.size, transform.isIdentity {
                boundsWillChange(CGRect(origin: super.bounds.origin, size: newValue.size))
            }
            super.frame = newValue
        }
    }

    /// The view's bounds; their origin is the content offset.
    ///
    /// A change asks the layout for the elements that become visible.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            if newValue != super.bounds { boundsWillChange(newValue) }
            super.bounds = newValue
        }
    }

    /// Shows the items that are seen, and only those.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    /// Sections may be set in by the safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Sections may be set in by the margins.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    @_spi(UIKitRooms) open override func settledOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layoutStorage.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    /// While buttons are open beside a row, touches outside of it close them.
    open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return swipes.map { $0.target(of: hit) } ?? hit
    }

    /// A finger on an item highlights it.
    open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swipes?.close(animated: true) == true { return }
        choice.touchesBegan(touches, self)
        super.touchesBegan(touches, with: event)
    }

    /// A finger that leaves the item does not select it.
    open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        choice.touchesMoved(touches, self)
        super.touchesMoved(touches, with: event)
    }

    /// A finger that leaves selects the item that it was on.
    open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        choice.touchesEnded(touches, self)
        super.touchesEnded(touches, with: event)
    }

    /// Removes the highlight of an item whose touch a scroll has taken over.
    open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        choice.touchesCancelled(self)
        super.touchesCancelled(touches, with: event)
    }
}
