package import UIKit

/// Three golden rectangles, each through the middle of the other two: their twelve corners are those of an icosahedron.
package final class GoldenRectangles: Program {
    package static let description = ProgramDescription(
        name: "golden-rectangles",
        title: "Three golden rectangles that cut through each other in one space",
        duration: 8,
        size: CGSize(width: 320, height: 320),
        background: Palette.night,
        framesPerSecond: 30,
        scale: 1.4
    )

    package let controller = GoldenRectanglesController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// The rectangles turn in the light of a lamp above; a soft shadow lies under them.
package final class GoldenRectanglesController: UIViewController {
    private let space = CATransformLayer()
    private let long: CGFloat = 178
    private var short: CGFloat { long / ((1 + CGFloat(5).squareRoot()) / 2) }

    private let room = CAGradientLayer()

    package override func viewDidLoad() {
        super.viewDidLoad()
        addRoom()
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 620
        room.sublayerTransform = eye
        space.frame = CGRect(x: 0, y: -14, width: view.bounds.width, height: view.bounds.height)
        // Together the three axes of the turns make each rectangle's plane another one of the three.
        let turns = [
            CATransform3DIdentity,
            CATransform3DConcat(quarter(0, 0, 1), quarter(0, 1, 0)),
            CATransform3DConcat(quarter(0, 0, 1), quarter(1, 0, 0)),
        ]
        let colors = [
            (Palette.amber, Palette.coral), (Palette.teal, Palette.blue), (Palette.violet, Palette.coral),
        ]
        for (turn, color) in zip(turns, colors) {
            space.addSublayer(rectangle(from: color.0, to: color.1, turn))
        }
        let lean = CATransformLayer()
        lean.frame = view.bounds
        lean.transform = CATransform3DMakeRotation(-0.42, 1, 0, 0.25)
        lean.addSublayer(space)
        // What a layer shows itself stays behind its sublayers, however far away they are.
        room.addSublayer(lean)

        let turn = CABasicAnimation(keyPath: "transform.rotation.y")
        turn.fromValue = 0.35
        turn.toValue = 0.35 + 2 * CGFloat.pi
        turn.duration = 8
        turn.repeatCount = .infinity
        space.add(turn, forKey: "turn")
    }

    private func quarter(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        CATransform3DMakeRotation(.pi / 2, x, y, z)
    }

    /// A night that is lighter in the middle, and the shadow on its floor.
    private func addRoom() {
        room.frame = view.bounds
        room.type = .radial
        room.colors = [
            UIColor(red: 0.24, green: 0.27, blue: 0.38, alpha: 1).cgColor, Palette.dusk.cgColor,
            Palette.night.cgColor,
        ]
        room.locations = [0, 0.5, 1]
        room.startPoint = CGPoint(x: 0.5, y: 0.42)
        room.endPoint = CGPoint(x: 1.2, y: 1.12)
        view.layer.addSublayer(room)
        let shadow = CALayer()
        shadow.bounds = CGRect(x: 0, y: 0, width: 150, height: 18)
        shadow.position = CGPoint(x: view.bounds.midX, y: 284)
        shadow.shadowPath = UIBezierPath(ovalIn: shadow.bounds).cgPath
        shadow.shadowColor = UIColor.black.cgColor
        shadow.shadowOpacity = 0.55
        shadow.shadowRadius = 9
        shadow.shadowOffset = .zero
        room.addSublayer(shadow)
    }

    private func rectangle(from start: UIColor, to end: UIColor, _ turn: CATransform3D) -> CALayer {
        let plate = CAGradientLayer()
        plate.bounds = CGRect(x: 0, y: 0, width: long, height: short)
        plate.position = CGPoint(x: space.bounds.midX, y: space.bounds.midY)
        plate.colors = [start.cgColor, end.cgColor]
        plate.startPoint = CGPoint(x: 0, y: 0)
        plate.endPoint = CGPoint(x: 1, y: 1)
        plate.cornerRadius = 10
        plate.borderWidth = 2
        plate.borderColor = UIColor.white.withAlphaComponent(0.75).cgColor
        plate.opacity = 0.94
        plate.allowsEdgeAntialiasing = true
        plate.transform = turn
        // A lighter inset, so that one sees how far each plate reaches behind the others.
        let inset = CALayer()
        inset.frame = plate.bounds.insetBy(dx: 12, dy: 12)
        inset.cornerRadius = 5
        inset.borderWidth = 1
        inset.borderColor = UIColor.white.withAlphaComponent(0.3).cgColor
        inset.backgroundColor = UIColor.white.withAlphaComponent(0.08).cgColor
        plate.addSublayer(inset)
        return plate
    }
}
