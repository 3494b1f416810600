import AgateDisplay
import AgateTestSupport
import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Which layer is under a point, and that it is the one whose colour shows there.
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

    @Test("the layer under a point is the one whose colour is painted there", arguments: 0..<60)
    func colorUnderThePoint(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        ManualDisplay.run(size: CGSize(width: 96, height: 96)) { display in
            let root = display.layer
            var eye = CATransform3DIdentity
            eye.m34 = -1 / 160
            root.sublayerTransform = eye
            var byColor: [UInt32: CALayer] = [:]
            var containers = [root]
            for number in 1...10 {
                let parent = containers[Int(generator.next() % UInt64(containers.count))]
                let layer = makeLayer(&generator, number)
                parent.addSublayer(layer)
                if !(layer is CATransformLayer) { byColor[color(number)] = layer }
                containers.append(layer)
            }
            display.advance(by: 0)
            let image = display.makeImage()
            var checked = 0
            for y in stride(from: 1, to: 95, by: 3) {
                for x in stride(from: 1, to: 95, by: 3) {
                    // Only where all pixels around are of one colour: edges are mixtures.
                    let here = pixel(of: image, x, y)
                    let around = (-1...1).flatMap { dy in (-1...1).map { pixel(of: image, x + $0, y + dy) } }
                    guard around.allSatisfy({ $0 == here }), here == 0 || byColor[here] != nil else {
                        continue
                    }
                    let hit = root.hitTest(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
                    let expected = byColor[here] ?? root
                    guard hit !== expected else {
                        checked += 1
                        continue
                    }
                    let (got, wanted) = (hit?.name ?? "none", expected.name ?? "none")
                    Issue.record(
                        "seed \(seed), point \(x), \(y): hit \(got), painted \(wanted)\n\(root.dump())"
                    )
                    return
                }
            }
            #expect(checked > 50)
        }
    }

    private func makeLayer(_ generator: inout SeededGenerator, _ number: Int) -> CALayer {
        let isSpace = generator.next() % 3 == 0
        let layer = isSpace ? CATransformLayer() : CALayer()
        let side = generator.double(in: 20...60)
        layer.bounds = CGRect(x: 0, y: 0, width: side, height: generator.double(in: 20...60))
        layer.position = CGPoint(x: generator.double(in: 20...70), y: generator.double(in: 20...70))
        layer.zPosition = [0, 0, -15, 20][Int(generator.next() % 4)]
        layer.name = "layer \(number)"
        if generator.next() % 4 != 0 {
            let axis = (
                generator.double(in: -1...1), generator.double(in: -1...1), generator.double(in: -1...1)
            )
            layer.transform = CATransform3DMakeRotation(generator.double(in: -3...3), axis.0, axis.1, axis.2)
        }
        layer.isGeometryFlipped = generator.next() % 5 == 0
        layer.isDoubleSided = generator.next() % 4 != 0
        if !isSpace {
            layer.masksToBounds = generator.next() % 5 == 0
            let bits = color(number)
            layer.backgroundColor = CGColor(
                red: CGFloat(bits & 255) / 255,
                green: CGFloat(bits >> 8 & 255) / 255,
                blue: CGFloat(bits >> 16 & 255) / 255,
                alpha: 1
            )
        }
        return layer
    }

    /// A colour of its own for each number, far from those of the others.
    private func color(_ number: Int) -> UInt32 {
        let steps = UInt32(number)
        return 0xFF00_0000 | (steps * 23) | (steps * 71 % 256) << 8 | (255 - steps * 19) << 16
    }

    private func pixel(of image: CGImage, _ x: Int, _ y: Int) -> UInt32 {
        image.buffer.withPixels { $0[y * image.width + x] }
    }
}
