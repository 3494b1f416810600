import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

@Suite("Kinds of layer")
struct LayerKindTests {
    @Test("presentation layers have the class and the values of their kind", .claim("11.3"))
    func presentation() {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let gradient = CAGradientLayer()
            gradient.colors = [CGColor.white, CGColor.black]
            gradient.locations = [0, 1]
            gradient.type = .conic
            let replicator = CAReplicatorLayer()
            replicator.instanceCount = 7
            let text = CATextLayer()
            text.string = "Agate"
            let tiled = CATiledLayer()
            tiled.levelsOfDetail = 3
            let scroll = CAScrollLayer()
            scroll.scrollMode = .vertically
            for layer in [gradient, replicator, text, tiled, scroll] { display.layer.addSublayer(layer) }
            display.advance(by: 0)
            #expect(gradient.presentation()?.type == .conic)
            #expect(gradient.presentation()?.colors?.count == 2)
            #expect(gradient.presentation()?.locations == [0, 1])
            #expect(replicator.presentation()?.instanceCount == 7)
            #expect(text.presentation()?.string as? String == "Agate")
            #expect(tiled.presentation()?.levelsOfDetail == 3)
            #expect(scroll.presentation()?.scrollMode == .vertically)
            #expect(scroll.presentation()?.masksToBounds == true)
        }
    }

    @Test("colours of a gradient are taken out of optionals, other objects are left out", .claim("15.2"))
    func gradientColors() {
        let gradient = CAGradientLayer()
        let clear = CGColor.black.copy(alpha: 0)
        gradient.colors = [CGColor.white, clear as Any, "red", 3]
        #expect(gradient.colors?.count == 2)
        #expect((gradient.colors?[1] as? CGColor)?.alpha == 0)
    }

    @Test("every kind comes back from an archive", .claim("12.13"))
    func archive() throws {
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor.black]
        gradient.locations = [0.25, 0.5]
        gradient.startPoint = CGPoint(x: 0, y: 1)
        gradient.type = .radial
        let replicator = CAReplicatorLayer()
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeScale(2, 2, 2)
        replicator.instanceColor = nil
        let text = CATextLayer()
        text.string = "Agate"
        text.fontSize = 12
        text.alignmentMode = .center
        let tiled = CATiledLayer()
        tiled.tileSize = CGSize(width: 64, height: 32)
        let scroll = CAScrollLayer()
        scroll.scrollMode = .none
        let parent = CALayer()
        for layer in [gradient, replicator, text, tiled, scroll] { parent.addSublayer(layer) }
        let data = try NSKeyedArchiver.archivedData(withRootObject: parent, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data))
        let layers = try #require(read.sublayers)
        #expect(layers.count == 5)
        let readGradient = try #require(layers[0] as? CAGradientLayer)
        #expect(readGradient.type == .radial && readGradient.locations == [0.25, 0.5])
        #expect((readGradient.colors?.first as? CGColor)?.components == [1, 0, 0, 1])
        #expect(readGradient.startPoint == CGPoint(x: 0, y: 1))
        let readReplicator = try #require(layers[1] as? CAReplicatorLayer)
        #expect(readReplicator.instanceCount == 3 && readReplicator.instanceColor == nil)
        #expect(readReplicator.instanceTransform == CATransform3DMakeScale(2, 2, 2))
        let readText = try #require(layers[2] as? CATextLayer)
        #expect(readText.string as? String == "Agate" && readText.fontSize == 12)
        #expect(readText.alignmentMode == .center && readText.font as? String == "Helvetica")
        #expect((layers[3] as? CATiledLayer)?.tileSize == CGSize(width: 64, height: 32))
        #expect((layers[4] as? CAScrollLayer)?.scrollMode == CAScrollLayerScrollMode.none)
        #expect(layers[4].masksToBounds)
    }

    @Test("a change of the text or its look asks for a new drawing", .claim("15.3"))
    func text() {
        let text = CATextLayer()
        let changes: [(CATextLayer) -> Void] = [
            { $0.string = "a" }, { $0.font = NSString("Courier") }, { $0.fontSize = 12 },
            { $0.foregroundColor = nil }, { $0.isWrapped = true }, { $0.truncationMode = .end },
            { $0.alignmentMode = .right },
        ]
        for change in changes {
            text.displayIfNeeded()
            change(text)
            #expect(text.needsDisplay())
        }
        text.alignmentMode = CATextLayerAlignmentMode(rawValue: "odd")
        #expect(text.alignmentMode.rawValue == "odd")
        let string = NSMutableAttributedString(string: "rich")
        text.string = string
        string.append(NSAttributedString(string: "er"))
        #expect((text.string as? NSAttributedString)?.string == "rich")
    }

    @Test("keys of one kind are free for values of one's own in layers of another", .claim("4.8"))
    func freeKeys() {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let layer = CALayer()
            layer.setValue(3.0, forKey: "scale")
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            #expect(layer.value(forKey: "scale") as? Double == 3)
            layer.setValue(5.0, forKey: "scale")
            #expect(layer.animationKeys() == nil)
            let animation = CABasicAnimation(keyPath: "scale")
            animation.fromValue = 0
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(by: 0.5)
            #expect(layer.presentation()?.value(forKey: "scale") as? Double == 2.5)
        }
    }

    @Test("what layers say about brightness reads back")
    func brightness() {
        let layer = CALayer()
        #expect(layer.toneMapMode == .automatic && layer.preferredDynamicRange == .standard)
        #expect(layer.contentsHeadroom == 0 && !layer.wantsExtendedDynamicRangeContent)
        layer.toneMapMode = .never
        layer.preferredDynamicRange = .high
        layer.contentsHeadroom = 4
        layer.wantsExtendedDynamicRangeContent = true
        #expect(layer.toneMapMode == .never && layer.preferredDynamicRange == .high)
        #expect(layer.contentsHeadroom == 4 && layer.wantsExtendedDynamicRangeContent)
        layer.toneMapMode = CALayer.ToneMapMode(rawValue: "odd")
        #expect(layer.toneMapMode == .automatic)
    }
}
