package import UIKit

/// Listing 7.7: a tap on the moving layer changes its colour, a tap elsewhere sends it there.
///
/// The presentation
/// layer knows where it is meanwhile.
package final class TapToMove: Program {
    package static let description = ProgramDescription(
        name: "tap-to-move",
        title: "Tap the layer where one sees it, or send it elsewhere",
        duration: 8
    )

    package let controller = TapToMoveController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        // Away; then on the layer while it is under way, where one sees it; then back, and on it again.
        stage.tap(at: 0.5) { CGPoint(x: 250, y: 210) }
        stage.tap(at: 1.4) { self.controller.seenPosition }
        stage.tap(at: 3.0) { CGPoint(x: 75, y: 80) }
        stage.tap(at: 4.2) { self.controller.seenPosition }
        stage.tap(at: 5.4) { self.controller.seenPosition }
    }
}

/// The view controller of the listing.
package final class TapToMoveController: UIViewController {
    package let colorLayer = CALayer()
    private var dice = ColorDice(seed: 77, after: Palette.coral)

    /// Where the layer is on the screen.
    var seenPosition: CGPoint { (colorLayer.presentation() ?? colorLayer).position }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        // create a red layer
        colorLayer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        colorLayer.position = CGPoint(x: view.bounds.size.width / 2, y: view.bounds.size.height / 2)
        colorLayer.backgroundColor = Palette.coral.cgColor
        colorLayer.cornerRadius = 10
        view.layer.addSublayer(colorLayer)
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // get the touch point
        guard let point = touches.first?.location(in: view) else { return }
        // check if we've tapped the moving layer
        if colorLayer.presentation()?.hitTest(point) != nil {
            // randomize the layer background color
            colorLayer.backgroundColor = dice.roll().cgColor
        } else {
            // otherwise (slowly) move the layer to new position
            CATransaction.begin()
            CATransaction.setAnimationDuration(4.0)
            colorLayer.position = point
            CATransaction.commit()
        }
    }
}
