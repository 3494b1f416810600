package import UIKit

/// A scroll layer is told which card to show, and moves its bounds there by itself; constraints place the dots below.
package final class ScrollingCards: Program {
    package static let description = ProgramDescription(
        name: "scrolling-cards",
        title: "A scroll layer moves to the card it is told to show",
        duration: 5,
        size: CGSize(width: 320, height: 240)
    )

    package let controller = ScrollingCardsController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for (index, card) in [1, 2, 3, 0].enumerated() {
            stage.at(0.6 + Double(index) * 1.1) { [controller] in controller.show(card) }
        }
    }
}

/// Four cards in a row, of which one fits.
package final class ScrollingCardsController: UIViewController {
    package let scroller = CAScrollLayer()
    private let dots = CALayer()
    private let colors: [(UIColor, UIColor)] = [
        (Palette.blue, Palette.violet), (Palette.coral, Palette.amber), (Palette.teal, Palette.blue),
        (Palette.violet, Palette.coral),
    ]

    package override func viewDidLoad() {
        super.viewDidLoad()
        scroller.frame = CGRect(x: 40, y: 36, width: 240, height: 140)
        scroller.cornerRadius = 16
        scroller.scrollMode = .horizontally
        view.layer.addSublayer(scroller)
        for (index, pair) in colors.enumerated() { scroller.addSublayer(card(index, pair.0, pair.1)) }

        dots.frame = CGRect(x: 40, y: 190, width: 240, height: 24)
        dots.layoutManager = CAConstraintLayoutManager()
        view.layer.addSublayer(dots)
        for index in colors.indices { dots.addSublayer(dot(index)) }
        mark(0)
    }

    /// Scrolls to a card; the bounds of the scroll layer animate like any property.
    package func show(_ index: Int) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.6)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
        let card = scroller.sublayers?[index]
        card?.scrollRectToVisible(card?.bounds ?? .zero)
        mark(index)
        CATransaction.commit()
    }

    private func mark(_ index: Int) {
        for (place, dot) in (dots.sublayers ?? []).enumerated() {
            dot.backgroundColor = (place == index ? Palette.ink : Palette.mist).cgColor
        }
    }

    private func card(_ index: Int, _ from: UIColor, _ to: UIColor) -> CALayer {
        let card = CAGradientLayer()
        card.frame = CGRect(x: 240 * CGFloat(index), y: 0, width: 240, height: 140)
        card.colors = [from.cgColor, to.cgColor]
        card.startPoint = .zero
        card.endPoint = CGPoint(x: 1, y: 1)
        // As many rings as the card's number.
        let rings = CAReplicatorLayer()
        rings.frame = card.bounds
        rings.instanceCount = index + 1
        rings.instanceTransform = CATransform3DMakeScale(0.62, 0.62, 1)
        rings.instanceAlphaOffset = -0.12
        let ring = CALayer()
        ring.frame = CGRect(x: 75, y: 25, width: 90, height: 90)
        ring.cornerRadius = 45
        ring.borderWidth = 9
        ring.borderColor = UIColor.white.withAlphaComponent(0.85).cgColor
        rings.addSublayer(ring)
        card.addSublayer(rings)
        return card
    }

    /// Each dot stands beside the one before it; the first a good third into the row.
    private func dot(_ index: Int) -> CALayer {
        let dot = CALayer()
        dot.name = "dot\(index)"
        dot.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
        dot.cornerRadius = 4
        dot.addConstraint(CAConstraint(attribute: .midY, relativeTo: "superlayer", attribute: .midY))
        if index == 0 {
            dot.addConstraint(
                CAConstraint(attribute: .minX, relativeTo: "superlayer", attribute: .midX, offset: -34)
            )
        } else {
            let before = "dot\(index - 1)"
            dot.addConstraint(
                CAConstraint(attribute: .minX, relativeTo: before, attribute: .maxX, offset: 12)
            )
        }
        return dot
    }
}
