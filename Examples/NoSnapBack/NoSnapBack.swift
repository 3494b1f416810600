package import UIKit

/// Listing 8.2: a helper that sets the model beforehand, so the new colour stays.
package final class NoSnapBack: Program {
    package static let description = ProgramDescription(
        name: "no-snap-back",
        title: "An explicit animation ends, and the new colour stays",
        duration: 3
    )

    package let controller = NoSnapBackController()

    package init() { controller.dice = ColorDice(seed: 82) }

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        // The second pair of taps is so close that the first fade is still under way.
        for time in [0.5, 1.25, 1.4, 2.1] { stage.tap(controller.button, at: time) }
    }
}

/// The view controller of the listing.
package final class NoSnapBackController: ColorCardController {
    package func applyBasicAnimation(_ animation: CABasicAnimation, to layer: CALayer) {
        guard let keyPath = animation.keyPath else { return }
        // set the from value (using presentation layer if available)
        animation.fromValue = (layer.presentation() ?? layer).value(forKeyPath: keyPath)
        // update the property in advance
        // note: this approach will only work if toValue != nil
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.setValue(animation.toValue, forKeyPath: keyPath)
        CATransaction.commit()
        // apply animation to layer
        layer.add(animation, forKey: nil)
    }

    package override func changeColor() {
        // create a new random color
        let color = dice.roll()
        // create a basic animation
        let animation = CABasicAnimation()
        animation.keyPath = "backgroundColor"
        animation.toValue = color.cgColor
        // apply animation without snap-back
        applyBasicAnimation(animation, to: colorLayer)
    }
}
