import AgateTestSupport
import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Which layer is under a point; that it is the one whose colour shows there, `HitPropertyTests` shows for random trees.
@Suite("Hit testing")
struct HitTestingTests {
    @Test("of two planes that meet, each is hit where it is in front", .claim("15.15"))
    func crossing() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let space = CATransformLayer()
        space.frame = root.bounds
        root.addSublayer(space)
        let cards = [0.8, -0.8].map { angle in
            let card = CALayer()
            card.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
            card.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
            space.addSublayer(card)
            return card
        }
        #expect(root.hitTest(CGPoint(x: 40, y: 50)) === cards[0])
        #expect(root.hitTest(CGPoint(x: 60, y: 50)) === cards[1])
        #expect(root.hitTest(CGPoint(x: 5, y: 50)) === root)
    }

    /// A root of 100 by 100 with sublayers of 80 by 80 in its middle, turned about the upright axis.
    private func root(_ angles: Double...) -> (root: CALayer, cards: [CALayer]) {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let cards = angles.map { angle in
            let card = CALayer()
            card.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
            if angle != 0 { card.transform = CATransform3DMakeRotation(angle, 0, 1, 0) }
            root.addSublayer(card)
            return card
        }
        return (root, cards)
    }

    @Test("siblings in any layer are hit in the order of their depths", .claim("12.16", "12.17"))
    func siblingsInDepth() {
        let (root, cards) = root(0.5, 0)
        #expect(root.hitTest(CGPoint(x: 30, y: 50)) === cards[0])
        #expect(root.hitTest(CGPoint(x: 70, y: 50)) === cards[1])
        #expect(root.hitTest(CGPoint(x: 5, y: 50)) === root)
    }

    @Test("sublayers of an affine layer are hit where they are before its siblings", .claim("12.16", "12.17"))
    func throughAffineLayer() {
        let (root, cards) = root(0, 0)
        let inner = CALayer()
        inner.frame = cards[0].bounds
        inner.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
        cards[0].addSublayer(inner)
        #expect(root.hitTest(CGPoint(x: 30, y: 50)) === inner)
        #expect(root.hitTest(CGPoint(x: 70, y: 50)) === cards[1])
        cards[1].removeFromSuperlayer()
        // What an affine layer draws of its own stays behind its sublayers.
        #expect(root.hitTest(CGPoint(x: 70, y: 50)) === inner)
        root.addSublayer(cards[1])
        cards[0].masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 30, y: 50)) === cards[1])
    }

    @Test("a hundred thousand layers inside each other answer, flat and tilted", arguments: [0, 0.01])
    func deep(_ angle: Double) {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        var parent = root
        for number in 0..<100_000 {
            let layer = CALayer()
            layer.frame = root.bounds
            if number == 99_999 { layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0) }
            parent.addSublayer(layer)
            parent = layer
        }
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === parent)
    }

    @Test("a card that hides its back is not hit from behind, nor is what it contains", .claim("12.19"))
    func back() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let card = CALayer()
        card.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
        card.isDoubleSided = false
        let inner = CALayer()
        inner.frame = card.bounds
        card.addSublayer(inner)
        root.addSublayer(card)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === inner)
        card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
    }

    @Test("a transform layer that hides its back hides what shares its space", .claim("12.19"))
    func backOfSpace() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let space = CATransformLayer()
        space.frame = root.bounds
        space.isDoubleSided = false
        let card = CALayer()
        card.frame = root.bounds
        space.addSublayer(card)
        root.addSublayer(space)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === card)
        space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
    }

    @Test(
        "points convert through the space of a transform layer without losing depth",
        .claim("12.10", "15.15")
    )
    func conversion() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let space = CATransformLayer()
        space.frame = root.bounds
        space.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        let card = CALayer()
        card.frame = root.bounds
        card.transform = CATransform3DMakeRotation(-1, 0, 1, 0)
        space.addSublayer(card)
        root.addSublayer(space)
        // Turned away and back, the card stands as it was.
        let there = root.convert(CGPoint(x: 80, y: 20), from: card)
        #expect(abs(there.x - 80) < 1e-9 && abs(there.y - 20) < 1e-9)
        let back = card.convert(CGPoint(x: 80, y: 20), from: root)
        #expect(abs(back.x - 80) < 1e-9 && abs(back.y - 20) < 1e-9)
        #expect(root.hitTest(CGPoint(x: 99, y: 50)) === card)
    }
}
