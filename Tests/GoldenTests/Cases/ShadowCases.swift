import AgateDisplay
import QuartzCore

enum ShadowCases {
    static let all: [GoldenCase] = [
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
                $0.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 30, width: 40, height: 14), transform: nil)
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
    ]
}
