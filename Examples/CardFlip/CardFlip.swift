package import UIKit

/// A card that turns over in perspective, rising from the table while it does.
package final class CardFlip: Program {
    package static let description = ProgramDescription(
        name: "card-flip",
        title: "A card turns over in perspective, with its shadow",
        duration: 4,
        size: CGSize(width: 320, height: 280),
        background: Palette.paper
    )

    package let controller = CardFlipController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        stage.tap(controller.table, at: 0.4)
        stage.tap(controller.table, at: 2.3)
    }
}

/// A card of two one-sided faces on a table that has depth.
package final class CardFlipController: UIViewController {
    package let table = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 280))
    package let card = CATransformLayer()
    private let shadow = CALayer()
    private var isFaceUp = false

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        view.addSubview(table)
        var depth = CATransform3DIdentity
        depth.m34 = -1 / 700
        table.layer.sublayerTransform = depth

        let bounds = CGRect(x: 0, y: 0, width: 132, height: 184)
        // Deep enough that no half of the turning card gets behind it, and larger by what it is farther away.
        shadow.zPosition = -80
        shadow.bounds = bounds.insetBy(dx: -7.5, dy: -10.5)
        shadow.position = CGPoint(x: 160, y: 140)
        shadow.shadowPath = UIBezierPath(roundedRect: shadow.bounds, cornerRadius: 15).cgPath
        shadow.shadowColor = Palette.ink.cgColor
        shadow.shadowOpacity = 0.35
        shadow.shadowRadius = 7
        shadow.shadowOffset = CGSize(width: 0, height: 5)
        table.layer.addSublayer(shadow)

        card.bounds = bounds
        card.position = shadow.position
        table.layer.addSublayer(card)
        let back = CardFace.back(bounds)
        let front = CardFace.front(bounds)
        front.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        for face in [back, front] {
            face.isDoubleSided = false
            face.allowsEdgeAntialiasing = true
            card.addSublayer(face)
        }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        flip()
    }

    package func flip() {
        isFaceUp.toggle()
        let (old, new): (CGFloat, CGFloat) = isFaceUp ? (0, .pi) : (.pi, 2 * .pi)
        let turn = CABasicAnimation(keyPath: "transform.rotation.y")
        turn.fromValue = old
        turn.toValue = new
        // The card rises while it turns, and its shadow grows wider and weaker.
        let rise = CAKeyframeAnimation(keyPath: "transform.translation.z")
        rise.values = [0, 110, 0]
        let flight = CAAnimationGroup()
        flight.animations = [rise, turn]
        add(flight, to: card)

        let softer = CAKeyframeAnimation(keyPath: "shadowRadius")
        softer.values = [7, 16, 7]
        let weaker = CAKeyframeAnimation(keyPath: "shadowOpacity")
        weaker.values = [0.35, 0.2, 0.35]
        let lower = CAKeyframeAnimation(keyPath: "shadowOffset.height")
        lower.values = [5, 20, 5]
        let narrower = CAKeyframeAnimation(keyPath: "transform.scale.x")
        narrower.values = [1, 0.12, 1]
        let fall = CAAnimationGroup()
        fall.animations = [softer, weaker, lower, narrower]
        add(fall, to: shadow)

        CATransaction.begin()
        CATransaction.setDisableActions(true)
        card.setValue(isFaceUp ? CGFloat.pi : 0, forKeyPath: "transform.rotation.y")
        CATransaction.commit()
    }

    private func add(_ animation: CAAnimationGroup, to layer: CALayer) {
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.45, 0.05, 0.25, 1)
        for part in animation.animations ?? [] { part.duration = 1 }
        layer.add(animation, forKey: "flip")
    }
}
