import AgateDisplay
import AgatePixels
import AgateScene
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

@Suite("Layers: archives")
struct LayerArchiveTests {
    @Test("a layer comes back with what was set, and with defaults for the rest")
    func values() throws {
        let layer = CALayer()
        layer.name = "card"
        layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
        layer.position = CGPoint(x: 5, y: 6)
        layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
        layer.opacity = 0.25
        layer.isHidden = true
        layer.backgroundColor = CGColor(gray: 0.5, alpha: 0.5)
        layer.borderColor = nil
        layer.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 8), transform: nil)
        layer.shadowOffset = CGSize(width: 7, height: 8)
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        layer.cornerCurve = .continuous
        layer.contentsGravity = .resizeAspectFill
        layer.compositingFilter = "multiplyBlendMode"
        layer.autoresizingMask = [.layerWidthSizable, .layerMaxYMargin]
        layer.speed = 0.5
        layer.setValue(["a": 1, "b": [CGPoint(x: 1, y: 2)]], forKey: "tag")
        let restored = try roundTrip(layer)
        #expect(restored.name == "card")
        #expect(restored.bounds == layer.bounds && restored.position == layer.position)
        #expect(CATransform3DEqualToTransform(restored.transform, layer.transform))
        #expect(restored.opacity == 0.25 && restored.isHidden)
        #expect(restored.backgroundColor == layer.backgroundColor)
        #expect(restored.borderColor == nil && restored.shadowColor == .black)
        #expect(restored.shadowPath == layer.shadowPath)
        #expect(restored.shadowOffset == layer.shadowOffset)
        #expect(restored.maskedCorners == layer.maskedCorners && restored.cornerCurve == .continuous)
        #expect(restored.contentsGravity == .resizeAspectFill)
        #expect(restored.compositingFilter as? String == "multiplyBlendMode")
        #expect(restored.autoresizingMask == layer.autoresizingMask)
        #expect(restored.speed == 0.5 && restored.duration == .infinity)
        let tag = try #require(restored.value(forKey: "tag") as? [String: Any])
        #expect(tag["a"] as? Int == 1)
        #expect((tag["b"] as? [Any])?.first as? CGPoint == CGPoint(x: 1, y: 2))
    }

    @Test("every property of every kind of layer comes back equal, whatever values it has")
    func properties() throws {
        let kinds: [() -> CALayer] = [
            CALayer.init, CAShapeLayer.init, CAGradientLayer.init, CAReplicatorLayer.init,
            CAEmitterLayer.init, CATextLayer.init, CAScrollLayer.init, CATiledLayer.init,
            CATransformLayer.init,
        ]
        for seed in 0..<54 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let layer = kinds[Int(seed) % kinds.count]()
            RandomValues.fill(layer, &random)
            let restored = try roundTrip(layer)
            #expect(type(of: restored) == type(of: layer))
            for property in RandomValues.properties {
                let key = property.keyPath
                #expect(
                    restored.values.value(of: property) == layer.values.value(of: property),
                    "seed \(seed): \(key) changed in the archive"
                )
            }
        }
    }

    @Test("which keys are archived is as measured")
    func archivedKeys() {
        let fresh = CALayer()
        for key in [
            "position", "bounds", "delegate", "contents", "opacity", "hidden", "transform", "mask", "filters",
            "contentsCenter", "style", "actions", "sublayers", "superlayer", "notAKeyAtAll", "", "name",
        ] {
            #expect(!fresh.shouldArchiveValue(forKey: key), "a fresh layer archives \(key)")
        }
        for key in ["allowsEdgeAntialiasing", "allowsGroupOpacity", "cornerCurve", "contentsFormat"] {
            #expect(fresh.shouldArchiveValue(forKey: key), "a fresh layer does not archive \(key)")
        }
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.setValue(0.25, forKey: "opacity")
        layer.mask = CALayer()
        layer.filters = []
        layer.addSublayer(CALayer())
        for key in ["bounds", "position", "opacity", "mask", "filters", "sublayers"] {
            #expect(layer.shouldArchiveValue(forKey: key), "\(key) was set and is not archived")
        }
        #expect(!layer.shouldArchiveValue(forKey: "frame"))
        #expect(layer.sublayers?.first?.shouldArchiveValue(forKey: "superlayer") == false)
        #expect(!CAShapeLayer().shouldArchiveValue(forKey: "path"))
        layer.setValue("x", forKey: "own")
        #expect(layer.shouldArchiveValue(forKey: "own"))
    }

    @Test("a class says which of its values are archived")
    func ownAnswer() throws {
        let layer = Secretive()
        layer.opacity = 0.5
        layer.zPosition = 3
        layer.addSublayer(CALayer())
        let restored = try roundTrip(layer)
        #expect(restored.opacity == 1 && restored.zPosition == 3)
        #expect(restored.sublayers == nil)
    }

    @Test("an image comes back with its pixels")
    func image() throws {
        let layer = CALayer()
        let pixels: [UInt32] = [0xFF00_00FF, 0x8010_2030, 0x0100_0001, 0]
        layer.contents = CGImage(ImageBuffer(width: 2, height: 2, pixels: pixels))
        let restored = try roundTrip(layer)
        let image = try #require(restored.contents as? CGImage)
        #expect(image.width == 2 && image.height == 2)
        let original = try #require(layer.contents as? CGImage)
        #expect(image.dataProvider?.data == original.dataProvider?.data)
    }

    @Test("a tree comes back with its order, its masks and their sublayers, and its classes")
    func tree() throws {
        let root = CALayer()
        for index in 0..<4 {
            let child = index % 2 == 0 ? CALayer() : CAShapeLayer()
            child.name = "\(index)"
            for inner in 0..<3 {
                let leaf = CATransformLayer()
                leaf.name = "\(index).\(inner)"
                child.addSublayer(leaf)
            }
            root.addSublayer(child)
        }
        let mask = CALayer()
        mask.addSublayer(CAShapeLayer())
        mask.name = "mask"
        root.sublayers?[2].mask = mask
        let restored = try roundTrip(root)
        #expect(restored.sublayers?.map(\.name) == ["0", "1", "2", "3"])
        #expect(restored.sublayers?[1] is CAShapeLayer)
        #expect(restored.sublayers?[3].sublayers?.map(\.name) == ["3.0", "3.1", "3.2"])
        #expect(restored.sublayers?[3].sublayers?[0] is CATransformLayer)
        let restoredMask = try #require(restored.sublayers?[2].mask)
        #expect(restoredMask.name == "mask" && restoredMask.sublayers?.first is CAShapeLayer)
        #expect(restoredMask.superlayer === restored.sublayers?[2])
        #expect(restored.superlayer == nil)
    }

    @Test("a tree 20 000 deep is written and read without running out of stack")
    func deepTree() throws {
        let root = CALayer()
        var parent = root
        for index in 0..<20_000 {
            let child = CALayer()
            child.zPosition = CGFloat(index)
            parent.addSublayer(child)
            parent = child
        }
        let restored = try roundTrip(root)
        var depth = 0
        var current = restored
        while let next = current.sublayers?.first {
            if Int(next.zPosition) != depth { break }
            depth += 1
            current = next
        }
        #expect(depth == 20_000)
    }

    @Test("properties of a subclass are archived by themselves, other values by its own coding")
    func subclass() throws {
        let gauge = Gauge()
        gauge.level = 0.75
        gauge.tint = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        gauge.marks = [1, 2, 3]
        gauge.note = "full"
        gauge.needle.zPosition = 4
        gauge.addSublayer(gauge.needle)
        let root = CALayer()
        root.addSublayer(gauge)
        let restored = try #require(try roundTrip(root).sublayers?.first as? Gauge)
        #expect(restored.level == 0.75 && restored.marks == [1, 2, 3])
        #expect(restored.tint == gauge.tint && restored.title == nil)
        #expect(restored.note == "full")
        #expect(restored.needle === restored.sublayers?.first)
        #expect(restored.needle.zPosition == 4)
        let alone = try roundTrip(gauge)
        #expect(alone.needle === alone.sublayers?.first && alone.sublayers?.count == 1)
    }

    @Test("declared properties of any type that codes itself, and of raw values, are archived")
    func codable() throws {
        let dial = Dial()
        dial.range = Dial.Range(low: -0.1, high: 7)
        dial.steps = [Dial.Range(low: 1, high: 2), Dial.Range(low: 3, high: 4)]
        dial.mode = .fine
        dial.level = .high
        dial.edges = [.layerTopEdge, .layerLeftEdge]
        let restored = try roundTrip(dial)
        #expect(restored.range == dial.range && restored.steps == dial.steps)
        #expect(restored.mode == .fine && restored.level == .high)
        #expect(restored.edges == [.layerTopEdge, .layerLeftEdge])
        #expect(restored.value(forKey: "mode") as? Dial.Mode == .fine)
    }

    @Test("cells of an emitter come back, with cells in them")
    func cells() throws {
        let emitter = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.name = "spark"
        cell.birthRate = 7
        cell.emitterCells = [CAEmitterCell()]
        emitter.emitterCells = [cell]
        let restored = try #require(try roundTrip(emitter).emitterCells?.first)
        #expect(restored.name == "spark" && restored.birthRate == 7 && restored.emitterCells?.count == 1)
    }

    @Test("actions, style and objects under arbitrary keys come back; closures and back references do not")
    func objects() throws {
        let layer = CALayer()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = 3
        layer.actions = ["opacity": fade, "position": NSNull(), "bounds": SilentAction()]
        layer.style = ["opacityScale": 2, "style": ["deep": CAMediaTimingFunction(name: .easeIn)]]
        let other = CAShapeLayer()
        other.name = "other"
        layer.setValue(other, forKey: "other")
        layer.setValue(layer, forKey: "itself")
        layer.setValue(NSURL(string: "https://example.org"), forKey: "link")
        let restored = try roundTrip(layer)
        #expect((restored.actions?["opacity"] as? CABasicAnimation)?.duration == 3)
        #expect(restored.actions?["position"] is NSNull)
        #expect(restored.actions?.count == 2)
        let style = try #require(restored.style?["style"] as? [String: Any])
        #expect(style["deep"] as? CAMediaTimingFunction == CAMediaTimingFunction(name: .easeIn))
        #expect((restored.value(forKey: "other") as? CAShapeLayer)?.name == "other")
        #expect(restored.value(forKey: "itself") == nil)
        #expect((restored.value(forKey: "link") as? URL)?.host == "example.org")
    }

    @Test("attached animations come back and begin anew")
    func animations() throws {
        try ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            display.advance(by: 5)
            let layer = CALayer()
            display.layer.addSublayer(layer)
            let spin = CABasicAnimation(keyPath: "transform.rotation.z")
            spin.toValue = 6
            spin.duration = 2
            layer.add(spin, forKey: "spin")
            let transition = CATransition()
            transition.duration = 2
            layer.add(transition, forKey: nil)
            layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
            display.advance(by: 0)
            // A change that animates by itself.
            layer.zPosition = 4
            display.advance(by: 0.1)
            #expect(layer.animationKeys()?.contains("zPosition") == true)
            let restored = try roundTrip(layer)
            #expect(restored.animationKeys() == ["spin", "transition"])
            let animation = try #require(restored.animation(forKey: "spin") as? CABasicAnimation)
            #expect(animation.duration == 2 && animation.beginTime == 0)
            #expect(animation.toValue as? Int == 6)
            display.layer.addSublayer(restored)
            display.advance(by: 0)
            display.advance(by: 1)
            let angle = restored.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double
            #expect(abs((angle ?? 0) - 3) < 1e-5)
        }
    }

    @Test("the archive of a presentation layer holds the presented values")
    func presentation() throws {
        try ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let layer = CALayer()
            layer.addSublayer(CALayer())
            display.layer.addSublayer(layer)
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.toValue = 0
            fade.duration = 2
            layer.add(fade, forKey: nil)
            display.advance(by: 0)
            display.advance(by: 1)
            let restored = try roundTrip(try #require(layer.presentation()))
            #expect(abs(restored.opacity - 0.5) < 1e-6)
            #expect(restored.sublayers?.count == 1)
        }
    }
}

/// Writes an object into an archive that asks for secure coding, and reads it back.
func roundTrip<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: type(of: object), from: data))
}

/// A layer that keeps some values to itself.
final class Secretive: CALayer {
    override func shouldArchiveValue(forKey key: String) -> Bool {
        key != "opacity" && key != "sublayers" && super.shouldArchiveValue(forKey: key)
    }
}

/// A layer with properties of all sorts and a part that it knows by name.
final class Gauge: CALayer {
    @QuartzCore.LayerProperty var level: CGFloat = 0
    @QuartzCore.LayerProperty var tint: CGColor? = CGColor.black
    @QuartzCore.LayerProperty var title: String? = "untitled"
    @QuartzCore.LayerProperty var marks: [Double] = []
    var note = ""
    let needle: CALayer

    override init() {
        needle = CALayer()
        super.init()
        title = nil
    }

    override init(layer: Any) {
        needle = (layer as? Gauge)?.needle ?? CALayer()
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        guard let needle = coder.decodeObject(of: CALayer.self, forKey: "needle") else { return nil }
        self.needle = needle
        super.init(coder: coder)
        note = coder.decodeObject(of: NSString.self, forKey: "note").map { "\($0)" } ?? ""
    }

    override func encode(with coder: NSCoder) {
        coder.encode(needle, forKey: "needle")
        coder.encode(note as NSString, forKey: "note")
        super.encode(with: coder)
    }
}

/// A layer with properties of types of its own.
final class Dial: CALayer {
    struct Range: Codable, Equatable {
        var low: Double
        var high: Double
    }

    enum Mode: String { case coarse, fine }
    enum Level: Int { case low, high }

    @QuartzCore.LayerProperty var range = Range(low: 0, high: 1)
    @QuartzCore.LayerProperty var steps: [Range] = []
    @QuartzCore.LayerProperty var mode = Mode.coarse
    @QuartzCore.LayerProperty var level = Level.low
    @QuartzCore.LayerProperty var edges: CAEdgeAntialiasingMask = []
}

/// An action that no archive can hold.
final class SilentAction: CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
