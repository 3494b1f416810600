public import CoreGraphics
public import Foundation

/// A layout between two others, by a progress that a finger or the program sets.
///
/// Every element that either layout shows stands between its two places.
///
/// Source: uikit U147.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at the start of the transition.
    public let currentLayout: UICollectionViewLayout
    /// The layout at the end of the transition.
    public let nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    /// Makes a layout that moves elements from one layout to another.
    @preconcurrency @MainActor public init(
        currentLayout: UICollectionViewLayout,
        nextLayout newLayout: UICollectionViewLayout
    ) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Makes a transition between two empty layouts, since archives hold no layouts.
    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewLayout()
        nextLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    /// The progress of the transition from 0 to 1; values outside go on beyond the ends, and one that is not finite counts as 0.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            if !transitionProgress.isFinite { transitionProgress = 0 }
            invalidateLayout()
        }
    }

    /// Keeps a number under a name, which changes along with the progress.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// The number kept under a name; 0 where there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    /// Prepares both layouts for the collection.
    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] {
            layout.collectionViewStorage = collectionViewStorage
            layout.prepare()
        }
    }

    /// The content size between those of both layouts, by ``transitionProgress``.
    open override var collectionViewContentSize: CGSize {
        let (one, other) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(
            width: max(Self.mix(one.width, other.width, transitionProgress), 0),
            height: max(Self.mix(one.height, other.height, transitionProgress), 0)
        )
    }

    /// The elements of either layout in the rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // What comes from, or goes to, outside of the rectangle may be in it on the way.
        let room = rect.insetBy(dx: -rect.width / 2, dy: -rect.height / 2)
        var seen: Set<CollectionKey> = []
        var made: [UICollectionViewLayoutAttributes] = []
        for layout in [currentLayout, nextLayout] {
            for attributes in layout.seenElements(in: room)
            where seen.insert(attributes.key).inserted {
                if let mixed = mixed(attributes.key), mixed.frame.overlaps(rect) { made.append(mixed) }
            }
        }
        return made
    }

    /// Between the two places of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        mixed(CollectionKey(indexPath))
    }

    /// Between the two places of a supplementary view.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mixed(CollectionKey(category: .supplementaryView, kind: elementKind, path: indexPath))
    }

    private func mixed(_ key: CollectionKey) -> UICollectionViewLayoutAttributes? {
        let (one, other) = (
            currentLayout.seenAttributes(of: key), nextLayout.seenAttributes(of: key)
        )
        guard let one, let other else {
            // What only one of them has fades.
            guard let only = (one ?? other)?.copied() else { return nil }
            only.alpha *= one == nil ? transitionProgress : 1 - transitionProgress
            only.alpha = min(max(only.alpha, 0), 1)
            return only
        }
        let made = one.copied()
        let progress = transitionProgress
        made.center = CGPoint(
            x: Self.mix(one.center.x, other.center.x, progress),
            y: Self.mix(one.center.y, other.center.y, progress)
        )
        made.size = CGSize(
            width: max(Self.mix(one.size.width, other.size.width, progress), 0),
            height: max(Self.mix(one.size.height, other.size.height, progress), 0)
        )
        made.alpha = min(max(Self.mix(one.alpha, other.alpha, progress), 0), 1)
        made.zIndex = progress < 0.5 ? one.zIndex : other.zIndex
        let (flat, otherFlat) = (one.transform, other.transform)
        if flat != otherFlat {
            made.transform = CGAffineTransform(
                a: Self.mix(flat.a, otherFlat.a, progress),
                b: Self.mix(flat.b, otherFlat.b, progress),
                c: Self.mix(flat.c, otherFlat.c, progress),
                d: Self.mix(flat.d, otherFlat.d, progress),
                tx: Self.mix(flat.tx, otherFlat.tx, progress),
                ty: Self.mix(flat.ty, otherFlat.ty, progress)
            )
        }
        return made
    }

    private static func mix(_ one: CGFloat, _ other: CGFloat, _ progress: CGFloat) -> CGFloat {
        one + (other - one) * progress
    }
}

extension UICollectionViewLayout {
    /// The attributes of any element.
    func attributes(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutAttributesForItem(at: key.path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
        }
    }
}
