import CoreGraphics
public import Foundation

/// Is told which elements of a section are seen, and may change them.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// How a section scrolls on its own, across the way of the collection.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not: groups go on in the way of the collection.
    case none = 0
    /// The section scrolls and comes to rest at any offset.
    case continuous = 1
    /// Freely, and comes to rest where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// The section scrolls by whole widths of its visible part.
    case paging = 3
    /// The section scrolls by whole groups, each at the leading edge.
    case groupPaging = 4
    /// From group to group, each in the middle.
    case groupPagingCentered = 5
}

/// What the insets of a section refer to.
public enum UIContentInsetsReference: Int, Sendable {
    /// The reference that the layout picks.
    case automatic = 0
    /// Insets count from the edges of the collection's bounds.
    case none = 1
    /// Insets count from the safe area.
    case safeArea = 2
    /// Insets count from the layout margins.
    case layoutMargins = 3
    /// The width that is good to read.
    case readableContent = 4
}

/// A section of a compositional layout: a group, which is repeated until all items have a place.
///
/// Source: uikit U148.
open class NSCollectionLayoutSection: NSObject, NSCopying {
    let group: NSCollectionLayoutGroup
    /// What the section keeps free around its groups.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between groups along the scroll direction, in points; 0 at first.
    open var interGroupSpacing: CGFloat = 0
    /// What the insets refer to: they are added to those of the safe area, for one, at the sides across the way of scrolling.
    ///
    /// Automatic is what the layout's configuration says, the safe area unless it is told.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// How the section scrolls on its own.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The headers and footers at the edges of the section; empty at first.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers are set in along with the groups.
    open var supplementariesFollowContentInsets = true
    /// Is told which elements are seen whenever that may have changed.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Views of the layout's own behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// What a section of a list says of its cells.
    var list: ListSection?

    /// Makes a section that repeats a group until all items have a place.
    public required init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// A copy whose properties may be set without changing this one's.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = Self(group: group)
        (made.contentInsets, made.interGroupSpacing) = (contentInsets, interGroupSpacing)
        (made.contentInsetsReference, made.orthogonalScrollingBehavior) = (
            contentInsetsReference, orthogonalScrollingBehavior
        )
        (made.boundarySupplementaryItems, made.decorationItems) = (
            boundarySupplementaryItems, decorationItems
        )
        made.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        made.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        made.list = list
        return made
    }
}
