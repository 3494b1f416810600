package import UIKit

/// Listing 7.3: when the colour has changed, the layer turns by a quarter.
package final class Completion: Program {
    package static let description = ProgramDescription(
        name: "completion",
        title: "A completion block turns the layer, faster than the fade before it",
        duration: 3.8
    )

    package let controller = CompletionController()

    package init() {
        controller.dice = ColorDice(seed: 73, after: Palette.teal)
        controller.color = Palette.teal
    }

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for time in [0.5, 2.2] { stage.tap(controller.button, at: time) }
    }
}

/// The view controller of the listing.
package final class CompletionController: ColorCardController {
    package override func changeColor() {
        // begin a new transaction
        CATransaction.begin()
        // set the animation duration to 1 second
        CATransaction.setAnimationDuration(1.0)
        // add the spin animation on completion
        CATransaction.setCompletionBlock { [colorLayer] in
            // rotate the layer 90 degrees
            var transform = colorLayer.affineTransform()
            transform = transform.rotated(by: .pi / 2)
            colorLayer.setAffineTransform(transform)
        }
        // randomize the layer background color
        colorLayer.backgroundColor = dice.roll().cgColor
        // commit the transaction
        CATransaction.commit()
    }
}
