package import UIKit

/// Listing 7.2: the same change in a transaction of one second.
package final class Transaction: Program {
    package static let description = ProgramDescription(
        name: "transaction",
        title: "A transaction gives the change one second",
        duration: 3.6
    )

    package let controller = TransactionController()

    package init() { controller.dice = ColorDice(seed: 72) }

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for time in [0.5, 2.0] { stage.tap(controller.button, at: time) }
    }
}

/// The view controller of the listing.
package final class TransactionController: ColorCardController {
    package override func changeColor() {
        // begin a new transaction
        CATransaction.begin()
        // set the animation duration to 1 second
        CATransaction.setAnimationDuration(1.0)
        // randomize the layer background color
        colorLayer.backgroundColor = dice.roll().cgColor
        // commit the transaction
        CATransaction.commit()
    }
}
