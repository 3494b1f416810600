import AgateDocuments
import AgateTiming
import CoreGraphics
import QuartzCore

extension LayerBuilder {
    /// A layer for each character of a text, which the animators change.
    ///
    /// Source: documents L133.
    func characterLayers(
        of text: LottieTextDocument,
        _ animators: [LottieTextAnimator],
        _ scope: CompositionScope
    ) -> [CALayer] {
        let text = text.styled(for: animators)
        let animated = AnimatedCharacters(characters(of: text), animators, text)
        let placing = animators.flatMap(\.placing)
        let selecting = animators.flatMap(\.selector.properties)
        return animated.characters.indices.compactMap { index in
            guard let path = animated.characters[index].path, budget > 0 else { return nil }
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
            layer.anchorPoint = .zero
            set(
                layer,
                .transform,
                sampled(scope, placing, .matrix) {
                    .transform(CATransform3DMakeAffineTransform(animated.matrix(of: index, at: $0)))
                }
            )
            set(
                layer,
                .opacity,
                sampled(scope, selecting + animators.compactMap(\.opacity), .number(0.002)) {
                    .number(animated.opacity(of: index, at: $0))
                }
            )
            for shape in styledLayers(path, text) {
                setColors(of: shape, text, animated, index, selecting, scope)
                layer.addSublayer(shape)
            }
            return layer
        }
    }

    private func setColors(
        of shape: CAShapeLayer,
        _ text: LottieTextDocument,
        _ animated: AnimatedCharacters,
        _ index: Int,
        _ selecting: [LottieProperty],
        _ scope: CompositionScope
    ) {
        let isLine = shape.fillColor == nil
        let property = isLine ? \LottieTextAnimator.strokeColor : \.fillColor
        let changing = animated.animators.compactMap { $0[keyPath: property] }
        if !changing.isEmpty, let color = isLine ? text.strokeColor : text.fillColor {
            set(
                shape,
                isLine ? .strokeColor : .fillColor,
                sampled(scope, selecting + changing, .number(0.003)) {
                    .color(animated.color(color, property, of: index, at: $0))
                }
            )
        }
        let widths = animated.animators.compactMap(\.strokeWidth)
        guard isLine, !widths.isEmpty else { return }
        set(
            shape,
            .lineWidth,
            sampled(scope, selecting + widths, .number(0.01)) {
                .number(animated.strokeWidth(of: index, at: $0))
            }
        )
    }
}

extension LottieTextDocument {
    /// With a fill and a stroke where an animator colours them, so that there is something to colour.
    fileprivate func styled(for animators: [LottieTextAnimator]) -> LottieTextDocument {
        var result = self
        if fillColor == nil, animators.contains(where: { $0.fillColor != nil }) { result.fillColor = .zero }
        if strokeColor == nil, animators.contains(where: { $0.strokeColor != nil }) {
            result.strokeColor = .zero
        }
        if strokeWidth <= 0, animators.contains(where: { $0.strokeWidth != nil }) {
            result.strokeWidth = .leastNonzeroMagnitude
        }
        return result
    }
}
