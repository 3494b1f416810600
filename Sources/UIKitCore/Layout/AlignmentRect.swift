import CoreGraphics

/// The rectangle of a view that constraints line up, which ornaments around its content may lie outside of.
@MainActor enum AlignmentRect {
    /// A frame that any view's ornaments have room in.
    private static let large = CGRect(x: 0, y: 0, width: 1000, height: 1000)

    /// How far the rectangle lies inside of the view's frame, by `alignmentRect(forFrame:)`; zero for most views, and where that gives no numbers.
    static func insets(of view: UIView) -> UIEdgeInsets {
        // Most views have no alignment insets, and their rectangle need not be computed; a view without a size shows none.
        guard view.alignmentRect(forFrame: large) != large else { return .zero }
        var frame = LayoutState.frame(of: view)
        if frame.isEmpty { frame = large }
        let rect = view.alignmentRect(forFrame: frame)
        let insets = UIEdgeInsets(
            top: rect.origin.y - frame.origin.y,
            left: rect.origin.x - frame.origin.x,
            bottom: frame.origin.y + frame.size.height - rect.origin.y - rect.size.height,
            right: frame.origin.x + frame.size.width - rect.origin.x - rect.size.width
        )
        let isSound = [insets.top, insets.left, insets.bottom, insets.right].allSatisfy { $0.isFinite }
        return isSound ? insets : .zero
    }

    /// The natural size of a view's frame: that of its content, which fills the rectangle, and what lies around it; -1 where there is none.
    static func intrinsicSize(of view: UIView) -> CGSize {
        var size = view.intrinsicContentSize
        let insets = insets(of: view)
        guard insets != .zero else { return size }
        if size.width >= 0 { size.width = max(size.width + insets.left + insets.right, 0) }
        if size.height >= 0 { size.height = max(size.height + insets.top + insets.bottom, 0) }
        return size
    }
}
