import AgateDisplay
import QuartzCore

/// Transitions that others interrupt, transitions inside each other, and transitions of layers in space.
extension TransitionCases {
    /// Starts a transition of a second.
    private static func start(
        _ type: CATransitionType,
        _ subtype: CATransitionSubtype? = nil,
        of layer: CALayer,
        _ change: () -> Void
    ) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 1
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.add(transition, forKey: kCATransition)
        CATransaction.commit()
    }

    private static func turned(
        _ name: String,
        at times: [Double] = [0.25, 0.75],
        _ body: @escaping @Sendable (ManualDisplay, CALayer) -> Void
    ) -> GoldenCase {
        GoldenCase("transition/\(name)", width: 24, height: 24, at: times) { display in
            display.layer.backgroundColor = .paper
            let box = display.layer.add(4, 4, 16, 16, .sea) { $0.add(2, 2, 6, 6, .paper) }
            display.advance(by: 0)
            // What the case changes before its transition, it changes at once.
            CATransaction.setDisableActions(true)
            body(display, box)
        }
    }

    static let nested: [GoldenCase] = [
        turned("fade-that-a-fade-interrupts", at: [0.5, 1, 1.5]) { display, box in
            start(.fade, of: box) { box.backgroundColor = .coral }
            display.advance(to: 0.5)
            start(.fade, of: box) { box.backgroundColor = .sun }
        },
        turned("push-that-a-push-interrupts", at: [0.5, 0.9, 1.3]) { display, box in
            start(.push, .fromLeft, of: box) { box.backgroundColor = .coral }
            display.advance(to: 0.5)
            start(.push, .fromTop, of: box) { box.backgroundColor = .sun }
        },
        turned("fade-in-a-push") { _, box in
            let inner = box.sublayers?.first
            start(.push, .fromRight, of: box) { box.backgroundColor = .coral }
            if let inner { start(.fade, of: inner) { inner.backgroundColor = .ink } }
        },
        turned("push-in-perspective") { display, box in
            display.layer.sublayerTransform = .eye(30)
            box.transform = CATransform3DMakeRotation(0.9, 0, 1, 0)
            display.advance(by: 0)
            start(.push, .fromBottom, of: box) { box.backgroundColor = .sun }
        },
        turned("reveal-of-cut-and-rounded") { display, box in
            box.cornerRadius = 6
            box.masksToBounds = true
            display.advance(by: 0)
            start(.reveal, .fromLeft, of: box) { box.backgroundColor = .leaf }
        },
        turned("fade-while-the-new-layer-moves", at: [0.25, 0.5, 0.75]) { _, box in
            start(.fade, of: box) { box.backgroundColor = .coral }
            box.sublayers?.first?.run("position.x", from: 5, to: 11)
        },
        turned("of-a-replicator") { display, box in
            let copies = CAReplicatorLayer()
            copies.frame = box.bounds
            copies.instanceCount = 3
            copies.instanceTransform = CATransform3DMakeTranslation(4, 4, 0)
            copies.add(1, 1, 5, 5, .sun)
            box.sublayers = [copies]
            display.advance(by: 0)
            start(.moveIn, .fromRight, of: copies) { copies.instanceRedOffset = -0.4 }
        },
    ]
}
