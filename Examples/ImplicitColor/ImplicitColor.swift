package import UIKit

/// Listing 7.1: a layer without a view is given a random colour, and fades to it by itself.
package final class ImplicitColor: Program {
    package static let description = ProgramDescription(
        name: "implicit-color",
        title: "A colour changes: the layer fades to it by itself",
        duration: 3
    )

    package let controller = ImplicitColorController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for time in [0.5, 1.25, 2.0] { stage.tap(controller.button, at: time) }
    }
}

/// The view controller of the listing.
package final class ImplicitColorController: CardController {
    package let colorLayer = CALayer()
    private var dice = ColorDice(seed: 71)

    package override func viewDidLoad() {
        super.viewDidLoad()
        // create sublayer
        colorLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        colorLayer.backgroundColor = Palette.blue.cgColor
        colorLayer.cornerRadius = 10
        // add it to our view
        layerView.layer.addSublayer(colorLayer)
        button.addAction(UIAction { [weak self] _ in self?.changeColor() }, for: .touchUpInside)
    }

    package func changeColor() {
        // randomize the layer background color
        colorLayer.backgroundColor = dice.roll().cgColor
    }
}
