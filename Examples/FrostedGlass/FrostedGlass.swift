package import UIKit

/// Panes of frosted glass over lights that drift: filtered backdrops, shadows, and light that is added.
package final class FrostedGlass: Program {
    package static let description = ProgramDescription(
        name: "frosted-glass",
        title: "Frosted glass over drifting lights",
        duration: 6,
        size: CGSize(width: 360, height: 260),
        background: Palette.night,
        framesPerSecond: 30,
        scale: 1.15
    )

    package let controller = FrostedGlassController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        stage.at(2) { [controller] in controller.clear(true) }
        stage.at(4) { [controller] in controller.clear(false) }
    }
}

/// Lights, and the panes before them.
package final class FrostedGlassController: UIViewController {
    package let pane = CALayer()
    private let length = 6.0

    package override func viewDidLoad() {
        super.viewDidLoad()
        addSky()
        let lights: [(UInt32, CGFloat, [CGPoint])] = [
            (0xFF_5E_7A, 74, [CGPoint(x: 60, y: 70), CGPoint(x: 210, y: 40), CGPoint(x: 140, y: 190)]),
            (0x3F_C9_F5, 92, [CGPoint(x: 300, y: 60), CGPoint(x: 220, y: 200), CGPoint(x: 330, y: 170)]),
            (0xFF_C1_4A, 54, [CGPoint(x: 120, y: 210), CGPoint(x: 60, y: 130), CGPoint(x: 190, y: 120)]),
            (0x8E_6B_FF, 84, [CGPoint(x: 230, y: 230), CGPoint(x: 320, y: 130), CGPoint(x: 150, y: 70)]),
        ]
        for light in lights { addLight(light.0, light.1, light.2) }
        addPane()
        addDrops()
    }

    private func addSky() {
        let sky = CAGradientLayer()
        sky.frame = view.bounds
        sky.colors = [color(0x0B_10_26), color(0x1C_1A_45), color(0x35_1F_52)]
        sky.endPoint = CGPoint(x: 0.7, y: 1)
        view.layer.addSublayer(sky)
    }

    /// A soft disc of light that goes round.
    private func addLight(_ rgb: UInt32, _ side: CGFloat, _ points: [CGPoint]) {
        let light = CAGradientLayer()
        light.bounds = CGRect(x: 0, y: 0, width: side * 1.5, height: side * 1.5)
        light.position = points[0]
        light.type = .radial
        light.startPoint = CGPoint(x: 0.5, y: 0.5)
        light.endPoint = CGPoint(x: 1, y: 1)
        light.colors = [color(rgb), color(rgb), color(rgb).copy(alpha: 0) as Any]
        light.locations = [0, 0.5, 1]
        light.compositingFilter = "plusL"
        view.layer.addSublayer(light)
        let drift = CAKeyframeAnimation(keyPath: "position")
        drift.values = (points + [points[0]]).map { NSValue(cgPoint: $0) }
        drift.calculationMode = .cubic
        drift.duration = length
        drift.repeatCount = .infinity
        light.add(drift, forKey: "drift")
    }

    /// The large pane: what is behind is blurred and made purer, and a line of light runs along its edge.
    private func addPane() {
        pane.frame = CGRect(x: 70, y: 50, width: 220, height: 150)
        pane.cornerRadius = 26
        pane.cornerCurve = .continuous
        pane.backgroundColor = color(0xFF_FF_FF).copy(alpha: 0.12)
        pane.borderColor = color(0xFF_FF_FF).copy(alpha: 0.35)
        pane.borderWidth = 1
        let blur = LayerFilter.gaussianBlur(radius: 14)
        blur.name = "frost"
        pane.backgroundFilters = [blur, LayerFilter.colorSaturate(1.5)]
        view.layer.addSublayer(pane)
        for (index, width) in [120, 156, 92].enumerated() {
            let line = CALayer()
            line.frame = CGRect(x: 28, y: 34 + 28 * CGFloat(index), width: CGFloat(width), height: 12)
            line.cornerRadius = 6
            line.backgroundColor = color(0xFF_FF_FF).copy(alpha: index == 0 ? 0.85 : 0.4)
            pane.addSublayer(line)
        }
    }

    /// Small round panes that move over the large one: glass in front of glass.
    private func addDrops() {
        for (index, side) in [46, 34, 26].enumerated() {
            let drop = CALayer()
            drop.bounds = CGRect(x: 0, y: 0, width: CGFloat(side), height: CGFloat(side))
            drop.cornerRadius = CGFloat(side) / 2
            drop.position = CGPoint(x: 250, y: 170)
            drop.backgroundColor = color(0xFF_FF_FF).copy(alpha: 0.1)
            drop.borderColor = color(0xFF_FF_FF).copy(alpha: 0.6)
            drop.borderWidth = 1
            drop.backgroundFilters = [
                LayerFilter.gaussianBlur(radius: 5),
                LayerFilter.colorHueRotate(angle: 2.1 * CGFloat(index + 1)),
                LayerFilter.colorBrightness(0.08),
            ]
            view.layer.addSublayer(drop)
            let path = CGMutablePath()
            path.addEllipse(in: CGRect(x: 60 + 28 * CGFloat(index), y: 40, width: 220, height: 160))
            let round = CAKeyframeAnimation(keyPath: "position")
            round.path = path
            round.calculationMode = .paced
            round.duration = length
            round.timeOffset = 2 * Double(index)
            round.repeatCount = .infinity
            drop.add(round, forKey: "round")
        }
    }

    /// Takes the frost from the large pane, or brings it back: an input of a filter animates like any property.
    package func clear(_ isClear: Bool) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.8)
        pane.setValue(isClear ? 0 : 14, forKeyPath: "backgroundFilters.frost.inputRadius")
        CATransaction.commit()
    }
}

private func color(_ rgb: UInt32) -> CGColor {
    CGColor(
        red: CGFloat(rgb >> 16) / 255,
        green: CGFloat(rgb >> 8 & 255) / 255,
        blue: CGFloat(rgb & 255) / 255,
        alpha: 1
    )
}
