package import UIKit

/// Listing 7.5: what a view answers when its layer asks for an action, outside and inside an animation block.
package final class PrintedActions: Program {
    package static let description = ProgramDescription(
        name: "printed-actions",
        title: "Outside a block a view says no to its layer, inside it animates",
        duration: 3
    )

    package let controller = PrintedActionsController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        controller.log = stage.log
        window.rootViewController = controller
        for time in [0.5, 1.25, 2.0] { stage.tap(controller.button, at: time) }
    }
}

/// The view controller of the listing; its button shows what the printed lines mean.
package final class PrintedActionsController: CardController {
    var log: (String) -> Void = { print($0) }
    private var dice = ColorDice(seed: 75, after: Palette.violet)
    private var taps = 0

    package override func viewDidLoad() {
        super.viewDidLoad()
        layerView.backgroundColor = Palette.violet
        // test layer action when outside of animation block
        log("Outside: \(printed(layerView.action(for: layerView.layer, forKey: "backgroundColor")))")
        // begin animation block
        UIView.beginAnimations(nil, context: nil)
        // test layer action when inside of animation block
        log("Inside: \(printed(layerView.action(for: layerView.layer, forKey: "backgroundColor")))")
        // end animation block
        UIView.commitAnimations()
        button.addAction(UIAction { [weak self] _ in self?.changeColor() }, for: .touchUpInside)
    }

    /// The first tap changes the colour outside a block, the others inside one.
    package func changeColor() {
        taps += 1
        guard taps > 1 else {
            layerView.backgroundColor = dice.roll()
            return
        }
        UIView.beginAnimations(nil, context: nil)
        layerView.backgroundColor = dice.roll()
        UIView.commitAnimations()
    }

    /// What `%@` prints for an answer.
    private func printed(_ action: (any CAAction)?) -> String {
        guard let action else { return "(null)" }
        return String(describing: action)
    }
}
