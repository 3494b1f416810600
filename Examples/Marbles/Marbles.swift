package import UIKit

/// Marbles that fall into a tray, roll and push one another, and a weight that a finger swings among them.
///
/// A dynamic animator moves everything: gravity, collisions, and an attachment between the finger and the point of the weight that it took hold
/// of, so that the weight turns as it is pulled. Built without the trait `Dynamics`, nothing falls.
package final class Marbles: Program {
    package static let description = ProgramDescription(
        name: "marbles",
        title: "Marbles that fall and roll, and a weight on a finger among them",
        duration: 7.5,
        size: CGSize(width: 320, height: 400),
        background: Palette.paper
    )

    package let controller = MarblesController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        stage.at(0.1) { self.controller.letGo() }
        stage.play(
            TouchScript {
                $0.press(at: CGPoint(x: 138, y: 92))
                $0.move(to: CGPoint(x: 250, y: 150), over: 0.5)
                $0.move(to: CGPoint(x: 250, y: 300), over: 0.5)
                $0.move(to: CGPoint(x: 70, y: 310), over: 0.7)
                $0.move(to: CGPoint(x: 60, y: 130), over: 0.6)
                $0.move(to: CGPoint(x: 210, y: 110), over: 0.25)
                $0.release()
            },
            at: 2
        )
    }
}

/// Holds the tray.
package final class MarblesController: UIViewController {
    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private let gravity = UIGravityBehavior(items: [])
    private let collision = UICollisionBehavior(items: [])
    private var marbles: [Marble] = []
    private let weight = Weight(frame: CGRect(x: 116, y: 64, width: 88, height: 56))
    private let rope = CAShapeLayer()
    private var attachment: UIAttachmentBehavior?

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        rope.strokeColor = Palette.ink.withAlphaComponent(0.5).cgColor
        rope.lineWidth = 2
        rope.fillColor = nil
        view.layer.addSublayer(rope)
        let colors = [Palette.blue, Palette.coral, Palette.teal, Palette.amber, Palette.violet]
        for index in 0..<15 {
            let side: CGFloat = [44, 56, 36, 50, 40][index % 5]
            let place = CGPoint(x: 40 + CGFloat(index % 5) * 60, y: -50 - CGFloat(index / 5) * 80)
            let marble = Marble(frame: CGRect(x: 0, y: 0, width: side, height: side))
            marble.center = CGPoint(x: place.x + CGFloat(index * 7 % 11) - 5, y: place.y)
            marble.show(colors[index * 3 % 5])
            view.addSubview(marble)
            marbles.append(marble)
        }
        view.addSubview(weight)
        weight.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("pull:", MarblesController.pull))
        )
    }

    /// Lets the marbles fall; the weight hangs on until somebody takes it.
    func letGo() {
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: -400, left: 12, bottom: 12, right: 12)
        )
        let marble = UIDynamicItemBehavior(items: marbles)
        marble.elasticity = 0.45
        marble.friction = 0.2
        let heavy = UIDynamicItemBehavior(items: [weight])
        heavy.density = 3
        heavy.elasticity = 0.2
        heavy.angularResistance = 1
        for item in marbles {
            gravity.addItem(item)
            collision.addItem(item)
        }
        for behavior in [gravity, collision, marble, heavy] { animator.addBehavior(behavior) }
    }

    private func pull(_ pan: UIPanGestureRecognizer) {
        let finger = pan.location(in: view)
        switch pan.state {
        case .began:
            gravity.addItem(weight)
            collision.addItem(weight)
            let grip = pan.location(in: weight)
            let made = UIAttachmentBehavior(
                item: weight,
                offsetFromCenter: UIOffset(
                    horizontal: grip.x - weight.bounds.midX,
                    vertical: grip.y - weight.bounds.midY
                ),
                attachedToAnchor: finger
            )
            made.length = 18
            made.damping = 0.6
            made.frequency = 5
            made.action = { [weak self] in self?.drawRope(grip) }
            attachment = made
            animator.addBehavior(made)
        case .changed: attachment?.anchorPoint = finger
        default:
            if let attachment { animator.removeBehavior(attachment) }
            attachment = nil
            rope.path = nil
        }
    }

    private func drawRope(_ grip: CGPoint) {
        guard let attachment else { return }
        let path = UIBezierPath()
        path.move(to: attachment.anchorPoint)
        path.addLine(to: weight.convert(grip, to: view))
        rope.path = path.cgPath
    }
}

/// A ball with a light on it.
final class Marble: UIView {
    private let shine = CAGradientLayer()

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

    func show(_ color: UIColor) {
        layer.cornerRadius = bounds.width / 2
        backgroundColor = color
        layer.shadowColor = Palette.ink.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: 2)
        shine.frame = bounds
        shine.cornerRadius = bounds.width / 2
        shine.type = .radial
        shine.colors = [
            UIColor.white.withAlphaComponent(0.65).cgColor, UIColor.white.withAlphaComponent(0).cgColor,
        ]
        shine.startPoint = CGPoint(x: 0.35, y: 0.3)
        shine.endPoint = CGPoint(x: 0.85, y: 0.8)
        layer.addSublayer(shine)
    }
}

/// A bar that a finger takes hold of.
final class Weight: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.ink
        layer.cornerRadius = 12
        layer.shadowColor = Palette.ink.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 3)
        let dot = UIView(frame: CGRect(x: bounds.width / 4 - 5, y: bounds.midY - 5, width: 10, height: 10))
        dot.backgroundColor = Palette.amber
        dot.layer.cornerRadius = 5
        dot.isUserInteractionEnabled = false
        addSubview(dot)
    }

    required init?(coder: NSCoder) { nil }
}
