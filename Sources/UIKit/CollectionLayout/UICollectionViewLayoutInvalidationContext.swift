public import CoreGraphics
public import Foundation

/// The parts of a layout that a change invalidates.
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

    /// Whether the whole layout is invalid, the numbers of items included.
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

    /// The distance by which the content offset moves along with the change, in points; zero at first.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The growth of the content, in points; only read back, since the layout's own content size counts.
    open var contentSizeAdjustment = CGSize.zero

    /// The index paths before the move of items that a finger moves; nil without such a move.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movingPrevious }
    /// The index paths to which a finger moves items; nil without such a move.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movingTargets }
    /// The middle of the item that a finger moves, in the content.
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
