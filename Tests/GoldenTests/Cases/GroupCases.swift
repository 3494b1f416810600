import AgateDisplay
import QuartzCore

enum GroupCases {
    static let all: [GoldenCase] = [
        GoldenCase("group/opacity") { display in
            display.layer.backgroundColor = .paper
            for (index, isGroup) in [true, false].enumerated() {
                display.layer.add(CGFloat(4 + index * 30), 12, 26, 40, .coral) {
                    $0.opacity = 0.5
                    $0.allowsGroupOpacity = isGroup
                    $0.add(6, 8, 26, 20, .sea)
                }
            }
        },
        GoldenCase("group/rounded-mask-to-bounds") { display in
            display.layer.backgroundColor = .paper
            display.layer.add(8, 8, 48, 48, .sun) {
                $0.cornerRadius = 20
                $0.masksToBounds = true
                $0.borderWidth = 2
                $0.borderColor = .ink
                $0.add(-10, 24, 80, 40, .sea)
                $0.add(20, -6, 20, 40, .coral) { $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1) }
            }
        },
        GoldenCase("group/mask") { display in
            display.layer.backgroundColor = .paper
            display.layer.add(8, 8, 48, 48, .leaf) {
                $0.add(0, 0, 24, 48, .coral)
                let mask = CAShapeLayer()
                mask.path = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 40, height: 40), transform: nil)
                mask.fillColor = CGColor(gray: 0, alpha: 0.8)
                mask.strokeColor = CGColor(gray: 0, alpha: 1)
                mask.lineWidth = 4
                $0.mask = mask
            }
        },
        GoldenCase("group/z-order") { display in
            display.layer.backgroundColor = .paper
            for (index, color) in [CGColor.coral, .sea, .leaf].enumerated() {
                display.layer.add(CGFloat(8 + index * 10), CGFloat(8 + index * 10), 28, 28, color) {
                    $0.zPosition = [2, 0, 1][index]
                    $0.borderWidth = 1
                }
            }
        },
        GoldenCase("group/masked-and-shadowed") { display in
            display.layer.backgroundColor = .paper
            display.layer.add(0, 0, 64, 64) {
                $0.shadowOpacity = 0.8
                $0.shadowRadius = 2
                $0.shadowOffset = CGSize(width: 3, height: 3)
                $0.add(12, 12, 36, 36, .sun) {
                    $0.cornerRadius = 12
                    $0.masksToBounds = true
                    $0.add(0, 20, 36, 16, .coral)
                }
            }
        },
        scene("group/opacity-of-one-thing", 32) { page in
            page.add(4, 4, 24, 24, .coral) { $0.opacity = 0.25 }
        },
        scene("group/opacity-in-opacity", 32) { page in
            page.add(2, 2, 20, 20, .sea) {
                $0.opacity = 0.7
                $0.add(4, 4, 20, 20, .coral) {
                    $0.opacity = 0.5
                    $0.add(4, 4, 20, 20, .sun)
                }
            }
        },
        scene("group/opacity-of-parts-in-group", 32) { page in
            page.add(2, 2, 20, 20, .sea) {
                $0.opacity = 0.6
                $0.allowsGroupOpacity = false
                $0.add(4, 4, 22, 22, .coral) {
                    $0.borderWidth = 3
                    $0.add(6, 6, 8, 8, .sun)
                }
            }
        },
        scene("group/opacity-of-border", 32) { page in
            page.add(4, 4, 24, 24, .sun) {
                $0.borderWidth = 4
                $0.opacity = 0.5
            }
        },
        scene("group/opacity-of-page", 32) { page in
            page.opacity = 0.5
            page.add(4, 4, 16, 16, .coral)
        },
        scene("group/opacity-in-motion", 16, at: [0, 0.25, 0.75, 1]) { page in
            page.add(2, 2, 10, 10, .sea) {
                $0.add(4, 4, 8, 8, .coral)
                $0.run("opacity", from: 1, to: 0)
            }
        },
        scene("group/z-of-equals", 32) { page in
            for index in 0..<4 {
                page.add(
                    CGFloat(2 + index * 5),
                    CGFloat(2 + index * 4),
                    14,
                    14,
                    [.coral, .sea, .leaf, .sun][index]
                ) {
                    $0.zPosition = [1, 0, 1, 0][index]
                }
            }
        },
        scene("group/z-in-motion", 24, at: [0, 0.4, 1]) { page in
            page.add(2, 2, 14, 14, .coral) { $0.run("zPosition", from: -1, to: 1) }
            page.add(8, 8, 14, 14, .sea)
        },
        scene("group/deep", 32) { page in
            var parent = page
            for index in 0..<12 {
                parent = parent.add(
                    1,
                    1,
                    30 - CGFloat(index) * 2,
                    30 - CGFloat(index) * 2,
                    [.coral, .sun][index % 2]
                ) {
                    $0.opacity = 0.9
                    $0.cornerRadius = 4
                    $0.masksToBounds = index % 3 == 0
                }
            }
        },
    ]
}
