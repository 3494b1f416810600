import AgateDisplay
import QuartzCore

/// Replicators in each other, and animations, particles and depth inside them.
extension ReplicatorCases {
    /// Three rows of four boxes: a replicator in a replicator.
    private static func rows(
        _ name: String,
        at times: [Double] = [0],
        _ body:
            @escaping @Sendable (_ outer: CAReplicatorLayer, _ inner: CAReplicatorLayer, _ box: CALayer) ->
            Void
    ) -> GoldenCase {
        scene("replicator/\(name)", 32, at: times) { page in
            page.put(CAReplicatorLayer(), 0, 0, 32, 32) { outer in
                outer.instanceCount = 3
                outer.instanceTransform = CATransform3DMakeTranslation(0, 10, 0)
                outer.put(CAReplicatorLayer(), 0, 0, 32, 32) { inner in
                    inner.instanceCount = 4
                    inner.instanceTransform = CATransform3DMakeTranslation(7.5, 0, 0)
                    body(outer, inner, inner.add(2, 2, 6, 8, .white))
                }
            }
        }
    }

    static let nested: [GoldenCase] =
        time + space + [
            rows("colors-are-kept-within-bounds") { outer, inner, _ in
                outer.instanceColor = CGColor(red: 0.2, green: 1, blue: 0.6, alpha: 1)
                outer.instanceRedOffset = 0.6
                outer.instanceGreenOffset = -0.7
                inner.instanceAlphaOffset = -0.4
                inner.instanceBlueOffset = 0.5
            },
            rows("colors-multiply") { outer, inner, _ in
                outer.instanceColor = .sun
                outer.instanceBlueOffset = 0.3
                inner.instanceColor = .sea
                inner.instanceRedOffset = 0.3
            },
            rows("no-color-is-white") { outer, inner, box in
                outer.instanceColor = nil
                inner.instanceColor = nil
                inner.instanceGreenOffset = -0.25
                box.backgroundColor = .sun
            },
            scene("replicator/as-a-mask", 32) { page in
                page.put(CAGradientLayer(), 0, 0, 32, 32) { gradient in
                    gradient.colors = [CGColor.coral, CGColor.sea]
                    let mask = CAReplicatorLayer()
                    mask.frame = gradient.bounds
                    mask.instanceCount = 6
                    mask.instanceTransform = CATransform3DMakeRotation(.pi / 3, 0, 0, 1)
                    mask.instanceAlphaOffset = -0.12
                    mask.add(13, 1, 6, 13, .black) { $0.cornerRadius = 3 }
                    gradient.mask = mask
                }
            },
            scene("replicator/of-masked-things", 32) { page in
                page.put(CAReplicatorLayer(), 0, 0, 32, 32) {
                    $0.instanceCount = 3
                    $0.instanceTransform = CATransform3DMakeTranslation(9, 5, 0)
                    $0.instanceRedOffset = -0.35
                    $0.add(2, 4, 11, 14, .sun) { box in
                        let mask = CAShapeLayer()
                        mask.path = .oval(0, 0, 11, 14)
                        box.mask = mask
                        box.add(0, 7, 11, 7, .white)
                    }
                }
            },
        ]

    // MARK: Time

    private static let time: [GoldenCase] = [
        rows("delays-add-up", at: [0.2, 0.5, 0.8]) { outer, inner, box in
            outer.instanceDelay = 0.2
            inner.instanceDelay = 0.1
            box.backgroundColor = .coral
            box.run("bounds.size.height", from: 1, to: 8)
        },
        rows("ahead-by-a-negative-delay", at: [0, 0.3]) { outer, inner, box in
            outer.instanceCount = 1
            inner.instanceDelay = -0.2
            box.backgroundColor = .sea
            box.run("position.y", from: 6, to: 26)
        },
        rows("delay-of-a-slower-layer", at: [0.5, 1]) { outer, inner, box in
            outer.instanceCount = 2
            outer.instanceDelay = 0.4
            inner.speed = 0.5
            inner.instanceDelay = 0.1
            box.backgroundColor = .leaf
            box.run("bounds.size.height", from: 1, to: 8)
        },
        rows("delay-of-a-repeating-run", at: [0, 0.9]) { outer, inner, box in
            outer.instanceCount = 1
            inner.instanceDelay = 0.25
            box.run("backgroundColor", from: CGColor.ink, to: CGColor.sun) {
                $0.autoreverses = true
                $0.duration = 0.5
                $0.repeatCount = .infinity
                $0.fillMode = .removed
            }
        },
        scene("replicator/delayed-trimming", 32, at: [0.3, 0.7]) { page in
            page.put(CAReplicatorLayer(), 0, 0, 32, 32) {
                $0.instanceCount = 5
                $0.instanceDelay = 0.15
                $0.instanceTransform = CATransform3DMakeScale(0.72, 0.72, 1)
                $0.instanceRedOffset = -0.2
                $0.draw(.oval(3, 3, 26, 26), stroke: .white, width: 3) {
                    $0.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
                    $0.run("strokeEnd", from: 0, to: 1)
                }
            }
        },
        scene("replicator/delayed-particles", 32, at: [0.6, 1.2], on: .ink) { page in
            page.put(CAReplicatorLayer(), 0, 0, 32, 32) {
                $0.instanceCount = 3
                $0.instanceDelay = 0.3
                $0.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
                $0.instanceGreenOffset = -0.3
                let cell = CAEmitterCell()
                cell.contents = GoldenImages.dot
                cell.birthRate = 6
                cell.lifetime = 1
                cell.velocity = 22
                cell.emissionLongitude = -.pi / 2
                cell.emissionRange = 0.5
                cell.scale = 0.6
                $0.put(CAEmitterLayer(), 0, 0, 32, 32) {
                    $0.emitterPosition = CGPoint(x: 6, y: 28)
                    $0.seed = 5
                    $0.emitterCells = [cell]
                }
            }
        },
    ]

    // MARK: Space

    /// A ring of rings in perspective.
    private static func rings(_ name: String, outerDepth: Bool, innerDepth: Bool) -> GoldenCase {
        scene("replicator/\(name)", 32) { page in
            page.stage(eye: 70).put(CATransformLayer(), 0, 0, 32, 32) {
                $0.transform = CATransform3DMakeRotation(-0.5, 1, 0, 0)
                $0.put(CAReplicatorLayer(), 0, 0, 32, 32) { outer in
                    outer.preservesDepth = outerDepth
                    outer.instanceCount = 4
                    outer.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
                    outer.instanceRedOffset = -0.25
                    outer.put(CAReplicatorLayer(), 0, 0, 32, 32) { inner in
                        inner.preservesDepth = innerDepth
                        inner.instanceCount = 3
                        inner.instanceTransform = CATransform3DMakeTranslation(0, 8, 6)
                        inner.instanceBlueOffset = -0.35
                        inner.add(20, 6, 10, 5, .white)
                    }
                }
            }
        }
    }

    private static let space: [GoldenCase] = [
        rings("depth-in-depth", outerDepth: true, innerDepth: true),
        rings("flat-in-depth", outerDepth: true, innerDepth: false),
        rings("depth-in-flat", outerDepth: false, innerDepth: true),
        scene("replicator/copies-that-cross", 32) { page in
            page.stage(eye: 80).put(CAReplicatorLayer(), 0, 0, 32, 32) {
                $0.preservesDepth = true
                $0.instanceCount = 3
                $0.instanceTransform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
                $0.instanceGreenOffset = -0.35
                $0.add(4, 7, 24, 18, .sun) { $0.transform = CATransform3DMakeRotation(0.2, 0, 1, 0) }
            }
        },
    ]
}
