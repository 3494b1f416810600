package import UIKit

/// Listing 8.1: an explicit animation does not change the model, so the layer snaps back at its end.
package final class SnapBack: Program {
    package static let description = ProgramDescription(
        name: "snap-back",
        title: "An explicit animation ends, and the old colour is back",
        duration: 3
    )

    package let controller = SnapBackController()

    package init() { controller.dice = ColorDice(seed: 81) }

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for time in [0.5, 1.25, 2.0] { stage.tap(controller.button, at: time) }
    }
}

/// The view controller of the listing.
package final class SnapBackController: ColorCardController {
    package override func changeColor() {
        // create a new random color
        let color = dice.roll()
        // create a basic animation
        let animation = CABasicAnimation()
        animation.keyPath = "backgroundColor"
        animation.toValue = color.cgColor
        // apply animation to layer
        colorLayer.add(animation, forKey: nil)
    }
}
