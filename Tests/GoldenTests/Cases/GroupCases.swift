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
    ]
}
