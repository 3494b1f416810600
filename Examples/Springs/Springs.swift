package import UIKit

/// One spring, four dampings: barely any, some, just enough not to swing, and too much.
///
/// Each draws its curve.
package final class Springs: Program {
    package static let description = ProgramDescription(
        name: "springs",
        title: "Springs of four dampings draw their curves",
        duration: 3.8,
        size: CGSize(width: 360, height: 260),
        background: Palette.night
    )

    package let controller = SpringsController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        stage.at(0.3) { self.controller.release() }
        stage.at(0.3 + SpringsController.chartDuration) { self.controller.finish() }
    }
}

/// Weights on springs at the left, and at the right what they do over time.
package final class SpringsController: UIViewController {
    /// One of the springs, with what shows it.
    package struct Example {
        package let damping: CGFloat
        package let weight: CALayer
        let pen: CALayer
        let trace: Trace
    }

    package static let stiffness: CGFloat = 130
    /// Below, at and above the damping at which a spring of mass 1 stops swinging.
    package static let dampings: [CGFloat] = [3.2, 9, 2 * stiffness.squareRoot(), 46]
    static let chartDuration = 2.6

    package private(set) var examples: [Example] = []
    package let restY: CGFloat = 214
    package let targetY: CGFloat = 118
    private let chart = CGRect(x: 122, y: 24, width: 216, height: 212)
    private var start = 0.0

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.night
        addPanel(CGRect(x: 16, y: chart.minY, width: 96, height: chart.height))
        addPanel(chart)
        addLevel(targetY, dashes: [3, 4], alpha: 0.5)
        addLevel(restY, dashes: nil, alpha: 0.16)

        let colors = [
            Palette.coral, Palette.amber, Palette.teal, UIColor(red: 0.47, green: 0.6, blue: 0.98, alpha: 1),
        ]
        for (index, color) in colors.enumerated() {
            let legend = Caption.layer(
                "damping \((Self.dampings[index] * 10).rounded() / 10)",
                color,
                size: 10
            )
            legend.position = CGPoint(x: chart.maxX - 80, y: chart.minY + 8 + 14 * CGFloat(index))
            view.layer.addSublayer(legend)
            let x = 34 + 20 * CGFloat(index)
            let weight = disc(color, diameter: 14)
            weight.position = CGPoint(x: x, y: restY)
            let pen = disc(color, diameter: 7)
            pen.position = CGPoint(x: chart.minX, y: restY)
            let trace = Trace(.line(width: 2.5), color: color) { [weak self, weak weight, weak pen] in
                guard let self, let y = weight?.presentation()?.position.y else { return nil }
                let elapsed = CACurrentMediaTime() - self.start
                let x = self.chart.minX + self.chart.width * CGFloat(elapsed / Self.chartDuration)
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                pen?.position = CGPoint(x: x, y: y)
                CATransaction.commit()
                return CGPoint(x: x, y: y)
            }
            view.layer.addSublayer(trace.layer)
            view.layer.addSublayer(pen)
            view.layer.addSublayer(weight)
            examples.append(
                Example(damping: Self.dampings[index], weight: weight, pen: pen, trace: trace)
            )
        }
    }

    /// Lets go of all weights at once.
    package func release() {
        start = CACurrentMediaTime()
        for example in examples {
            let spring = CASpringAnimation(keyPath: "position.y")
            spring.mass = 1
            spring.stiffness = Self.stiffness
            spring.damping = example.damping
            // Without this a spring with too much damping moves like the one with just enough.
            spring.allowsOverdamping = true
            spring.fromValue = restY
            spring.toValue = targetY
            // A spring knows how long it takes to come to rest; it is not cut off before.
            spring.duration = spring.settlingDuration
            example.weight.add(spring, forKey: "spring")

            CATransaction.begin()
            CATransaction.setDisableActions(true)
            example.weight.position.y = targetY
            CATransaction.commit()
            example.trace.begin()
        }
    }

    /// Takes the pens off the paper at its end.
    func finish() {
        for example in examples { example.trace.end() }
    }

    private func disc(_ color: UIColor, diameter: CGFloat) -> CALayer {
        let disc = CALayer()
        disc.bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        disc.cornerRadius = diameter / 2
        disc.backgroundColor = color.cgColor
        return disc
    }

    private func addPanel(_ frame: CGRect) {
        let panel = CALayer()
        panel.frame = frame
        panel.cornerRadius = 10
        panel.backgroundColor = Palette.dusk.cgColor
        view.layer.addSublayer(panel)
    }

    private func addLevel(_ y: CGFloat, dashes: [NSNumber]?, alpha: CGFloat) {
        for part in [
            CGRect(x: 16, y: y, width: 96, height: 0),
            CGRect(x: chart.minX, y: y, width: chart.width, height: 0),
        ] {
            let line = UIBezierPath()
            line.move(to: CGPoint(x: part.minX, y: y))
            line.addLine(to: CGPoint(x: part.maxX, y: y))
            let level = CAShapeLayer()
            level.path = line.cgPath
            level.strokeColor = UIColor(white: 1, alpha: alpha).cgColor
            level.lineWidth = 1
            level.lineDashPattern = dashes
            view.layer.addSublayer(level)
        }
    }
}
