import AgateDisplay
import QuartzCore

/// Where a perspective vanishes, what comes near to the eye or behind it, and what is seen from behind.
extension DepthCases {
    /// Two walls and a floor that lead away from the eye.
    private static func corridor(_ page: CALayer) {
        page.add(0, 8, 32, 16, .sea) {
            $0.anchorPoint = CGPoint(x: 0, y: 0.5)
            $0.position = CGPoint(x: 4, y: 16)
            $0.transform = CATransform3DMakeRotation(1.35, 0, 1, 0)
        }
        page.add(0, 8, 32, 16, .coral) {
            $0.anchorPoint = CGPoint(x: 1, y: 0.5)
            $0.position = CGPoint(x: 28, y: 16)
            $0.transform = CATransform3DMakeRotation(-1.35, 0, 1, 0)
        }
    }

    static let eye: [GoldenCase] = [
        scene("depth/vanishing-in-the-middle-of-the-page", 32) { page in
            page.sublayerTransform = .eye(30)
            corridor(page)
        },
        scene("depth/vanishing-at-an-anchor", 32) { page in
            page.put(CALayer(), 0, 0, 32, 32) {
                $0.anchorPoint = CGPoint(x: 0.2, y: 0.1)
                $0.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
                $0.sublayerTransform = .eye(30)
                corridor($0)
            }
        },
        scene("depth/vanishing-in-scrolled-bounds", 32) { page in
            page.put(CALayer(), 0, 0, 32, 32) {
                $0.bounds.origin = CGPoint(x: -4, y: 6)
                $0.sublayerTransform = .eye(30)
                corridor($0)
            }
        },
        scene("depth/eye-of-the-layer-and-of-the-page", 32) { page in
            page.sublayerTransform = .eye(40)
            for index in 0..<2 {
                page.add(CGFloat(2 + index * 15), 6, 13, 20, [.coral, .sea][index]) {
                    $0.transform = .tilt(1, 0, 1, 0, eye: index == 0 ? 25 : 1000)
                }
            }
        },
        scene("depth/eye-through-transform-layers", 32) { page in
            page.sublayerTransform = .eye(50)
            page.put(CATransformLayer(), 4, 4, 24, 24) {
                $0.sublayerTransform = CATransform3DMakeRotation(0.5, 0, 1, 0)
                $0.add(0, 0, 12, 12, .sea) { $0.zPosition = 10 }
                $0.add(10, 10, 14, 14, .coral) { $0.zPosition = -10 }
            }
        },
        scene("depth/floor-under-the-eye", 32) { page in
            page.stage(eye: 24).add(2, 0, 28, 80, .leaf) {
                $0.anchorPoint = CGPoint(x: 0.5, y: 0)
                $0.position = CGPoint(x: 16, y: 20)
                $0.transform = CATransform3DMakeRotation(1.45, 1, 0, 0)
                for index in 0..<10 { $0.add(0, CGFloat(index * 8), 28, 4, .paper) }
                $0.add(13, 0, 2, 80, .ink)
            }
        },
        scene("depth/group-that-passes-the-eye", 32) { page in
            page.stage(eye: 12).add(4, 8, 24, 16, .sea) {
                $0.opacity = 0.7
                $0.cornerRadius = 4
                $0.masksToBounds = true
                $0.transform = CATransform3DMakeRotation(1.35, 0, 1, 0)
                $0.add(0, 6, 24, 4, .paper)
            }
        },
        scene("depth/image-that-passes-the-eye", 32) { page in
            page.stage(eye: 12).add(4, 8, 24, 16) {
                $0.contents = GoldenImages.quarters
                $0.transform = CATransform3DMakeRotation(1.35, 0, 1, 0)
            }
        },
        scene("depth/coming-through-the-eye", 24, at: [0, 0.4, 0.7, 1]) { page in
            page.stage(eye: 30).add(4, 4, 16, 16, .coral) {
                $0.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
                $0.run("zPosition", from: -20, to: 40)
            }
        },
        scene("depth/flipped-in-perspective", 32) { page in
            page.put(CALayer(), 0, 0, 32, 32) {
                $0.isGeometryFlipped = true
                $0.sublayerTransform = .eye(30)
                $0.add(4, 2, 24, 12, .sun) {
                    $0.transform = CATransform3DMakeRotation(0.9, 1, 0, 0)
                    $0.add(2, 2, 6, 4, .ink)
                }
            }
        },
        scene("depth/one-sided-and-mirrored", 32) { page in
            for index in 0..<2 {
                page.add(CGFloat(2 + index * 15), 6, 13, 20, [.coral, .sea][index]) {
                    $0.isDoubleSided = false
                    $0.transform = CATransform3DMakeScale(index == 0 ? 1 : -1, 1, 1)
                }
            }
        },
        scene("depth/one-sided-in-turned-parent", 32) { page in
            let page = page.stage(eye: 60)
            page.put(CATransformLayer(), 4, 4, 24, 24) {
                $0.transform = CATransform3DMakeRotation(2.4, 0, 1, 0)
                $0.add(0, 0, 24, 24, .sea) { $0.isDoubleSided = false }
                $0.add(4, 4, 16, 16, .coral) {
                    $0.isDoubleSided = false
                    $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
                }
            }
        },
        scene("depth/from-behind", 32) { page in
            page.add(6, 6, 20, 20) {
                $0.contents = GoldenImages.quarters
                $0.magnificationFilter = .nearest
                $0.transform = CATransform3DMakeRotation(.pi - 0.5, 0, 1, 0)
            }
        },
    ]
}
