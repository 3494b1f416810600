import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing

private final class Recorder: CALayer {
    nonisolated(unsafe) static var order: [String] = []
    override func layoutSublayers() { Self.order.append("layout \(name ?? "")") }
    override func display() { Self.order.append("display \(name ?? "")") }
}

private final class CountingLayer: CALayer {
    var draws = 0
    override func draw(in ctx: CGContext) { draws += 1 }
}

private final class DrawingDelegate: CALayerDelegate {
    var calls: [String] = []
    var provides = false
    func layerWillDraw(_ layer: CALayer) { calls.append("willDraw") }
    func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
}

@Suite("Layers", .serialized)
struct LayerTests {
    @Test("defaults: a new layer has the documented values", .claim("12.12", "12.13"))
    func defaults() {
        let layer = CALayer()
        #expect(layer.bounds == .zero && layer.position == .zero)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.opacity == 1 && !layer.isHidden && layer.isDoubleSided && !layer.masksToBounds)
        #expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
        #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.borderWidth == 0 && layer.borderColor == .black)
        #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.maskedCorners.rawValue == 15 && layer.cornerCurve == .circular)
        #expect(layer.sublayers == nil && layer.actions == nil && layer.mask == nil && layer.contents == nil)
        #expect(layer.duration == .infinity && layer.speed == 1)
        #expect(layer.allowsGroupOpacity)
        #expect(CALayer.defaultValue(forKey: "opacity") as? Float == 1)
        #expect(CALayer.defaultValue(forKey: "bounds") == nil)
        #expect(CALayer.defaultValue(forKey: "nonsense") == nil)
        #expect(layer.animationKeys() == nil)
    }

    @Test("names that are unknown read back as the documented ones", .claim("12.14"))
    func sanitising() {
        let layer = CALayer()
        layer.contentsGravity = CALayerContentsGravity(rawValue: "sideways")
        #expect(layer.contentsGravity == .center)
        layer.cornerCurve = CALayerCornerCurve(rawValue: "wavy")
        #expect(layer.cornerCurve == .circular)
        layer.contentsFormat = CALayerContentsFormat(rawValue: "odd")
        #expect(layer.contentsFormat == .RGBA8Uint)
        layer.maskedCorners = CACornerMask(rawValue: 0xFF)
        #expect(layer.maskedCorners.rawValue == 15)
    }

    @Test("tree: insertion, order, replacement and masks", .claim("S2", "12.15"))
    func tree() {
        let root = CALayer()
        let (a, b, c) = (CALayer(), CAShapeLayer(), CALayer())
        root.addSublayer(a)
        root.addSublayer(b)
        root.insertSublayer(c, at: 0)
        #expect(root.sublayers == [c, a, b])
        root.insertSublayer(b, below: c)
        #expect(root.sublayers == [b, c, a])
        root.insertSublayer(b, above: a)
        #expect(root.sublayers == [c, a, b])
        let d = CALayer()
        root.replaceSublayer(a, with: d)
        #expect(root.sublayers == [c, d, b])
        #expect(a.superlayer == nil)
        b.addSublayer(c)
        #expect(root.sublayers == [d, b])
        root.mask = d
        #expect(root.sublayers == [b])
        #expect(d.superlayer === root)
        root.mask = nil
        #expect(d.superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil)
        #expect(b.superlayer == nil)
    }

    @Test("commit: all layout comes before all display", .claim("13.12", "17.1"))
    func layoutBeforeDisplay() {
        onStage { display in
            let parent = Recorder()
            parent.name = "parent"
            let child = Recorder()
            child.name = "child"
            parent.addSublayer(child)
            display.layer.addSublayer(parent)
            display.advance(by: 0)
            Recorder.order = []
            child.setNeedsDisplay()
            child.setNeedsLayout()
            parent.setNeedsDisplay()
            parent.setNeedsLayout()
            display.advance(by: 0)
            #expect(Recorder.order == ["layout parent", "layout child", "display child", "display parent"])
        }
    }

    @Test("display: a hundred marks draw once, and into a store of pixels", .claim("13.1", "13.3"))
    func marksDrawOnce() {
        onStage { display in
            let layer = CountingLayer()
            layer.contentsScale = 2
            _ = display.addLayer(layer, frame: CGRect(x: 0, y: 0, width: 20, height: 10))
            #expect(layer.draws == 0)
            #expect(layer.contents == nil)
            for _ in 0..<100 { layer.setNeedsDisplay() }
            #expect(layer.needsDisplay())
            display.advance(by: 0)
            #expect(layer.draws == 1)
            #expect(!layer.needsDisplay())
            let image = layer.contents as! CGImage
            #expect(image.width == 40 && image.height == 20)
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("display: the delegate draws, and without any drawing there is no store", .claim("13.2", "13.3"))
    func delegateDraws() {
        onStage { display in
            let layer = display.addLayer()
            layer.setNeedsDisplay()
            display.advance(by: 0)
            #expect(layer.contents == nil)
            let delegate = DrawingDelegate()
            layer.delegate = delegate
            layer.setNeedsDisplay()
            display.advance(by: 0)
            #expect(delegate.calls == ["willDraw", "draw"])
            #expect(layer.contents != nil)
        }
    }

    @Test("bounds: a change asks for display only when told to", .claim("13.6"))
    func displayOnBoundsChange() {
        let layer = CountingLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(!layer.needsDisplay())
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 20
        #expect(layer.needsDisplay())
        layer.displayIfNeeded()
        #expect(layer.draws == 1)
        #expect(!layer.needsDisplay())
    }

    @Test("layout: marked by sublayers and bounds, not by position", .claim("13.10", "13.11"))
    func layoutMarks() {
        let parent = CALayer()
        let child = CALayer()
        #expect(!parent.needsLayout())
        parent.addSublayer(child)
        #expect(parent.needsLayout())
        #expect(!child.needsLayout())
        parent.layoutIfNeeded()
        #expect(!parent.needsLayout())
        child.position = CGPoint(x: 3, y: 3)
        #expect(!parent.needsLayout())
        child.bounds.size = CGSize(width: 4, height: 4)
        #expect(parent.needsLayout())
        #expect(child.needsLayout())
    }

    @Test("key paths: components of points, sizes, rectangles and transforms", .claim("4.8", "S53", "S55"))
    func keyPaths() {
        let layer = CALayer()
        layer.position = CGPoint(x: 3, y: 4)
        #expect(layer.value(forKeyPath: "position.x") as? CGFloat == 3)
        layer.setValue(9, forKeyPath: "position.y")
        #expect(layer.position == CGPoint(x: 3, y: 9))
        layer.setValue(CGFloat(12), forKeyPath: "bounds.size.width")
        #expect(layer.bounds.size.width == 12)
        layer.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKey: "position")
        #expect(layer.position == CGPoint(x: 1, y: 2))
        #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 1, y: 2))
        layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
        #expect(abs(layer.transform.m12 - 1) < 1e-12)
        layer.setValue(2, forKeyPath: "transform.scale")
        let scale = layer.value(forKeyPath: "transform.scale") as? Double ?? 0
        #expect(abs(scale - 2) < 1e-12)
        let rotation = layer.value(forKeyPath: "transform.rotation") as? Double ?? 0
        #expect(abs(rotation - .pi / 2) < 1e-12)
        layer.setValue(false, forKey: "doubleSided")
        #expect(!layer.isDoubleSided)
        layer.setValue(CGColor.white, forKey: "backgroundColor")
        #expect(layer.backgroundColor == .white)
        #expect(layer.value(forKey: "frame") as? CGRect == layer.frame)
        let named = CALayer()
        named.name = "dot"
        layer.addSublayer(named)
        layer.setValue(0.5, forKeyPath: "sublayers.dot.opacity")
        #expect(named.opacity == 0.5)
    }

    @Test("a subclass's own init(layer:) makes the presentation layer", .claim("11.3", "11.7"))
    func initLayer() {
        final class Tagged: CALayer {
            var tag = 0
            override init() { super.init() }
            override init(layer: Any) {
                tag = (layer as? Tagged)?.tag ?? -1
                super.init(layer: layer)
            }
            required init?(coder: NSCoder) { nil }
        }
        onStage { display in
            let layer = display.addLayer(Tagged())
            layer.tag = 42
            #expect(layer.presentation()?.tag == 42)
            #expect(layer.presentation() !== layer)
            #expect(layer.presentation()?.presentation()?.tag == 42)
        }
    }
}
