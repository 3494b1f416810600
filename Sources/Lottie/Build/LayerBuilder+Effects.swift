import AgateDocuments
import AgateTiming
import CoreGraphics
import Foundation
import QuartzCore

extension LayerBuilder {
    /// Shadows as those of the layer, changes of colour and blurs as filters.
    ///
    /// Source: documents L90 to L94.
    func addEffects(of model: LottieLayer, to layer: CALayer, _ scope: CompositionScope) {
        var filters: [LayerFilter] = []
        let frame = scope.map.inner(at: scope.range.lowerBound)
        func vector(_ property: LottieProperty) -> SIMD4<Double> {
            let value = property.value(at: frame)
            return SIMD4(value.first ?? 0, value.count > 1 ? value[1] : 0, value.count > 2 ? value[2] : 0, 1)
        }
        for effect in model.effects {
            switch effect {
            case .dropShadow(
                let color,
                let opacity,
                let full,
                let direction,
                let distance,
                let softness,
                let blur
            ):
                set(
                    layer,
                    .shadowColor,
                    sampled(scope, [color], .number(0.003)) { .color(Self.rgba(color.value(at: $0))) }
                )
                set(
                    layer,
                    .shadowOpacity,
                    sampled(scope, [opacity], .number(0.002)) {
                        .number(min(max(opacity.number(at: $0) / full, 0), 1))
                    }
                )
                set(
                    layer,
                    .shadowRadius,
                    sampled(scope, [softness], .number(0.02)) {
                        .number(max(softness.number(at: $0), 0) * blur)
                    }
                )
                let samples = sampled(scope, [direction, distance], .number(0.05)) { frame in
                    let angle = (direction.number(at: frame) - 90) * .pi / 180
                    return .pair(SIMD2(cos(angle), sin(angle)) * distance.number(at: frame))
                }
                set(layer, .shadowOffset, samples)
            case .fill(let color, let opacity):
                let (color, share) = (vector(color), min(max(opacity.number(at: frame), 0), 1))
                filters.append(
                    Self.matrix(share: share) { _ in
                        .zero
                    } adding: {
                        color[$0]
                    }
                )
            case .tint(let black, let white, let amount):
                let (black, white) = (vector(black), vector(white))
                let share = min(max(amount.number(at: frame) / 100, 0), 1)
                filters.append(
                    Self.matrix(share: share) {
                        SIMD3(0.2126, 0.7152, 0.0722) * (white[$0] - black[$0])
                    } adding: {
                        black[$0]
                    }
                )
            case .tritone(let bright, _, let dark):
                // GUESS lottie-tritone: the middle colour is taken to lie between the two others.
                let (bright, dark) = (vector(bright), vector(dark))
                filters.append(
                    Self.matrix(share: 1) {
                        SIMD3(0.2126, 0.7152, 0.0722) * (bright[$0] - dark[$0])
                    } adding: {
                        dark[$0]
                    }
                )
            case .blur(let amount, _):
                // GUESS lottie-blur: 0.3 of the blurriness is the standard deviation.
                let most = amount.keyframes.compactMap(\.value.first).max() ?? 0
                if most > 0 {
                    filters.append(LayerFilter.gaussianBlur(radius: max(amount.number(at: frame), 0) * 0.3))
                }
            }
        }
        if !filters.isEmpty { layer.filters = filters }
    }

    /// A colour of three numbers, or of four with the alpha that a program gave.
    static func rgba(_ numbers: [Double]) -> SIMD4<Double> {
        func part(_ index: Int, _ missing: Double = 0) -> Double {
            index < numbers.count ? min(max(numbers[index], 0), 1) : missing
        }
        return SIMD4(part(0), part(1), part(2), part(3, 1))
    }

    /// A filter that mixes colours with a linear function of themselves.
    private static func matrix(
        share: Double,
        factors: (Int) -> SIMD3<Double>,
        adding: (Int) -> Double
    ) -> LayerFilter {
        var rows: [CGFloat] = []
        for row in 0..<3 {
            let factors = factors(row) * share
            for column in 0..<3 { rows.append(factors[column] + (row == column ? 1 - share : 0)) }
            rows += [0, adding(row) * share]
        }
        return LayerFilter.colorMatrix(rows + [0, 0, 0, 1, 0])
    }
}
