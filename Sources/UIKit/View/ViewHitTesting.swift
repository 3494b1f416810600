import CoreGraphics
import Foundation
import QuartzCore

/// Which view lies under a point.
///
/// Source: claim 16.32.
@MainActor enum ViewHitTesting {
    /// Beyond this depth the walk goes on without calling overrides, to spare the stack.
    private static let deepest = 1_000

    static func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
        let side = ViewSide.current
        guard side.hitTestDepth < deepest else { return walk(point, event, view) }
        guard accepts(view), view.point(inside: point, with: event) else { return nil }
        side.hitTestDepth += 1
        defer { side.hitTestDepth -= 1 }
        for subview in frontToBack(view) {
            let converted = subview.layer.convert(point, from: view.layer)
            if let hit = subview.hitTest(converted, with: event) { return hit }
        }
        return view
    }

    private static func walk(_ point: CGPoint, _ event: UIEvent?, _ view: UIView) -> UIView? {
        guard accepts(view), view.point(inside: point, with: event) else { return nil }
        var stack: [(view: UIView, point: CGPoint, candidates: [UIView])] = [
            (view, point, frontToBack(view).reversed())
        ]
        while var current = stack.popLast() {
            guard let candidate = current.candidates.popLast() else { return current.view }
            stack.append(current)
            let converted = candidate.layer.convert(current.point, from: current.view.layer)
            if accepts(candidate), candidate.point(inside: converted, with: event) {
                stack.append((candidate, converted, frontToBack(candidate).reversed()))
            }
        }
        return nil
    }

    private static func accepts(_ view: UIView) -> Bool {
        !view.isHidden && view.isUserInteractionEnabled && view.alpha >= 0.01
            && view.blockingAnimationCount == 0
    }

    private static func frontToBack(_ view: UIView) -> [UIView] {
        let subviews = view.subviews
        guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews.reversed() }
        return subviews.enumerated()
            .sorted { ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset) }
            .map(\.element)
    }
}
