import AgateDisplay
import QuartzCore

/// Layers in space, one rule each.
enum DepthCases {
    /// Three axes of rotation.
    private static let axes: [GoldenCase] = [("x", 1, 0, 0), ("y", 0, 1, 0), ("xyz", 1, 1, 1)].map {
        (name: String, x: CGFloat, y: CGFloat, z: CGFloat) in
        scene("depth/about-\(name)", 32) { page in
            let page = page.stage(eye: 50)
            page.add(6, 6, 20, 20, .sea) {
                $0.transform = CATransform3DMakeRotation(1, x, y, z)
                $0.add(2, 2, 6, 6, .paper)
            }
        }
    }

    static let all: [GoldenCase] =
        axes + eye + [
            scene("depth/without-perspective", 32) { page in
                page.add(6, 6, 20, 20, .coral) {
                    $0.transform = CATransform3DMakeRotation(1, 0, 1, 0)
                    $0.add(2, 2, 6, 6, .paper)
                }
            },
            scene("depth/nearer-is-larger", 32) { page in
                let page = page.stage(eye: 40)
                for (index, depth) in [-30.0, 0, 12].enumerated() {
                    page.add(CGFloat(3 + index * 9), 12, 8, 8, [.coral, .sea, .leaf][index]) {
                        $0.zPosition = CGFloat(depth)
                    }
                }
            },
            scene("depth/own-vanishing-points", 32) { page in
                for index in 0..<2 {
                    page.add(CGFloat(2 + index * 15), 6, 13, 20, [.coral, .sea][index]) {
                        $0.transform = .tilt(1, 0, 1, 0, eye: 25)
                    }
                }
            },
            scene("depth/shared-vanishing-point", 32) { page in
                let page = page.stage(eye: 25)
                for index in 0..<2 {
                    page.add(CGFloat(2 + index * 15), 6, 13, 20, [.coral, .sea][index]) {
                        $0.transform = CATransform3DMakeRotation(1, 0, 1, 0)
                    }
                }
            },
            scene("depth/anchor-in-depth", 32) { page in
                let page = page.stage(eye: 50)
                page.add(8, 8, 16, 16, .sea) {
                    $0.anchorPointZ = 10
                    $0.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
                }
            },
            scene("depth/sublayers-scaled", 32) { page in
                page.add(4, 4, 24, 24, .sun) {
                    $0.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
                    $0.add(0, 0, 24, 12, .coral)
                    $0.add(0, 12, 12, 12, .sea)
                }
            },
            scene("depth/one-sided", 32) { page in
                for index in 0..<2 {
                    page.add(CGFloat(3 + index * 14), 6, 12, 20, [.coral, .sea][index]) {
                        $0.isDoubleSided = index == 0
                        $0.transform = CATransform3DMakeRotation(.pi - 0.4, 0, 1, 0)
                    }
                }
            },
            scene("depth/flattened", 32) { page in
                page.add(6, 6, 20, 20, .sun) {
                    $0.transform = CATransform3DMakeRotation(0.7, 1, 0, 0)
                    $0.add(4, 4, 12, 12, .coral) {
                        $0.transform = CATransform3DMakeRotation(-0.7, 1, 0, 0)
                    }
                }
            },
            scene("depth/not-flattened", 32) { page in
                page.put(CATransformLayer(), 6, 6, 20, 20) {
                    $0.transform = CATransform3DMakeRotation(0.7, 1, 0, 0)
                    $0.add(0, 0, 20, 20, .sun)
                    $0.add(4, 4, 12, 12, .coral) {
                        $0.zPosition = 20
                        $0.transform = CATransform3DMakeRotation(-0.7, 1, 0, 0)
                    }
                }
            },
            scene("depth/transform-layer-in-transform-layer", 32) { page in
                let page = page.stage(eye: 60)
                page.put(CATransformLayer(), 6, 6, 20, 20) {
                    $0.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
                    $0.put(CATransformLayer(), 0, 0, 20, 20) {
                        $0.transform = CATransform3DMakeRotation(0.6, 1, 0, 0)
                        $0.add(2, 2, 16, 16, .sea)
                    }
                    $0.add(2, 2, 6, 6, .coral) { $0.zPosition = 12 }
                }
            },
            scene("depth/opacity-of-transform-layer", 32) { page in
                page.put(CATransformLayer(), 4, 4, 24, 24) {
                    $0.opacity = 0.5
                    $0.add(0, 0, 16, 16, .coral)
                    $0.add(8, 8, 16, 16, .sea)
                }
            },
            scene("depth/cut-over-tilted-sublayers", 32) { page in
                page.add(5, 5, 22, 22, .sun) {
                    $0.cornerRadius = 8
                    $0.masksToBounds = true
                    $0.sublayerTransform = .eye(30)
                    $0.add(2, 2, 18, 18, .coral) { $0.transform = CATransform3DMakeRotation(1.1, 0, 1, 0) }
                }
            },
            scene("depth/partly-behind-the-eye", 32) { page in
                let page = page.stage(eye: 12)
                page.add(4, 10, 24, 12, .sea) {
                    $0.transform = CATransform3DMakeRotation(1.4, 0, 1, 0)
                    $0.add(0, 4, 24, 4, .paper)
                }
            },
            scene("depth/behind-the-eye", 32) { page in
                let page = page.stage(eye: 20)
                page.add(8, 8, 16, 16, .coral) { $0.zPosition = 25 }
                page.add(12, 12, 8, 8, .sea)
            },
            scene("depth/edge-on", 32) { page in
                page.add(8, 4, 16, 24, .coral) { $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0) }
                page.add(4, 4, 4, 4, .ink)
            },
            scene("depth/group-in-perspective", 32) { page in
                let page = page.stage(eye: 40)
                page.add(6, 6, 20, 20, .sea) {
                    $0.opacity = 0.6
                    $0.transform = CATransform3DMakeRotation(0.9, 0, 1, 0)
                    $0.add(8, 8, 16, 8, .coral)
                }
            },
            scene("depth/flipped-in-flipped", 32) { page in
                page.isGeometryFlipped = true
                page.add(4, 4, 24, 20, .sun) {
                    $0.add(0, 0, 10, 6, .coral)
                    $0.add(12, 10, 12, 10, .sea) {
                        $0.isGeometryFlipped = true
                        $0.add(0, 0, 6, 3, .paper)
                    }
                }
            },
            scene("depth/turning", 24, at: [0, 0.25, 0.5, 0.75]) { page in
                let page = page.stage(eye: 40)
                page.add(4, 6, 16, 12, .sea) {
                    $0.add(0, 0, 8, 6, .paper)
                    $0.run("transform.rotation.y", from: 0.1, to: 0.1 + 2 * Double.pi)
                }
            },
        ]
}
