import AgateDisplay
import QuartzCore

/// Masks: any layer's alpha, placed like a sublayer.
enum MaskCases {
    /// A striped card with a mask.
    private static func masked(
        _ name: String,
        at times: [Double] = [0],
        by mask: @escaping @Sendable () -> CALayer,
        _ body: @escaping @Sendable (CALayer) -> Void = { _ in }
    ) -> GoldenCase {
        scene("mask/\(name)", 32, at: times) { page in
            page.add(4, 4, 24, 24, .sea) {
                $0.add(0, 0, 24, 8, .coral)
                $0.add(0, 16, 24, 8, .sun)
                $0.mask = mask()
                body($0)
            }
        }
    }

    private static func layer(
        _ x: CGFloat,
        _ y: CGFloat,
        _ width: CGFloat,
        _ height: CGFloat,
        _ color: CGColor? = .black,
        _ body: (CALayer) -> Void = { _ in }
    ) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        layer.backgroundColor = color
        body(layer)
        return layer
    }

    static let all: [GoldenCase] = [
        masked("box", by: { layer(4, 6, 12, 20) }),
        masked("rounded", by: { layer(1, 1, 22, 22) { $0.cornerRadius = 11 } }),
        masked("translucent", by: { layer(2, 2, 20, 20, .black.faded(0.4)) }),
        masked("color-does-not-count", by: { layer(2, 2, 20, 20, .sun) }),
        masked(
            "gradient",
            by: {
                let gradient = CAGradientLayer()
                gradient.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
                gradient.colors = [CGColor.black, CGColor.clear]
                return gradient
            }
        ),
        masked("image", by: { layer(0, 0, 24, 24, nil) { $0.contents = GoldenImages.ring } }),
        masked(
            "with-sublayers",
            by: {
                layer(0, 0, 10, 24) {
                    $0.add(14, 2, 8, 8, .black)
                    $0.add(14, 14, 8, 8, .black.faded(0.5))
                }
            }
        ),
        masked("turned", by: { layer(4, 8, 16, 8) { $0.turn(0.7) } }),
        masked("hidden-shows-nothing", by: { layer(2, 2, 20, 20) { $0.isHidden = true } }),
        masked("elsewhere-shows-nothing", by: { layer(40, 40, 20, 20) }),
        masked(
            "of-a-mask",
            by: {
                layer(0, 0, 24, 24) {
                    let inner = CALayer()
                    inner.frame = CGRect(x: 4, y: 4, width: 16, height: 16)
                    inner.backgroundColor = .black
                    inner.cornerRadius = 8
                    $0.mask = inner
                }
            }
        ),
        masked("and-rounded-cut", by: { layer(0, 8, 24, 16) }) {
            $0.cornerRadius = 10
            $0.masksToBounds = true
        },
        masked("and-opacity", by: { layer(4, 4, 16, 16) }) { $0.opacity = 0.5 },
        masked("cuts-shadow", by: { layer(0, 0, 32, 20) }) {
            $0.shadowOpacity = 1
            $0.shadowRadius = 0
            $0.shadowOffset = CGSize(width: 4, height: 4)
        },
        masked("cuts-border", by: { layer(4, 4, 22, 16) }) { $0.borderWidth = 3 },
        masked(
            "with-shadow",
            by: {
                layer(4, 4, 10, 10) {
                    $0.shadowOpacity = 1
                    $0.shadowRadius = 2
                    $0.shadowOffset = CGSize(width: 4, height: 4)
                }
            }
        ),
        masked(
            "in-motion",
            at: [0, 0.5, 1],
            by: { layer(0, 0, 8, 24) { $0.run("position.x", from: 4, to: 20) } }
        ),
        masked("on-turned-layer", by: { layer(4, 4, 16, 12) }) { $0.turn(0.4) },
        masked("in-perspective", by: { layer(2, 2, 20, 20) { $0.cornerRadius = 10 } }) {
            $0.transform = .tilt(0.9, 0, 1, 0, eye: 40)
        },
    ]
}
