import CoreGraphics
public import Foundation

/// An element of a compositional layout: the place of one item of a collection.
open class NSCollectionLayoutItem: NSObject, NSCopying {
    /// The size, in the group that the item is in.
    public let layoutSize: NSCollectionLayoutSize
    /// The insets of the item in its place, in points, applied after it was placed; zero at first.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spaces around the item; nil is none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    private var supplementaryStorage: [NSCollectionLayoutSupplementaryItem]

    /// Makes an item with supplementary views, badges for one.
    public required init(
        layoutSize: NSCollectionLayoutSize,
        supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.layoutSize = layoutSize
        supplementaryStorage = supplementaryItems
        super.init()
    }

    /// Makes an item of a size, without supplementary views.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The supplementary views that are attached to each item, such as badges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { supplementaryStorage }
        set { supplementaryStorage = newValue }
    }

    /// A copy whose properties may be set without changing this one's.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = Self(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
        (made.contentInsets, made.edgeSpacing) = (contentInsets, edgeSpacing)
        return made
    }
}

/// A view beside an item, a group or a section.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind, by which the data source makes the view.
    public private(set) var elementKind = ""
    /// The point of the item's or section's rectangle at which the view is attached.
    public private(set) var containerAnchor = NSCollectionLayoutAnchor(edges: [])
    /// The point of the view that is attached there; nil for the same edges.
    public private(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// The order in depth: views with a larger number are in front; 1 at first, in front of items.
    open var zIndex = 1

    /// Makes a view inside of its item or section, at edges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
        (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    }

    /// Makes a view one of whose points is attached to a point of its item or section.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        self.itemAnchor = itemAnchor
    }

    /// A copy whose properties may be set without changing this one's.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let made = super.copy(with: zone)
        if let made = made as? NSCollectionLayoutSupplementaryItem {
            (made.elementKind, made.containerAnchor, made.itemAnchor) = (
                elementKind, containerAnchor, itemAnchor
            )
            made.zIndex = zIndex
        }
        return made
    }

    fileprivate func name(_ kind: String) { elementKind = kind }

    /// The place at a rectangle.
    func frame(at container: CGRect) -> CGRect {
        let size = layoutSize.size(in: container.size)
        let place = containerAnchor.unit
        let own = itemAnchor?.unit ?? place
        let (shift, back) = (containerAnchor.shift(size), itemAnchor?.shift(size) ?? .zero)
        let frame = CGRect(
            x: container.minX + place.x * container.width - own.x * size.width + shift.x - back.x,
            y: container.minY + place.y * container.height - own.y * size.height + shift.y - back.y,
            width: size.width,
            height: size.height
        )
        return frame.cut(contentInsets)
    }
}

/// A view at the boundary of a section, or of the whole layout: a header, a footer.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner of the section at which the view stands.
    public private(set) var alignment = NSRectAlignment.top
    /// The offset from that edge or corner, in points.
    public private(set) var offset = CGPoint.zero
    /// Whether the section is longer by the view; else the view lies over it.
    open var extendsBoundary = true
    /// Whether the view stays at the edge while its section is seen.
    open var pinToVisibleBounds = false

    /// Makes a header or footer of a size at an edge or corner, without an offset.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment
    ) {
        self.init(
            layoutSize: layoutSize,
            elementKind: elementKind,
            alignment: alignment,
            absoluteOffset: .zero
        )
    }

    /// Makes a header or footer at an edge or corner, with an offset in points.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
        name(elementKind)
        self.alignment = alignment
        offset = absoluteOffset.x.isFinite && absoluteOffset.y.isFinite ? absoluteOffset : .zero
    }

    /// A copy whose properties may be set without changing this one's.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let made = super.copy(with: zone)
        if let made = made as? NSCollectionLayoutBoundarySupplementaryItem {
            (made.alignment, made.offset) = (alignment, offset)
            (made.extendsBoundary, made.pinToVisibleBounds) = (extendsBoundary, pinToVisibleBounds)
        }
        return made
    }
}

/// A view of the layout's own behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind, by which the layout makes the view.
    public private(set) var elementKind = ""
    /// The order in depth: views with a larger number are in front; -1 at first, behind items.
    open var zIndex = -1

    /// Makes a view as large as a section, without what its insets cut off.
    open class func background(elementKind: String) -> Self {
        let full = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .fractionalHeight(1)
        )
        let made = Self(layoutSize: full, supplementaryItems: [])
        made.elementKind = elementKind
        return made
    }

    /// A copy whose properties may be set without changing this one's.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let made = super.copy(with: zone)
        if let made = made as? NSCollectionLayoutDecorationItem {
            (made.elementKind, made.zIndex) = (elementKind, zIndex)
        }
        return made
    }
}

/// The sides and corners of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// No edge and no corner.
    case none = 0
    /// The middle of the top edge.
    case top = 1
    /// The top corner where lines of text begin.
    case topLeading = 2
    /// The edge where lines of text begin.
    case leading = 3
    /// The bottom corner where lines of text begin.
    case bottomLeading = 4
    /// The middle of the bottom edge.
    case bottom = 5
    /// The bottom corner where lines of text end.
    case bottomTrailing = 6
    /// The edge where lines of text end.
    case trailing = 7
    /// The top corner where lines of text end.
    case topTrailing = 8

    /// The place in parts of a rectangle.
    var unit: CGPoint {
        switch self {
        case .none: CGPoint(x: 0.5, y: 0.5)
        case .top: CGPoint(x: 0.5, y: 0)
        case .topLeading: CGPoint(x: 0, y: 0)
        case .leading: CGPoint(x: 0, y: 0.5)
        case .bottomLeading: CGPoint(x: 0, y: 1)
        case .bottom: CGPoint(x: 0.5, y: 1)
        case .bottomTrailing: CGPoint(x: 1, y: 1)
        case .trailing: CGPoint(x: 1, y: 0.5)
        case .topTrailing: CGPoint(x: 1, y: 0)
        }
    }

    var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
    var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}

extension CGRect {
    /// The rectangle without what insets cut off; text is taken to read from left to right.
    func cut(_ insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading,
            y: minY + insets.top,
            width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0)
        )
    }
}
