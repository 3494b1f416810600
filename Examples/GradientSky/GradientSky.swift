package import UIKit

/// All three gradients: a sky whose colours change, a sun that glows, and the beam of a lighthouse that turns.
package final class GradientSky: Program {
    package static let description = ProgramDescription(
        name: "gradient-sky",
        title: "A night ends: axial, radial and conic gradients, animated",
        duration: 6,
        size: CGSize(width: 320, height: 240),
        background: Palette.night,
        framesPerSecond: 30,
        scale: 1.8
    )

    package let controller = GradientSkyController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// The coast from night to morning.
package final class GradientSkyController: UIViewController {
    package let sky = CAGradientLayer()
    package let sun = CAGradientLayer()
    package let beam = CAGradientLayer()
    private let length = 6.0
    private let horizon: CGFloat = 176
    private let lamp = CGPoint(x: 252, y: 105)

    package override func viewDidLoad() {
        super.viewDidLoad()
        addSky()
        addSun()
        addBeam()
        addSea()
        addLighthouse()
    }

    /// Down the sky: four colours, each of which has its own way from night to morning.
    private func addSky() {
        let night = [color(0x07_0B_1E), color(0x0E_16_38), color(0x1A_24_52), color(0x2A_30_66)]
        let dawn = [color(0x1B_20_4F), color(0x4B_35_78), color(0xC4_57_6E), color(0xF9_A2_5C)]
        let morning = [color(0x3E_7C_C9), color(0x74_AF_E3), color(0xC3_DC_EC), color(0xFD_E8_C4)]
        sky.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: horizon)
        sky.colors = morning
        sky.locations = [0, 0.4, 0.8, 1]
        view.layer.addSublayer(sky)

        let day = CAKeyframeAnimation(keyPath: "colors")
        day.values = [night, night, dawn, morning, morning]
        day.keyTimes = [0, 0.1, 0.5, 0.9, 1]
        day.duration = length
        day.fillMode = .both
        day.isRemovedOnCompletion = false
        sky.add(day, forKey: "day")
    }

    /// From the middle outwards: a disc with a hard edge, and a glow around it.
    private func addSun() {
        let warm = color(0xFF_F1_C9)
        sun.bounds = CGRect(x: 0, y: 0, width: 220, height: 220)
        sun.position = CGPoint(x: 110, y: 92)
        sun.type = .radial
        sun.startPoint = CGPoint(x: 0.5, y: 0.5)
        sun.endPoint = CGPoint(x: 1, y: 1)
        sun.colors = [
            color(0xFF_FC_EE), warm, warm.copy(alpha: 0.5) as Any, warm.copy(alpha: 0.16) as Any,
            warm.copy(alpha: 0) as Any,
        ]
        sun.locations = [0, 0.17, 0.18, 0.45, 1]
        let stage = CALayer()
        stage.frame = sky.frame
        stage.masksToBounds = true
        stage.addSublayer(sun)
        view.layer.addSublayer(stage)

        let rise = CABasicAnimation(keyPath: "position.y")
        rise.fromValue = horizon + 105
        rise.duration = length * 0.9
        rise.timingFunction = CAMediaTimingFunction(name: .easeOut)
        rise.fillMode = .backwards
        sun.add(rise, forKey: "rise")
    }

    /// Around the lamp: clear but for a narrow wedge, twice.
    private func addBeam() {
        let light = color(0xFF_F4_C4)
        let clear = light.copy(alpha: 0) as Any
        beam.bounds = CGRect(x: 0, y: 0, width: 640, height: 640)
        beam.position = lamp
        beam.type = .conic
        beam.startPoint = CGPoint(x: 0.5, y: 0.5)
        beam.endPoint = CGPoint(x: 1, y: 0.5)
        beam.colors = [
            light.copy(alpha: 0.75) as Any, clear, clear, light.copy(alpha: 0.75) as Any, clear, clear,
            light.copy(alpha: 0.75) as Any,
        ]
        beam.locations = [0, 0.045, 0.455, 0.5, 0.545, 0.955, 1]
        // Light gets weaker with the distance: a radial gradient cuts it.
        let reach = CAGradientLayer()
        reach.frame = beam.bounds
        reach.type = .radial
        reach.startPoint = CGPoint(x: 0.5, y: 0.5)
        reach.endPoint = CGPoint(x: 0.95, y: 0.95)
        reach.colors = [CGColor.black, CGColor.black.copy(alpha: 0) as Any]
        beam.mask = reach
        beam.opacity = 0
        beam.allowsEdgeAntialiasing = true
        let stage = CALayer()
        stage.frame = sky.frame
        stage.masksToBounds = true
        stage.addSublayer(beam)
        view.layer.addSublayer(stage)

        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.byValue = CGFloat.pi
        turn.duration = 2
        turn.repeatCount = .infinity
        beam.add(turn, forKey: "turn")
        let fade = CAKeyframeAnimation(keyPath: "opacity")
        fade.values = [1, 1, 0, 0]
        fade.keyTimes = [0, 0.45, 0.85, 1]
        fade.duration = length
        beam.add(fade, forKey: "fade")
    }

    /// The sea has the sky's colours, darker.
    private func addSea() {
        let sea = CAGradientLayer()
        sea.frame = CGRect(x: 0, y: horizon, width: view.bounds.width, height: view.bounds.height - horizon)
        sea.colors = [color(0x8F_B4_C9), color(0x2F_5D_86)]
        view.layer.addSublayer(sea)
        let day = CAKeyframeAnimation(keyPath: "colors")
        day.values = [
            [color(0x16_1D_45), color(0x07_0A_1A)], [color(0xA2_5D_66), color(0x22_20_45)],
            [color(0x8F_B4_C9), color(0x2F_5D_86)], [color(0x8F_B4_C9), color(0x2F_5D_86)],
        ]
        day.keyTimes = [0, 0.5, 0.9, 1]
        day.duration = length
        day.fillMode = .both
        day.isRemovedOnCompletion = false
        sea.add(day, forKey: "day")
    }

    private func addLighthouse() {
        let tower = UIBezierPath()
        tower.move(to: CGPoint(x: lamp.x - 9, y: lamp.y + 9))
        tower.addLine(to: CGPoint(x: lamp.x + 9, y: lamp.y + 9))
        tower.addLine(to: CGPoint(x: lamp.x + 15, y: horizon + 8))
        tower.addLine(to: CGPoint(x: lamp.x - 15, y: horizon + 8))
        tower.close()
        tower.append(UIBezierPath(rect: CGRect(x: lamp.x - 13, y: lamp.y + 6, width: 26, height: 4)))
        tower.append(
            UIBezierPath(
                roundedRect: CGRect(x: lamp.x - 8, y: lamp.y - 14, width: 16, height: 6),
                cornerRadius: 3
            )
        )
        let rock = UIBezierPath()
        rock.move(to: CGPoint(x: 196, y: horizon + 16))
        rock.addCurve(
            to: CGPoint(x: 322, y: horizon - 4),
            controlPoint1: CGPoint(x: 225, y: horizon - 12),
            controlPoint2: CGPoint(x: 280, y: horizon + 10)
        )
        rock.addLine(to: CGPoint(x: 322, y: horizon + 30))
        rock.addCurve(
            to: CGPoint(x: 196, y: horizon + 16),
            controlPoint1: CGPoint(x: 280, y: horizon + 36),
            controlPoint2: CGPoint(x: 230, y: horizon + 26)
        )
        tower.append(rock)
        let shape = CAShapeLayer()
        shape.path = tower.cgPath
        shape.fillColor = Palette.night.cgColor
        view.layer.addSublayer(shape)
        let glass = CALayer()
        glass.frame = CGRect(x: lamp.x - 6, y: lamp.y - 8, width: 12, height: 14)
        glass.cornerRadius = 2
        glass.backgroundColor = color(0xFF_F1_B8)
        view.layer.addSublayer(glass)
    }

    private func color(_ hex: UInt32) -> CGColor {
        CGColor(
            red: CGFloat(hex >> 16 & 255) / 255,
            green: CGFloat(hex >> 8 & 255) / 255,
            blue: CGFloat(hex & 255) / 255,
            alpha: 1
        )
    }
}
