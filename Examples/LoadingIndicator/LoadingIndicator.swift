package import UIKit

/// A ring that chases its own tail: two trimmed ends at different paces, inside a steady turn.
package final class LoadingIndicator: Program {
    package static let description = ProgramDescription(
        name: "loading-indicator",
        title: "A loading indicator of one stroked circle",
        duration: 4.2,
        size: CGSize(width: 320, height: 240),
        background: Palette.night
    )

    package let controller = LoadingIndicatorController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// The ring in the middle of a dark screen, and three dots that take turns below it.
package final class LoadingIndicatorController: UIViewController {
    package let ring = CAShapeLayer()
    private let cycle = 1.4

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.night
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50),
            radius: 42,
            startAngle: -.pi / 2,
            endAngle: .pi * 1.5,
            clockwise: true
        )

        let track = CAShapeLayer()
        for layer in [track, ring] {
            layer.frame = CGRect(x: view.bounds.midX - 50, y: 50, width: 100, height: 100)
            layer.path = circle.cgPath
            layer.fillColor = nil
            layer.lineWidth = 8
            layer.lineCap = .round
            view.layer.addSublayer(layer)
        }
        track.strokeColor = Palette.dusk.cgColor
        ring.strokeColor = Palette.amber.cgColor
        ring.add(chase(), forKey: "chase")
        ring.add(turn(), forKey: "turn")

        for index in 0..<3 {
            let dot = CALayer()
            dot.frame = CGRect(x: view.bounds.midX - 22 + 18 * CGFloat(index), y: 182, width: 8, height: 8)
            dot.cornerRadius = 4
            dot.backgroundColor = Palette.amber.cgColor
            dot.opacity = 0.25
            view.layer.addSublayer(dot)
            dot.add(pulse(after: Double(index) * 0.18), forKey: "pulse")
        }
    }

    /// The head runs ahead, then the tail catches up.
    private func chase() -> CAAnimation {
        let head = CABasicAnimation(keyPath: "strokeEnd")
        head.fromValue = 0.03
        head.toValue = 0.78
        head.duration = cycle / 2
        head.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        head.fillMode = .forwards
        let tail = CABasicAnimation(keyPath: "strokeStart")
        tail.fromValue = 0
        tail.toValue = 0.75
        tail.beginTime = cycle / 2
        tail.duration = cycle / 2
        tail.timingFunction = head.timingFunction
        tail.fillMode = .backwards
        let group = CAAnimationGroup()
        group.animations = [head, tail]
        group.duration = cycle
        group.repeatCount = .infinity
        return group
    }

    /// The quarter of a turn that the tail does not run itself: where it stops, the next chase begins.
    private func turn() -> CAAnimation {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = CGFloat.pi / 2
        turn.duration = cycle
        turn.repeatCount = .infinity
        return turn
    }

    /// A dot lights up and goes out again.
    private func pulse(after delay: Double) -> CAAnimation {
        let pulse = CAKeyframeAnimation(keyPath: "opacity")
        pulse.values = [0.25, 1, 0.25, 0.25]
        pulse.keyTimes = [0, 0.2, 0.5, 1]
        let rise = CAKeyframeAnimation(keyPath: "transform.translation.y")
        rise.values = [0, -6, 0, 0]
        rise.keyTimes = pulse.keyTimes
        let group = CAAnimationGroup()
        group.animations = [pulse, rise]
        group.duration = cycle
        group.repeatCount = .infinity
        group.timeOffset = cycle - delay
        return group
    }
}
