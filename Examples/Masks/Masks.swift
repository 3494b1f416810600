package import UIKit

/// Three masks: an outline that waves fill, petals that open over a landscape, and bars through which a light runs.
package final class Masks: Program {
    package static let description = ProgramDescription(
        name: "masks",
        title: "Masks of any layers: waves in a globe, petals that open, a light in bars",
        duration: 5,
        size: CGSize(width: 480, height: 200),
        background: Palette.paper,
        framesPerSecond: 30
    )

    package let controller = MasksController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// Three pictures beside each other.
package final class MasksController: UIViewController {
    private let length = 5.0

    package override func viewDidLoad() {
        super.viewDidLoad()
        addGlobe(in: CGRect(x: 24, y: 30, width: 140, height: 140))
        addPetals(in: CGRect(x: 176, y: 30, width: 140, height: 140))
        addBars(in: CGRect(x: 336, y: 38, width: 124, height: 124))
    }

    // MARK: A globe that fills

    /// Two waves inside a round mask.
    private func addGlobe(in frame: CGRect) {
        let globe = CALayer()
        globe.frame = frame
        globe.backgroundColor = Palette.rgb(0xD9_E8_F2)
        let round = CAShapeLayer()
        round.path = CGPath(ellipseIn: globe.bounds, transform: nil)
        globe.mask = round
        view.layer.addSublayer(globe)
        for (index, color) in [Palette.rgb(0x63_B3_E0), Palette.rgb(0x1E_6F_C4)].enumerated() {
            let water = CAGradientLayer()
            water.frame = CGRect(x: 0, y: -20, width: 140, height: 190)
            water.colors = [color, Palette.rgb(0x16_3F_86)]
            let wave = CAShapeLayer()
            wave.path = wavePath(height: 7)
            water.mask = wave
            globe.addSublayer(water)
            // The mask moves on by one wave, the water rises: they do not know of each other.
            let run = CABasicAnimation(keyPath: "position.x")
            run.fromValue = index == 0 ? -140 : 0
            run.toValue = index == 0 ? 0 : -140
            run.duration = index == 0 ? 2.1 : 1.6
            run.repeatCount = .infinity
            wave.add(run, forKey: "run")
            let rise = CAKeyframeAnimation(keyPath: "transform.translation.y")
            rise.values = [136, 20, 20, 136]
            rise.keyTimes = [0, 0.45, 0.6, 1]
            rise.timingFunctions = Array(
                repeating: CAMediaTimingFunction(name: .easeInEaseOut),
                count: 3
            )
            rise.duration = length
            rise.repeatCount = .infinity
            rise.timeOffset = length * 0.18 + Double(index) * 0.12
            water.add(rise, forKey: "rise")
        }
        let shine = CAGradientLayer()
        shine.frame = globe.bounds
        shine.type = .radial
        shine.startPoint = CGPoint(x: 0.35, y: 0.28)
        shine.endPoint = CGPoint(x: 1.05, y: 0.98)
        shine.colors = [
            Palette.rgb(0xFF_FF_FF, alpha: 0.55), Palette.rgb(0xFF_FF_FF, alpha: 0.08),
            Palette.rgb(0x0A_1E_40, alpha: 0.35),
        ]
        shine.locations = [0, 0.42, 1]
        globe.addSublayer(shine)
    }

    private func wavePath(height: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 200))
        for step in 0...140 {
            let x = CGFloat(step) * 2
            path.addLine(to: CGPoint(x: x, y: 14 + height * sin(x / 140 * 2 * .pi)))
        }
        path.addLine(to: CGPoint(x: 280, y: 200))
        path.closeSubpath()
        return path
    }

    // MARK: Petals that open

    /// The mask is a replicator: eight petals, each opening a little later.
    private func addPetals(in frame: CGRect) {
        let picture = Landscape(size: CGSize(width: 168, height: 140))
        picture.cornerRadius = 0
        let window = CALayer()
        window.frame = frame
        picture.position = CGPoint(x: 70, y: 70)
        window.addSublayer(picture)
        let petals = CAReplicatorLayer()
        petals.frame = window.bounds
        petals.instanceCount = 10
        petals.instanceTransform = CATransform3DMakeRotation(.pi / 5, 0, 0, 1)
        petals.instanceDelay = 0.06
        let petal = CALayer()
        petal.bounds = CGRect(x: 0, y: 0, width: 40, height: 67)
        petal.anchorPoint = CGPoint(x: 0.5, y: 1)
        petal.position = CGPoint(x: 70, y: 70)
        petal.cornerRadius = 20
        petal.backgroundColor = UIColor.black.cgColor
        petals.addSublayer(petal)
        window.mask = petals
        view.layer.addSublayer(window)

        let open = CAKeyframeAnimation(keyPath: "transform.scale")
        open.values = [0.12, 1, 1, 0.12]
        open.keyTimes = [0, 0.35, 0.62, 0.92]
        let close = CAMediaTimingFunction(controlPoints: 0.7, 0, 0.3, 1)
        open.timingFunctions = [
            CAMediaTimingFunction(controlPoints: 0.2, 1.3, 0.4, 1), CAMediaTimingFunction(name: .linear),
            close,
        ]
        open.duration = length
        open.repeatCount = .infinity
        open.beginTime = petal.convertTime(CACurrentMediaTime(), from: nil) - length
        petal.add(open, forKey: "open")
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.byValue = CGFloat.pi / 2.5
        turn.duration = length
        turn.repeatCount = .infinity
        petals.add(turn, forKey: "turn")
    }

    // MARK: Bars that wait

    /// What a page shows while its text is on the way: a gradient's stops run behind bars.
    private func addBars(in frame: CGRect) {
        let shimmer = CAGradientLayer()
        shimmer.frame = frame
        shimmer.startPoint = CGPoint(x: 0, y: 0.35)
        shimmer.endPoint = CGPoint(x: 1, y: 0.65)
        let quiet = Palette.rgb(0xD5_D8_E2)
        shimmer.colors = [
            quiet, Palette.rgb(0xF9_C5_B4), Palette.rgb(0xFF_FF_FF), Palette.rgb(0xB9_CB_FA), quiet,
        ]
        shimmer.locations = [-0.8, -0.55, -0.4, -0.25, 0]
        let bars = CALayer()
        bars.frame = shimmer.bounds
        let face = CALayer()
        face.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        face.cornerRadius = 22
        let lines: [(CGFloat, CGFloat, CGFloat)] = [
            (56, 6, 68), (56, 26, 44), (0, 60, 124), (0, 82, 124), (0, 104, 82),
        ]
        let all =
            [face]
            + lines.map { x, y, width in
                let line = CALayer()
                line.frame = CGRect(x: x, y: y, width: width, height: 12)
                line.cornerRadius = 6
                return line
            }
        for bar in all {
            bar.backgroundColor = UIColor.black.cgColor
            bars.addSublayer(bar)
        }
        shimmer.mask = bars
        view.layer.addSublayer(shimmer)
        let run = CABasicAnimation(keyPath: "locations")
        run.toValue = [1, 1.25, 1.4, 1.55, 1.8] as [NSNumber]
        run.duration = length / 3
        run.repeatCount = .infinity
        run.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        shimmer.add(run, forKey: "run")
    }
}
