package import UIKit

/// One dot in a row of replicas, in a column of replicas: each a little later than its neighbours, so that waves run.
package final class DotWaves: Program {
    package static let description = ProgramDescription(
        name: "dot-waves",
        title: "One animated dot, replicated into a sea of waves in space",
        duration: 4,
        size: CGSize(width: 400, height: 280),
        background: Palette.night,
        framesPerSecond: 30
    )

    package let controller = DotWavesController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// The sea, seen from above its shore.
package final class DotWavesController: UIViewController {
    package let rows = CAReplicatorLayer()
    private let sky = CAGradientLayer()
    private let columnCount = 19
    private let rowCount = 15
    private let step: CGFloat = 24
    private let cycle = 2.0

    package override func viewDidLoad() {
        super.viewDidLoad()
        addSky()
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 420
        sky.sublayerTransform = eye

        rows.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
        rows.position = CGPoint(x: view.bounds.midX, y: 176)
        rows.transform = CATransform3DMakeRotation(1.08, 1, 0, 0)
        // The dots rise out of the plane, so the copies must not be pressed flat into it.
        rows.preservesDepth = true
        rows.instanceCount = rowCount
        rows.instanceTransform = CATransform3DMakeTranslation(0, step, 0)
        rows.instanceDelay = -0.13
        // From the horizon to the shore it gets lighter and warmer.
        rows.instanceColor = Palette.rgb(0x3A_55_B8)
        rows.instanceRedOffset = 0.055
        rows.instanceGreenOffset = 0.03
        rows.instanceBlueOffset = 0.012
        // What a layer shows itself stays behind its sublayers, however far away they are.
        sky.addSublayer(rows)

        let row = CAReplicatorLayer()
        row.frame = rows.bounds
        row.preservesDepth = true
        row.instanceCount = columnCount
        row.instanceTransform = CATransform3DMakeTranslation(step, 0, 0)
        row.instanceDelay = 0.09
        row.instanceGreenOffset = -0.018
        rows.addSublayer(row)
        row.addSublayer(dot())
    }

    /// The dot in the far left corner; all others are its copies.
    private func dot() -> CALayer {
        let dot = CALayer()
        dot.bounds = CGRect(x: 0, y: 0, width: 15, height: 15)
        dot.position = CGPoint(
            x: 200 - step * CGFloat(columnCount - 1) / 2,
            y: 200 - step * CGFloat(rowCount - 1) / 2
        )
        dot.cornerRadius = 7.5
        dot.backgroundColor = UIColor.white.cgColor
        dot.allowsEdgeAntialiasing = true

        let heave = CABasicAnimation(keyPath: "transform.translation.z")
        heave.fromValue = -18
        heave.toValue = 22
        let swell = CABasicAnimation(keyPath: "transform.scale")
        swell.fromValue = 0.4
        swell.toValue = 1.15
        let glow = CABasicAnimation(keyPath: "opacity")
        glow.fromValue = 0.35
        glow.toValue = 1
        let wave = CAAnimationGroup()
        wave.animations = [heave, swell, glow]
        for part in wave.animations ?? [] {
            part.duration = cycle / 2
            part.autoreverses = true
            part.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        }
        wave.duration = cycle
        wave.repeatCount = .infinity
        // Long ago, so that the last copies are on their way too.
        wave.beginTime = dot.convertTime(CACurrentMediaTime(), from: nil) - 6 * cycle
        dot.add(wave, forKey: "wave")
        return dot
    }

    private func addSky() {
        sky.frame = view.bounds
        sky.colors = [Palette.rgb(0x0A_0E_22), Palette.rgb(0x1A_1F_45), Palette.rgb(0x10_14_30)]
        sky.locations = [0, 0.3, 1]
        view.layer.addSublayer(sky)
    }
}
