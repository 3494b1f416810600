import AgateDisplay
import QuartzCore

/// Layers that share a space and meet in it.
enum CrossingCases {
    private static func space(
        _ name: String,
        at times: [Double] = [0],
        over bars: @escaping @Sendable (CALayer) -> Void = { _ in },
        allowing allowances: [GoldenVariant.Kind: Int] = [:],
        _ body: @escaping @Sendable (CATransformLayer) -> Void
    ) -> GoldenCase {
        scene("crossing/\(name)", 32, at: times, allowing: allowances) { page in
            bars(page)
            page.stage(eye: 80).put(CATransformLayer(), 4, 4, 24, 24) { body($0) }
        }
    }

    private static func turned(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CATransform3D {
        CATransform3DMakeRotation(angle, x, y, 0)
    }

    @Sendable private static func bars(_ page: CALayer) {
        page.add(2, 2, 28, 6, .sun)
        page.add(2, 24, 28, 6, .leaf)
    }

    /// An emitter that preserves depth.
    private static func particles(
        in space: CATransformLayer,
        _ body: (CAEmitterLayer, CAEmitterCell) -> Void
    ) {
        let cell = CAEmitterCell()
        cell.contents = GoldenImages.dot
        cell.lifetime = 1
        cell.color = .sun
        space.put(CAEmitterLayer(), 0, 0, 24, 24) {
            $0.emitterPosition = CGPoint(x: 12, y: 12)
            $0.seed = 7
            $0.preservesDepth = true
            body($0, cell)
            $0.emitterCells = [cell]
        }
    }

    static let all: [GoldenCase] = [
        space("cross") { space in
            space.add(0, 4, 24, 16, .sea) { $0.transform = turned(0.8, 0, 1) }
            space.add(0, 4, 24, 16, .coral) { $0.transform = turned(-0.8, 0, 1) }
        },
        space("cross-along-x") { space in
            space.add(4, 0, 16, 24, .sea) { $0.transform = turned(0.8, 1, 0) }
            space.add(4, 0, 16, 24, .sun) { $0.transform = turned(-0.6, 1, 0) }
        },
        space("star-of-three") { space in
            for index in 0..<3 {
                space.add(0, 6, 24, 12, [.sea, .coral, .leaf][index]) {
                    $0.transform = CATransform3DMakeRotation(CGFloat(index) * .pi / 3 + 0.2, 0, 1, 0)
                }
            }
        },
        space("translucent-cross") { space in
            space.add(0, 4, 24, 16, .sea.faded(0.6)) { $0.transform = turned(0.8, 0, 1) }
            space.add(0, 4, 24, 16, .coral.faded(0.6)) { $0.transform = turned(-0.8, 0, 1) }
        },
        space("group-through-plane") { space in
            space.add(2, 2, 20, 20, .sun)
            space.add(4, 4, 16, 16, .sea) {
                $0.opacity = 0.7
                $0.cornerRadius = 6
                $0.transform = turned(0.7, 1, 1)
                $0.add(2, 2, 8, 8, .coral)
            }
        },
        space("behind-and-before") { space in
            space.add(2, 2, 14, 14, .coral) { $0.zPosition = -8 }
            space.add(6, 6, 14, 14, .sun)
            space.add(10, 10, 14, 14, .leaf) { $0.zPosition = 8 }
        },
        space("particles-around-a-card", at: [1.4]) { space in
            space.add(4, 3, 16, 18, .sea) { $0.transform = turned(0.9, 0, 1) }
            particles(in: space) { emitter, cell in
                cell.birthRate = 40
                cell.velocity = 14
                cell.emissionRange = 2 * .pi
                emitter.renderMode = .oldestFirst
            }
        },
        space("particle-through-cards", at: [1.4]) { space in
            space.add(2, 2, 20, 20, .leaf.faded(0.7)) { $0.transform = turned(0.9, 0, 1) }
            space.add(2, 10, 20, 4, .coral) { $0.transform = turned(-0.7, 0, 1) }
            particles(in: space) { _, cell in
                cell.birthRate = 1
                cell.scale = 4
            }
        },
        space("multiplied-cross", over: bars) { space in
            space.add(0, 4, 24, 16, .coral) { $0.transform = turned(-0.8, 0, 1) }
            space.add(4, 0, 16, 24, .sea) {
                $0.transform = turned(0.8, 0, 1)
                $0.compositingFilter = "multiplyBlendMode"
            }
        },
        space("frosted-cross", over: bars, allowing: [.clipped: 255]) { space in
            space.add(0, 4, 24, 16, .coral) { $0.transform = turned(-0.8, 0, 1) }
            space.add(4, 0, 16, 24, .white.faded(0.3)) {
                $0.transform = turned(0.8, 0, 1)
                $0.backgroundFilters = [LayerFilter.gaussianBlur(radius: 2)]
            }
        },
        space("turning-cross", at: [0, 0.3, 0.6]) { space in
            space.add(0, 6, 24, 12, .sea)
            space.add(0, 6, 24, 12, .coral) {
                $0.run("transform.rotation.y", from: 0.2, to: 1.6)
            }
        },
    ]
}
