import AgateDisplay
import QuartzCore

enum TransitionCases {
    private static let kinds: [(String, CATransitionType, CATransitionSubtype?)] = [
        ("fade", .fade, nil), ("push-from-left", .push, .fromLeft), ("move-in-from-top", .moveIn, .fromTop),
        ("reveal-from-right", .reveal, .fromRight),
    ]

    static let all: [GoldenCase] = kinds.map { name, type, subtype in
        GoldenCase("transition/\(name)", width: 48, height: 48, at: [0, 0.25, 0.5, 0.75, 1]) { display in
            display.layer.backgroundColor = .paper
            let box = display.layer.add(8, 8, 32, 32, .sea) { $0.add(4, 4, 10, 10, .paper) }
            display.advance(by: 0)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            box.backgroundColor = .coral
            box.sublayers?.first?.position = CGPoint(x: 22, y: 22)
            let transition = CATransition()
            transition.type = type
            transition.subtype = subtype
            transition.duration = 1
            box.add(transition, forKey: nil)
            CATransaction.commit()
        }
    }
}
