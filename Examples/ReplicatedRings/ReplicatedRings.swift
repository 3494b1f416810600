package import UIKit

/// One dot, drawn seventy-two times: replicators inside each other turn it, send it outwards, colour and delay it.
package final class ReplicatedRings: Program {
    package static let description = ProgramDescription(
        name: "replicated-rings",
        title: "One dot and three bars, replicated: turned, coloured, delayed and mirrored",
        duration: 4,
        size: CGSize(width: 320, height: 320),
        background: Palette.night
    )

    package let controller = ReplicatedRingsController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// A flower of dots, and bars over their reflection.
package final class ReplicatedRingsController: UIViewController {
    package let petals = CAReplicatorLayer()
    package let bars = CAReplicatorLayer()
    private let cycle = 2.0

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.night
        addFlower()
        addBars()
    }

    /// Six dots from the middle outwards, twelve times around.
    private func addFlower() {
        let area = CGRect(x: 50, y: 14, width: 220, height: 220)
        petals.frame = area
        petals.instanceCount = 12
        petals.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        petals.instanceDelay = cycle / 12
        view.layer.addSublayer(petals)

        let ray = CAReplicatorLayer()
        ray.frame = petals.bounds
        ray.instanceCount = 6
        // Each dot is farther out, larger, and a little turned against the one before it.
        let outwards = CATransform3DMakeScale(1.32, 1.32, 1)
        ray.instanceTransform = CATransform3DRotate(outwards, 0.18, 0, 0, 1)
        ray.instanceDelay = cycle / 16
        ray.instanceColor = UIColor(red: 1, green: 0.83, blue: 0.42, alpha: 1).cgColor
        ray.instanceRedOffset = -0.1
        ray.instanceGreenOffset = -0.1
        ray.instanceBlueOffset = 0.1
        petals.addSublayer(ray)

        let dot = CALayer()
        dot.frame = CGRect(x: 110 + 20, y: 110 - 3, width: 6, height: 6)
        dot.cornerRadius = 3
        dot.backgroundColor = UIColor.white.cgColor
        ray.addSublayer(dot)

        let beat = CAKeyframeAnimation(keyPath: "transform.scale")
        beat.values = [0.35, 1.15, 0.35]
        beat.timingFunctions = [
            CAMediaTimingFunction(name: .easeInEaseOut), CAMediaTimingFunction(name: .easeInEaseOut),
        ]
        let glow = CAKeyframeAnimation(keyPath: "opacity")
        glow.values = [0.25, 1, 0.25]
        let group = CAAnimationGroup()
        group.animations = [beat, glow]
        group.duration = cycle
        group.repeatCount = .infinity
        // A turn or two ago, so that the last copies are on their way as well.
        group.beginTime = petals.convertTime(CACurrentMediaTime(), from: nil) - 2 * cycle
        dot.add(group, forKey: "beat")
    }

    /// Eleven bars that dance one after the other, and all of them once more upside down.
    private func addBars() {
        let floor: CGFloat = 286
        let mirror = CAReplicatorLayer()
        mirror.frame = CGRect(x: 0, y: floor - 40, width: view.bounds.width, height: 80)
        mirror.instanceCount = 2
        mirror.instanceTransform = CATransform3DMakeScale(1, -1, 1)
        mirror.instanceAlphaOffset = -0.75
        view.layer.addSublayer(mirror)

        bars.frame = mirror.bounds
        bars.instanceCount = 11
        bars.instanceTransform = CATransform3DMakeTranslation(15, 0, 0)
        bars.instanceDelay = 0.11
        bars.instanceColor = UIColor(red: 0.3, green: 0.75, blue: 1, alpha: 1).cgColor
        bars.instanceRedOffset = 0.06
        bars.instanceGreenOffset = -0.045
        bars.instanceBlueOffset = -0.02
        mirror.addSublayer(bars)

        let bar = CALayer()
        bar.anchorPoint = CGPoint(x: 0.5, y: 1)
        bar.bounds = CGRect(x: 0, y: 0, width: 9, height: 30)
        bar.position = CGPoint(x: 85, y: 39)
        bar.cornerRadius = 2
        bar.backgroundColor = UIColor.white.cgColor
        bars.addSublayer(bar)

        let dance = CAKeyframeAnimation(keyPath: "bounds.size.height")
        dance.values = [6, 28, 12, 22, 6]
        dance.calculationMode = .cubic
        dance.duration = 1
        dance.repeatCount = .infinity
        dance.beginTime = bars.convertTime(CACurrentMediaTime(), from: nil) - 2
        bar.add(dance, forKey: "dance")
    }
}
