package import UIKit

/// A lamp goes round over a table; everything on it throws its own shadow, away from the light.
package final class Lamp: Program {
    package static let description = ProgramDescription(
        name: "lamp",
        title: "A lamp goes round, and shadows of all kinds of things follow",
        duration: 5,
        size: CGSize(width: 400, height: 280),
        background: UIColor(red: 0.90, green: 0.87, blue: 0.83, alpha: 1),
        framesPerSecond: 30,
        scale: 1.75
    )

    package let controller = LampController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// Two rows of things, and the light.
package final class LampController: UIViewController {
    package private(set) var things: [CALayer] = []
    private let length = 5.0
    private let places = 5
    private let steps = 100

    package override func viewDidLoad() {
        super.viewDidLoad()
        addLight()
        let makers = [card, ring, star, ball, glass, stack, page, knot]
        for (index, make) in makers.enumerated() {
            let thing = make()
            thing.bounds = CGRect(x: 0, y: 0, width: 62, height: 62)
            thing.position = CGPoint(x: 62 + 92 * CGFloat(index % 4), y: index < 4 ? 84 : 196)
            thing.shadowColor = Palette.rgb(0x4A_2B_3A)
            thing.shadowOpacity = 0.55
            view.layer.addSublayer(thing)
            things.append(thing)
            follow(thing)
        }
    }

    /// Where the lamp is at a part of its round: it goes from place to place, and rests at each.
    private func lamp(at part: CGFloat) -> CGPoint {
        let way = part * CGFloat(places)
        let swing = min((way - way.rounded(.down)) / 0.6, 1)
        let turn = (way.rounded(.down) + swing * swing * (3 - 2 * swing)) / CGFloat(places)
        let angle = 2 * CGFloat.pi * turn - 2.2
        return CGPoint(x: 200 + 150 * cos(angle), y: 140 + 100 * sin(angle))
    }

    /// A shadow falls away from the lamp; the farther, the longer and the softer.
    private func follow(_ thing: CALayer) {
        let offsets = (0...steps).map { step -> CGSize in
            let lamp = lamp(at: CGFloat(step) / CGFloat(steps))
            return CGSize(
                width: (thing.position.x - lamp.x) * 0.12,
                height: (thing.position.y - lamp.y) * 0.12
            )
        }
        let offset = CAKeyframeAnimation(keyPath: "shadowOffset")
        offset.values = offsets.map { NSValue(cgSize: $0) }
        let radius = CAKeyframeAnimation(keyPath: "shadowRadius")
        radius.values = offsets.map { 2 + hypot($0.width, $0.height) * 0.3 }
        let group = CAAnimationGroup()
        group.animations = [offset, radius]
        for part in group.animations ?? [] { part.duration = length }
        group.duration = length
        group.repeatCount = .infinity
        thing.add(group, forKey: "shadow")
    }

    /// Pools of light around each other, each of one colour, with smooth edges.
    private func pools() -> (colors: [CGColor], locations: [NSNumber]) {
        let pools: [(color: UInt32, end: Double)] = [
            (0xFF_FC_F2, 0.05), (0xFD_F7_E8, 0.09), (0xFA_F1_DE, 0.14), (0xF6_EA_D4, 0.20),
            (0xEF_E0_CA, 0.27),
            (0xE5_D3_C1, 0.35), (0xD8_C4_B8, 0.45), (0xC9_B4_B0, 0.57), (0xB9_A3_A8, 1),
        ]
        let softness = 0.0006
        var (colors, locations): ([CGColor], [NSNumber]) = ([], [])
        var begin = 0.0
        for pool in pools {
            colors += [Palette.rgb(pool.color), Palette.rgb(pool.color)]
            locations += [NSNumber(value: begin), NSNumber(value: pool.end - softness)]
            begin = pool.end + softness
        }
        return (colors, locations)
    }

    private func addLight() {
        let light = CAGradientLayer()
        light.bounds = CGRect(x: 0, y: 0, width: 900, height: 900)
        light.type = .radial
        light.startPoint = CGPoint(x: 0.5, y: 0.5)
        light.endPoint = CGPoint(x: 1, y: 1)
        (light.colors, light.locations) = pools()
        view.layer.addSublayer(light)
        let round = CAKeyframeAnimation(keyPath: "position")
        round.values = (0...steps).map { NSValue(cgPoint: lamp(at: CGFloat($0) / CGFloat(steps))) }
        round.duration = length
        round.repeatCount = .infinity
        light.add(round, forKey: "round")
    }

    // MARK: Things

    /// A rounded rectangle of one colour: its shadow is worked out, not blurred.
    private func card() -> CALayer {
        let card = CALayer()
        card.backgroundColor = Palette.rgb(0xF0_6A_54)
        card.cornerRadius = 16
        card.cornerCurve = .continuous
        return card
    }

    /// The shadow of a stroked line has a hole as well.
    private func ring() -> CALayer {
        let ring = CAShapeLayer()
        ring.path = CGPath(ellipseIn: CGRect(x: 8, y: 8, width: 46, height: 46), transform: nil)
        ring.fillColor = nil
        ring.strokeColor = Palette.rgb(0x2F_6F_B5)
        ring.lineWidth = 12
        return ring
    }

    /// An image throws the shadow of what is opaque in it.
    private func star() -> CALayer {
        let star = CALayer()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 62, height: 62)).image { _ in
            let path = UIBezierPath()
            for step in 0..<14 {
                let angle = CGFloat(step) * .pi / 7
                let radius: CGFloat = step.isMultiple(of: 2) ? 31 : 18
                let point = CGPoint(x: 31 + radius * sin(angle), y: 31 - radius * cos(angle))
                if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.close()
            UIColor(cgColor: Palette.rgb(0xF2_B5_3A)).setFill()
            path.fill()
        }
        star.contents = image.cgImage
        star.contentsScale = image.scale
        return star
    }

    private func ball() -> CALayer {
        let ball = CAGradientLayer()
        ball.type = .radial
        ball.startPoint = CGPoint(x: 0.36, y: 0.32)
        ball.endPoint = CGPoint(x: 1.02, y: 0.98)
        ball.colors = [Palette.rgb(0xC9_F2_E4), Palette.rgb(0x2F_9E_8C), Palette.rgb(0x14_55_58)]
        ball.cornerRadius = 31
        return ball
    }

    /// Translucent things throw weak shadows, also of what is in them.
    private func glass() -> CALayer {
        let glass = CALayer()
        glass.backgroundColor = Palette.rgb(0x7C_8F_F0, alpha: 0.35)
        glass.borderColor = Palette.rgb(0x4A_58_C8)
        glass.borderWidth = 5
        glass.cornerRadius = 31
        return glass
    }

    /// The sublayers are part of the figure: one shadow for all of them.
    private func stack() -> CALayer {
        let stack = CALayer()
        for (index, color) in [0x5E_3F_8C, 0x8D_56_B8, 0xC7_86_DC].enumerated() {
            let bar = CALayer()
            bar.frame = CGRect(x: CGFloat(index) * 8, y: CGFloat(index) * 22, width: 46, height: 18)
            bar.cornerRadius = 9
            bar.backgroundColor = Palette.rgb(UInt32(color))
            stack.addSublayer(bar)
        }
        return stack
    }

    /// A path of its own: the sheet seems to curl, for its shadow does.
    private func page() -> CALayer {
        let page = CALayer()
        page.backgroundColor = Palette.rgb(0xFF_FD_F7)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 2, y: 4))
        path.addLine(to: CGPoint(x: 60, y: 4))
        path.addLine(to: CGPoint(x: 66, y: 68))
        path.addQuadCurve(to: CGPoint(x: -4, y: 68), control: CGPoint(x: 31, y: 50))
        path.closeSubpath()
        page.shadowPath = path
        for line in 0..<4 {
            let ink = CALayer()
            ink.frame = CGRect(x: 10, y: 13 + 10 * CGFloat(line), width: line == 3 ? 24 : 42, height: 3)
            ink.backgroundColor = Palette.rgb(0xC9_C3_D0)
            page.addSublayer(ink)
        }
        return page
    }

    /// Dashes with round ends, each with its shadow.
    private func knot() -> CALayer {
        let knot = CAShapeLayer()
        let path = CGMutablePath()
        path.addLines(
            between: (0...72).map { step in
                let angle = CGFloat(step) / 72 * 2 * .pi
                let radius = 20 + 9 * cos(3 * angle)
                return CGPoint(x: 31 + radius * cos(2 * angle), y: 31 + radius * sin(2 * angle))
            }
        )
        knot.path = path
        knot.fillColor = nil
        knot.strokeColor = Palette.rgb(0xD1_3F_73)
        knot.lineWidth = 6
        knot.lineCap = .round
        knot.lineJoin = .round
        return knot
    }
}
