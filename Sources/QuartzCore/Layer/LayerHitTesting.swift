import AgateScene
import CoreGraphics
import Foundation

/// Which layer lies under a point.
///
/// Source: claims 12.16-12.18.
enum LayerHitTesting {
    /// A layer on the way down, with the point in its coordinates and the sublayers still to ask.
    private struct Level {
        let layer: CALayer
        let point: CGPoint
        var candidates: [CALayer]
    }

    static func hitTest(_ point: CGPoint, in layer: CALayer) -> CALayer? {
        guard let top = level(of: layer, superlayerPoint: point) else { return nil }
        var stack = [top]
        while var current = stack.popLast() {
            if let candidate = current.candidates.popLast() {
                stack.append(current)
                if let next = level(of: candidate, superlayerPoint: current.point) { stack.append(next) }
                continue
            }
            // All sublayers missed. A transform layer has no area of its own.
            if case .transform = current.layer.values.kind { continue }
            if current.layer.contains(current.point) { return current.layer }
        }
        return nil
    }

    private static func level(of layer: CALayer, superlayerPoint: CGPoint) -> Level? {
        guard !layer.isHidden else { return nil }
        let projection = LayerConversion.matrixToSuperlayer(of: layer)
        guard let point = projection.inverted?.map(superlayerPoint) else { return nil }
        if layer.masksToBounds, !layer.contains(point) { return nil }
        return Level(layer: layer, point: point, candidates: inPaintOrder(layer.sublayers ?? []))
    }

    /// Back to front: by depth, then by order in the tree.
    static func inPaintOrder(_ layers: [CALayer]) -> [CALayer] {
        guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
        return layers.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }
}
