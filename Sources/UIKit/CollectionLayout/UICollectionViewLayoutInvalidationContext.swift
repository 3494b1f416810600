public import CoreGraphics
public import Foundation

/// Which parts of a layout a change makes stale.
///
/// Source: uikit U147.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    private var items: [IndexPath]?
    private var supplementary: [String: [IndexPath]]?
    private var decorations: [String: [IndexPath]]?
    var isEverything = false
    var isDataSourceCounts = false
    var movingPrevious: [IndexPath]?
    var movingTargets: [IndexPath]?
    var movingPosition = CGPoint.zero

    /// Makes a context in which nothing is stale.
    public override init() { super.init() }

    /// Whether all that the layout knows is stale, the numbers of items included.
    open var invalidateEverything: Bool { isEverything }
    /// Whether the numbers of sections and items are stale.
    open var invalidateDataSourceCounts: Bool { isDataSourceCounts }

    /// Marks the layout of items as invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }

    /// Marks the layout of supplementary views of a kind as invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementary = supplementary ?? [:]
        supplementary?[elementKind, default: []] += indexPaths
    }

    /// Marks the layout of decoration views of a kind as invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorations = decorations ?? [:]
        decorations?[elementKind, default: []] += indexPaths
    }

    /// The items marked as stale; nil if none was.
    open var invalidatedItemIndexPaths: [IndexPath]? { items }
    /// The supplementary views marked as stale, by kind; nil if none was.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary }
    /// The decoration views marked as stale, by kind; nil if none was.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

    /// How far the offset of the content moves along with the change, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much larger the content becomes, in points; the layout's own size of the content counts.
    open var contentSizeAdjustment = CGSize.zero

    /// Where items that a finger moves were; nil outside of such movements.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movingPrevious }
    /// Where items that a finger moves are going; nil outside of such movements.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movingTargets }
    /// Where the middle of what a finger moves is, in the content.
    open var interactiveMovementTarget: CGPoint { movingPosition }

    /// A context of a class that is known at run time.
    static func make(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
        guard type != UICollectionViewLayoutInvalidationContext.self, let objects = type as? NSObject.Type
        else {
            return UICollectionViewLayoutInvalidationContext()
        }
        return ObjectFactory.make(objects) as? UICollectionViewLayoutInvalidationContext
            ?? UICollectionViewLayoutInvalidationContext()
    }
}
