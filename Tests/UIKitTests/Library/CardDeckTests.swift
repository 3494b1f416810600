import AgateDisplay
import Foundation
import Testing
import UIKit

/// A card that a finger drags: it turns about the place where it was taken hold of, and is thrown or goes back.
@MainActor private final class DeckCard: UIView {
    var thrown: ((DeckCard, Bool) -> Void)?
    var progress: ((CGFloat) -> Void)?
    private(set) var isHeld = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 12
        layer.shadowOpacity = 0.3
        layer.shadowOffset = CGSize(width: 0, height: 2)
        addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("drag:", DeckCard.drag(_:)))
        )
    }

    required init?(coder: NSCoder) { nil }

    private func moveAnchor(to anchor: CGPoint) {
        let old = layer.anchorPoint
        layer.anchorPoint = anchor
        layer.position.x += (anchor.x - old.x) * bounds.width
        layer.position.y += (anchor.y - old.y) * bounds.height
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        let shift = pan.translation(in: superview)
        switch pan.state {
        case .began:
            isHeld = true
            let finger = pan.location(in: self)
            moveAnchor(to: CGPoint(x: finger.x / bounds.width, y: finger.y / bounds.height))
            layer.rasterizationScale = UIScreen.main.scale
            layer.shouldRasterize = true
        case .changed:
            let strength = max(-1, min(shift.x / bounds.width, 1))
            var place = CATransform3DMakeTranslation(shift.x, shift.y, 0)
            place = CATransform3DRotate(place, strength * .pi / 10, 0, 0, 1)
            let scale = 1 - abs(strength) * 0.1
            layer.transform = CATransform3DScale(place, scale, scale, 1)
            progress?(min(abs(shift.x) / 120, 1))
        case .ended:
            let speed = pan.velocity(in: superview).x
            if abs(shift.x) > 120 || abs(speed) > 900 {
                throwAway(toRight: shift.x > 0, over: max(0.1, min(0.4, 300 / Double(abs(speed)))))
            } else {
                goBack()
            }
        default:
            goBack()
        }
    }

    func throwAway(toRight: Bool, over duration: TimeInterval) {
        isUserInteractionEnabled = false
        progress?(1)
        let width = (superview?.bounds.width ?? 0) * (toRight ? 1.6 : -1.6)
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseOut]) {
            self.transform = CGAffineTransform(translationX: width, y: 0).rotated(by: toRight ? 0.5 : -0.5)
        } completion: { _ in
            self.thrown?(self, toRight)
        }
    }

    private func goBack() {
        isHeld = false
        progress?(0)
        UIView.animate(
            withDuration: 0.5,
            delay: 0,
            usingSpringWithDamping: 0.6,
            initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.transform = .identity
            self.moveAnchor(to: CGPoint(x: 0.5, y: 0.5))
        } completion: { _ in
            self.layer.shouldRasterize = false
        }
    }
}

/// Cards on each other, of which three are seen.
@MainActor private final class Deck: UIView {
    private let colors: [UIColor] = [.red, .green, .blue, .orange, .purple]
    private(set) var current = 0
    private(set) var cards: [DeckCard] = []
    private(set) var events: [String] = []

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, cards.isEmpty else { return }
        for index in 0..<3 { add(index) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (place, card) in cards.enumerated() where !card.isHeld { put(card, at: CGFloat(place)) }
    }

    private func put(_ card: UIView, at place: CGFloat) {
        card.bounds.size = CGSize(width: bounds.width - 80, height: bounds.height - 120)
        card.center = CGPoint(x: bounds.midX, y: bounds.midY + 16 * place)
        card.transform = CGAffineTransform(scaleX: 1 - 0.08 * place, y: 1 - 0.08 * place)
    }

    private func make(_ index: Int) -> DeckCard {
        let card = DeckCard(frame: .zero)
        card.backgroundColor = colors[index]
        card.tag = index
        card.thrown = { [weak self] in self?.took($0, toRight: $1) }
        card.progress = { [weak self] in self?.follow($0) }
        return card
    }

    private func add(_ index: Int) {
        guard index < colors.count else { return }
        let card = make(index)
        put(card, at: CGFloat(cards.count))
        insertSubview(card, at: 0)
        cards.append(card)
    }

    private func follow(_ progress: CGFloat) {
        guard let top = cards.first else { return }
        for (place, card) in cards.enumerated() where card !== top {
            put(card, at: CGFloat(place) - progress)
        }
    }

    private func took(_ card: DeckCard, toRight: Bool) {
        events.append("\(card.tag) \(toRight ? "right" : "left")")
        card.removeFromSuperview()
        cards.removeAll { $0 === card }
        current += 1
        add(current + 2)
        setNeedsLayout()
        if cards.isEmpty { events.append("empty") }
    }

    func undo() {
        guard current > 0 else { return }
        current -= 1
        let card = make(current)
        addSubview(card)
        cards.insert(card, at: 0)
        put(card, at: 0)
        let end = card.center
        card.center.x = -bounds.width
        UIView.animate(withDuration: 0.3) {
            card.center = end
            self.follow(0)
        }
        if cards.count > 3 { cards.removeLast().removeFromSuperview() }
        events.append("undo")
    }
}

@MainActor @Suite("Libraries: a deck of cards")
struct CardDeckTests {
    private func stage(_ body: (ManualDisplay, UIWindow, Deck) throws -> Void) throws {
        weak var gone: Deck?
        try onScreen { display, window in
            let deck = Deck(frame: window.bounds)
            deck.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(deck)
            gone = deck
            display.advance(by: 0.1)
            try body(display, window, deck)
            deck.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    private func drag(_ end: CGPoint, over seconds: Double, rest: Double = 0) -> TouchScript {
        TouchScript { $0.drag(from: CGPoint(x: 160, y: 160), to: end, over: seconds, rest: rest) }
    }

    @Test(
        "a card that is dragged turns under the finger, the next one comes nearer, and a slow one goes back"
    )
    func back() throws {
        try stage { display, window, deck in
            let top = try #require(deck.cards.first)
            let next = deck.cards[1]
            drag(CGPoint(x: 220, y: 160), over: 0.3, rest: 0.2).play(in: window)
            display.advance(by: 0.4)
            // What the finger has taken hold of is under it still, less what made the pan begin.
            let held = window.convert(CGPoint(x: 120, y: 100), from: top)
            #expect(abs(held.x - 220) <= 10.5 && abs(held.y - 160) < 2, "\(held)")
            let angle = atan2(top.layer.transform.m12, top.layer.transform.m11)
            #expect(angle > 0.05 && angle < 0.09, "60 of 240 points are a quarter of 18 degrees: \(angle)")
            #expect(next.transform.a > 0.94 && next.transform.a < 0.97)
            display.film("deck-held")
            #expect(display.color(at: 160, 100) == [255, 0, 0])
            display.advance(by: 2)
            #expect(deck.events.isEmpty && CATransform3DIsIdentity(top.layer.transform))
            #expect(top.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && top.center == CGPoint(x: 160, y: 240))
            #expect(!top.layer.shouldRasterize && top.layer.animationKeys() == nil)
        }
    }

    @Test("cards are thrown one by one until none is left; what is thrown last comes back")
    func all() throws {
        try stage { display, window, deck in
            for index in 0..<3 {
                let end = CGPoint(x: index == 1 ? 20 : 300, y: 150)
                display.play(drag(end, over: 0.1), in: window, then: 0.8)
            }
            #expect(deck.events == ["0 right", "1 left", "2 right"] && deck.current == 3)
            #expect(deck.subviews.map(\.tag) == [4, 3])
            deck.undo()
            display.advance(by: 0.15)
            let returning = try #require(deck.cards.first?.layer.presentation())
            #expect(returning.position.x > -320 && returning.position.x < 160)
            // A finger on it while it comes does not meet it: views that are animated take no touches.
            display.play(drag(CGPoint(x: 20, y: 160), over: 0.1), in: window, then: 1)
            #expect(deck.events.last == "undo")
            display.play(drag(CGPoint(x: 20, y: 160), over: 0.1), in: window, then: 1)
            #expect(deck.events.suffix(2) == ["undo", "2 left"])
            display.play(drag(CGPoint(x: 20, y: 160), over: 0.1), in: window, then: 1)
            display.play(drag(CGPoint(x: 20, y: 160), over: 0.1), in: window, then: 1)
            #expect(deck.events.suffix(3) == ["3 left", "4 left", "empty"])
            #expect(deck.subviews.isEmpty && display.color(at: 160, 200) == [255, 255, 255])
        }
    }

    @Test(
        "a touch that is taken away, a second finger, and a screen that turns under a drag leave the deck as it was"
    )
    func interrupted() throws {
        try stage { display, window, deck in
            let top = try #require(deck.cards.first)
            let script = TouchScript {
                $0.press(at: CGPoint(x: 160, y: 200))
                $0.move(to: CGPoint(x: 290, y: 200), over: 0.2)
                $0.press(at: CGPoint(x: 100, y: 150), finger: 1)
                $0.move(to: CGPoint(x: 120, y: 150), over: 0.1, finger: 1)
                $0.cancel()
                $0.cancel(finger: 1)
            }
            display.play(script, in: window, then: 1.5)
            #expect(deck.events.isEmpty && CATransform3DIsIdentity(top.layer.transform))
            drag(CGPoint(x: 250, y: 200), over: 0.4, rest: 0.4).play(in: window)
            display.advance(by: 0.3)
            #expect(top.isHeld)
            display.resize(to: CGSize(width: 480, height: 320))
            window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
            display.advance(by: 2)
            #expect(deck.bounds.size == CGSize(width: 480, height: 320) && !top.isHeld)
            deck.setNeedsLayout()
            display.advance(by: 0.1)
            #expect(deck.cards.allSatisfy { $0.bounds.size == CGSize(width: 400, height: 200) })
            #expect(top.center == CGPoint(x: 240, y: 160) && CATransform3DIsIdentity(top.layer.transform))
            display.film("deck-turned")
            // Thrown, and the deck taken off the screen on the way.
            drag(CGPoint(x: 400, y: 160), over: 0.1).play(in: window)
            display.advance(by: 0.15)
            deck.removeFromSuperview()
            display.advance(by: 1)
            #expect(deck.events == ["0 right"] && deck.cards.count == 3)
        }
    }
}
