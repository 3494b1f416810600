import CoreGraphics
import Foundation
import QuartzCore

/// Which view lies under a point.
///
/// Source: claims 12.16, 16.32.
@MainActor enum ViewHitTesting {
    /// Beyond this depth the walk goes on without calling overrides, to spare the stack.
    private static let deepest = 1_000

    static func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
        let state = DisplayState.current
        guard state.hitTesting.hitTestDepth < deepest else { return walk(point, event, view) }
        guard accepts(view), view.point(inside: point, with: event) else { return nil }
        state.hitTesting.hitTestDepth += 1
        let outer = state.hitTesting.hitTestOrder
        let order = SublayerOrder(view.layer, at: point, inside: outer)
        state.hitTesting.hitTestOrder = order
        defer {
            state.hitTesting.hitTestDepth -= 1
            state.hitTesting.hitTestOrder = outer
        }
        for subview in frontToBack(view, order) {
            let converted = place(point, of: view, in: subview)
            if let hit = subview.hitTest(converted, with: event) { return hit }
        }
        return view
    }

    private static func walk(_ point: CGPoint, _ event: UIEvent?, _ view: UIView) -> UIView? {
        guard accepts(view), view.point(inside: point, with: event) else { return nil }
        let top = SublayerOrder(view.layer, at: point, inside: DisplayState.current.hitTesting.hitTestOrder)
        var stack: [(view: UIView, point: CGPoint, order: SublayerOrder, candidates: [UIView])] = [
            (view, point, top, frontToBack(view, top).reversed())
        ]
        while var current = stack.popLast() {
            guard let candidate = current.candidates.popLast() else { return current.view }
            stack.append(current)
            let converted = place(current.point, of: current.view, in: candidate)
            if accepts(candidate), candidate.point(inside: converted, with: event) {
                let order = SublayerOrder(candidate.layer, at: converted, inside: current.order)
                stack.append((candidate, converted, order, frontToBack(candidate, order).reversed()))
            }
        }
        return nil
    }

    /// A point of a view in one of its subviews: where that one is, or where it is seen while an animator moves it.
    private static func place(_ point: CGPoint, of view: UIView, in subview: UIView) -> CGPoint {
        guard subview.seenAnimationCount > 0, let seen = subview.layer.presentation(),
            let around = view.layer.presentation()
        else { return subview.layer.convert(point, from: view.layer) }
        return seen.convert(point, from: around)
    }

    private static func accepts(_ view: UIView) -> Bool {
        !view.isHidden && view.isUserInteractionEnabled && view.alpha >= 0.01
            && view.blockingAnimationCount == 0
    }

    /// The subviews, the one that is painted last at the point first.
    private static func frontToBack(_ view: UIView, _ order: SublayerOrder) -> [UIView] {
        order.frontToBack(view.subviews) { $0.layer }
    }
}
