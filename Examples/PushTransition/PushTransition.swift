package import UIKit

/// Listing 7.6: a transition as the action of a property.
///
/// Each new colour pushes the old one out.
package final class PushTransition: Program {
    package static let description = ProgramDescription(
        name: "push-transition",
        title: "A push transition as the action of the colour",
        duration: 3
    )

    package let controller = PushTransitionController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for time in [0.5, 1.25, 2.0] { stage.tap(controller.button, at: time) }
    }
}

/// The view controller of the listing.
package final class PushTransitionController: CardController {
    package let colorLayer = CALayer()
    private var dice = ColorDice(seed: 76)

    package override func viewDidLoad() {
        super.viewDidLoad()
        // create sublayer
        colorLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        colorLayer.backgroundColor = Palette.blue.cgColor
        // add a custom action
        let transition = CATransition()
        transition.type = .push
        transition.subtype = .fromLeft
        colorLayer.actions = ["backgroundColor": transition]
        // add it to our view
        layerView.layer.addSublayer(colorLayer)
        button.addAction(UIAction { [weak self] _ in self?.changeColor() }, for: .touchUpInside)
    }

    package func changeColor() {
        // randomize the layer background color
        colorLayer.backgroundColor = dice.roll().cgColor
    }
}
