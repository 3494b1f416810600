import AgateDisplay
import QuartzCore

enum ShadowCases {
    static let all: [GoldenCase] =
        [
            GoldenCase("shadow/card") { display in
                display.layer.backgroundColor = .paper
                display.layer.add(14, 12, 36, 30, .init(gray: 1, alpha: 1)) {
                    $0.cornerRadius = 6
                    $0.shadowOpacity = 0.4
                    $0.shadowRadius = 5
                    $0.shadowOffset = CGSize(width: 0, height: 4)
                }
            },
            GoldenCase("shadow/default-offset-falls-up") { display in
                display.layer.backgroundColor = .paper
                display.layer.add(20, 20, 24, 24, .sea) { $0.shadowOpacity = 1 }
            },
            GoldenCase("shadow/of-sublayers") { display in
                display.layer.backgroundColor = .paper
                display.layer.add(8, 8, 48, 48) {
                    $0.shadowOpacity = 0.7
                    $0.shadowRadius = 3
                    $0.shadowOffset = CGSize(width: 4, height: 4)
                    $0.add(0, 0, 20, 20, .coral) { $0.cornerRadius = 10 }
                    $0.add(24, 16, 16, 24, .leaf) { $0.transform = CATransform3DMakeRotation(0.4, 0, 0, 1) }
                }
            },
            GoldenCase("shadow/path") { display in
                display.layer.backgroundColor = .paper
                display.layer.add(12, 8, 40, 32, .sun) {
                    $0.shadowOpacity = 0.6
                    $0.shadowRadius = 3
                    $0.shadowOffset = .zero
                    $0.shadowPath = CGPath(
                        ellipseIn: CGRect(x: 0, y: 30, width: 40, height: 14),
                        transform: nil
                    )
                }
            },
            GoldenCase("shadow/turned") { display in
                display.layer.backgroundColor = .paper
                display.layer.add(18, 18, 28, 28, .coral) {
                    $0.shadowOpacity = 0.8
                    $0.shadowRadius = 3
                    $0.shadowOffset = CGSize(width: 8, height: 0)
                    $0.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
                }
            },
        ] + more

    /// A light card with a shadow.
    private static func shadowed(
        _ name: String,
        at times: [Double] = [0],
        _ body: @escaping @Sendable (CALayer) -> Void
    ) -> GoldenCase {
        scene("shadow/\(name)", 32, at: times) { page in
            page.add(8, 8, 16, 16, .white) {
                $0.shadowOpacity = 0.8
                $0.shadowRadius = 2
                $0.shadowOffset = CGSize(width: 2, height: 3)
                body($0)
            }
        }
    }

    private static let more: [GoldenCase] = [
        shadowed("hard") { $0.shadowRadius = 0 },
        shadowed("wide") {
            $0.shadowRadius = 8
            $0.shadowOffset = .zero
        },
        shadowed("colored") { $0.shadowColor = .coral.faded(0.5) },
        shadowed("of-border-alone") {
            $0.backgroundColor = nil
            $0.borderWidth = 2
        },
        shadowed("of-translucent-layer") { $0.backgroundColor = .sea.faded(0.5) },
        shadowed("of-image") {
            $0.backgroundColor = nil
            $0.contents = GoldenImages.ring
        },
        shadowed("of-stroke") {
            $0.backgroundColor = nil
            $0.draw(.oval(1, 1, 14, 14), stroke: .sea, width: 2)
        },
        shadowed("of-gradient") { card in
            card.backgroundColor = nil
            card.put(CAGradientLayer(), 0, 0, 16, 16) { $0.colors = [CGColor.coral, CGColor.clear] }
        },
        shadowed("of-nothing") { $0.backgroundColor = nil },
        shadowed("not-beyond-cut-bounds") { $0.masksToBounds = true },
        shadowed("of-layer-in-shadow") {
            $0.add(10, 10, 8, 8, .sun) {
                $0.shadowOpacity = 1
                $0.shadowRadius = 1
                $0.shadowOffset = CGSize(width: 2, height: 2)
            }
        },
        shadowed("in-fading-group") { $0.opacity = 0.5 },
        shadowed("fading-by-parts") {
            $0.opacity = 0.5
            $0.allowsGroupOpacity = false
        },
        shadowed("stretched") { $0.transform = CATransform3DMakeScale(0.5, 1.4, 1) },
        shadowed("of-continuous-corners") {
            $0.cornerRadius = 5
            $0.cornerCurve = .continuous
        },
        shadowed("in-perspective") { $0.transform = .tilt(0.9, 0, 1, 0, eye: 40) },
        shadowed("between-pixels") { $0.shadowOffset = CGSize(width: 1.5, height: 2.25) },
        shadowed("path-elsewhere") {
            $0.backgroundColor = nil
            $0.shadowPath = .oval(-4, 8, 24, 8)
        },
        scene("shadow/under-siblings", 32) { page in
            page.add(8, 4, 16, 16, .white) {
                $0.shadowOpacity = 0.8
                $0.shadowOffset = CGSize(width: 2, height: 3)
            }
            page.add(4, 18, 24, 4, .leaf)
        },
        shadowed("in-motion", at: [0, 0.5, 1]) {
            $0.run("shadowRadius", from: 0, to: 4)
            $0.run("shadowOffset", from: CGSize.zero, to: CGSize(width: 4, height: 4))
            $0.run("shadowOpacity", from: 0.25, to: 1)
        },
        shadowed("path-in-motion", at: [0, 0.5]) {
            $0.run("shadowPath", from: CGPath.box(0, 0, 16, 16), to: CGPath.box(8, 8, 16, 16))
        },
    ]
}
