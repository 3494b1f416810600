package import UIKit

/// Listing 7.2: the same change in a transaction of one second.
package final class Transaction: Program {
    package static let description = ProgramDescription(
        name: "transaction",
        title: "A transaction gives the change one second",
        duration: 3.6
    )

    package let controller = TransactionController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for time in [0.5, 2.0] { stage.tap(controller.button, at: time) }
    }
}

/// The view controller of the listing.
package final class TransactionController: CardController {
    package let colorLayer = CALayer()
    private var dice = ColorDice(seed: 72)

    package override func viewDidLoad() {
        super.viewDidLoad()
        colorLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        colorLayer.backgroundColor = Palette.blue.cgColor
        colorLayer.cornerRadius = 10
        layerView.layer.addSublayer(colorLayer)
        button.addAction(UIAction { [weak self] _ in self?.changeColor() }, for: .touchUpInside)
    }

    package func changeColor() {
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
