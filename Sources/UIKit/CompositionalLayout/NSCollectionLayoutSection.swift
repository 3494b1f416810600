import CoreGraphics
public import Foundation

/// A closure that is called with the visible elements of a section, and can change them.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// The ways in which a section can scroll across the direction of the collection.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll: its groups go on in the direction of the collection.
    case none = 0
    /// The section scrolls and comes to rest at any offset.
    case continuous = 1
    /// The section scrolls freely and comes to rest at the leading edge of a group.
    case continuousGroupLeadingBoundary = 2
    /// The section scrolls by whole widths of its visible part.
    case paging = 3
    /// The section scrolls by whole groups, each at the leading edge.
    case groupPaging = 4
    /// From group to group, each in the middle.
    case groupPagingCentered = 5
}

/// The references from which the insets of a section count.
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
    /// The insets of the section around its groups, in points; zero at first.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between groups along the scroll direction, in points; 0 at first.
    open var interGroupSpacing: CGFloat = 0
    /// The reference of the insets: for example, they are added to those of the safe area, at the sides across the scroll direction.
    ///
    /// `automatic` takes the layout configuration's value, which is the safe area at first.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The way in which the section scrolls across the direction of the collection; not at all at first.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The headers and footers at the edges of the section; empty at first.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers are set in along with the groups.
    open var supplementariesFollowContentInsets = true
    /// A closure that is called with the visible elements whenever they may have changed; nil at first.
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
