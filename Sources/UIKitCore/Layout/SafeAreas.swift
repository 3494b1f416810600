import CoreGraphics

/// Which parts at the edges of views are covered by the system.
///
/// Source: uikit U30, U31, U35.
@MainActor enum SafeAreas {
    /// The insets of a view's covered part, by that of its superview and its own place.
    static func insets(of view: UIView) -> UIEdgeInsets {
        guard let displayState = DisplayState.ifKnown, displayState.layout.usesSafeAreas else { return .zero }
        var chain = [view]
        while let superview = chain[chain.count - 1].superview { chain.append(superview) }
        var insets = UIEdgeInsets.zero
        for index in chain.indices.reversed() {
            let current = chain[index]
            if index == chain.count - 1 {
                insets = current.coveredByScreen
            } else {
                let parent = chain[index + 1]
                insets = clamped(passedOn(insets, by: parent), parent.bounds.size, current.frame)
            }
            insets = added(current, to: insets)
        }
        return insets
    }

    /// The insets of a controller's view that come from its bars, beside those of its superview.
    private static func added(_ view: UIView, to insets: UIEdgeInsets) -> UIEdgeInsets {
        guard let controller = view.viewController else { return insets }
        var insets = insets
        for more in [controller.additionalSafeAreaInsets, controller.systemSafeAreaInsets] {
            insets.top += more.top
            insets.left += more.left
            insets.bottom += more.bottom
            insets.right += more.right
        }
        return insets
    }

    /// What of a view's safe area may reach what is in it.
    private static func passedOn(_ insets: UIEdgeInsets, by parent: UIView) -> UIEdgeInsets {
        insets == .zero ? insets : parent.safeAreaForSubviews(insets)
    }

    /// What reaches a child, edge by edge.
    static func clamped(_ parent: UIEdgeInsets, _ size: CGSize, _ frame: CGRect) -> UIEdgeInsets {
        func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value, 0), max(limit, 0)) }
        return UIEdgeInsets(
            top: clamp(parent.top - frame.minY, parent.top),
            left: clamp(parent.left - frame.minX, parent.left),
            bottom: clamp(frame.maxY - (size.height - parent.bottom), parent.bottom),
            right: clamp(frame.maxX - (size.width - parent.right), parent.right)
        )
    }

    /// What reaches the views in another one may be more or less.
    static func mayHaveChanged(in view: UIView) {
        guard let displayState = DisplayState.ifKnown, displayState.layout.usesSafeAreas,
            !view.subviewReferences.isEmpty,
            let host = displayState.layout.layoutHost
        else { return }
        host.needsPass(view)
    }

    /// Tells views whose safe area is another one; only programs that have any pay for it.
    static func refresh(_ host: LayoutHost) {
        let displayState = DisplayState.current
        guard displayState.layout.usesSafeAreas else { return }
        for window in displayState.windowList.windows {
            var changed: [UIView] = []
            // From the top down, so that a deep tree is not climbed for each of its views.
            var stack: [(view: UIView, insets: UIEdgeInsets)] = [(window, insets(of: window))]
            while let (view, insets) = stack.popLast() {
                let size = view.bounds.size
                let passed = passedOn(insets, by: view)
                for subview in view.subviews.reversed() {
                    stack.append((subview, added(subview, to: clamped(passed, size, subview.frame))))
                }
                guard view.layoutState != nil || view.viewController != nil || type(of: view) != UIView.self
                else { continue }
                let state = view.makeLayoutState()
                guard insets != state.toldSafeArea else { continue }
                state.toldSafeArea = insets
                changed.append(view)
            }
            for view in changed {
                view.safeAreaInsetsDidChange()
                view.viewController?.viewSafeAreaInsetsDidChange()
                if view.layoutState?.margins.insetsFromSafeArea != false {
                    ViewConstraints.tellMargins(of: view)
                }
                view.layer.setNeedsLayout()
            }
        }
    }
}
