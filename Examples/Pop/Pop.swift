package import UIKit

/// A block-based animation API of our own, used for the position, size, colour and rotation of four views.
package final class Pop: Program {
    package static let description = ProgramDescription(
        name: "pop",
        title: "Four views pop: position, size, colour, rotation",
        duration: 3.2,
        size: CGSize(width: 320, height: 240)
    )

    package let controller = PopController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for (index, view) in controller.views.enumerated() {
            stage.tap(view, at: 0.35 + 0.7 * Double(index))
        }
    }
}

/// Four views, each of which pops when it is tapped.
package final class PopController: UIViewController {
    package let views = (0..<4).map { index in
        UIView(
            frame: CGRect(
                x: 70 + 110 * CGFloat(index % 2),
                y: 30 + 110 * CGFloat(index / 2),
                width: 70,
                height: 70
            )
        )
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        let colors = [Palette.blue, Palette.teal, Palette.coral, Palette.violet]
        for (popped, color) in zip(views, colors) {
            popped.backgroundColor = color
            popped.layer.cornerRadius = 14
            view.addSubview(popped)
        }
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touched = touches.first?.view, let index = views.firstIndex(of: touched) else { return }
        pop(index)
    }

    package func pop(_ index: Int) {
        let myView = views[index]
        UIView.drPopAnimation(withDuration: 0.7) {
            switch index {
            case 0: myView.center.y += 36
            case 1: myView.bounds.size = CGSize(width: 100, height: 100)
            case 2: myView.backgroundColor = Palette.amber
            default: myView.transform = CGAffineTransform(rotationAngle: .pi / 2)
            }
        }
    }
}
