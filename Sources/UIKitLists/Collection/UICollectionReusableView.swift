import CoreGraphics
public import Foundation
import QuartzCore
@_spi(UIKitRooms) public import UIKitCore

/// A view that a collection reuses: a header, a footer or a decoration; the base of cells.
///
/// Source: uikit U140.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    @_spi(UIKitRooms) open override class func standIn(frame: CGRect) -> UIView {
        UICollectionReusableView(frame: frame)
    }

    /// The pool that the view goes back to; nil for one that was made by hand.
    var pool: ReusePools<UICollectionReusableView>.Key?
    /// Whether the view has to be measured again.
    var needsMeasure = false

    /// Makes a view with a frame in its superview's coordinates; collections call this with an empty one.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a view from an archive, such as a nib registered with a collection.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.didInitialize(self, as: UICollectionReusableView.self)
    }

    /// The identifier under which the class is registered; nil for a view that was made by hand.
    open var reuseIdentifier: String? { pool?.identifier }

    /// Gives a view of a document its identifier there.
    package final func takeReuseIdentifier(_ name: String, kind: String = "") {
        pool = .init(kind: kind, identifier: name)
    }

    /// Called before the view is used for another element; overrides call the superclass.
    open func prepareForReuse() {}

    /// Called with the attributes that the layout gives the view; overrides apply those of their own.
    ///
    /// Place, size, transform, opacity and depth are set before.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the layout changes to another one; has no effect unless a subclass overrides it.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the layout has changed to another one; has no effect unless a subclass overrides it.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes with the size that suits the view: that of its constraints, or of its configuration.
    ///
    /// Along an axis whose length the layout gives, it keeps that length. Source: uikit U65, U147.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fixed = layoutAttributes.fixedAxes
        let size = fittingSize(layoutAttributes.size, fixed: fixed)
        let made = layoutAttributes.copied()
        let old = layoutAttributes.frame.origin
        made.size = CGSize(
            width: fixed.contains(.horizontal) ? made.size.width : size.width,
            height: fixed.contains(.vertical) ? made.size.height : size.height
        )
        made.center = CGPoint(x: old.x + made.size.width / 2, y: old.y + made.size.height / 2)
        return made
    }

    /// The size that suits what is in the view.
    func fittingSize(_ size: CGSize, fixed: UIAxis) -> CGSize {
        systemLayoutSizeFitting(
            size,
            withHorizontalFittingPriority: fixed.contains(.horizontal) ? .required : .fittingSizeLevel,
            verticalFittingPriority: fixed.contains(.vertical) ? .required : .fittingSizeLevel
        )
    }

    /// Takes place, size and looks from attributes, then lets subclasses take theirs.
    func take(_ attributes: UICollectionViewLayoutAttributes, at place: CGPoint) {
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if center != place { center = place }
        if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
            transform3D = attributes.transform3D
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        let depth = CGFloat(attributes.zIndex)
        if layer.zPosition != depth { layer.zPosition = depth }
        pinnedDidChange(attributes.isPinned)
        listPlacementDidChange(attributes.list)
        apply(attributes)
    }

    /// What a list says of the view has been found out.
    func listPlacementDidChange(_ placement: ListPlacement?) {}

    /// Whether the view stays at an edge has been found out.
    func pinnedDidChange(_ isPinned: Bool) {}
}
