import CoreGraphics
public import Foundation

/// Places the items of a group by hand.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// An element of a compositional layout that places others: side by side, below one another, or by hand.
///
/// The elements are repeated, in their order, as long as they fit. Source: uikit U148.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Axis { case horizontal, vertical, custom }

    private(set) var axis = Axis.horizontal
    private var parts: [NSCollectionLayoutItem] = []
    /// How often the one part stands in the group; nil is as often as it fits.
    private(set) var repetition: Int?
    /// Whether the part's length is that of an equal share.
    private(set) var sharesLength = false
    private(set) var provider: NSCollectionLayoutGroupCustomItemProvider?
    /// The space between the elements; nil is none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The items and groups that the group repeats, in their order.
    open var subitems: [NSCollectionLayoutItem] { parts }

    private class func make(
        _ axis: Axis,
        _ size: NSCollectionLayoutSize,
        _ parts: [NSCollectionLayoutItem],
        _ repetition: Int? = nil,
        sharesLength: Bool = false
    ) -> Self {
        let made = Self(layoutSize: size, supplementaryItems: [])
        made.axis = axis
        made.parts = parts
        made.repetition = repetition.map { max($0, 1) }
        made.sharesLength = sharesLength
        return made
    }

    /// Makes a group of elements side by side.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
    {
        make(.horizontal, layoutSize, subitems)
    }

    /// Makes a group of a number of equal items side by side, which share its width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        make(.horizontal, layoutSize, [subitem], count, sharesLength: true)
    }

    /// Makes a group of a number of equal items side by side, each with the width of its own size.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self { make(.horizontal, layoutSize, [subitem], count) }

    /// Makes a group of elements below one another.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(.vertical, layoutSize, subitems)
    }

    /// Makes a group of a number of equal items below one another, which share its height.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> Self
    {
        make(.vertical, layoutSize, [subitem], count, sharesLength: true)
    }

    /// Makes a group of a number of equal items below one another, each with the height of its own size.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self { make(.vertical, layoutSize, [subitem], count) }

    /// Makes a group whose items a function places.
    open class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        let made = make(.custom, layoutSize, [])
        made.provider = itemProvider
        return made
    }

    /// A copy whose properties may be set without changing this one's.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let made = super.copy(with: zone)
        if let made = made as? NSCollectionLayoutGroup {
            (made.axis, made.parts, made.repetition) = (axis, parts, repetition)
            (made.sharesLength, made.provider, made.interItemSpacing) = (
                sharesLength, provider, interItemSpacing
            )
        }
        return made
    }

    /// The group and its items as text, one line each, for debugging.
    open func visualDescription() -> String {
        func line(_ item: NSCollectionLayoutItem, _ depth: Int) -> String {
            let size = item.layoutSize
            let name = item is NSCollectionLayoutGroup ? "group" : "item"
            let inner = (item as? NSCollectionLayoutGroup)?.parts ?? []
            return String(repeating: "  ", count: depth)
                + "\(name) \(size.widthDimension.kind) \(size.widthDimension.dimension) x "
                + "\(size.heightDimension.kind) \(size.heightDimension.dimension)\n"
                + inner.map { line($0, depth + 1) }.joined()
        }
        return line(self, 0)
    }
}

/// The place of an item in a group whose items a function places.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    /// The rectangle of the item in the group's coordinates, in points.
    public let frame: CGRect
    /// The order in depth: items with a larger number are in front.
    public let zIndex: Int

    /// Makes the place of an item from its rectangle in the group, with a z index of 0.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Makes a place in front of others, or behind them.
    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }

    /// Returns the place itself, because it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
