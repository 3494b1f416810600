public import CoreGraphics
public import Foundation
public import UIKitCore

/// The base of the layouts that place the elements of a collection.
///
/// Subclasses override ``prepare()``, ``collectionViewContentSize``, ``layoutAttributesForElements(in:)`` and
/// ``layoutAttributesForItem(at:)``. A collection calls them in this order whenever the layout is invalid: prepare, the size of the
/// content, the elements of the visible part.
///
/// Source: uikit U147.
@preconcurrency @MainActor
open class UICollectionViewLayout: ObservingObject, @preconcurrency NSCoding {
    weak var collectionViewStorage: UICollectionView?
    /// The registered classes and nibs of decoration views.
    var decorations = ReusePools<UICollectionReusableView>()
    /// What a running update knows; nil between updates.
    var update: CollectionUpdate?

    /// Makes a layout that belongs to no collection yet.
    @preconcurrency @MainActor public override init() { super.init() }

    /// Makes a layout from an archive, which holds nothing of it.
    public required init?(coder: NSCoder) {
        super.init()
        coder.didInitialize(self, as: UICollectionViewLayout.self)
    }

    /// Writes the layout into an archive: nothing.
    open func encode(with coder: NSCoder) {}

    /// The collection that the layout belongs to.
    public final var collectionView: UICollectionView? { collectionViewStorage }

    /// The class of attributes; that of `init(forCellWith:)` in layouts of the system.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that the layout makes; subclasses override it.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Registers the class of decoration views of a kind; nil removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations.register(viewClass, for: .init(kind: elementKind, identifier: elementKind))
    }

    /// Registers a nib of decoration views of a kind; nil removes the registration.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations.register(nib, for: .init(kind: elementKind, identifier: elementKind))
    }

    // MARK: What stands where

    /// Computes the layout; called before any other method after the layout was invalidated.
    open func prepare() {}

    /// The attributes of all elements that touch a rectangle of the content; nil is none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item; nil for one that does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view; nil for none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view; nil for none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The size of the whole content, in points; zero unless a subclass overrides it.
    open var collectionViewContentSize: CGSize { .zero }

    // MARK: Invalidation

    /// Invalidates the whole layout; it is prepared again before the next frame.
    open func invalidateLayout() {
        let context = UICollectionViewLayoutInvalidationContext.make(type(of: self).invalidationContextClass)
        context.isEverything = true
        invalidateLayout(with: context)
    }

    /// Makes parts of the layout stale; overrides call the superclass.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionViewStorage?.layoutWasInvalidated(self, context)
    }

    /// Whether other bounds of the collection make the layout stale: not in this class.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The context for a change of the bounds; subclasses add what the change invalidates.
    open func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        UICollectionViewLayoutInvalidationContext.make(type(of: self).invalidationContextClass)
    }

    /// Whether a cell's wish for another size makes the layout stale: not in this class.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// The context for a cell that wants another size; subclasses add what that invalidates.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext.make(type(of: self).invalidationContextClass)
        switch originalAttributes.representedElementCategory {
        case .cell: context.invalidateItems(at: [originalAttributes.indexPath])
        case .supplementaryView:
            context.invalidateSupplementaryElements(
                ofKind: originalAttributes.representedElementKind ?? "",
                at: [originalAttributes.indexPath]
            )
        case .decorationView:
            context.invalidateDecorationElements(
                ofKind: originalAttributes.representedElementKind ?? "",
                at: [originalAttributes.indexPath]
            )
        }
        return context
    }

    /// Whether views are measured for the size that suits them.
    func wantsPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    // MARK: Offsets

    /// The offset at which scrolling comes to rest, given the proposed one.
    ///
    /// - Parameter velocity: How fast the content is, in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The offset after an update or another layout, of what it would be.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Updates

    /// Called with the changes of an update, after ``prepare()`` for the new numbers of items.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called within the block of an update's animations, when they have been set up; has no effect unless a subclass overrides it.
    open func finalizeCollectionViewUpdates() {}

    /// Called before an animated change of the bounds; has no effect unless a subclass overrides it.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called when the animations of a change of the bounds have been set up; has no effect unless a subclass overrides it.
    open func finalizeAnimatedBoundsChange() {}

    /// The attributes from which an item appears: a new one is clear at its place, one that moves is where it was; nil for its final
    /// place.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        update?.initialAttributes(CollectionKey(itemIndexPath), self)
    }

    /// The attributes to which an item disappears: a deleted one becomes clear at its place; nil for its place.
    ///
    /// - Parameter itemIndexPath: The path before the update.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        update?.finalAttributes(CollectionKey(itemIndexPath), self)
    }

    /// The attributes from which a supplementary view appears, as for items.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.initialAttributes(
            CollectionKey(category: .supplementaryView, kind: elementKind, path: elementIndexPath),
            self
        )
    }

    /// The attributes to which a supplementary view disappears, as for items.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.finalAttributes(
            CollectionKey(category: .supplementaryView, kind: elementKind, path: elementIndexPath),
            self
        )
    }

    /// The attributes from which a decoration view appears, as for items.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.initialAttributes(
            CollectionKey(category: .decorationView, kind: elementKind, path: decorationIndexPath),
            self
        )
    }

    /// The attributes to which a decoration view disappears, as for items.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.finalAttributes(
            CollectionKey(category: .decorationView, kind: elementKind, path: decorationIndexPath),
            self
        )
    }

    /// The index paths of the supplementary views of a kind that an update deletes beside those of deleted items, by their old places.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The index paths of the decoration views of a kind that an update deletes, by their old places.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The supplementary views of a kind that an update adds, by their new paths.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The decoration views of a kind that an update adds, by their new paths.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Other layouts

    /// Called before the collection changes from this layout to another one; has no effect unless a subclass overrides it.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before the collection changes from another layout to this one; has no effect unless a subclass overrides it.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called when the animations between two layouts have been set up; has no effect unless a subclass overrides it.
    open func finalizeLayoutTransition() {}

    // MARK: Movement by a finger

    /// The index path at which an item that a finger moves is placed: that of the item under the position, of any section, or the first
    /// place of a section without items whose header or footer is there.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath,
        withPosition position: CGPoint
    ) -> IndexPath {
        let here = CGRect(x: position.x, y: position.y, width: 1, height: 1)
        let found = (layoutAttributesForElements(in: here) ?? []).filter { $0.frame.encloses(position) }
        if let item = found.first(where: { $0.representedElementCategory == .cell }) { return item.indexPath }
        // The header or footer of a section without items.
        for view in found where view.representedElementCategory == .supplementaryView {
            guard let section = view.indexPath.first, view.indexPath.count == 2,
                collectionViewStorage?.numberOfItems(inSection: section) == 0
            else { continue }
            return IndexPath(item: 0, section: section)
        }
        return previousIndexPath
    }

    /// The attributes of an item that a finger moves: in front, with its middle at the position.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath,
        withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let made =
            layoutAttributesForItem(at: indexPath)?.copied()
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        made.center = position
        made.zIndex = CollectionMetrics.movingDepth
        return made
    }

    /// The context for a movement of items by a finger.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext.make(type(of: self).invalidationContextClass)
        context.movingPrevious = previousIndexPaths
        context.movingTargets = targetIndexPaths
        context.movingPosition = targetPosition
        return context
    }

    /// The context for the end of a movement of items by a finger.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath],
        previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext.make(type(of: self).invalidationContextClass)
        context.movingPrevious = previousIndexPaths
        context.movingTargets = indexPaths
        return context
    }

    // MARK: Direction

    /// The direction that the layout was written for; from left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the layout is mirrored where text reads the other way; false by default.
    ///
    /// A layout that is mirrored goes on saying its places as it was written for; the collection shows its elements, and begins to scroll, from the
    /// other side. ``UICollectionView/layoutAttributesForItem(at:)`` has the places that are seen.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// Whether the layout was prepared for other insets than the collection has now.
    var isStaleForInsets: Bool { false }

    /// The sections that scroll on their own, across the way of the collection.
    var scrollers: [CollectionScroller] { [] }
}
