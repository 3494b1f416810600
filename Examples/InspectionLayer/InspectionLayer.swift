package import UIKit

/// A layer class that prints each animation it is given: so one sees what UIKit makes.
package final class InspectionLayer: Program {
    package static let description = ProgramDescription(
        name: "inspection-layer",
        title: "A layer prints the animations that its view gives it",
        duration: 2.4
    )

    package let controller = InspectionController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        controller.log = stage.log
        window.rootViewController = controller
        stage.at(0.5) { self.controller.move() }
        stage.at(1.4) { self.controller.move() }
    }
}

/// A layer that reports what is added to it, and adds it.
package final class DRInspectionLayer: CALayer {
    var log: (String) -> Void = { print($0) }

    package override func add(_ anim: CAAnimation, forKey key: String?) {
        log("adding animation: \(anim.debugDescription)")
        super.add(anim, forKey: key)
    }
}

/// A view that is backed by the layer that reports.
package final class DRInspectionView: UIView {
    package override class var layerClass: AnyClass { DRInspectionLayer.self }
}

/// Moves the view from (5, 5) and back.
package final class InspectionController: CardController {
    package let myView = DRInspectionView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    var log: (String) -> Void = { print($0) }

    package override func viewDidLoad() {
        super.viewDidLoad()
        button.isHidden = true
        // The card's coordinates begin so that the view's first position is the text's {5, 5}.
        layerView.bounds.origin = CGPoint(x: -50, y: -50)
        myView.center = CGPoint(x: 5, y: 5)
        myView.backgroundColor = Palette.teal
        myView.layer.cornerRadius = 10
        (myView.layer as? DRInspectionLayer)?.log = log
        layerView.addSubview(myView)
    }

    package func move() {
        let isAtStart = myView.center == CGPoint(x: 5, y: 5)
        UIView.animate(withDuration: 0.3) { [myView] in
            myView.center = isAtStart ? CGPoint(x: 95, y: 95) : CGPoint(x: 5, y: 5)
        }
    }
}
