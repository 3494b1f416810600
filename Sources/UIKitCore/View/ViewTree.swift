import Foundation
import QuartzCore

/// The tree of views; the order of subviews is that of their layers.
///
/// Walks are iterative: trees 100 000 deep are input like any other.
@MainActor enum ViewTree {
    /// Where among the subviews.
    enum Place {
        case front
        case below(UIView)
        case above(UIView)
    }

    static func subviews(of view: UIView) -> [UIView] {
        guard !view.subviewReferences.isEmpty, let sublayers = view.layer.sublayers else { return [] }
        return sublayers.compactMap { subview(of: view, with: $0) }
    }

    /// The subview that a sublayer belongs to; nil for a layer of another kind.
    private static func subview(of view: UIView, with sublayer: CALayer) -> UIView? {
        guard let subview = sublayer.delegate as? UIView, subview.layer === sublayer,
            subview.superviewStorage === view
        else { return nil }
        return subview
    }

    /// The place of an index among the subviews, the moving view not counted.
    ///
    /// - Complexity: O(the number of subviews between the index and the nearer end).
    static func place(of index: Int, for view: UIView, in parent: UIView) -> Place {
        let count = parent.subviewReferences.count - (view.superviewStorage === parent ? 1 : 0)
        let index = max(index, 0)
        guard index < count, let sublayers = parent.layer.sublayers else { return .front }
        // From the back the count is right only where no other layers stand between.
        let countsBack = index > count / 2 && sublayers.count == parent.subviewReferences.count
        var left = countsBack ? count - 1 - index : index
        for step in sublayers.indices {
            let sublayer = countsBack ? sublayers[sublayers.count - 1 - step] : sublayers[step]
            guard let subview = subview(of: parent, with: sublayer), subview !== view else { continue }
            if left == 0 { return .below(subview) }
            left -= 1
        }
        return .front
    }

    /// Puts a view into a superview, taking it from where it was.
    ///
    /// A view that is the superview or contains it is refused silently: a tree has no cycles. The order of the calls: uikit U15.
    static func insert(_ view: UIView, into parent: UIView, at place: Place) {
        MainThreadRule.check("UIView.addSubview(_:)")
        guard accepts(view, parent), view.canHaveSuperview, !view.isLeavingSuperview else { return }
        if let window = view.windowStorage, window !== parent.windowStorage {
            FirstResponder.leave(with: view)
        }
        let oldParent = view.superviewStorage
        guard oldParent !== parent else {
            put(view.layer, in: parent.layer, at: place)
            return
        }
        let oldWindow = view.windowStorage
        let announcedWindow = parent.windowStorage
        var told: [UIViewController] = []
        announceMove(of: view) {
            if oldWindow !== announcedWindow, let announcedWindow {
                told = AppearanceCallbacks.windowWillEnter(view, into: parent, of: announcedWindow)
            } else if oldWindow != nil, announcedWindow == nil {
                AppearanceCallbacks.windowWillLeave(view)
            }
            view.willMove(toSuperview: parent)
            oldParent?.willRemoveSubview(view)
            if oldWindow !== announcedWindow { forEach(in: view) { $0.willMove(toWindow: announcedWindow) } }
        }
        // The callbacks may have moved other views.
        guard accepts(view, parent) else { return }
        if oldParent != nil, LayoutHost.isUsed { ConstraintInstallation.treeWillLeave(view) }
        let newWindow = parent.windowStorage
        let changesWindow = oldWindow !== newWindow
        let oldTint = ViewAppearance.inheritedTint(of: view)
        let oldTraits = ViewTraits.isUsed ? ViewTraits.traits(of: view) : nil
        // The parent must hold the view before the old one lets go.
        parent.subviewReferences[ObjectIdentifier(view)] = view
        oldParent?.subviewReferences[ObjectIdentifier(view)] = nil
        view.superviewStorage = parent
        put(view.layer, in: parent.layer, at: place)
        ViewConstraints.superviewDidChange(view)
        setWindow(newWindow, of: view, when: changesWindow)
        if changesWindow, newWindow != nil, AppearanceProxies.isUsed {
            forEach(in: view) { AppearanceProxies.apply(to: $0) }
        }
        if changesWindow { forEach(in: view) { $0.didMoveToWindow() } }
        if changesWindow, newWindow != nil { forEach(in: view) { PropertyUpdates.entered($0) } }
        view.didMoveToSuperview()
        if let oldTraits { ViewTraits.moved(view, from: oldTraits) }
        parent.didAddSubview(view)
        if view.tintStorage == nil { view.tintColorDidChange() }
        ViewAppearance.tintMayHaveChanged(view, from: oldTint)
        guard changesWindow else { return }
        if newWindow != nil {
            AppearanceCallbacks.windowDidEnter(view, told: told)
        } else {
            AppearanceCallbacks.windowDidLeave(view)
        }
        DisplayState.ifKnown?.keyboardState.keyboard?.follow()
    }

    /// Takes a view out of its superview.
    ///
    /// Source: uikit U15.
    static func remove(_ view: UIView) {
        MainThreadRule.check("UIView.removeFromSuperview()")
        guard let parent = view.superviewStorage, !view.isLeavingSuperview else { return }
        let oldWindow = view.windowStorage
        if oldWindow != nil {
            FirstResponder.leave(with: view)
            // A call may have removed the view.
            guard view.superviewStorage === parent else { return }
        }
        announceMove(of: view) {
            if oldWindow != nil { AppearanceCallbacks.windowWillLeave(view) }
            view.willMove(toSuperview: nil)
            if oldWindow != nil { forEach(in: view) { $0.willMove(toWindow: nil) } }
            parent.willRemoveSubview(view)
        }
        withExtendedLifetime(view) {
            if LayoutHost.isUsed { ConstraintInstallation.treeWillLeave(view) }
            let oldTint = ViewAppearance.inheritedTint(of: view)
            view.layer.removeFromSuperlayer()
            parent.subviewReferences[ObjectIdentifier(view)] = nil
            view.superviewStorage = nil
            ViewConstraints.superviewDidChange(view)
            setWindow(nil, of: view, when: oldWindow != nil)
            if oldWindow != nil { forEach(in: view) { $0.didMoveToWindow() } }
            view.didMoveToSuperview()
            ViewAppearance.tintMayHaveChanged(view, from: oldTint)
            if oldWindow != nil { AppearanceCallbacks.windowDidLeave(view) }
            if oldWindow != nil { DisplayState.ifKnown?.keyboardState.keyboard?.follow() }
        }
    }

    /// Whether a view may be put into another one without a cycle.
    private static func accepts(_ view: UIView, _ parent: UIView) -> Bool {
        // Only a view that has subviews can contain anything: a long chain is not climbed for each new end.
        view !== parent && (view.subviewReferences.isEmpty || !isDescendant(parent, of: view))
    }

    /// Tells of a move that is about to happen.
    ///
    /// A called object cannot start another move of the same view: it is on its way, and a view that removes itself when it is called
    /// before its removal leaves once.
    private static func announceMove(of view: UIView, _ body: () -> Void) {
        view.isLeavingSuperview = true
        body()
        view.isLeavingSuperview = false
    }

    private static func put(_ layer: CALayer, in parent: CALayer, at place: Place) {
        switch place {
        case .front: parent.addSublayer(layer)
        case .below(let sibling) where sibling.layer.superlayer === parent && sibling.layer !== layer:
            parent.insertSublayer(layer, below: sibling.layer)
        case .above(let sibling) where sibling.layer.superlayer === parent && sibling.layer !== layer:
            parent.insertSublayer(layer, above: sibling.layer)
        case .below, .above: parent.addSublayer(layer)
        }
    }

    static func exchange(_ index1: Int, _ index2: Int, in view: UIView) {
        let subviews = view.subviews
        let (low, high) = (min(index1, index2), max(index1, index2))
        guard low != high, subviews.indices.contains(low), subviews.indices.contains(high) else { return }
        let (lower, higher) = (subviews[low], subviews[high])
        let before = high + 1 < subviews.count ? subviews[high + 1] : nil
        put(higher.layer, in: view.layer, at: .below(lower))
        put(lower.layer, in: view.layer, at: before.map { .below($0) } ?? .front)
    }

    // MARK: Walks

    static func isDescendant(_ view: UIView, of ancestor: UIView) -> Bool {
        var current: UIView? = view
        while let next = current {
            if next === ancestor { return true }
            current = next.superviewStorage
        }
        return false
    }

    static func view(withTag tag: Int, in top: UIView) -> UIView? {
        var stack = [top]
        while let next = stack.popLast() {
            if next.tag == tag { return next }
            stack.append(contentsOf: next.subviews.reversed())
        }
        return nil
    }

    /// Calls a block for a view and all inside it, superviews first.
    static func forEach(in view: UIView, _ body: (UIView) -> Void) {
        if view.subviewReferences.isEmpty {
            body(view)
            return
        }
        var stack = [view]
        while let next = stack.popLast() {
            body(next)
            stack.append(contentsOf: next.subviews.reversed())
        }
    }

    static func setWindow(_ window: UIWindow?, of view: UIView, when changes: Bool = true) {
        guard changes else { return }
        forEach(in: view) { $0.windowStorage = window }
    }
}
