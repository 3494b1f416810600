package import UIKit

/// A comet whose tail stays behind: dust keeps the place and the colour of its birth, and what glows when the comet goes out
/// glows on to its end.
package final class Comet: Program {
    package static let description = ProgramDescription(
        name: "comet",
        title: "A comet's tail stays behind, and outlives it",
        duration: 5,
        size: CGSize(width: 400, height: 280),
        background: Palette.night,
        framesPerSecond: 30,
        scale: 1.5
    )

    package let controller = CometController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for (number, color) in controller.colors.enumerated().dropFirst() {
            stage.at(controller.flight * Double(number) / Double(controller.colors.count)) { [controller] in
                controller.change(to: color)
            }
        }
        stage.at(controller.flight) { [controller] in controller.goOut() }
    }
}

/// The sky with the comet: a head, and an emitter of dust that moves with it.
package final class CometController: UIViewController {
    package let dust = CAEmitterLayer()
    package let head = CALayer()
    /// How long the comet flies, in seconds.
    package let flight = 4.2
    package let colors: [CGColor] = [
        Palette.rgb(0x5A_B4_FF), Palette.rgb(0xB0_7C_FF), Palette.rgb(0xFF_6E_8A), Palette.rgb(0xFF_B4_4A),
    ]

    package override func viewDidLoad() {
        super.viewDidLoad()
        addStars()
        dust.frame = view.bounds
        dust.renderMode = .additive
        dust.emitterShape = .circle
        dust.emitterSize = CGSize(width: 3, height: 0)
        dust.emitterCells = [cloud(), sparks()]
        dust.seed = 8
        dust.beginTime = dust.convertTime(CACurrentMediaTime(), from: nil)
        view.layer.addSublayer(dust)
        head.bounds = CGRect(x: 0, y: 0, width: 26, height: 26)
        head.contents = Self.glow.cgImage
        view.layer.addSublayer(head)
        fly()
    }

    /// The way: in from below, once round, and out to the upper right.
    private var way: CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 24, y: 236))
        path.addCurve(
            to: CGPoint(x: 300, y: 96),
            control1: CGPoint(x: 120, y: 270),
            control2: CGPoint(x: 300, y: 230)
        )
        path.addCurve(
            to: CGPoint(x: 180, y: 110),
            control1: CGPoint(x: 300, y: 0),
            control2: CGPoint(x: 180, y: 10)
        )
        path.addCurve(
            to: CGPoint(x: 372, y: 190),
            control1: CGPoint(x: 180, y: 210),
            control2: CGPoint(x: 300, y: 226)
        )
        return path
    }

    /// The head follows the way by its position, the emitter by that of its emitter.
    private func fly() {
        for (layer, keyPath) in [(head, "position"), (dust, "emitterPosition")] {
            let flight = CAKeyframeAnimation(keyPath: keyPath)
            flight.path = way
            flight.calculationMode = .paced
            flight.duration = self.flight
            flight.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            layer.add(flight, forKey: "flight")
        }
        let end = way.currentPoint
        head.position = end
        dust.emitterPosition = end
    }

    /// From now on dust is born in another colour; what is there keeps its own.
    package func change(to color: CGColor) {
        dust.setValue(color, forKeyPath: "emitterCells.cloud.color")
        dust.setValue(color, forKeyPath: "emitterCells.sparks.color")
    }

    /// No more dust is born, and the head fades; the tail glows on.
    package func goOut() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        dust.birthRate = 0
        CATransaction.commit()
        head.opacity = 0
    }

    // MARK: Particles

    /// Dust that hardly moves.
    private func cloud() -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.name = "cloud"
        cell.contents = Self.glow.cgImage
        cell.contentsScale = Self.glow.scale
        cell.color = colors[0]
        cell.birthRate = 220
        cell.lifetime = 1.7
        cell.velocity = 5
        cell.velocityRange = 8
        cell.emissionRange = 2 * .pi
        cell.scale = 0.75
        cell.scaleRange = 0.3
        cell.scaleSpeed = -0.36
        cell.alphaRange = 0.3
        cell.alphaSpeed = -0.55
        return cell
    }

    /// Sparks that fall out of it.
    private func sparks() -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.name = "sparks"
        cell.contents = Self.glow.cgImage
        cell.contentsScale = Self.glow.scale
        cell.color = colors[0]
        cell.birthRate = 60
        cell.lifetime = 1.6
        cell.lifetimeRange = 0.4
        cell.velocity = 16
        cell.velocityRange = 20
        cell.emissionRange = 2 * .pi
        cell.yAcceleration = 26
        cell.scale = 0.24
        cell.scaleRange = 0.16
        cell.alphaSpeed = -0.55
        return cell
    }

    private func addStars() {
        let stars = CAReplicatorLayer()
        stars.frame = view.bounds
        stars.instanceCount = 40
        stars.instanceTransform = CATransform3DConcat(
            CATransform3DMakeRotation(2.399_963, 0, 0, 1),
            CATransform3DMakeScale(1.045, 1.045, 1)
        )
        let star = CALayer()
        star.frame = CGRect(x: view.bounds.midX + 34, y: view.bounds.midY, width: 1.5, height: 1.5)
        star.backgroundColor = Palette.rgb(0xFF_FF_FF, alpha: 0.4)
        stars.addSublayer(star)
        view.layer.addSublayer(stars)
    }

    /// A soft round spot.
    private static let glow = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { renderer in
        let stops = [1, 0.7, 0.14, 0].map { Palette.rgb(0xFF_FF_FF, alpha: $0) }
        guard
            let gradient = CGGradient(
                colorsSpace: nil,
                colors: stops as CFArray,
                locations: [0, 0.2, 0.5, 1]
            )
        else { return }
        let middle = CGPoint(x: 10, y: 10)
        renderer.cgContext.drawRadialGradient(
            gradient,
            startCenter: middle,
            startRadius: 0,
            endCenter: middle,
            endRadius: 10,
            options: []
        )
    }
}
