import CoreGraphics
import Foundation

// What a layout says is mirrored where text reads the other way than the layout was written for, if the layout wants that.
//
// Layouts have places as they were written for, collections and their views as they are seen. What goes from the one to the other goes through
// here.

extension UICollectionView {
    /// Whether places of the layout are mirrored.
    var isMirrored: Bool { layoutStorage.isMirrored(in: self) }

    /// How wide the content is that is mirrored: at least as wide as what is seen.
    func mirrorWidth(_ contentWidth: CGFloat) -> CGFloat {
        let insets = adjustedContentInset
        let width = contentWidth.isFinite ? contentWidth : 0
        return max(width, bounds.width - insets.left - insets.right, 0)
    }

    /// The visible part between the insets, in the layout's coordinates.
    var layoutSeen: CGRect { layoutStorage.own(bounds.inset(by: adjustedContentInset), in: self) }

    /// The visible part, in the layout's coordinates.
    var layoutBounds: CGRect { layoutStorage.own(bounds, in: self) }
}

extension UICollectionViewLayout {
    func isMirrored(in view: UICollectionView) -> Bool {
        flipsHorizontallyInOppositeLayoutDirection
            && view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    /// A rectangle of the collection as the layout has it, or the other way round.
    func own(_ rect: CGRect, in view: UICollectionView) -> CGRect {
        guard isMirrored(in: view) else { return rect }
        var rect = rect
        rect.origin.x = view.mirrorWidth(collectionViewContentSize.width) - rect.maxX
        return rect
    }

    /// A point of the collection as the layout has it, or the other way round.
    func own(_ point: CGPoint, in view: UICollectionView) -> CGPoint {
        own(CGRect(origin: point, size: .zero), in: view).origin
    }

    /// Attributes of the layout as the collection has them, or the other way round.
    func seen(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let view = collectionViewStorage, isMirrored(in: view) else { return attributes }
        let made = attributes.copied()
        made.center = own(attributes.center, in: view)
        return made
    }

    /// The elements in a rectangle of the collection, where they are seen.
    func seenElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let view = collectionViewStorage else { return layoutAttributesForElements(in: rect) ?? [] }
        return (layoutAttributesForElements(in: own(rect, in: view)) ?? []).map(seen)
    }

    /// The attributes of an element where it is seen.
    func seenAttributes(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
        attributes(of: key).map(seen)
    }
}
