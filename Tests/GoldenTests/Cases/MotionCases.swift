import AgateDisplay
import QuartzCore

/// Film strips of a moving box.
enum MotionCases {
    private static func strip(
        _ name: String,
        at times: [Double] = [0, 0.25, 0.5, 0.75, 1],
        _ body: @escaping @Sendable (CALayer) -> Void
    ) -> GoldenCase {
        scene("motion/\(name)", 20, at: times) { page in
            page.add(2, 2, 6, 6, .coral, body)
        }
    }

    static let all: [GoldenCase] = [
        strip("linear") { $0.run("position", from: CGPoint(x: 5, y: 5), to: CGPoint(x: 15, y: 15)) },
        strip("eased") {
            $0.run("position.x", from: 5, to: 15) {
                $0.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            }
        },
        strip("implicit", at: [0, 0.05, 0.125, 0.2, 0.25]) { box in
            CATransaction.flush()
            box.position = CGPoint(x: 15, y: 15)
            box.backgroundColor = .sea
        },
        strip("spring", at: [0, 0.1, 0.2, 0.3, 0.5]) {
            let spring = CASpringAnimation(keyPath: "position.x")
            spring.fromValue = 5
            spring.toValue = 14
            spring.stiffness = 300
            spring.damping = 12
            spring.duration = spring.settlingDuration
            spring.fillMode = .both
            $0.add(spring, forKey: nil)
        },
        strip("along-a-path") {
            let keyframes = CAKeyframeAnimation(keyPath: "position")
            keyframes.path = .oval(4, 4, 12, 12)
            keyframes.rotationMode = .rotateAuto
            keyframes.duration = 1
            keyframes.fillMode = .both
            keyframes.calculationMode = .paced
            $0.bounds.size.height = 3
            $0.add(keyframes, forKey: nil)
        },
        strip("keyframes-discrete") {
            let keyframes = CAKeyframeAnimation(keyPath: "backgroundColor")
            keyframes.values = [CGColor.coral, CGColor.sun, CGColor.leaf, CGColor.sea]
            keyframes.calculationMode = .discrete
            keyframes.duration = 1
            keyframes.fillMode = .both
            keyframes.isRemovedOnCompletion = false
            $0.add(keyframes, forKey: nil)
        },
        strip("there-and-back", at: [0, 0.5, 1, 1.5, 2]) {
            $0.run("position.x", from: 5, to: 15) {
                $0.autoreverses = true
                $0.repeatCount = .infinity
            }
        },
        strip("added") {
            $0.run("position.x", from: 0, to: 10) { $0.isAdditive = true }
            let other = CABasicAnimation(keyPath: "position.y")
            other.byValue = 10
            other.duration = 1
            other.isAdditive = true
            $0.add(other, forKey: "other")
        },
        strip("group") {
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.byValue = Double.pi / 2
            let grow = CABasicAnimation(keyPath: "bounds.size")
            grow.toValue = CGSize(width: 10, height: 10)
            let group = CAAnimationGroup()
            group.animations = [turn, grow]
            group.duration = 1
            group.fillMode = .both
            $0.position = CGPoint(x: 10, y: 10)
            $0.add(group, forKey: nil)
        },
        strip("slower-layer", at: [0, 0.5, 1, 2]) {
            $0.speed = 0.5
            $0.run("position.x", from: 5, to: 15)
        },
        strip("before-and-after", at: [0, 0.25, 0.75, 1.25]) {
            let move = CABasicAnimation(keyPath: "position.x")
            move.fromValue = 8
            move.toValue = 15
            move.beginTime = 0.25
            move.duration = 0.75
            $0.add(move, forKey: nil)
        },
        strip("turning") { $0.run("transform.rotation.z", from: 0, to: Double.pi / 2) },
        strip("scaling") {
            $0.position = CGPoint(x: 10, y: 10)
            $0.run("transform.scale", from: 0, to: 2.5)
        },
    ]
}
