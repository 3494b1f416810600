import AgateDocuments
import AgateGeometry
import AgateTiming
import CoreGraphics
import QuartzCore

extension LayerBuilder {
    /// The mask of a layer that has outlines as masks.
    ///
    /// Source: documents L80 to L83.
    func maskLayer(_ masks: [LottieMask], _ scope: CompositionScope) -> CALayer {
        var result = CALayer()
        if let first = masks.first, [.subtract, .intersect, .darken].contains(first.mode) {
            result.addSublayer(everything())
        }
        for mask in masks {
            let coverage = coverage(of: mask, scope)
            switch mask.mode {
            // GUESS lottie-mask-modes: lighten as add, difference as exclusive or, darken as intersect.
            case .add, .lighten: result.addSublayer(coverage)
            case .subtract:
                coverage.compositingFilter = "destOut"
                result.addSublayer(coverage)
            case .difference:
                coverage.compositingFilter = "xor"
                result.addSublayer(coverage)
            case .intersect, .darken:
                let outer = CALayer()
                let holder = CALayer()
                holder.addSublayer(coverage)
                result.mask = holder
                outer.addSublayer(result)
                result = outer
            }
        }
        return result
    }

    private func everything() -> CALayer {
        let layer = CAShapeLayer()
        layer.path = CGPath(Path(rect: Self.plane))
        layer.fillColor = CGColor(rgba: SIMD4(0, 0, 0, 1))
        return layer
    }

    /// What counts as everywhere.
    private static let plane = CGRect(x: -20_000, y: -20_000, width: 40_000, height: 40_000)

    private func coverage(of mask: LottieMask, _ scope: CompositionScope) -> CALayer {
        let layer = CAShapeLayer()
        layer.fillColor = CGColor(rgba: SIMD4(0, 0, 0, 1))
        var times: [Double] = []
        if mask.path.isAnimated { times += mask.path.keyframes.map(\.time) }
        [mask.expansion].addKeyframeTimes(to: &times)
        if mask.isInverted { layer.fillRule = .evenOdd }
        let samples = sampled(
            scope,
            times: times,
            paces: { mask.path.keyframes.paces(from: $0, to: $1) + [mask.expansion].paces(from: $0, to: $1) },
            .points
        ) { frame in
            var contour = [mask.path.value(at: frame)]
            contour[0].isClosed = true
            let expansion = mask.expansion.number(at: frame)
            if expansion != 0 { contour = contour.offset(by: expansion, join: .round, miterLimit: 4) }
            var path = contour.path
            if mask.isInverted {
                var whole = Path(rect: Self.plane)
                whole.append(path)
                path = whole
            }
            return .path(path)
        }
        set(layer, .path, samples)
        set(
            layer,
            .opacity,
            sampled(scope, [mask.opacity], .number(0.002)) {
                .number(min(max(mask.opacity.number(at: $0) / 100, 0), 1))
            }
        )
        // GUESS lottie-feather: half of the feather is the standard deviation, the same both ways.
        let feather = mask.feather.point(at: scope.map.inner(at: scope.range.lowerBound))
        if max(feather.x, feather.y) > 0 {
            let holder = CALayer()
            holder.addSublayer(layer)
            holder.filters = [LayerFilter.gaussianBlur(radius: max(feather.x, feather.y) / 2)]
            return holder
        }
        return layer
    }
}
