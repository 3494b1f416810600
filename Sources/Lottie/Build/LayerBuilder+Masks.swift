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
        if masks.contains(where: \.mode.comparesCoverage) { return comparedMask(masks, scope) }
        var result = CALayer()
        if let first = masks.first, first.mode.startsFull { result.addSublayer(everything(Self.black)) }
        for mask in masks {
            let coverage = coverage(of: mask, Self.black, scope)
            switch mask.mode {
            case .add, .lighten, .difference: result.addSublayer(coverage)
            case .subtract:
                coverage.compositingFilter = "destOut"
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

    /// A mask whose coverages are compared: drawn as lightness, which blend modes compare, and made to coverage at the end.
    private func comparedMask(_ masks: [LottieMask], _ scope: CompositionScope) -> CALayer {
        let result = CALayer()
        result.addSublayer(everything(masks.first?.mode.startsFull == true ? Self.white : Self.black))
        for mask in masks {
            switch mask.mode {
            case .add: result.addSublayer(coverage(of: mask, Self.white, scope))
            case .subtract: result.addSublayer(coverage(of: mask, Self.black, scope))
            case .intersect, .lighten, .darken, .difference:
                let picture = CALayer()
                picture.addSublayer(everything(Self.black))
                picture.addSublayer(coverage(of: mask, Self.white, scope))
                picture.compositingFilter = mask.mode.blendName
                result.addSublayer(picture)
            }
        }
        result.filters = [LayerFilter(type: "luminanceToAlpha")]
        return result
    }

    private static let black = CGColor(rgba: SIMD4(0, 0, 0, 1))
    private static let white = CGColor(rgba: SIMD4(1, 1, 1, 1))

    private func everything(_ color: CGColor) -> CALayer {
        let layer = CAShapeLayer()
        layer.path = CGPath(Path(rect: Self.plane))
        layer.fillColor = color
        return layer
    }

    /// A rectangle that is larger than any content.
    private static let plane = CGRect(x: -20_000, y: -20_000, width: 40_000, height: 40_000)

    private func coverage(of mask: LottieMask, _ color: CGColor, _ scope: CompositionScope) -> CALayer {
        let layer = CAShapeLayer()
        layer.fillColor = color
        var times: [Double] = []
        if mask.path.isAnimated { times += mask.path.keyframes.map(\.time) }
        [mask.expansion].addKeyframeTimes(to: &times)
        if mask.isInverted { layer.fillRule = .evenOdd }
        let path: @Sendable (Double) -> Path = { frame in
            var contour = [mask.path.value(at: frame)]
            contour[0].isClosed = true
            let expansion = mask.expansion.number(at: frame)
            if expansion != 0 { contour = contour.offset(by: expansion, join: .round, miterLimit: 4) }
            let path = contour.path
            guard mask.isInverted else { return path }
            var whole = Path(rect: Self.plane)
            whole.append(path)
            return whole
        }
        if mask.expansion == .zero {
            let paces = mask.path.keyframes.paces(from:to:)
            set(layer, .path, sampled(scope, times: times, paces: paces, .points) { .path(path($0)) })
        } else {
            setComputedPath(of: layer, scope, times: times, path)
        }
        set(
            layer,
            .opacity,
            sampled(scope, [mask.opacity], .number(0.002)) {
                .number(min(max(mask.opacity.number(at: $0) / 100, 0), 1))
            }
        )
        return feathered(layer, mask.feather, scope)
    }

    /// A layer whose edges are soft by a feather, for each direction one.
    ///
    /// GUESS lottie-feather: half of the feather is the standard deviation.
    private func feathered(_ layer: CALayer, _ feather: LottieProperty, _ scope: CompositionScope) -> CALayer
    {
        func radii(_ component: (SIMD2<Double>) -> Double) -> [TrackSample] {
            sampled(scope, [feather], .number(0.02)) { .number(max(component(feather.size(at: $0)), 0) / 2) }
        }
        guard feather.keyframes.contains(where: { $0.value.contains { $0 > 0 } }) else { return layer }
        // The holder keeps what else is done to the layer from the blur.
        let isEven = feather.keyframes.allSatisfy { $0.value.count < 2 || $0.value[0] == $0.value[1] }
        guard isEven, feather.keyframes.allSatisfy({ $0.curves.count < 2 }) else {
            return layer.blurred(radii(\.x), isAcross: true, self).blurred(radii(\.y), isAcross: false, self)
        }
        let holder = layer.wrapped()
        holder.add([.blur(radii(\.x))], self)
        return holder
    }
}

extension LottieMask.Mode {
    /// Whether the smaller, the larger or the difference of two coverages counts.
    fileprivate var comparesCoverage: Bool { [.lighten, .darken, .difference].contains(self) }

    /// Whether everything is covered before a first mask of this mode.
    fileprivate var startsFull: Bool { [.subtract, .intersect, .darken].contains(self) }

    /// How its lightness blends with that of the masks before it.
    fileprivate var blendName: String {
        switch self {
        case .lighten: "lightenBlendMode"
        case .darken: "darkenBlendMode"
        case .difference: "differenceBlendMode"
        case .add, .subtract, .intersect: "multiplyBlendMode"
        }
    }
}
