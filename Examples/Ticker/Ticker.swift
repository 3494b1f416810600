package import UIKit

/// News that run through below a clock whose digits change.
package final class Ticker: Program {
    package static let description = ProgramDescription(
        name: "ticker",
        title: "A ticker: one long line that runs through, with emoji in it",
        duration: 5,
        size: CGSize(width: 400, height: 160),
        background: Palette.night,
        framesPerSecond: 30
    )

    package let controller = TickerController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for second in 1...4 {
            stage.at(Double(second)) { [controller] in controller.show(second: second) }
        }
    }
}

/// A clock and a line.
package final class TickerController: UIViewController {
    package let clock = CATextLayer()

    package override func viewDidLoad() {
        super.viewDidLoad()
        addClock()
        addBand()
    }

    private func addClock() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 52, weight: .light)
        clock.font = font
        clock.fontSize = 52
        clock.alignmentMode = .center
        clock.contentsScale = 2
        clock.frame = CGRect(x: 0, y: 22, width: 400, height: 64)
        view.layer.addSublayer(clock)
        show(second: 0)
    }

    /// Sets the clock.
    package func show(second: Int) {
        clock.string = "12:59:5\(5 + second)"
    }

    private func addBand() {
        let band = CALayer()
        band.frame = CGRect(x: 0, y: 108, width: 400, height: 36)
        band.backgroundColor = Palette.coral.cgColor
        band.masksToBounds = true
        view.layer.addSublayer(band)
        let line = CATextLayer()
        line.string =
            "Layers compose 🎉  ·  text is shaped once and moved as a picture 📰  ·  "
            + "nothing is drawn again while it runs 🏃  ·  الخط العربي  ·  日本語も  ·  "
        line.font = UIFont.systemFont(ofSize: 18, weight: .medium)
        line.fontSize = 18
        line.contentsScale = 2
        let size = line.preferredFrameSize()
        line.frame = CGRect(x: 0, y: (36 - size.height) / 2, width: size.width, height: size.height)
        band.addSublayer(line)
        let run = CABasicAnimation(keyPath: "position.x")
        run.fromValue = 420 + size.width / 2
        run.toValue = 100 - size.width / 2
        run.duration = 9
        run.timeOffset = 2.4
        run.repeatCount = .infinity
        line.add(run, forKey: "run")
    }
}
