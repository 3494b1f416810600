import CoreGraphics
import Foundation
import QuartzCore

/// Sees a finger that drags from an edge of the window inwards.
///
/// Source: uikit U116.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the finger may begin; none at first.
    open var edges: UIRectEdge = []

    private var startEdges: UIRectEdge = []

    /// Fails for a finger that comes down away from the edges.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, stage.touches.count == touches.count else { return }
        startEdges = edges.intersection(edges(near: stage.centroid))
        if startEdges.isEmpty { state = .failed }
    }

    private func edges(near point: CGPoint) -> UIRectEdge {
        guard let bounds = view?.window?.bounds else { return [] }
        let width = GestureLimits.edgeWidth
        var near: UIRectEdge = []
        if point.x - bounds.minX <= width { near.insert(.left) }
        if bounds.maxX - point.x <= width { near.insert(.right) }
        if point.y - bounds.minY <= width { near.insert(.top) }
        if bounds.maxY - point.y <= width { near.insert(.bottom) }
        return near
    }

    override func isWanted(travel: CGPoint) -> Bool {
        let isAcross = abs(travel.x) > abs(travel.y)
        return startEdges.contains(.left) && isAcross && travel.x > 0
            || startEdges.contains(.right) && isAcross && travel.x < 0
            || startEdges.contains(.top) && !isAcross && travel.y > 0
            || startEdges.contains(.bottom) && !isAcross && travel.y < 0
    }
}
