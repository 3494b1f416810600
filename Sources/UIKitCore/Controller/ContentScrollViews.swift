import Foundation

/// Which scroll views bars at the edges of a controller's view watch.
@MainActor final class ContentScrollViews {
    private struct Held { weak var scrollView: UIScrollView? }
    private var said: [(edge: NSDirectionalRectEdge, held: Held)] = []

    nonisolated init() {}

    func set(_ scrollView: UIScrollView?, _ edge: NSDirectionalRectEdge) {
        said.removeAll { edge.contains($0.edge) }
        for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
            said.removeAll { $0.edge == single }
            if let scrollView { said.append((single, Held(scrollView: scrollView))) }
        }
    }

    /// Whether a scroll view is the content of a controller that a bar of a container may cover.
    ///
    /// Source: uikit U91.
    static func isBelowBars(_ scrollView: UIScrollView) -> Bool {
        var next: UIResponder? = scrollView
        while let responder = next {
            guard let controller = responder as? UIViewController else {
                next = responder.next
                continue
            }
            let containers = sequence(first: controller, next: \.parent).dropFirst()
            return containers.contains(where: \.hasBarsOverContent)
                && controller.contentScrollView(for: .top) === scrollView
        }
        return false
    }

    /// What was said; otherwise the view itself, or the first of its subviews that scrolls.
    func scrollView(_ edge: NSDirectionalRectEdge, of controller: UIViewController) -> UIScrollView? {
        if let found = said.first(where: { edge.contains($0.edge) })?.held.scrollView { return found }
        guard let view = controller.viewIfLoaded else { return nil }
        if let scrollView = view as? UIScrollView { return scrollView }
        return view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }
}

/// Traits that a controller overrides for its children.
@MainActor enum ChildTraits {
    static func set(_ collection: UITraitCollection?, for child: UIViewController) {
        ViewTraits.override(child) { state in
            state.overrides = TraitOverrides()
            if let collection { state.overrides.values = collection.values.specified }
        }
    }

    static func overridden(of child: UIViewController) -> UITraitCollection? {
        guard let overrides = child.traitState?.overrides, !overrides.values.isEmpty else { return nil }
        return UITraitCollection(overrides.values)
    }
}
