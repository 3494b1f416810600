import AgateDisplay
import AgateRuntime
import Foundation
import Observation
import QuartzCore

/// The views and controllers of one display that wait for `updateProperties()`.
///
/// They are called before each layout of a commit, superviews first and a controller before its view, once for each request. A change
/// of an observable object that they read meanwhile requests another call. A view that has not been called yet makes its request when
/// it comes into a window; objects of classes that do not override the method are not called.
///
/// GUESS update-properties: `layoutIfNeeded()` calls the waiting objects in the view, and itself, before it lays out.
@MainActor final class PropertyUpdates {
    private weak var context: DisplayContext?
    private var asked: [ObjectIdentifier: Asked] = [:]
    private var count = 0

    /// A waiting object; it is not kept.
    private struct Asked {
        weak var responder: UIResponder?
        let order: Int
    }

    private init(_ context: DisplayContext) {
        self.context = context
    }

    /// Those of the current display.
    private static var current: PropertyUpdates {
        let state = DisplayState.current
        if let known = state.updates.propertyUpdates { return known }
        let made = PropertyUpdates(DisplayContext.current)
        state.updates.propertyUpdates = made
        state.followCommits(of: DisplayContext.current)
        return made
    }

    // MARK: Asking

    /// A view wants to be called before the next layout.
    static func ask(_ view: UIView) {
        view.needsPropertyUpdate = true
        if view.window != nil { current.ask(view) }
    }

    /// A controller wants to be called before the next layout.
    static func ask(_ controller: UIViewController) {
        controller.needsPropertyUpdate = true
        if controller.viewIfLoaded?.window != nil { current.ask(controller) }
    }

    /// A view has come into a window.
    static func entered(_ view: UIView) {
        if view.needsPropertyUpdate, Overrides.has(type(of: view)) { current.ask(view) }
        if let controller = view.viewController, controller.needsPropertyUpdate,
            Overrides.has(type(of: controller))
        {
            current.ask(controller)
        }
    }

    private func ask(_ responder: UIResponder) {
        let key = ObjectIdentifier(responder)
        if asked[key]?.responder == nil {
            count += 1
            asked[key] = Asked(responder: responder, order: count)
        }
        context?.wantCommit()
    }

    // MARK: Calling

    /// Calls all waiting objects.
    func run() { run { _ in true } }

    /// Calls the waiting objects in a view, the view and its controller included.
    static func run(in view: UIView) {
        guard let updates = DisplayState.ifKnown?.updates.propertyUpdates, !updates.asked.isEmpty else {
            return
        }
        updates.run { $0.isDescendant(of: view) }
    }

    private func run(_ isWanted: (UIView) -> Bool) {
        // One that asks again whenever it is called waits for the next commit.
        for _ in 0..<LayoutMetrics.longestLoop {
            let found = take(isWanted)
            if found.isEmpty { return }
            for responder in found { update(responder) }
        }
    }

    /// Takes those out that are to be called now, in their order.
    private func take(_ isWanted: (UIView) -> Bool) -> [UIResponder] {
        var found: [(responder: UIResponder, depth: Int, order: Int)] = []
        for (key, entry) in asked {
            guard let responder = entry.responder, let view = Self.view(of: responder), view.window != nil
            else {
                // It asks again when it comes into a window.
                asked[key] = nil
                continue
            }
            guard isWanted(view) else { continue }
            asked[key] = nil
            found.append((responder, Self.depth(of: view) * 2 + (responder is UIView ? 1 : 0), entry.order))
        }
        return found.sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }.map(\.responder)
    }

    private func update(_ responder: UIResponder) {
        let recall = Recall(responder)
        withObservationTracking {
            if let view = responder as? UIView {
                view.needsPropertyUpdate = false
                ViewTraits.perform(for: view) { view.updateProperties() }
            } else if let controller = responder as? UIViewController {
                controller.needsPropertyUpdate = false
                controller.updateProperties()
            }
        } onChange: {
            recall.ask()
        }
    }

    private static func view(of responder: UIResponder) -> UIView? {
        (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
    }

    private static func depth(of view: UIView) -> Int {
        var depth = 0
        var current = view.superview
        while let next = current {
            depth += 1
            current = next.superview
        }
        return depth
    }
}

/// Asks for another call when something has changed that was read in one.
///
/// Unchecked, because the compiler does not see that the responder is touched on the thread alone that it was called on, or on the main one.
private final class Recall: @unchecked Sendable {
    private weak var responder: UIResponder?
    private let thread = Thread.current

    init(_ responder: UIResponder) {
        self.responder = responder
    }

    /// Something is about to change, on any thread.
    func ask() {
        if Thread.current === thread { return ViewThread.run { setNeedsUpdate() } }
        DispatchQueue.main.async { ViewThread.run { self.setNeedsUpdate() } }
    }

    @MainActor private func setNeedsUpdate() {
        if let view = responder as? UIView { view.setNeedsUpdateProperties() }
        if let controller = responder as? UIViewController { controller.setNeedsUpdateProperties() }
    }
}

/// Which classes override `updateProperties()`: all others need no calls.
@MainActor private enum Overrides {
    private static let views = OverridingClasses(
        of: "updateProperties()",
        base: UIView.self,
        empty: EmptyProbe.self,
        probe: UpdatingProbe.self
    )

    private static let controllers = OverridingClasses(
        of: "updateProperties()",
        base: UIViewController.self,
        empty: EmptyControllerProbe.self,
        probe: UpdatingControllerProbe.self
    )

    static func has(_ type: UIView.Type) -> Bool { views.contains(type) }

    static func has(_ type: UIViewController.Type) -> Bool { controllers.contains(type) }
}

private final class EmptyProbe: UIView {}

private final class UpdatingProbe: UIView {
    override func updateProperties() { tag = -1 }
}

private final class EmptyControllerProbe: UIViewController {}

private final class UpdatingControllerProbe: UIViewController {
    override func updateProperties() { title = "probe" }
}
