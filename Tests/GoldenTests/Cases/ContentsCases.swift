import AgateDisplay
import QuartzCore

/// Images as contents: where they go and how they are sampled.
enum ContentsCases {
    private static let gravities: [CALayerContentsGravity] = [
        .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize,
        .resizeAspect, .resizeAspectFill,
    ]

    private static let placed: [GoldenCase] = gravities.map { gravity in
        scene("contents/gravity-\(gravity.rawValue)", 24) { page in
            page.add(3, 6, 18, 12, .sun) {
                $0.contents = GoldenImages.quarters
                $0.contentsGravity = gravity
            }
        }
    }

    private static func filtered(
        _ name: String,
        _ image: CGImage,
        side: CGFloat,
        _ filter: CALayerContentsFilter,
        allowing allowances: [GoldenVariant.Kind: Int] = [:],
        _ body: @escaping @Sendable (CALayer) -> Void = { _ in }
    ) -> GoldenCase {
        scene("contents/\(name)", 32, allowing: allowances) { page in
            page.add(16 - side / 2, 16 - side / 2, side, side) {
                $0.contents = image
                $0.magnificationFilter = filter
                $0.minificationFilter = filter
                body($0)
            }
        }
    }

    private static let sampled: [GoldenCase] = [
        filtered("nearest-larger", GoldenImages.quarters, side: 28, .nearest),
        filtered("linear-larger", GoldenImages.quarters, side: 28, .linear),
        filtered("nearest-smaller", GoldenImages.frame, side: 7, .nearest),
        filtered("linear-smaller", GoldenImages.frame, side: 7, .linear),
        filtered("trilinear-smaller", GoldenImages.checks, side: 5, .trilinear),
        filtered("trilinear-sharper", GoldenImages.frame, side: 5, .trilinear) {
            $0.minificationFilterBias = -1
        },
        filtered("nearest-turned", GoldenImages.quarters, side: 18, .nearest, allowing: [.mirrored: 255]) {
            $0.turn(0.35)
        },
        filtered("linear-turned", GoldenImages.quarters, side: 18, .linear) { $0.turn(0.35) },
        filtered("in-perspective", GoldenImages.frame, side: 24, .linear) {
            $0.transform = .tilt(0.9, 1, 0.2, 0, eye: 50)
        },
    ]

    static let all: [GoldenCase] =
        placed + sampled + [
            scene("contents/rect-inside", 24) { page in
                page.add(4, 4, 16, 16) {
                    $0.contents = GoldenImages.quarters
                    $0.contentsRect = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.25)
                }
            },
            scene("contents/rect-beyond", 24) { page in
                page.add(4, 4, 16, 16) {
                    $0.contents = GoldenImages.quarters
                    $0.contentsRect = CGRect(x: -0.5, y: -0.5, width: 2, height: 2)
                }
            },
            scene("contents/nine-patches", 32) { page in
                page.add(2, 6, 28, 20) {
                    $0.contents = GoldenImages.frame
                    $0.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
                }
            },
            scene("contents/nine-patches-empty-middle", 32) { page in
                page.add(2, 6, 28, 20) {
                    $0.contents = GoldenImages.frame
                    $0.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
                }
            },
            scene("contents/nine-patches-turned", 32) { page in
                page.add(5, 7, 22, 18) {
                    $0.contents = GoldenImages.frame
                    $0.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
                    $0.turn(0.3)
                }
            },
            scene("contents/two-pixels-a-point", 24, scale: 2) { page in
                page.add(4, 4, 16, 16, .sun) {
                    $0.contents = GoldenImages.frame
                    $0.contentsScale = 2
                    $0.contentsGravity = .center
                }
            },
            scene("contents/between-pixels", 24) { page in
                page.add(4.5, 4.25, 12, 12) { $0.contents = GoldenImages.frame }
            },
            scene("contents/flipped-geometry", 24) { page in
                page.add(2, 2, 20, 20, .sun) {
                    $0.isGeometryFlipped = true
                    $0.add(2, 2, 12, 8) { $0.contents = GoldenImages.quarters }
                }
            },
            scene("contents/rounded", 24) { page in
                page.add(2, 2, 20, 20) {
                    $0.contents = GoldenImages.quarters
                    $0.cornerRadius = 8
                    $0.masksToBounds = true
                }
            },
            scene("contents/not-rounded-without-clip", 24) { page in
                page.add(2, 2, 20, 20, .sun) {
                    $0.contents = GoldenImages.ring
                    $0.cornerRadius = 8
                }
            },
            scene("contents/transparent-parts", 24) { page in
                page.add(2, 2, 20, 20, .sea) { $0.contents = GoldenImages.ring }
            },
            scene("contents/opacity", 24) { page in
                page.add(4, 4, 16, 16) {
                    $0.contents = GoldenImages.quarters
                    $0.opacity = 0.5
                }
            },
            scene("contents/over-gradient", 24) { page in
                page.put(CAGradientLayer(), 2, 2, 20, 20) {
                    $0.colors = [CGColor.sun, CGColor.coral]
                    $0.contents = GoldenImages.ring
                }
            },
            scene("contents/overflow-is-cut", 24) { page in
                page.add(4, 8, 16, 8) {
                    $0.contents = GoldenImages.frame
                    $0.contentsGravity = .resizeAspectFill
                    $0.masksToBounds = true
                }
            },
            scene("contents/dissolve", 16, at: [0, 0.25, 0.5, 1]) { page in
                page.add(2, 2, 12, 12) {
                    $0.run("contents", from: GoldenImages.frame, to: GoldenImages.quarters)
                }
            },
            scene("contents/rect-in-motion", 16, at: [0, 0.5, 1]) { page in
                page.add(2, 2, 12, 12) {
                    $0.contents = GoldenImages.quarters
                    $0.run(
                        "contentsRect",
                        from: CGRect(x: 0, y: 0, width: 0.5, height: 0.5),
                        to: CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
                    )
                }
            },
            scene("contents/brighter-than-white", 24) { page in
                page.add(2, 2, 20, 9) { $0.contents = GoldenImages.bright }
                page.add(2, 13, 20, 9) {
                    $0.contents = GoldenImages.bright
                    $0.opacity = 0.4
                }
            },
            scene("contents/drawn-by-layer", 24) { page in
                page.put(DrawnLayer(), 2, 2, 20, 20) { $0.setNeedsDisplay() }
            },
        ]

    /// A layer that draws itself.
    private final class DrawnLayer: CALayer {
        override func draw(in context: CGContext) {
            context.setFillColor(.sea)
            context.fill(CGRect(x: 2, y: 2, width: 8, height: 4))
            context.setStrokeColor(.coral)
            context.setLineWidth(2)
            context.strokeEllipse(in: CGRect(x: 6, y: 6, width: 12, height: 12))
        }
    }
}
