import AgateDisplay
import QuartzCore

/// Plain boxes: where their edges are, and what their colours do.
enum BoxCases {
    static let all: [GoldenCase] = [
        scene("box/edges-between-pixels", 32) { page in
            page.add(2.25, 2.5, 12, 12, .ink)
            page.add(17, 2.75, 12.5, 11.25, .coral)
            page.add(2, 17.1, 12.9, 12, .sea)
            page.add(17.5, 17.5, 12, 12, .leaf)
        },
        scene("box/thinner-than-a-pixel", 32) { page in
            for index in 0..<6 {
                page.add(CGFloat(3 + index * 5), 3, 0.25 + CGFloat(index) * 0.15, 26, .ink)
            }
            page.add(2, 15.6, 28, 0.5, .coral)
        },
        scene("box/translucent-over-each-other", 32) { page in
            page.add(3, 3, 18, 18, .coral.faded(0.6))
            page.add(11, 7, 18, 18, .sea.faded(0.6))
            page.add(6, 14, 16, 15, .sun.faded(0.6))
        },
        scene("box/on-a-transparent-page", 32, on: nil) { page in
            page.add(4, 4, 16, 16, .coral.faded(0.5))
            page.add(12, 12, 16, 16, .sea.faded(0.25))
        },
        scene("box/hard-edges", 32, allowing: [.mirrored: 255], hasSoftEdges: false) { page in
            page.add(4, 8, 14, 14, .sea) { $0.turn(0.4) }
            page.add(19.4, 4.4, 10, 22, .coral) {
                $0.allowsEdgeAntialiasing = true
                $0.edgeAntialiasingMask = []
            }
        },
        scene("box/origin-of-bounds", 32) { page in
            page.add(4, 4, 24, 24, .sun) {
                $0.bounds.origin = CGPoint(x: 10, y: -6)
                $0.add(10, -6, 8, 8, .coral)
                $0.add(28, 12, 12, 12, .sea)
            }
        },
        scene("box/anchors", 48) { page in
            for (index, anchor) in [CGPoint.zero, CGPoint(x: 1, y: 0.5), CGPoint(x: 2, y: 2)].enumerated() {
                page.add(16, 16, 16, 16, [CGColor.coral, .sea, .leaf][index]) {
                    $0.anchorPoint = anchor
                    $0.position = CGPoint(x: 24, y: 24)
                    $0.turn(0.5)
                }
            }
        },
        scene("box/mirrored-by-scale", 32) { page in
            page.add(6, 6, 20, 20, .sun) {
                $0.transform = CATransform3DMakeScale(-1, 1, 1)
                $0.add(0, 0, 8, 6, .coral)
                $0.add(12, 14, 8, 6, .sea)
            }
        },
        scene("box/beyond-the-page", 32) { page in
            page.add(-8, -8, 16, 16, .coral)
            page.add(24, 26, 40, 4, .sea)
            page.add(-50, 14, 200, 3, .leaf)
            page.add(100, 100, 20, 20, .sun)
        },
        scene("box/nothing-to-see", 32) { page in
            page.add(2, 2, 12, 12, .coral) { $0.isHidden = true }
            page.add(18, 2, 12, 12, .coral) { $0.opacity = 0 }
            page.add(2, 18, 0, 12, .coral)
            page.add(18, 18, 12, 12, .coral) { $0.transform = CATransform3DMakeScale(0, 1, 1) }
            page.add(12, 12, 8, 8) { $0.add(0, 0, 4, 4, .ink) }
        },
        scene("box/three-pixels-a-point", 20, scale: 3) { page in
            page.add(3, 3, 14, 14, .sea) { $0.borderWidth = 1 }
            page.add(6.5, 6.5, 7, 7, .sun)
        },
        scene("box/half-points-at-two-pixels", 20, scale: 2) { page in
            page.add(2.5, 2.5, 7, 7, .coral)
            page.add(10.25, 10.25, 7, 7, .sea)
        },
        scene("box/wide-gamut-color", 24) { page in
            let space = CGColorSpace(name: CGColorSpace.displayP3) ?? CGColorSpaceCreateDeviceRGB()
            page.add(2, 2, 9, 20, CGColor(colorSpace: space, components: [0.9, 0.3, 0.2, 1]))
            page.add(13, 2, 9, 20, CGColor(red: 0.9, green: 0.3, blue: 0.2, alpha: 1))
        },
        scene("box/skewed", 32) { page in
            page.add(8, 8, 16, 16, .leaf) {
                $0.setAffineTransform(CGAffineTransform(a: 1, b: 0.3, c: -0.4, d: 1, tx: 0, ty: 0))
            }
        },
        scene("box/order-of-sublayers", 32) { page in
            let first = page.add(4, 4, 16, 16, .coral)
            let second = page.add(12, 8, 16, 16, .sea)
            let third = page.add(8, 14, 16, 14, .leaf)
            page.insertSublayer(third, below: first)
            page.insertSublayer(second, at: 0)
        },
        scene("box/scrolled", 32) { page in
            page.put(CAScrollLayer(), 4, 4, 24, 24) {
                $0.backgroundColor = .sun
                $0.add(0, 0, 20, 20, .coral)
                $0.add(20, 20, 30, 30, .sea)
                $0.scroll(to: CGPoint(x: 9, y: 13))
            }
        },
    ]
}
