import AgateDisplay
import QuartzCore

enum SpaceCases {
    static let all: [GoldenCase] = [
        GoldenCase("space/rotated") { display in
            display.layer.backgroundColor = .paper
            for index in 0..<4 {
                display.layer.add(16, 16, 32, 32) {
                    $0.borderWidth = 1
                    $0.borderColor = .ink
                    $0.transform = CATransform3DMakeRotation(CGFloat(index) * .pi / 8, 0, 0, 1)
                }
            }
        },
        GoldenCase("space/perspective-fan", width: 96) { display in
            display.layer.backgroundColor = .paper
            var eye = CATransform3DIdentity
            eye.m34 = -1 / 120
            display.layer.sublayerTransform = eye
            for index in 0..<5 {
                display.layer.add(28, 14, 40, 36, index % 2 == 0 ? .sea : .coral) {
                    $0.anchorPoint = CGPoint(x: 0, y: 0.5)
                    $0.position = CGPoint(x: 48, y: 32)
                    $0.opacity = 0.7
                    $0.transform = CATransform3DMakeRotation(CGFloat(index) * .pi / 4 + 0.2, 0, 1, 0)
                }
            }
        },
        GoldenCase("space/card-flip", at: [0, 0.25, 0.5, 0.75, 1]) { display in
            display.layer.backgroundColor = .paper
            var eye = CATransform3DIdentity
            eye.m34 = -1 / 150
            display.layer.sublayerTransform = eye
            let card = CATransformLayer()
            card.frame = CGRect(x: 14, y: 10, width: 36, height: 44)
            for (color, turn) in [(CGColor.sea, 0.0), (.coral, Double.pi)] {
                card.add(0, 0, 36, 44, color) {
                    $0.cornerRadius = 6
                    $0.isDoubleSided = false
                    $0.transform = CATransform3DMakeRotation(turn, 0, 1, 0)
                    $0.add(8, 8, 12, 12, .paper)
                }
            }
            display.layer.addSublayer(card)
            let flip = CABasicAnimation(keyPath: "transform.rotation.y")
            flip.fromValue = 0.2
            flip.toValue = Double.pi + 0.2
            flip.duration = 1
            flip.fillMode = .both
            flip.isRemovedOnCompletion = false
            card.add(flip, forKey: nil)
        },
        GoldenCase("space/depth-order") { display in
            display.layer.backgroundColor = .paper
            let space = CATransformLayer()
            space.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
            space.transform = CATransform3DMakeRotation(2.6, 0.3, 1, 0)
            for index in 0..<3 {
                space.add(
                    CGFloat(10 + index * 8),
                    CGFloat(10 + index * 8),
                    26,
                    26,
                    [.coral, .sea, .leaf][index]
                ) {
                    $0.zPosition = CGFloat(index) * 20
                }
            }
            display.layer.addSublayer(space)
        },
        GoldenCase("space/flipped-geometry") { display in
            display.layer.backgroundColor = .paper
            display.layer.add(8, 8, 48, 48, .sun) {
                $0.isGeometryFlipped = true
                $0.add(0, 0, 20, 10, .coral)
                $0.add(20, 20, 24, 24, .sea) {
                    $0.isGeometryFlipped = true
                    $0.add(0, 0, 12, 6, .ink)
                }
            }
        },
    ]
}
