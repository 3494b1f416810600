package import UIKit

/// Particles that emit particles: rockets draw a tail of sparks, and burst where their life ends.
package final class Fireworks: Program {
    package static let description = ProgramDescription(
        name: "fireworks",
        title: "Fireworks: particles that emit particles, added up",
        duration: 6,
        size: CGSize(width: 320, height: 320),
        background: Palette.night,
        framesPerSecond: 30,
        scale: 1.4
    )

    package let controller = FireworksController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// A night over a dark shore, with one emitter layer for everything that glows.
package final class FireworksController: UIViewController {
    package let sky = CAEmitterLayer()
    private let flight: Float = 1.15

    package override func viewDidLoad() {
        super.viewDidLoad()
        let night = CAGradientLayer()
        night.frame = view.bounds
        night.colors = [
            UIColor(red: 0.03, green: 0.04, blue: 0.1, alpha: 1).cgColor,
            UIColor(red: 0.07, green: 0.09, blue: 0.2, alpha: 1).cgColor,
            UIColor(red: 0.16, green: 0.14, blue: 0.28, alpha: 1).cgColor,
        ]
        night.locations = [0, 0.6, 1]
        view.layer.addSublayer(night)

        sky.frame = view.bounds
        sky.masksToBounds = true
        sky.emitterShape = .line
        sky.emitterPosition = CGPoint(x: view.bounds.midX, y: view.bounds.maxY + 4)
        sky.emitterSize = CGSize(width: 130, height: 0)
        sky.renderMode = .additive
        sky.seed = 11
        // Three colours take turns: each has its rockets, a third of a beat apart.
        sky.emitterCells = [
            rocket(UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1), after: 0),
            rocket(UIColor(red: 0.35, green: 0.75, blue: 1, alpha: 1), after: 0.5),
            rocket(UIColor(red: 0.85, green: 0.45, blue: 1, alpha: 1), after: 1),
        ]
        sky.beginTime = sky.convertTime(CACurrentMediaTime(), from: nil) - 2.6
        view.layer.addSublayer(sky)
    }

    /// A rocket, its tail, and the burst at its end.
    private func rocket(_ color: UIColor, after delay: Double) -> CAEmitterCell {
        let rocket = CAEmitterCell()
        rocket.name = "rocket"
        rocket.contents = Self.glow.cgImage
        rocket.contentsScale = Self.glow.scale
        rocket.color = UIColor(red: 1, green: 0.9, blue: 0.7, alpha: 1).cgColor
        rocket.beginTime = delay
        rocket.birthRate = 0.66
        rocket.lifetime = flight
        rocket.velocity = 250
        rocket.velocityRange = 50
        rocket.emissionRange = 0.3
        rocket.yAcceleration = 95
        rocket.scale = 0.7
        rocket.emitterCells = [tail(), burst(color), crackle()]
        return rocket
    }

    private func tail() -> CAEmitterCell {
        let tail = CAEmitterCell()
        tail.contents = Self.glow.cgImage
        tail.contentsScale = Self.glow.scale
        tail.color = UIColor(red: 1, green: 0.65, blue: 0.3, alpha: 0.9).cgColor
        tail.birthRate = 110
        tail.lifetime = 0.45
        tail.velocity = 12
        tail.emissionLongitude = .pi
        tail.emissionRange = 1
        tail.alphaSpeed = -1.8
        tail.scale = 0.42
        tail.scaleSpeed = -0.4
        return tail
    }

    /// For a twentieth of a second at the end of the flight, in all directions.
    private func burst(_ color: UIColor) -> CAEmitterCell {
        let spark = CAEmitterCell()
        spark.contents = Self.glow.cgImage
        spark.contentsScale = Self.glow.scale
        spark.color = color.cgColor
        spark.redRange = 0.2
        spark.greenRange = 0.2
        spark.blueRange = 0.2
        spark.beginTime = Double(flight) - 0.05
        spark.duration = 0.05
        spark.birthRate = 4_400
        spark.lifetime = 1.5
        spark.lifetimeRange = 0.5
        spark.velocity = 66
        spark.velocityRange = 60
        spark.emissionRange = .pi * 2
        spark.yAcceleration = 34
        spark.alphaSpeed = -0.6
        spark.scale = 0.62
        spark.scaleRange = 0.3
        spark.scaleSpeed = -0.24
        return spark
    }

    /// The flash in the middle of a burst.
    private func crackle() -> CAEmitterCell {
        let flash = CAEmitterCell()
        flash.contents = Self.glow.cgImage
        flash.contentsScale = Self.glow.scale
        flash.beginTime = Double(flight) - 0.04
        flash.duration = 0.04
        flash.birthRate = 50
        flash.lifetime = 0.3
        flash.alphaSpeed = -3.2
        flash.scale = 2
        flash.scaleSpeed = 3
        return flash
    }

    /// A soft round spot.
    private static let glow: UIImage = {
        let size = CGSize(width: 16, height: 16)
        return UIGraphicsImageRenderer(size: size).image { renderer in
            let white = UIColor.white
            let colors = [
                white.cgColor, white.withAlphaComponent(0.7).cgColor, white.withAlphaComponent(0.14).cgColor,
                white.withAlphaComponent(0).cgColor,
            ]
            guard
                let gradient = CGGradient(
                    colorsSpace: nil,
                    colors: colors as CFArray,
                    locations: [0, 0.18, 0.5, 1]
                )
            else { return }
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            renderer.cgContext.drawRadialGradient(
                gradient,
                startCenter: middle,
                startRadius: 0,
                endCenter: middle,
                endRadius: 8,
                options: []
            )
        }
    }()
}
