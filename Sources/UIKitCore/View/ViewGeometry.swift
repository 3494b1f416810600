import CoreGraphics
import Foundation
import QuartzCore

/// Sizes and coordinates of views.
@MainActor enum ViewGeometry {
    /// Makes a change of a view's geometry and resizes the subviews when the size has changed.
    ///
    /// What lies deeper is resized after what lies above, one level after the other and not by recursion.
    static func resize(_ view: UIView, by change: () -> Void) {
        let oldSize = view.layer.bounds.size
        change()
        if view.layoutState != nil { ViewConstraints.frameDidChange(view) }
        guard view.layer.bounds.size != oldSize else { return }
        // A view that could not draw without a size, or must draw anew for each size, does it now.
        if type(of: view) != UIView.self, oldSize.width == 0 || oldSize.height == 0 { view.setNeedsDisplay() }
        UIViewAnimationState.current?.noteResized(view)
        guard view.autoresizesSubviews, !view.subviewReferences.isEmpty else { return }
        let state = DisplayState.current
        state.resizes.pendingResizes.append((view, oldSize))
        guard !state.resizes.isResizing else { return }
        state.resizes.isResizing = true
        var next = 0
        while next < state.resizes.pendingResizes.count {
            let (parent, oldParentSize) = state.resizes.pendingResizes[next]
            next += 1
            for subview in parent.subviews {
                ViewAutoresizing.resize(subview, in: parent, oldSize: oldParentSize)
            }
        }
        state.resizes.pendingResizes.removeAll()
        state.resizes.isResizing = false
    }

    /// Gives a view the size that suits it best, without moving the upper left corner of its frame.
    static func sizeToFit(_ view: UIView) {
        let origin = view.frame.origin
        view.bounds = CGRect(origin: view.bounds.origin, size: view.sizeThatFits(view.bounds.size))
        let moved = view.frame.origin
        let way = CGPoint(x: origin.x - moved.x, y: origin.y - moved.y)
        guard way != .zero, way.x.isFinite, way.y.isFinite else { return }
        view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y)
    }

    /// The layer that stands for the target of a conversion; nil means the window.
    static func target(_ other: UIView?, of view: UIView) -> CALayer? {
        if let other { return other.layer }
        if let window = view.window { return window.layer }
        var top = view
        while let parent = top.superview { top = parent }
        return top.layer
    }
}

/// What a view does when its superview's size changes: the flexible parts share the difference in proportion
/// to their old lengths.
///
/// Source: claim 13.15.
@MainActor enum ViewAutoresizing {
    static func resize(_ view: UIView, in parent: UIView, oldSize: CGSize) {
        let mask = view.autoresizingMask
        guard !mask.isEmpty, view.translatesAutoresizingMaskIntoConstraints else { return }
        let newSize = parent.bounds.size
        let frame = view.frame
        let horizontal = axis(
            minMargin: frame.minX - parent.bounds.minX,
            extent: frame.width,
            oldLength: oldSize.width,
            newLength: newSize.width,
            minIsFlexible: mask.contains(.flexibleLeftMargin),
            extentIsFlexible: mask.contains(.flexibleWidth),
            maxIsFlexible: mask.contains(.flexibleRightMargin)
        )
        let vertical = axis(
            minMargin: frame.minY - parent.bounds.minY,
            extent: frame.height,
            oldLength: oldSize.height,
            newLength: newSize.height,
            minIsFlexible: mask.contains(.flexibleTopMargin),
            extentIsFlexible: mask.contains(.flexibleHeight),
            maxIsFlexible: mask.contains(.flexibleBottomMargin)
        )
        let newFrame = CGRect(
            x: parent.bounds.minX + horizontal.min,
            y: parent.bounds.minY + vertical.min,
            width: horizontal.extent,
            height: vertical.extent
        )
        if newFrame != frame { view.frame = newFrame }
    }

    private static func axis(
        minMargin: CGFloat,
        extent: CGFloat,
        oldLength: CGFloat,
        newLength: CGFloat,
        minIsFlexible: Bool,
        extentIsFlexible: Bool,
        maxIsFlexible: Bool
    ) -> (min: CGFloat, extent: CGFloat) {
        let delta = newLength - oldLength
        guard delta != 0, delta.isFinite else { return (minMargin, extent) }
        let maxMargin = oldLength - minMargin - extent
        let parts = [
            (minIsFlexible, minMargin), (extentIsFlexible, extent), (maxIsFlexible, maxMargin),
        ]
        let flexibleCount = parts.count { $0.0 }
        guard flexibleCount > 0 else { return (minMargin, extent) }
        let flexibleLength = parts.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
        let shares = parts.map { isFlexible, length -> CGFloat in
            guard isFlexible else { return 0 }
            // Nothing to be in proportion to: equal shares.
            return flexibleLength > 0 ? delta * length / flexibleLength : delta / CGFloat(flexibleCount)
        }
        return (minMargin + shares[0], max(0, extent + shares[1]))
    }
}
