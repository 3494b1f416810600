import CoreGraphics
import Foundation
import QuartzCore

/// The traits of views, from the display downwards, and who hears of changes.
///
/// Source: uikit U40 to U42.
@MainActor package enum ViewTraits {
    /// Whether any view or display has traits that differ from the usual ones; if not, no lookup is needed.
    nonisolated(unsafe) private(set) static var isUsed = false

    // MARK: Finding traits

    /// The traits of a view.
    static func traits(of view: UIView) -> UITraitCollection {
        let base = base(of: view)
        guard isUsed else { return base }
        let generation = DisplayState.current.traitGeneration
        var chain: [UIView] = []
        var traits = base
        var current: UIView? = view
        while let next = current {
            if let known = next.traitAnswer, known.generation == generation, known.base === base {
                traits = known.traits
                break
            }
            chain.append(next)
            current = next.superviewStorage
        }
        for view in chain.reversed() {
            traits = own(view, from: traits)
            view.traitAnswer = TraitAnswer(generation: generation, base: base, traits: traits)
        }
        return traits
    }

    /// Which way the interface around a view reads.
    static func direction(of view: UIView) -> UIUserInterfaceLayoutDirection {
        isUsed && traits(of: view).layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The known traits of all views may be others.
    private static func forget() { DisplayState.current.traitGeneration += 1 }

    /// The traits of a controller: those of its view, as it gives them.
    static func traits(of controller: UIViewController) -> UITraitCollection {
        if let view = controller.viewIfLoaded {
            let above = view.superview.map { traits(of: $0) } ?? controller.parent.map { traits(of: $0) }
            let parent = above ?? base(of: view)
            return controller.traitState?.resolved(from: parent) ?? parent
        }
        let parent = controller.parent.map { traits(of: $0) } ?? DisplayTraits.current
        return controller.traitState?.resolved(from: parent) ?? parent
    }

    private static func base(of view: UIView) -> UITraitCollection {
        guard let window = view.windowStorage else { return DisplayTraits.current }
        return DisplayTraits.traits(
            size: window.bounds.size,
            window.sideStorage ?? .current,
            scale: window.screen.scale
        )
    }

    /// The traits of a view whose superview has some.
    private static func own(_ view: UIView, from parent: UITraitCollection) -> UITraitCollection {
        let controlled = view.viewController?.traitState?.resolved(from: parent) ?? parent
        return view.traitState?.resolved(from: controlled) ?? controlled
    }

    // MARK: Changing traits

    /// Changes what a view overrides.
    static func override(_ view: UIView, _ change: (TraitState) -> Void) {
        let old = traits(of: view)
        let state = view.makeTraitState()
        change(state)
        state.forget()
        isUsed = true
        forget()
        tell(view, old, traits(of: view))
    }

    /// Changes what a controller overrides.
    static func override(_ controller: UIViewController, _ change: (TraitState) -> Void) {
        let old = controller.viewIfLoaded.map { traits(of: $0) }
        let state = controller.makeTraitState()
        change(state)
        state.forget()
        isUsed = true
        forget()
        if let view = controller.viewIfLoaded, let old { tell(view, old, traits(of: view)) }
    }

    /// Changes what the display has, such as its style, and tells all its windows.
    package static func changeDisplay(_ displayState: DisplayState, _ change: () -> Void) {
        let windows = displayState.windowList.windows.map { (window: $0, old: traits(of: $0)) }
        change()
        isUsed = true
        forget()
        for (window, old) in windows { tell(window, old, traits(of: window)) }
    }

    /// The screen has another scale: views that had the old one draw in the new one, and hear of it.
    static func followScale(from oldScale: CGFloat, to scale: CGFloat, _ displayState: DisplayState) {
        isUsed = true
        forget()
        for window in displayState.windowList.windows {
            let old = own(
                window,
                from: DisplayTraits.traits(size: window.bounds.size, displayState, scale: oldScale)
            )
            var stack: [UIView] = [window]
            while let view = stack.popLast() {
                // Pictures keep the scale that they were made for.
                if view.contentScaleFactor == oldScale, view.followsScaleOfScreen {
                    view.contentScaleFactor = scale
                }
                stack += view.subviews
            }
            tell(window, old, traits(of: window))
        }
    }

    /// Runs what may change the traits of a view, such as its move to another superview, and tells it.
    static func following(_ view: UIView, _ change: () -> Void) {
        guard isUsed else { return change() }
        let old = traits(of: view)
        change()
        tell(view, old, traits(of: view))
    }

    /// A view has come to another superview.
    static func moved(_ view: UIView, from old: UITraitCollection) {
        // Subviews may have cached traits of the old superview; a view without subviews clears its own alone.
        view.traitAnswer = nil
        if !view.subviewReferences.isEmpty { forget() }
        tell(view, old, traits(of: view))
    }

    // MARK: Telling

    /// Tells a view and what is in it, superviews first, as far as their traits are others.
    private static func tell(_ view: UIView, _ old: UITraitCollection, _ new: UITraitCollection) {
        var stack = [(view: view, old: old, new: new)]
        while let (view, old, new) = stack.popLast() {
            guard old !== new else { continue }
            let changed = new.changedTraits(from: old)
            guard !changed.isEmpty else { continue }
            new.performAsCurrent { tell(view, old, new, changed) }
            for subview in view.subviews.reversed() {
                stack.append((subview, own(subview, from: old), own(subview, from: new)))
            }
        }
    }

    private static func tell(
        _ view: UIView,
        _ old: UITraitCollection,
        _ new: UITraitCollection,
        _ changed: [UITrait]
    ) {
        let keys = Set(changed.map { ObjectIdentifier($0) })
        if changed.contains(where: { $0.affectsColorAppearance }) { recolor(view) }
        if keys.contains(ObjectIdentifier(UITraitLayoutDirection.self)) {
            ViewConstraints.directionDidChange(view)
        }
        if keys.contains(ObjectIdentifier(UITraitPreferredContentSizeCategory.self)) {
            view.contentSizeCategoryDidChange()
        }
        if let controller = view.viewController {
            controller.traitCollectionDidChange(old)
            controller.traitState?.tell(controller, old, keys)
        }
        view.traitCollectionDidChange(old)
        view.traitState?.tell(view, old, keys)
    }

    /// Resolves dynamic colours anew; called with the new traits current.
    private static func recolor(_ view: UIView) {
        if let color = view.backgroundStorage { view.layer.backgroundColor = color.cgColor }
        if view.tintStorage == nil || view.tintStorage?.isDynamic == true { view.tintColorDidChange() }
        view.setNeedsDisplay()
        view.setNeedsLayout()
    }

    /// Runs what a view does for itself, drawing and layout, with its traits current.
    package static func perform(for view: UIView, _ body: () -> Void) {
        guard isUsed else { return body() }
        traits(of: view).performAsCurrent(body)
    }
}

/// The traits that were found for a view, and what they hold for.
struct TraitAnswer {
    let generation: Int
    let base: UITraitCollection
    let traits: UITraitCollection
}
