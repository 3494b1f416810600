package import UIKit

/// Cards on a ring in space, over a floor that reflects them: one transform layer, one perspective, one replicator.
package final class Carousel: Program {
    package static let description = ProgramDescription(
        name: "carousel",
        title: "A ring of cards in perspective, over its reflection",
        duration: 6,
        size: CGSize(width: 400, height: 260),
        background: Palette.night,
        framesPerSecond: 24,
        scale: 1.4
    )

    package let controller = CarouselController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for turn in 1...4 {
            stage.at(0.3 + 1.4 * Double(turn - 1)) { [controller] in controller.turn(by: turn) }
        }
    }
}

/// The ring; it comes to rest with a card in front.
package final class CarouselController: UIViewController {
    package let ring = CATransformLayer()
    private let count = 11
    private let radius: CGFloat = 165
    private let size = CGSize(width: 78, height: 108)

    package override func viewDidLoad() {
        super.viewDidLoad()
        let room = CAGradientLayer()
        room.frame = view.bounds
        room.colors = [
            Palette.rgb(0x12_14_24), Palette.rgb(0x2A_2C_4C), Palette.rgb(0x0C_0D_18),
            Palette.rgb(0x16_18_2C),
        ]
        room.locations = [0, 0.52, 0.56, 1]
        view.layer.addSublayer(room)

        // The ring is in the room: what a layer shows itself stays behind its sublayers, however far away they are.
        // Twice: as it is, and upside down below, darker.
        let floor = CAReplicatorLayer()
        floor.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 340)
        floor.instanceCount = 2
        floor.instanceTransform = CATransform3DMakeScale(1, -1, 1)
        floor.instanceColor = UIColor.white.cgColor
        floor.instanceAlphaOffset = -0.78
        floor.preservesDepth = true
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 700
        room.sublayerTransform = eye
        room.addSublayer(floor)

        ring.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 220)
        ring.zPosition = -radius
        floor.addSublayer(ring)
        for index in 0..<count { ring.addSublayer(card(index)) }
    }

    /// Turns the ring until a card is in front; it swings a little before it rests.
    package func turn(by steps: Int) {
        let angle = -2 * CGFloat.pi * CGFloat(steps) / CGFloat(count)
        let swing = CASpringAnimation(keyPath: "transform.rotation.y")
        swing.fromValue = angle + 2 * CGFloat.pi / CGFloat(count)
        swing.toValue = angle
        swing.mass = 1
        swing.stiffness = 60
        swing.damping = 9
        swing.duration = swing.settlingDuration
        ring.add(swing, forKey: "swing")
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.setValue(angle, forKeyPath: "transform.rotation.y")
        CATransaction.commit()
    }

    /// A card that looks outwards; from behind one sees it mirrored.
    private func card(_ index: Int) -> CALayer {
        let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
        let card = CAGradientLayer()
        card.bounds = CGRect(origin: .zero, size: size)
        card.position = CGPoint(x: view.bounds.midX, y: 112)
        card.transform = CATransform3DTranslate(CATransform3DMakeRotation(angle, 0, 1, 0), 0, 0, radius)
        card.cornerRadius = 10
        card.masksToBounds = true
        card.allowsEdgeAntialiasing = true
        let hue = CGFloat(index) / CGFloat(count)
        let next = (hue + 0.11).truncatingRemainder(dividingBy: 1)
        card.colors = [
            UIColor(hue: hue, saturation: 0.55, brightness: 1, alpha: 1).cgColor,
            UIColor(hue: next, saturation: 0.75, brightness: 0.7, alpha: 1).cgColor,
        ]
        card.startPoint = .zero
        card.endPoint = CGPoint(x: 1, y: 1)
        // As many petals as the card's number.
        let petals = CAReplicatorLayer()
        petals.frame = card.bounds
        petals.instanceCount = index + 3
        petals.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(index + 3), 0, 0, 1)
        let petal = CALayer()
        petal.bounds = CGRect(x: 0, y: 0, width: 15, height: 30)
        petal.anchorPoint = CGPoint(x: 0.5, y: 1.05)
        petal.position = CGPoint(x: size.width / 2, y: size.height / 2)
        petal.cornerRadius = 7.5
        petal.backgroundColor = Palette.rgb(0xFF_FF_FF, alpha: 0.5)
        petals.addSublayer(petal)
        card.addSublayer(petals)
        return card
    }
}
