import AgateDisplay
import AgateTestSupport
import AgateTestTrees
import Foundation
import LayerMarkup
import QuartzCore
import Testing

// Source: documents K70-K72.
@Suite("Writing markup")
struct WritingTests {
    @Test("a tree is written in a fixed order, and only what differs from the defaults")
    func form() throws {
        let root = CALayer()
        root.name = "root"
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        root.backgroundColor = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.25)
        root.opacity = 0.1
        root.setValue("#1", forKey: "id")
        let mask = CAShapeLayer()
        mask.path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        root.mask = mask
        let text = String(decoding: try CAMLWriter.data(with: root), as: UTF8.self)
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
                 <CALayer id="#1" name="root" bounds="0 0 100 50" opacity="0.1">
                  <backgroundColor opacity="0.25" type="CGColor" value="1 0.5 0"/>
                  <mask type="CAShapeLayer" path="M 1 2 L 4 2 L 4 6 L 1 6 Z"/>
                 </CALayer>
                </caml>

                """
        )
    }

    @Test("random trees read back equal, and are then written as the same bytes")
    func roundTrips() throws {
        var (layers, animations) = (0, 0)
        for seed in 0..<60 {
            try ManualDisplay.run(size: PictureSteps.page) { display in
                let stage = TreeStage(display)
                stage.run(PictureSteps.program(layers: 12, edits: 40, seed: UInt64(seed) + 1_500))
                let first = try CAMLWriter.document(with: display.layer)
                let root = try Markup.read(first)
                let comparison = TreeComparison(display.layer, root)
                #expect(comparison.differences == [], "seed \(seed)")
                layers += comparison.layers
                animations += comparison.animations
                let second = try CAMLWriter.document(with: root)
                let third = try CAMLWriter.document(with: Markup.read(second))
                #expect(second.data == third.data && second.assets == third.assets, "seed \(seed)")
                stage.clear()
            }
        }
        print("markup: \(layers) layers and \(animations) animations went there and back")
        #expect(layers > 500 && animations > 50)
    }

    @Test("random animations of every kind read back equal")
    func animations() throws {
        var random = SeededGenerator(seed: 70)
        let layer = CALayer()
        for index in 0..<300 { layer.add(AnimationRecipe(&random, .tame).make(), forKey: "\(index)") }
        let root = try Markup.read(try CAMLWriter.document(with: layer))
        let comparison = TreeComparison(layer, root)
        #expect(comparison.differences == [] && comparison.animations >= 300)
    }

    @Test("each kind of layer with what only it has reads back equal")
    func kinds() throws {
        let root = CALayer()
        let shape = CAShapeLayer()
        shape.lineDashPattern = [1, 2.5]
        shape.fillColor = nil
        shape.strokeColor = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        shape.lineCap = .round
        let replicator = CAReplicatorLayer()
        replicator.instanceCount = 5
        replicator.instanceTransform = CATransform3DMakeRotation(0.3, 1, 0.5, 0.2)
        replicator.instanceAlphaOffset = -0.1
        replicator.preservesDepth = true
        let emitter = CAEmitterLayer()
        let (cell, inner) = (CAEmitterCell(), CAEmitterCell())
        (cell.name, inner.name) = ("spark", "ash")
        (cell.birthRate, inner.lifetime, cell.velocity, cell.spin) = (20, 0.3, 1.0 / 3, -1)
        cell.color = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.5)
        cell.contents = TestImages.all[0]
        cell.emitterCells = [inner]
        cell.setValue("mine", forKey: "tag")
        emitter.emitterCells = [cell]
        emitter.seed = 7
        emitter.emitterShape = .circle
        let text = CATextLayer()
        text.string = "<Agate> & \"co\"\n\tnext é😀"
        text.font = "Inter" as NSString
        text.fontSize = 17.5
        text.foregroundColor = nil
        text.isWrapped = true
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), CGColor(gray: 0.5, alpha: 0.5)]
        gradient.locations = [0, 0.1]
        gradient.type = .radial
        let (scroll, tiled, transform) = (CAScrollLayer(), CATiledLayer(), CATransformLayer())
        scroll.scrollMode = .vertically
        tiled.tileSize = CGSize(width: 64, height: 32)
        tiled.levelsOfDetail = 3
        root.sublayers = [shape, replicator, emitter, text, gradient, scroll, tiled, transform]
        root.filters = [
            LayerFilter.gaussianBlur(radius: 0.1), LayerFilter.colorMonochrome(amount: 0.5),
            LayerFilter(type: "odd"),
        ]
        root.compositingFilter = LayerFilter.colorInvert()
        transform.compositingFilter = "multiplyBlendMode"
        root.setValue(["a": 1.5, "b": [CGPoint(x: 1, y: 2)]] as [String: Any], forKey: "mine")
        let document = try CAMLWriter.document(with: root)
        let back = try Markup.read(document)
        #expect(TreeComparison(root, back).differences == [])
        #expect(document.issues.isEmpty && document.assets.count == 1)
        #expect(try CAMLWriter.document(with: back).data == document.data)
        #expect((back.value(forKey: "mine") as? [String: Any])?["a"] as? Double == 1.5)
    }

    @Test("what was read and not understood is written back")
    func remains() throws {
        let inside = """
            <CABackdropLayer name="x" groupName="g"><scriptObject src="a.js">1 &lt; 2<b/></scriptObject><modules type="NSArray"/>\
            <sublayers><CALayer/></sublayers></CABackdropLayer>
            """
        let root = try Markup.read(inside).root
        let text = String(decoding: try CAMLWriter.data(with: root), as: UTF8.self)
        for part in [
            "<CABackdropLayer name=\"x\" groupName=\"g\">", "<scriptObject src=\"a.js\">", "1 &lt; 2", "<b/>",
        ] {
            #expect(text.contains(part), "\(part)\n\(text)")
        }
        let again = try CAMLWriter.data(with: Markup.read(CAMLWriter.document(with: root)))
        #expect(String(decoding: again, as: UTF8.self) == text)
    }

    @Test("what markup cannot hold is left out and told")
    func leftOut() throws {
        final class Mine: CALayer {}
        final class Listener: CALayerDelegate {}
        let (root, listener) = (Mine(), Listener())
        root.delegate = listener
        root.actions = ["opacity": NSNull()]
        root.setValue({ 1 } as () -> Int, forKey: "closure")
        let issues = try withExtendedLifetime(listener) {
            try CAMLWriter.document(with: root).issues.map(\.feature)
        }
        #expect(
            Set(issues) == [
                "class Mine as CALayer", "delegate of a layer", "actions of a layer", "a value of closure",
            ]
        )
    }

    @Test("a tree that is too deep to be read is not written")
    func depth() throws {
        let root = CALayer()
        var layer = root
        for _ in 0..<10_000 {
            let next = CALayer()
            layer.addSublayer(next)
            layer = next
        }
        #expect(throws: CAMLError.self) { _ = try CAMLWriter.data(with: root) }
    }
}
