package import UIKit

/// A ball runs through the same five stops in each calculation mode; the dots are where it is at equal times.
///
/// From above: linear, discrete, paced, cubic, and cubic and paced.
package final class KeyframeModes: Program {
    package static let description = ProgramDescription(
        name: "keyframe-modes",
        title: "A ball runs through five stops in five modes",
        duration: 3.6,
        size: CGSize(width: 340, height: 364)
    )

    package let controller = KeyframeModesController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        stage.at(0.3) { self.controller.start() }
        stage.at(0.3 + KeyframeModesController.duration) { self.controller.finish() }
    }
}

/// Five lanes, one below the other.
package final class KeyframeModesController: UIViewController {
    /// One lane.
    package struct Lane {
        package let mode: CAAnimationCalculationMode
        package let ball: CALayer
        let trace: Trace
    }

    package static let modes: [CAAnimationCalculationMode] = [
        .linear, .discrete, .paced, .cubic, .cubicPaced,
    ]
    /// Where the ball comes by, in a lane; the ways between are of different lengths.
    package static let stops = [
        CGPoint(x: 20, y: 42), CGPoint(x: 66, y: 14), CGPoint(x: 104, y: 46), CGPoint(x: 222, y: 12),
        CGPoint(x: 292, y: 40),
    ]
    static let duration = 2.7

    package private(set) var lanes: [Lane] = []

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        let colors = [Palette.blue, Palette.coral, Palette.teal, Palette.violet, Palette.amber]
        for (index, mode) in Self.modes.enumerated() {
            let card = CALayer()
            card.frame = CGRect(x: 14, y: 14 + 68 * CGFloat(index), width: 312, height: 60)
            card.cornerRadius = 12
            card.backgroundColor = Palette.card.cgColor
            card.shadowColor = Palette.ink.cgColor
            card.shadowOpacity = 0.1
            card.shadowRadius = 5
            card.shadowOffset = CGSize(width: 0, height: 2)
            view.layer.addSublayer(card)
            addStops(to: card)
            let caption = Caption.layer(mode.rawValue, UIColor(white: 0.55, alpha: 1))
            caption.position = CGPoint(x: 276 - caption.bounds.width, y: 41)
            card.addSublayer(caption)

            let ball = CALayer()
            ball.bounds = CGRect(x: 0, y: 0, width: 16, height: 16)
            ball.cornerRadius = 8
            ball.backgroundColor = colors[index].cgColor
            ball.position = Self.stops[0]
            let trace = Trace(.dots(radius: 2, every: 3), color: colors[index].withAlphaComponent(0.55)) {
                [weak ball] in ball?.presentation()?.position
            }
            card.addSublayer(trace.layer)
            card.addSublayer(ball)
            lanes.append(Lane(mode: mode, ball: ball, trace: trace))
        }
    }

    /// Lets all balls run.
    package func start() {
        for lane in lanes {
            let run = CAKeyframeAnimation(keyPath: "position")
            run.values = Self.stops
            run.calculationMode = lane.mode
            run.duration = Self.duration
            lane.ball.add(run, forKey: "run")

            CATransaction.begin()
            CATransaction.setDisableActions(true)
            lane.ball.position = Self.stops[Self.stops.count - 1]
            CATransaction.commit()
            lane.trace.begin()
        }
    }

    func finish() {
        for lane in lanes { lane.trace.end() }
    }

    private func addStops(to card: CALayer) {
        let way = UIBezierPath()
        let rings = UIBezierPath()
        for (index, stop) in Self.stops.enumerated() {
            if index == 0 { way.move(to: stop) } else { way.addLine(to: stop) }
            rings.append(
                UIBezierPath(ovalIn: CGRect(x: stop.x - 5, y: stop.y - 5, width: 10, height: 10))
            )
        }
        for (path, fill) in [(way, nil), (rings, Palette.card.cgColor)] as [(UIBezierPath, CGColor?)] {
            let shape = CAShapeLayer()
            shape.path = path.cgPath
            shape.strokeColor = Palette.mist.cgColor
            shape.fillColor = fill
            shape.lineWidth = 1.5
            card.addSublayer(shape)
        }
    }
}
