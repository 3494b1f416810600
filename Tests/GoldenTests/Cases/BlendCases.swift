import AgateDisplay
import QuartzCore

/// Compositing filters by all their names.
enum BlendCases {
    private static let modes = [
        "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "darkenBlendMode", "lightenBlendMode",
        "colorDodgeBlendMode", "colorBurnBlendMode", "softLightBlendMode", "hardLightBlendMode",
        "differenceBlendMode", "exclusionBlendMode", "hueBlendMode", "saturationBlendMode", "colorBlendMode",
        "luminosityBlendMode", "normalBlendMode",
    ]
    private static let operators = [
        "clear", "copy", "sourceOver", "sourceIn", "sourceOut", "sourceAtop", "destOver", "destIn", "destOut",
        "destAtop", "xor", "plusD", "plusL", "multiply",
    ]

    /// Coloured stripes with a translucent one.
    private static func addStripes(to page: CALayer) {
        for (index, color) in [CGColor.coral, .leaf, .sea.faded(0.5), .sun].enumerated() {
            page.add(CGFloat(2 + index * 5), 2, 5, 20, color)
        }
    }

    private static func blended(
        _ name: String,
        _ filter: String,
        _ body: @escaping @Sendable (CALayer) -> Void = { _ in }
    ) -> GoldenCase {
        scene("blend/\(name)", 24, on: nil) { page in
            addStripes(to: page)
            page.put(CAGradientLayer(), 4, 8, 16, 10) {
                $0.colors = [CGColor(red: 0.9, green: 0.7, blue: 0.2, alpha: 1), CGColor.sea.faded(0.4)]
                $0.compositingFilter = filter
                body($0)
            }
        }
    }

    static let all: [GoldenCase] =
        modes.map { blended(String($0.dropLast("BlendMode".count)), $0) }
        + operators.map { blended("by-\($0)", $0) } + [
            blended("unknown-name-is-normal", "sparkle"),
            blended("opacity", "multiplyBlendMode") { $0.opacity = 0.5 },
            blended("group", "multiplyBlendMode") { $0.add(4, -2, 6, 14, .coral) },
            blended("rounded", "differenceBlendMode") {
                $0.cornerRadius = 5
                $0.masksToBounds = true
                $0.add(0, 0, 8, 10, .coral)
            },
            blended("masked", "screenBlendMode") {
                let mask = CALayer()
                mask.frame = CGRect(x: 2, y: 2, width: 12, height: 6)
                mask.backgroundColor = .black
                $0.mask = mask
            },
            blended("turned", "hardLightBlendMode") { $0.turn(0.4) },
            scene("blend/inside-a-group", 24) { page in
                page.add(2, 2, 20, 20) {
                    $0.opacity = 0.99
                    addStripes(to: $0)
                    $0.add(2, 8, 24, 8, .sun) { $0.compositingFilter = "multiplyBlendMode" }
                }
            },
            scene("blend/replicated", 24) { page in
                page.put(CAReplicatorLayer(), 0, 0, 24, 24) {
                    $0.instanceCount = 3
                    $0.instanceTransform = CATransform3DMakeTranslation(4, 4, 0)
                    $0.add(2, 2, 10, 10, .sun) { $0.compositingFilter = "multiplyBlendMode" }
                }
            },
        ]
}
