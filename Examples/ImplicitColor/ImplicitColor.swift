package import UIKit

/// Listing 7.1: a layer without a view is given a random colour, and fades to it by itself.
package final class ImplicitColor: Program {
    package static let description = ProgramDescription(
        name: "implicit-color",
        title: "A colour changes: the layer fades to it by itself",
        duration: 3
    )

    package let controller = ImplicitColorController()

    package init() { controller.dice = ColorDice(seed: 71) }

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for time in [0.5, 1.25, 2.0] { stage.tap(controller.button, at: time) }
    }
}

/// The view controller of the listing.
package final class ImplicitColorController: ColorCardController {
    package override func changeColor() {
        // randomize the layer background color
        colorLayer.backgroundColor = dice.roll().cgColor
    }
}
