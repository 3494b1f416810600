package import UIKit

/// Outlines of equally many points become each other; around them run dashes that are trimmed as well.
package final class MorphingShapes: Program {
    package static let description = ProgramDescription(
        name: "morphing-shapes",
        title: "One outline becomes five figures, trailed by its echoes",
        duration: 6,
        size: CGSize(width: 320, height: 320),
        background: Palette.paper,
        framesPerSecond: 30
    )

    package let controller = MorphingShapesController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// A shape layer, its echoes, and a ring of dashes around them.
package final class MorphingShapesController: UIViewController {
    package let figure = CAShapeLayer()
    package let ring = CAShapeLayer()
    private let length = 6.0

    package override func viewDidLoad() {
        super.viewDidLoad()
        addFigure()
        addRing()
    }

    // MARK: The figure

    /// Each echo is smaller, turned, later and of another colour.
    private func addFigure() {
        let echoes = CAReplicatorLayer()
        echoes.frame = view.bounds
        echoes.instanceCount = 13
        echoes.instanceTransform = CATransform3DRotate(
            CATransform3DMakeScale(0.885, 0.885, 1),
            0.06,
            0,
            0,
            1
        )
        echoes.instanceDelay = 0.055
        echoes.instanceColor = Palette.rgb(0x3A_2C_86)
        echoes.instanceRedOffset = 0.062
        echoes.instanceGreenOffset = 0.04
        echoes.instanceBlueOffset = -0.012
        view.layer.addSublayer(echoes)

        figure.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        figure.fillColor = UIColor.white.cgColor
        figure.path = outline { _ in 1 }
        echoes.addSublayer(figure)

        let morph = CAKeyframeAnimation(keyPath: "path")
        let figures = [
            outline { _ in 1 },
            outline { 1 + 0.24 * cos(5 * $0) },
            outline { polygon(of: 3, at: $0) },
            outline { 0.88 + 0.2 * cos(8 * $0) * abs(cos(4 * $0)) },
            outline { polygon(of: 4, at: $0) },
        ]
        // Each figure is there for a moment.
        morph.values = (figures + [figures[0]]).flatMap { [$0, $0] }
        morph.keyTimes = (0...5).flatMap { step -> [NSNumber] in
            let time = Double(step) / 5
            return [NSNumber(value: max(0, time - 0.035)), NSNumber(value: min(1, time + 0.035))]
        }
        morph.timingFunctions = Array(
            repeating: CAMediaTimingFunction(controlPoints: 0.7, 0, 0.2, 1),
            count: 11
        )
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.byValue = 2 * CGFloat.pi
        let group = CAAnimationGroup()
        group.animations = [morph, turn]
        for part in group.animations ?? [] { part.duration = length }
        group.duration = length
        group.repeatCount = .infinity
        group.beginTime = figure.convertTime(CACurrentMediaTime(), from: nil) - length
        figure.add(group, forKey: "morph")
    }

    /// The closed line at a distance from the middle that depends on the angle.
    private func outline(_ distance: (CGFloat) -> CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.addLines(
            between: (0..<120).map { step in
                let angle = CGFloat(step) / 120 * 2 * .pi
                let radius = 104 * distance(angle)
                return CGPoint(x: radius * sin(angle), y: -radius * cos(angle))
            }
        )
        path.closeSubpath()
        return path
    }

    /// The distance of a regular polygon's sides, its corners a bit round.
    private func polygon(of sides: CGFloat, at angle: CGFloat) -> CGFloat {
        let half = CGFloat.pi / sides
        let side = angle - 2 * half * (angle / (2 * half)).rounded(.down) - half
        let straight = cos(half) / cos(side)
        return 1.12 * min(straight, 0.86 + 0.14 * cos(half) + (sides == 3 ? 0 : 0.05))
    }

    // MARK: The ring

    /// Dots that are dashes of no length with round ends: trimming cuts them off, the phase makes them run.
    private func addRing() {
        ring.frame = view.bounds
        ring.path =
            UIBezierPath(
                arcCenter: CGPoint(x: view.bounds.midX, y: view.bounds.midY),
                radius: 142,
                startAngle: -.pi / 2,
                endAngle: 1.5 * .pi,
                clockwise: true
            ).cgPath
        ring.fillColor = nil
        ring.strokeColor = Palette.coral.cgColor
        ring.lineWidth = 5
        ring.lineCap = .round
        let gap = 2 * CGFloat.pi * 142 / 60
        ring.lineDashPattern = [0, NSNumber(value: Double(gap))]
        view.layer.addSublayer(ring)

        let run = CABasicAnimation(keyPath: "lineDashPhase")
        run.fromValue = 0
        run.toValue = -gap * 10
        run.duration = length
        let head = CAKeyframeAnimation(keyPath: "strokeEnd")
        head.values = [0.02, 1, 1]
        head.keyTimes = [0, 0.6, 1]
        let tail = CAKeyframeAnimation(keyPath: "strokeStart")
        tail.values = [0, 0, 0.98]
        tail.keyTimes = [0, 0.4, 1]
        let swap = CAKeyframeAnimation(keyPath: "strokeColor")
        swap.values = [Palette.coral.cgColor, Palette.violet.cgColor, Palette.coral.cgColor]
        for part in [head, tail] {
            part.timingFunctions = Array(
                repeating: CAMediaTimingFunction(name: .easeInEaseOut),
                count: 2
            )
            part.duration = length / 2
            part.repeatCount = 2
        }
        swap.duration = length
        let group = CAAnimationGroup()
        group.animations = [run, head, tail, swap]
        group.duration = length
        group.repeatCount = .infinity
        ring.add(group, forKey: "run")
    }
}
