import AgateLayout
import CoreGraphics
import Foundation

/// What views do about constraints.
@MainActor enum ViewConstraints {
    /// The frame of a view is given from now on, or found.
    static func translationDidChange(_ view: UIView) {
        if view.translatesAutoresizingMaskIntoConstraints, view.layoutState == nil { return }
        let state = view.makeLayoutState()
        // Variables that are made find it out by themselves.
        if state.hasVariables { state.refresh() } else { _ = state.makeVariables() }
        state.host.needsPass(view.superview ?? view)
    }

    /// A view is resized with its superview in another way.
    static func maskDidChange(_ view: UIView) {
        guard let state = view.layoutState else { return }
        state.refresh()
        state.host.needsPass(view.superview ?? view)
    }

    static func superviewDidChange(_ view: UIView) {
        if type(of: view).requiresConstraintBasedLayout, view.superview != nil { setNeedsUpdate(view) }
        if let side = LayoutHost.isUsed ? DisplayState.ifKnown : nil, side.layout.usesSafeAreas {
            side.layout.layoutHost?.isDirty = true
        }
        guard let state = view.layoutState else { return }
        state.refresh()
        state.host.needsPass(view.superview ?? view)
    }

    /// The program, or a mask, has given a view another place or size.
    static func frameDidChange(_ view: UIView) {
        guard let state = view.layoutState else { return }
        state.refreshFixed()
        // Margins and safe areas may follow.
        if state.host.engine.needsSolving || state.usesInsets { state.host.isDirty = true }
    }

    static func placeSubviews(of view: UIView) {
        guard let host = view.layoutState?.host else { return }
        host.prepare()
        view.takeSolvedContentSize()
        host.place(subviewsOf: view)
    }

    // MARK: Natural sizes

    static func invalidateIntrinsicSize(_ view: UIView) {
        guard let state = view.layoutState else { return }
        state.forgetWrapping()
        state.host.invalidIntrinsic[ObjectIdentifier(state)] = LayoutHost.Held(state: state)
        state.host.isDirty = true
        for constraintHolder in [view.superview] { constraintHolder?.setNeedsLayout() }
    }

    static func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis, of view: UIView) {
        let state = view.makeLayoutState()
        var all = state.hugging ?? view.defaultHugging
        all[axis] = priority.rawValue
        state.hugging = all
        invalidateIntrinsicSize(view)
    }

    static func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis, of view: UIView)
    {
        let state = view.makeLayoutState()
        var all = state.resistance ?? .resistance
        all[axis] = priority.rawValue
        state.resistance = all
        invalidateIntrinsicSize(view)
    }

    /// Where the baselines of the view lie that stands for this one.
    static func baselineOffsets(of view: UIView) -> (first: CGFloat, last: CGFloat)? {
        let (first, last) = (view.forFirstBaselineLayout, view.forLastBaselineLayout)
        guard first !== view || last !== view else { return nil }
        let above = first === view ? nil : first.baselineOffsets
        let below = last === view ? nil : last.baselineOffsets
        guard above != nil || below != nil else { return nil }
        let top = above.map { $0.first + first.convert(first.bounds, to: view).minY }
        let bottom = below.map { $0.last + view.bounds.maxY - last.convert(last.bounds, to: view).maxY }
        return (top ?? view.bounds.height, bottom ?? 0)
    }

    // MARK: Updates

    static func setNeedsUpdate(_ view: UIView) {
        let state = view.makeLayoutState()
        state.needsUpdateConstraints = true
        state.host.updating[ObjectIdentifier(state)] = LayoutHost.Held(state: state)
        state.host.needsPass(view)
    }

    static func updateIfNeeded(_ view: UIView) {
        var views: [UIView] = []
        ViewTree.forEach(in: view) { if $0.needsUpdateConstraints() { views.append($0) } }
        // Superviews stand before their subviews.
        for view in views.reversed() { view.layoutState?.host.update(view) }
    }

    // MARK: Margins and direction

    static func changeMargins(of view: UIView, _ change: (inout ViewMargins) -> Void) {
        let state = view.makeLayoutState()
        let old = state.margins
        change(&state.margins)
        let new = state.margins
        let isSame =
            old.base == new.base && old.directional == new.directional
            && old.preservesSuperview == new.preservesSuperview
            && old.insetsFromSafeArea == new.insetsFromSafeArea
            && old.followsReadableWidth == new.followsReadableWidth
            && old.keyboardUsesSafeArea == new.keyboardUsesSafeArea
        if !isSame { marginsDidChange(view) }
    }

    static func marginsDidChange(_ view: UIView) {
        if let state = view.layoutState {
            state.host.needsPass(view)
        } else {
            view.setNeedsLayout()
        }
        tellMargins(of: view)
    }

    /// Tells a view of other margins, its controller, and the views in it that keep clear of them too.
    ///
    /// Source: uikit U32, U33.
    static func tellMargins(of view: UIView) {
        var stack = [view]
        while let next = stack.popLast() {
            next.layoutMarginsDidChange()
            next.viewController?.viewLayoutMarginsDidChange()
            stack += next.subviews.filter { $0.layoutState?.margins.preservesSuperview == true }.reversed()
        }
    }

    static func directionalMargins(of view: UIView) -> NSDirectionalEdgeInsets {
        let base = ViewMargins.base(of: view)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: base.top,
            leading: isMirrored ? base.right : base.left,
            bottom: base.bottom,
            trailing: isMirrored ? base.left : base.right
        )
    }

    static func setSemanticContent(_ attribute: UISemanticContentAttribute, of view: UIView) {
        guard attribute != view.semanticContentAttribute else { return }
        let old = view.effectiveUserInterfaceLayoutDirection
        let state = view.makeLayoutState()
        state.semanticContent = attribute
        guard view.effectiveUserInterfaceLayoutDirection != old else { return }
        directionDidChange(view)
    }

    /// The content of a view reads the other way.
    static func directionDidChange(_ view: UIView) {
        for constraint in view.layoutState?.constraints ?? [] {
            ConstraintInstallation.reconnect(constraint)
        }
        view.setNeedsLayout()
        view.setNeedsDisplay()
        marginsDidChange(view)
    }
}

extension UIView {
    /// What the view knows of constraints, made when it is needed.
    func makeLayoutState() -> LayoutState {
        if let layoutState { return layoutState }
        let made = LayoutState(self)
        layoutState = made
        return made
    }
}
