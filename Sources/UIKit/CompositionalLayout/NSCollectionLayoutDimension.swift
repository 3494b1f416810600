import CoreGraphics
public import Foundation

/// A width or height in a compositional layout: a number of points, or a fraction of its container.
public class NSCollectionLayoutDimension: NSObject, NSCopying {
    enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }

    let kind: Kind
    /// The number of points, or the part of the container.
    public let dimension: CGFloat

    required init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension.isFinite ? max(dimension, 0) : 0
        super.init()
    }

    /// A part of the container's width, 0 to 1.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        Self(.fractionalWidth, fractionalWidth)
    }
    /// A part of the container's height, 0 to 1.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(.fractionalHeight, fractionalHeight)
    }
    /// A dimension of a number of points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute, absoluteDimension) }
    /// A dimension of a number of points that holds until the content was measured.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self {
        Self(.estimated, estimatedDimension)
    }

    /// Whether the dimension is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether the dimension is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether the dimension is a fixed number of points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the content finds its own length.
    public var isEstimated: Bool { kind == .estimated }

    /// Returns the dimension itself, because it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The length in a container.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: dimension * container.width
        case .fractionalHeight: dimension * container.height
        case .absolute, .estimated: dimension
        }
    }
}

/// The size of an element of a compositional layout.
open class NSCollectionLayoutSize: NSObject, NSCopying {
    /// The dimension of the width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The dimension of the height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Makes a size from the dimensions of its width and its height.
    public init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    /// Returns the size itself, because it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The size in a container.
    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// The axes along which content has no say.
    var fixedAxes: UIAxis {
        var axes: UIAxis = []
        if !widthDimension.isEstimated { axes.insert(.horizontal) }
        if !heightDimension.isEstimated { axes.insert(.vertical) }
        return axes
    }
}

/// A space between elements of a compositional layout.
public class NSCollectionLayoutSpacing: NSObject, NSCopying {
    /// The space, or the least space, in points.
    public let spacing: CGFloat
    /// Whether the space grows where there is room.
    public let isFlexible: Bool

    required init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? spacing : 0
        self.isFlexible = isFlexible
        super.init()
    }

    /// A space that grows where there is room.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }
    /// A space of exactly so many points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }
    /// Whether the space has exactly ``spacing`` points; else it has at least so many.
    public var isFixed: Bool { !isFlexible }

    /// Returns the space itself, because it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Spaces around an element of a compositional layout.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    /// The space before the leading edge; nil for none.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above the top edge; nil for none.
    public let top: NSCollectionLayoutSpacing?
    /// The space behind the trailing edge; nil for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below the bottom edge; nil for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Makes a set of spaces for the four edges of an element; nil for no space.
    public init(
        leading: NSCollectionLayoutSpacing?,
        top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    /// Returns the spaces themselves, because they never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A place at the edges of an element.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    /// The edges; two that meet are a corner, none is the middle.
    public let edges: NSDirectionalRectEdge
    /// The offset from the edges, in points or in fractions of the anchored view's size.
    public let offset: CGPoint
    /// Whether the offset is counted in points, and not in fractions of the view's size.
    public let isAbsoluteOffset: Bool
    /// Whether the offset is in parts of the anchored element.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset.x.isFinite && offset.y.isFinite ? offset : .zero
        isAbsoluteOffset = isAbsolute
        super.init()
    }

    /// Makes an anchor at edges or corners, without an offset.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
    /// Makes an anchor at edges, with an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isAbsolute: true)
    }
    /// Makes an anchor away from edges by parts of the anchored element.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isAbsolute: false)
    }

    /// Returns the anchor itself, because it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The anchor's place, in parts of an element.
    var unit: CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
            y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5
        )
    }

    func shift(_ size: CGSize) -> CGPoint {
        isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }
}
