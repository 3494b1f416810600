import AgateDocuments
import AgateTiming
import CoreGraphics
import QuartzCore

extension LayerBuilder {
    /// Puts a layer where a transform wants it.
    ///
    /// A layer without a size gets one of 1 point, so that its anchor point is a place in its own space.
    ///
    /// - Parameters:
    ///   - turn: A rotation that is added at a frame, in degrees.
    ///   - extra: The properties that the rotation depends on.
    func place(
        _ layer: CALayer,
        _ transform: LottieTransform,
        _ scope: CompositionScope,
        turn: (Double) -> Double = { _ in 0 },
        extra: () -> [LottieProperty] = { [] }
    ) {
        if layer.bounds.size.width <= 0 || layer.bounds.size.height <= 0 {
            layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        let size = SIMD2(Double(layer.bounds.width), Double(layer.bounds.height))
        let smallest = 0.02 / max(size.x, size.y)
        set(layer, .anchorPoint, scope, transform.anchor, .number(smallest)) {
            .pair(transform.anchor.point(at: $0) / size)
        }
        if case .split(let x, let y) = transform.position, x.isAnimated, y.isAnimated {
            // Each axis has keyframes and paces of its own.
            set(layer, .positionX, scope, x, .points) { .number(x.number(at: $0)) }
            set(layer, .positionY, scope, y, .points) { .number(y.number(at: $0)) }
        } else if case .joined(let position) = transform.position {
            set(layer, .position, scope, position, .points) { .pair(position.point(at: $0)) }
        } else {
            set(
                layer,
                .position,
                sampled(scope, transform.position.properties, .points) {
                    .pair(transform.position.point(at: $0))
                }
            )
        }
        let extra = extra()
        let turns = [transform.scale, transform.rotation, transform.skew, transform.skewAxis]
        let linear = turns + (transform.space?.properties ?? []) + extra
        guard linear.contains(where: \.isAnimated) || !extra.isEmpty else {
            let frame = scope.map.inner(at: scope.range.lowerBound)
            layer.transform = transform.spatial(at: frame, addingRotation: turn(frame))
            return
        }
        set(
            layer,
            .transform,
            sampled(scope, linear, .matrix) {
                .transform(transform.spatial(at: $0, addingRotation: turn($0)))
            }
        )
    }
}
