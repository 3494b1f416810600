import CoreGraphics

/// The margins of a view as its program has set them.
struct ViewMargins {
    /// Nil until set: 8 points, or what a controller's view has.
    var base: UIEdgeInsets?
    /// Margins that were set by the way text reads.
    var directional: NSDirectionalEdgeInsets?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// Whether the sides are at least those of the guide for readable text.
    var followsReadableWidth = false
    /// Whether the guide of the keyboard ends with the safe area.
    var keyboardUsesSafeArea = true

    /// The margins of a view: what it has of its own and the safe area, and what is left of its superview's.
    ///
    /// Source: uikit U32, U33.
    @MainActor static func margins(of view: UIView) -> UIEdgeInsets {
        // From the top down, for superviews are as deep as they like.
        var chain = [view]
        while let last = chain.last, last.layoutState?.margins.preservesSuperview == true,
            let superview = last.superview
        {
            chain.append(superview)
        }
        var margins = own(of: chain[chain.count - 1])
        var parent = chain[chain.count - 1]
        for child in chain.dropLast().reversed() {
            let outer = margins
            let inner = own(of: child)
            let frame = child.frame
            let size = parent.bounds.size
            // What scrolls keeps its margins on its way under a bar: the insets of the content make room there.
            let scrolls = parent is UIScrollView
            margins = UIEdgeInsets(
                top: scrolls ? inner.top : max(inner.top, outer.top - frame.minY),
                left: max(inner.left, outer.left - frame.minX),
                bottom: scrolls ? inner.bottom : max(inner.bottom, outer.bottom - (size.height - frame.maxY)),
                right: max(inner.right, outer.right - (size.width - frame.maxX))
            )
            parent = child
        }
        return margins
    }

    /// The margins that were set, and the safe area.
    @MainActor private static func own(of view: UIView) -> UIEdgeInsets {
        let margins = view.layoutState?.margins ?? ViewMargins()
        var insets = base(of: view)
        if margins.insetsFromSafeArea {
            let safe = view.safeAreaInsets
            insets.top += safe.top
            insets.left += safe.left
            insets.bottom += safe.bottom
            insets.right += safe.right
        }
        return margins.followsReadableWidth ? readable(insets, in: view) : insets
    }

    /// Margins that leave no more than the width of readable text between them.
    @MainActor static func readable(_ margins: UIEdgeInsets, in view: UIView) -> UIEdgeInsets {
        var insets = margins
        let width = view.bounds.width
        if width > LayoutMetrics.readableThreshold,
            width - insets.left - insets.right > LayoutMetrics.readableWidth
        {
            insets.left = (width - LayoutMetrics.readableWidth) / 2
            insets.right = insets.left
        }
        return insets
    }

    /// The margins that were set, or the standard ones.
    @MainActor static func base(of view: UIView) -> UIEdgeInsets {
        let margins = view.layoutState?.margins ?? ViewMargins()
        var insets = margins.base ?? standard(of: view)
        if let directional = margins.directional {
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            insets = UIEdgeInsets(
                top: directional.top,
                left: isMirrored ? directional.trailing : directional.leading,
                bottom: directional.bottom,
                right: isMirrored ? directional.leading : directional.trailing
            )
        }
        if let controller = view.viewController, controller.viewRespectsSystemMinimumLayoutMargins {
            let minimum = sideMargin(of: view)
            insets.left = max(insets.left, minimum)
            insets.right = max(insets.right, minimum)
        }
        return insets
    }

    @MainActor private static func standard(of view: UIView) -> UIEdgeInsets {
        if let own = view.standardMargins { return own }
        guard let controller = view.viewController, controller.viewRespectsSystemMinimumLayoutMargins else {
            let margin = LayoutMetrics.spacing
            return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        }
        let side = sideMargin(of: view)
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    @MainActor static func sideMargin(of view: UIView) -> CGFloat {
        view.bounds.width < LayoutMetrics.wideControllerWidth
            ? LayoutMetrics.controllerMargin : LayoutMetrics.wideControllerMargin
    }
}
