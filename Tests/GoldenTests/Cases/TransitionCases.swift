import AgateDisplay
import QuartzCore

enum TransitionCases {
    private static let kinds: [(String, CATransitionType, CATransitionSubtype?)] = [
        ("fade", .fade, nil), ("push-from-left", .push, .fromLeft), ("move-in-from-top", .moveIn, .fromTop),
        ("reveal-from-right", .reveal, .fromRight),
    ]

    static let all: [GoldenCase] =
        small + nested
        + kinds.map { name, type, subtype in
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

    private static let sides: [(String, CATransitionSubtype)] = [
        ("left", .fromLeft), ("right", .fromRight), ("top", .fromTop), ("bottom", .fromBottom),
    ]

    /// What is turned into something else, in a hundred quarters of a second.
    private static func changed(
        _ name: String,
        at times: [Double] = [0.25, 0.75],
        by change: @escaping @Sendable (CALayer) -> Void,
        _ body: @escaping @Sendable (CATransition) -> Void
    ) -> GoldenCase {
        GoldenCase("transition/\(name)", width: 24, height: 24, at: times) { display in
            display.layer.backgroundColor = .paper
            let box = display.layer.add(4, 4, 16, 16, .sea) { $0.add(2, 2, 6, 6, .paper) }
            display.advance(by: 0)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            change(box)
            let transition = CATransition()
            transition.duration = 1
            transition.timingFunction = CAMediaTimingFunction(name: .linear)
            body(transition)
            box.add(transition, forKey: nil)
            CATransaction.commit()
        }
    }

    @Sendable private static func recolored(_ box: CALayer) {
        box.backgroundColor = .coral
        box.sublayers?.first?.position = CGPoint(x: 11, y: 11)
    }

    private static let small: [GoldenCase] =
        sides.map { name, side in
            changed("small-push-\(name)", by: recolored) {
                $0.type = .push
                $0.subtype = side
            }
        }
        + sides.map { name, side in
            changed("small-move-in-\(name)", by: recolored) {
                $0.type = .moveIn
                $0.subtype = side
            }
        }
        + sides.map { name, side in
            changed("small-reveal-\(name)", by: recolored) {
                $0.type = .reveal
                $0.subtype = side
            }
        } + [
            changed("part-of-a-fade", at: [0, 0.5, 1.1], by: recolored) {
                $0.startProgress = 0.25
                $0.endProgress = 0.5
            },
            changed("part-of-a-push", at: [0, 0.5], by: recolored) {
                $0.type = .push
                $0.subtype = .fromLeft
                $0.startProgress = 0.5
            },
            changed(
                "fade-of-rounded",
                by: { box in
                    box.cornerRadius = 8
                    box.sublayers = nil
                }
            ) { _ in },
            changed("fade-of-translucent", by: { $0.opacity = 0.5 }) { _ in },
            changed(
                "fade-of-shadow",
                by: { box in
                    box.shadowOpacity = 1
                    box.shadowOffset = CGSize(width: 2, height: 2)
                    box.shadowRadius = 1
                }
            ) { _ in },
        ]
}
