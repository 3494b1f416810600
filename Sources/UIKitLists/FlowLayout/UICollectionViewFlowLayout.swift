public import CoreGraphics
public import Foundation
@_spi(UIKitRooms) public import UIKitCore

/// A layout that places items in lines, as many as fit, and the lines one after the other along the scroll direction.
///
/// Full lines are spread from edge to edge; a last line of equal items is spaced as if it were full, and one of items of several lengths
/// has the least space. Items stand in the middle across their line.
///
/// Source: uikit U146.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The references from which section insets can count.
    public enum SectionInsetReference: Int, Sendable {
        /// The content without the collection's own insets.
        case fromContentInset = 0
        /// Section insets count from the safe area.
        case fromSafeArea = 1
        /// Section insets count from the layout margins.
        case fromLayoutMargins = 2
    }

    /// Instead of an estimate: cells find their own size, beginning with ``itemSize``.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude,
        height: CGFloat.greatestFiniteMagnitude
    )

    /// Where everything lies; nil when it is to be worked out.
    private var flow: FlowArrangement?
    /// Whether the delegate's last answer left the size of an item to the layout.
    var sizesAreDefault = false
    /// The measured sizes of cells.
    private var measured: [ListPlace: CGSize] = [:]

    /// Makes a layout that scrolls vertically, of items of 50 by 50 points, 10 apart.
    @preconcurrency @MainActor public override init() { super.init() }

    /// Makes the usual layout: archives hold nothing of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.didInitialize(self, as: UICollectionViewFlowLayout.self)
    }

    // MARK: Metrics

    /// The smallest space between lines, in points; 10 at first.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// The least space between items of a line.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The size of items for which the delegate gives none, in points; 50 by 50 at first.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    /// The size of items before their cells are measured, where the delegate gives none; zero, as at first, for items that are not
    /// measured.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }
    /// The direction in which the layout scrolls; vertical at first.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The size of headers, in points, of which the length along the scroll direction counts; 0, as at first, for none.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// The size of footers, in points, of which the length along the scroll direction counts; 0, as at first, for none.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// The room around the items of sections.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }
    /// The reference from which section insets count; the content insets at first.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// Whether headers stay at the edge while their section is seen.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether footers stay at the edge while their section is seen.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// The class of invalidation contexts of flow layouts.
    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    // MARK: Working out

    /// Reads the sizes and arranges the lines, as far as they are invalid.
    open override func prepare() {
        super.prepare()
        guard flow == nil, let collectionView else { return }
        flow = FlowArrangement(self, collectionView, measured)
    }

    /// The size of the content: as wide as the collection, as long as all sections.
    open override var collectionViewContentSize: CGSize { flow?.contentSize ?? .zero }

    /// The items, headers and footers in a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let flow, let collectionView else { return nil }
        var keys = flow.elements(in: rect)
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds {
            keys += flow.edges(of: collectionView, besides: keys)
        }
        return keys.compactMap { made($0, flow, collectionView) }.filter { $0.frame.overlaps(rect) }
    }

    /// The layout attributes of an item; nil for one that does not exist.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let flow, let collectionView else { return nil }
        return made(CollectionKey(indexPath), flow, collectionView)
    }

    /// The attributes of a header or footer; nil for none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let flow, let collectionView else { return nil }
        let key = CollectionKey(category: .supplementaryView, kind: elementKind, path: indexPath)
        return made(key, flow, collectionView)
    }

    private func made(_ key: CollectionKey, _ flow: FlowArrangement, _ view: UICollectionView)
        -> UICollectionViewLayoutAttributes?
    {
        guard let frame = flow.frame(of: key) else { return nil }
        let attributes = UICollectionViewLayoutAttributes.make(type(of: self).layoutAttributesClass, for: key)
        attributes.frame = frame
        if key.category == .supplementaryView {
            attributes.zIndex = FlowArrangement.headerDepth
            if let pinned = flow.pinned(key, frame, self, view) {
                attributes.isPinned = pinned != frame
                attributes.frame = pinned
            }
        }
        return attributes
    }

    // MARK: Stale

    /// Invalidates the layout; the context can keep the delegate's sizes or the attributes.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let own = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.isEverything || context.isDataSourceCounts { measured = moved(measured) }
        if own?.invalidateFlowLayoutDelegateMetrics ?? true || own?.invalidateFlowLayoutAttributes ?? true {
            flow = nil
        }
        super.invalidateLayout(with: context)
    }

    /// Moves the measured sizes along with their items.
    private func moved(_ sizes: [ListPlace: CGSize]) -> [ListPlace: CGSize] {
        guard let change = update?.change else { return [:] }
        var made: [ListPlace: CGSize] = [:]
        for (place, size) in sizes where !change.edits.reloadedItems.contains(place) {
            if let new = change.newPlace(place) { made[new] = size }
        }
        return made
    }

    /// True where lines get another length, and where headers or footers are pinned to an edge.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        let pins = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
        return changesLines(newBounds, collectionView) || pins && newBounds != collectionView.bounds
    }

    private func changesLines(_ new: CGRect, _ view: UICollectionView) -> Bool {
        scrollDirection == .vertical ? new.width != view.bounds.width : new.height != view.bounds.height
    }

    /// The context for a change of the bounds: lines of another length invalidate all, an offset only the pinned headers and footers.
    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let own = context as? UICollectionViewFlowLayoutInvalidationContext, let collectionView else {
            return context
        }
        let isOther = changesLines(newBounds, collectionView)
        own.invalidateFlowLayoutDelegateMetrics = isOther
        own.invalidateFlowLayoutAttributes = isOther
        own.isEverything = isOther && estimatedItemSize != .zero
        return own
    }

    // MARK: Cells that find their size

    override func wantsPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        estimatedItemSize != .zero && attributes.representedElementCategory == .cell
    }

    /// True for cells that size themselves and want another size than they have.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        wantsPreferredAttributes(originalAttributes) && preferredAttributes.size != originalAttributes.size
    }

    /// The item gets the size that its cell asks for.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
        if let place = ListPlace(originalAttributes.indexPath) { measured[place] = preferredAttributes.size }
        return context
    }
}
