package import UIKit

/// A page of what paths and strokes can do: caps, joins, miters, dashes, hairlines, pens under a skewed transform, bends
/// tighter than the pen, fill rules, and areas made of two.
package final class PathsAndStrokes: Program {
    package static let description = ProgramDescription(
        name: "paths-and-strokes",
        title: "Caps, joins, dashes, hairlines, tight bends, and areas made of two",
        duration: 4,
        size: CGSize(width: 480, height: 360)
    )

    package let controller = PathsAndStrokesController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// Twelve cards, of which the dashes march and a spiral draws itself.
package final class PathsAndStrokesController: UIViewController {
    package let ants = CAShapeLayer()
    package let spiral = CAShapeLayer()

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        let sheet = PathSheet(frame: view.bounds)
        sheet.backgroundColor = .clear
        view.addSubview(sheet)
        addAnts(to: PathSheet.card(3))
        addSpiral(to: PathSheet.card(6))
    }

    /// Dashes that march around a rounded rectangle, with round caps: dots between them have no length.
    private func addAnts(to card: CGRect) {
        ants.frame = card
        ants.path =
            UIBezierPath(
                roundedRect: CGRect(origin: .zero, size: card.size).insetBy(dx: 18, dy: 18),
                cornerRadius: 14
            ).cgPath
        ants.fillColor = nil
        ants.strokeColor = Palette.coral.cgColor
        ants.lineWidth = 5
        ants.lineCap = .round
        ants.lineDashPattern = [12, 9, 0, 9]
        view.layer.addSublayer(ants)

        let march = CABasicAnimation(keyPath: "lineDashPhase")
        march.fromValue = 0
        march.toValue = -30
        march.duration = 1
        march.repeatCount = .infinity
        ants.add(march, forKey: "march")
    }

    /// A spiral whose inner turns are tighter than the pen is wide.
    private func addSpiral(to card: CGRect) {
        let path = UIBezierPath()
        let middle = CGPoint(x: card.width / 2, y: card.height / 2)
        for step in 0...24 {
            let angle = CGFloat(step) * .pi / 4
            let radius = 1.5 + 1.45 * CGFloat(step)
            let next = radius + 1.45
            let start = CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
            if step == 0 { path.move(to: start) }
            // A curve over an eighth of a turn keeps a third of its tangent on either side.
            let end = CGPoint(
                x: middle.x + next * cos(angle + .pi / 4),
                y: middle.y + next * sin(angle + .pi / 4)
            )
            let reach: CGFloat = 0.265
            path.addCurve(
                to: end,
                controlPoint1: CGPoint(
                    x: start.x - reach * radius * sin(angle),
                    y: start.y + reach * radius * cos(angle)
                ),
                controlPoint2: CGPoint(
                    x: end.x + reach * next * sin(angle + .pi / 4),
                    y: end.y - reach * next * cos(angle + .pi / 4)
                )
            )
        }
        spiral.frame = card
        spiral.path = path.cgPath
        spiral.fillColor = nil
        spiral.strokeColor = Palette.violet.cgColor
        spiral.lineWidth = 6
        spiral.lineCap = .round
        view.layer.addSublayer(spiral)

        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.fromValue = 0
        draw.duration = 3
        draw.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        spiral.add(draw, forKey: "draw")
    }
}
