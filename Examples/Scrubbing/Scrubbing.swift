package import UIKit

/// Planets go round; a button stops their layer's clock, a finger winds it back and forth, and the button lets it go on.
package final class Scrubbing: Program {
    package static let description = ProgramDescription(
        name: "scrubbing",
        title: "A layer's time is stopped, wound back and forth, and goes on",
        duration: 6.4,
        size: CGSize(width: 320, height: 320),
        background: Palette.night
    )

    package let controller = ScrubbingController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        let scrubber = controller.scrubber
        stage.tap(controller.button, at: 1.4)
        stage.drag(from: 1.9, to: 4.5) { part in
            // Back, far forwards, and to the middle again.
            let swing = sin(2 * .pi * part) * -0.8
            return scrubber.convert(scrubber.knobCenter(at: swing), to: nil)
        }
        stage.tap(controller.button, at: 4.9)
    }
}

/// A sky whose clock can be stopped, a button that does it and a knob that winds it.
package final class ScrubbingController: UIViewController {
    package let sky = CALayer()
    package private(set) var planets: [CALayer] = []
    package let button = PillButton(frame: CGRect(x: 24, y: 272, width: 56, height: 32))
    package let scrubber = Scrubber(frame: CGRect(x: 92, y: 268, width: 204, height: 40))
    /// The sky's own time at which it was stopped.
    private var pausedTime = 0.0
    /// Seconds that the knob winds from the middle to its end.
    private let reach = 2.5

    package var isPaused: Bool { sky.speed == 0 }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.night
        sky.frame = CGRect(x: 30, y: 4, width: 260, height: 260)
        view.layer.addSublayer(sky)
        addSun()
        addPlanet(radius: 48, size: 13, color: Palette.coral, period: 2.1, phase: 0.1)
        addPlanet(radius: 80, size: 20, color: Palette.teal, period: 3.7, phase: 0.55, hasMoon: true)
        addPlanet(radius: 114, size: 16, color: Palette.violet, period: 6.1, phase: 0.8)

        button.backgroundColor = Palette.dusk
        button.show(Self.pauseSign)
        button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        scrubber.addAction(UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
        view.addSubview(button)
        view.addSubview(scrubber)
    }

    private func toggle() {
        if isPaused { resume() } else { pause() }
        button.show(isPaused ? Self.playSign : Self.pauseSign)
        scrubber.isOn = isPaused
    }

    /// Stops the sky's clock where it is.
    package func pause() {
        pausedTime = sky.convertTime(CACurrentMediaTime(), from: nil)
        sky.speed = 0
        sky.timeOffset = pausedTime
    }

    /// Lets the clock go on from the time that it shows.
    package func resume() {
        let shownTime = sky.timeOffset
        sky.speed = 1
        sky.timeOffset = 0
        sky.beginTime = 0
        sky.beginTime = sky.convertTime(CACurrentMediaTime(), from: nil) - shownTime
    }

    /// Winds the stopped clock: its offset is the time it shows.
    private func scrub() {
        guard isPaused else { return }
        sky.timeOffset = max(0, pausedTime + reach * scrubber.value)
    }

    // MARK: What is in the sky

    private func addSun() {
        let sun = CALayer()
        sun.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        sun.position = CGPoint(x: 130, y: 130)
        sun.cornerRadius = 20
        sun.backgroundColor = Palette.amber.cgColor
        sun.shadowColor = Palette.amber.cgColor
        sun.shadowOpacity = 0.7
        sun.shadowRadius = 12
        sun.shadowOffset = .zero
        sky.addSublayer(sun)
    }

    private func addPlanet(
        radius: CGFloat,
        size: CGFloat,
        color: UIColor,
        period: Double,
        phase: Double,
        hasMoon: Bool = false
    ) {
        let way = UIBezierPath(
            arcCenter: CGPoint(x: 130, y: 130),
            radius: radius,
            startAngle: 0,
            endAngle: 2 * .pi,
            clockwise: true
        )
        let ring = CAShapeLayer()
        ring.path = way.cgPath
        ring.fillColor = nil
        ring.strokeColor = Palette.dusk.cgColor
        ring.lineWidth = 1.5
        sky.addSublayer(ring)

        let planet = ball(color, size)
        sky.addSublayer(planet)
        planet.add(orbit(on: way, period: period, phase: phase), forKey: "orbit")
        planets.append(planet)
        guard hasMoon else { return }
        let moon = ball(Palette.mist, 6)
        planet.addSublayer(moon)
        let round = UIBezierPath(
            arcCenter: CGPoint(x: size / 2, y: size / 2),
            radius: 17,
            startAngle: 0,
            endAngle: 2 * .pi,
            clockwise: true
        )
        moon.add(orbit(on: round, period: period / 4, phase: 0), forKey: "orbit")
    }

    private func orbit(on way: UIBezierPath, period: Double, phase: Double) -> CAAnimation {
        let orbit = CAKeyframeAnimation(keyPath: "position")
        orbit.path = way.cgPath
        orbit.calculationMode = .paced
        orbit.duration = period
        orbit.timeOffset = phase * period
        orbit.repeatCount = .infinity
        return orbit
    }

    private func ball(_ color: UIColor, _ size: CGFloat) -> CALayer {
        let ball = CALayer()
        ball.bounds = CGRect(x: 0, y: 0, width: size, height: size)
        ball.cornerRadius = size / 2
        ball.backgroundColor = color.cgColor
        return ball
    }

    private static var pauseSign: UIBezierPath {
        let sign = UIBezierPath(rect: CGRect(x: 22, y: 10, width: 4, height: 12))
        sign.append(UIBezierPath(rect: CGRect(x: 30, y: 10, width: 4, height: 12)))
        return sign
    }

    private static var playSign: UIBezierPath {
        let sign = UIBezierPath()
        sign.move(to: CGPoint(x: 23, y: 9))
        sign.addLine(to: CGPoint(x: 35, y: 16))
        sign.addLine(to: CGPoint(x: 23, y: 23))
        sign.close()
        return sign
    }
}
