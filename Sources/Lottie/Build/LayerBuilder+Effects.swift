import AgateDocuments
import AgateTiming
import CoreGraphics
import Foundation
import QuartzCore

extension LayerBuilder {
    /// Shadows as those of the layer, changes of colour and blurs as filters.
    ///
    /// - Returns: The layer, or one in the same space around it, to which the effects are done: what is cut off by a mask or by bounds is
    ///   cut off before.
    ///
    /// - Parameter transforms: Those of the layer and of its ancestors.
    ///
    /// Source: documents L90 to L94.
    func addEffects(
        _ effects: [LottieEffect],
        to contents: CALayer,
        _ transforms: [LottieTransform],
        _ scope: CompositionScope
    ) -> CALayer {
        guard !effects.isEmpty else { return contents }
        let isCut = contents.mask != nil || contents.masksToBounds
        var layer = isCut ? contents.wrapped() : contents
        var (filters, hasShadow): ([AnimatedFilter], Bool) = ([], false)
        /// Gives the layer the filters so far, in their order, and goes on with one around it.
        func close() {
            layer.add(filters, self)
            (filters, hasShadow) = ([], false)
            layer = layer.wrapped()
        }
        for effect in effects {
            switch effect {
            case .dropShadow(let shadow):
                if hasShadow || !filters.isEmpty { close() }
                if shadow.hidesLayer.number(at: scope.map.inner(at: scope.range.lowerBound)) != 0 {
                    if layer === contents { layer = layer.wrapped() }
                    layer = shadowAlone(shadow, of: layer, scope)
                    continue
                }
                hasShadow = true
                setShadow(shadow, of: layer, shadow.isUpright ? transforms : [], scope)
                continue
            default: break
            }
            // Effects after a shadow apply to the shadow, too.
            if hasShadow { close() }
            switch effect {
            case .dropShadow: break
            case .fill(let color, let opacity):
                filters.append(matrix(scope, [color, opacity]) { Self.fill(color, opacity, at: $0) })
            case .overlay(let color, let opacity):
                filters.append(matrix(scope, [color, opacity]) { Self.overlay(color, opacity, at: $0) })
            case .tint(let black, let white, let amount):
                filters.append(
                    matrix(scope, [black, white, amount]) { Self.tint(black, white, amount, at: $0) }
                )
            case .tritone(let bright, let middle, let dark):
                // How far up the lower half of lightness a pixel is, and how far up the upper one; then the colours.
                filters.append(AnimatedFilter(LayerFilter.colorMatrix(ColorRows.halvesOfLightness.numbers)))
                filters.append(
                    matrix(scope, [bright, middle, dark]) { Self.tritone(bright, middle, dark, at: $0) }
                )
            case .blur(let amount, let dimensions):
                let maximum = amount.keyframes.compactMap(\.value.first).max() ?? 0
                guard maximum > 0 else { continue }
                // GUESS lottie-blur: 0.3 of the blurriness is the standard deviation.
                let radii = sampled(scope, [amount], .number(0.02)) {
                    .number(max(amount.number(at: $0), 0) * 0.3)
                }
                let direction = dimensions.number(at: scope.map.inner(at: scope.range.lowerBound))
                guard direction == 2 || direction == 3 else {
                    filters.append(.blur(radii))
                    continue
                }
                if layer !== contents || !filters.isEmpty { close() }
                layer = layer.blurred(radii, isAcross: direction == 2, self)
            }
        }
        layer.add(filters, self)
        return layer
    }

    /// The shadow of a layer without the layer: its alpha in the shadow's colour, blurred and moved.
    ///
    /// - Returns: A layer in the same space around it.
    private func shadowAlone(
        _ shadow: LottieShadow,
        of layer: CALayer,
        _ scope: CompositionScope
    ) -> CALayer {
        let full = LottieProperty(
            keyframes: shadow.opacity.keyframes.map { keyframe in
                var keyframe = keyframe
                keyframe.value = keyframe.value.map { $0 / shadow.full }
                return keyframe
            }
        )
        layer.add(
            [
                matrix(scope, [shadow.color, full]) { Self.fill(shadow.color, full, at: $0) },
                .blur(
                    sampled(scope, [shadow.softness], .number(0.02)) {
                        .number(max(shadow.softness.number(at: $0), 0) * shadow.blur)
                    }
                ),
            ],
            self
        )
        let holder = layer.wrapped()
        let origin = SIMD2(Double(layer.position.x), Double(layer.position.y))
        let places = sampled(scope, [shadow.direction, shadow.distance], .number(0.05)) {
            .pair(origin + Self.offset(of: shadow, at: $0))
        }
        set(layer, .position, places)
        return holder
    }

    private static func offset(of shadow: LottieShadow, at frame: Double) -> SIMD2<Double> {
        let angle = (shadow.direction.number(at: frame) - 90) * .pi / 180
        return SIMD2(cos(angle), sin(angle)) * shadow.distance.number(at: frame)
    }

    /// - Parameter transforms: Those by which a shadow does not turn, the layer's own first.
    private func setShadow(
        _ shadow: LottieShadow,
        of layer: CALayer,
        _ transforms: [LottieTransform],
        _ scope: CompositionScope
    ) {
        set(
            layer,
            .shadowColor,
            sampled(scope, [shadow.color], .number(0.003)) {
                .color(Self.rgba(shadow.color.value(at: $0)))
            }
        )
        set(
            layer,
            .shadowOpacity,
            sampled(scope, [shadow.opacity], .number(0.002)) {
                .number(min(max(shadow.opacity.number(at: $0) / shadow.full, 0), 1))
            }
        )
        set(
            layer,
            .shadowRadius,
            sampled(scope, [shadow.softness], .number(0.02)) {
                .number(max(shadow.softness.number(at: $0), 0) * shadow.blur)
            }
        )
        let turning = transforms.flatMap { [$0.rotation, $0.scale, $0.skew, $0.skewAxis] }
        let samples = sampled(scope, [shadow.direction, shadow.distance] + turning, .number(0.05)) { frame in
            let offset = Self.offset(of: shadow, at: frame)
            guard !transforms.isEmpty else { return .pair(offset) }
            let linear = transforms.reduce(CGAffineTransform.identity) {
                $0.concatenating($1.linear(at: frame))
            }
            // The layer's x axis counts: a shadow grows with its layer, and does not turn with it.
            let turn = atan2(Double(linear.b), Double(linear.a))
            guard turn != 0 else { return .pair(offset) }
            return .pair(
                SIMD2(
                    offset.x * cos(turn) + offset.y * sin(turn),
                    offset.y * cos(turn) - offset.x * sin(turn)
                )
            )
        }
        set(layer, .shadowOffset, samples)
    }

    /// A colour of three numbers, or of four with the alpha that a program gave.
    static func rgba(_ numbers: [Double]) -> SIMD4<Double> {
        func part(_ index: Int, _ missing: Double = 0) -> Double {
            index < numbers.count ? min(max(numbers[index], 0), 1) : missing
        }
        return SIMD4(part(0), part(1), part(2), part(3, 1))
    }

    // MARK: Changes of colours

    /// A filter whose matrix changes with properties.
    private func matrix(
        _ scope: CompositionScope,
        _ properties: [LottieProperty],
        _ rows: (Double) -> ColorRows
    ) -> AnimatedFilter {
        AnimatedFilter(
            LayerFilter(type: "colorMatrix"),
            input: "inputColorMatrix",
            samples: sampled(scope, properties, .number(0.003)) {
                .array(rows($0).numbers.map { .number(Double($0)) })
            }
        )
    }

    private static func rgb(_ property: LottieProperty, at frame: Double) -> SIMD3<Double> {
        let color = rgba(property.value(at: frame))
        return SIMD3(color.x, color.y, color.z)
    }

    /// One colour, with as much of the alpha as the opacity says.
    ///
    /// Source: reality Q4.9.
    private static func fill(
        _ color: LottieProperty,
        _ opacity: LottieProperty,
        at frame: Double
    ) -> ColorRows {
        var rows = ColorRows(constant: rgb(color, at: frame))
        rows.alpha = min(max(opacity.number(at: frame), 0), 1)
        return rows
    }

    /// A colour over the layer's own.
    ///
    /// Source: documents L92.
    private static func overlay(
        _ color: LottieProperty,
        _ opacity: LottieProperty,
        at frame: Double
    ) -> ColorRows {
        ColorRows(constant: rgb(color, at: frame)).mixed(share: opacity.number(at: frame))
    }

    /// Source: documents L93.
    private static func tint(
        _ black: LottieProperty,
        _ white: LottieProperty,
        _ amount: LottieProperty,
        at frame: Double
    ) -> ColorRows {
        let (black, white) = (rgb(black, at: frame), rgb(white, at: frame))
        var rows = ColorRows(constant: black)
        for index in 0..<3 { rows.factors[index] = ColorRows.lightness * (white[index] - black[index]) }
        return rows.mixed(share: amount.number(at: frame) / 100)
    }

    /// The tritone filter, which makes colours of the halves of lightness.
    private static func tritone(
        _ bright: LottieProperty,
        _ middle: LottieProperty,
        _ dark: LottieProperty,
        at frame: Double
    ) -> ColorRows {
        let (bright, middle, dark) = (rgb(bright, at: frame), rgb(middle, at: frame), rgb(dark, at: frame))
        var rows = ColorRows(constant: dark)
        for index in 0..<3 {
            rows.factors[index] = SIMD3(middle[index] - dark[index], bright[index] - middle[index], 0)
        }
        return rows
    }
}

/// How red, green and blue follow from themselves: a sum for each.
private struct ColorRows {
    var factors: [SIMD3<Double>]
    var constant: SIMD3<Double>
    /// The share of alpha that is left.
    var alpha = 1.0

    init(factors: [SIMD3<Double>] = [.zero, .zero, .zero], constant: SIMD3<Double>) {
        (self.factors, self.constant) = (factors, constant)
    }

    static let lightness = SIMD3(0.2126, 0.7152, 0.0722)

    /// Red from nothing to all in the lower half of lightness, green in the upper half: filters cut off what is beyond.
    static let halvesOfLightness = ColorRows(
        factors: [lightness * 2, lightness * 2, .zero],
        constant: SIMD3(0, -1, 0)
    )

    /// On the way from colours as they are to those of the rows.
    func mixed(share: Double) -> ColorRows {
        let share = min(max(share, 0), 1)
        var result = ColorRows(factors: factors.map { $0 * share }, constant: constant * share)
        for index in 0..<3 { result.factors[index][index] += 1 - share }
        return result
    }

    /// As a filter takes them: four rows of five factors.
    var numbers: [CGFloat] {
        (0..<3).flatMap { row in
            [factors[row].x, factors[row].y, factors[row].z, 0, constant[row]].map { CGFloat($0) }
        } + [0, 0, 0, CGFloat(alpha), 0]
    }
}
