package import UIKit

/// Listing 7.4: the layer behind a view does not animate, whatever the transaction says.
package final class BackingLayer: Program {
    package static let description = ProgramDescription(
        name: "backing-layer",
        title: "A view's own layer jumps to its new colour",
        duration: 3
    )

    package let controller = BackingLayerController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for time in [0.5, 1.25, 2.0] { stage.tap(controller.button, at: time) }
    }
}

/// The view controller of the listing.
package final class BackingLayerController: CardController {
    private var dice = ColorDice(seed: 74)

    package override func viewDidLoad() {
        super.viewDidLoad()
        // set the color of our layerView backing layer directly
        layerView.layer.backgroundColor = Palette.blue.cgColor
        button.addAction(UIAction { [weak self] _ in self?.changeColor() }, for: .touchUpInside)
    }

    package func changeColor() {
        // begin a new transaction
        CATransaction.begin()
        // set the animation duration to 1 second
        CATransaction.setAnimationDuration(1.0)
        // randomize the layer background color
        layerView.layer.backgroundColor = dice.roll().cgColor
        // commit the transaction
        CATransaction.commit()
    }
}
