package import UIKit

/// An explicit fade whose delegate runs blocks: the second one is cancelled half way.
package final class BlockDelegate: Program {
    package static let description = ProgramDescription(
        name: "block-delegate",
        title: "A slow fade-in tells when it begins and how it ends",
        duration: 3
    )

    package let controller = BlockDelegateController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        controller.log = stage.log
        window.rootViewController = controller
        stage.tap(controller.button, at: 0.5)
        stage.tap(controller.button, at: 1.75)
        stage.at(2.125) { self.controller.cancel() }
    }
}

/// A moon that fades in over the card.
package final class BlockDelegateController: CardController {
    package let moonLayer = CAShapeLayer()
    var log: (String) -> Void = { print($0) }

    package override func viewDidLoad() {
        super.viewDidLoad()
        layerView.backgroundColor = Palette.night
        moonLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        let moon = UIBezierPath()
        moon.addArc(
            withCenter: CGPoint(x: 50, y: 50),
            radius: 44,
            startAngle: -1.15,
            endAngle: 1.15,
            clockwise: false
        )
        moon.addArc(
            withCenter: CGPoint(x: 78, y: 50),
            radius: 41.39,
            startAngle: 1.8155,
            endAngle: -1.8155,
            clockwise: true
        )
        moon.close()
        moonLayer.path = moon.cgPath
        moonLayer.fillColor = Palette.amber.cgColor
        layerView.layer.addSublayer(moonLayer)
        button.setTitle("Fade in", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.fadeIn() }, for: .touchUpInside)
    }

    package func fadeIn() {
        let fadeIn = CABasicAnimation(keyPath: "opacity")
        fadeIn.duration = 0.75
        fadeIn.fromValue = 0
        fadeIn.delegate = DRAnimationBlockDelegate { [log] in
            log("beginning to fade in")
        } completion: { [log] finished in
            log("did fade \(finished ? "to the end" : "but was cancelled")")
        }

        moonLayer.opacity = 1.0  // change the model value ...
        // ... then add the animation object
        moonLayer.add(fadeIn, forKey: "fade in slowly")
    }

    package func cancel() {
        moonLayer.removeAnimation(forKey: "fade in slowly")
    }
}
