import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// The rows of the table of key paths that are rules rather than values.
@Suite("Key paths: rules")
struct KeyPathRuleTests {
    @Test("all sixteen elements of a matrix are members", .claim("4.8"))
    func elements() {
        let layer = CALayer()
        var expected: [Double] = []
        for row in 1...4 {
            for column in 1...4 {
                let number = Double(row * 10 + column)
                layer.setValue(NSNumber(value: number), forKeyPath: "transform.m\(row)\(column)")
                expected.append(number)
            }
        }
        #expect(PropertyText.numbers(NSValue(caTransform3D: layer.transform)) == expected)
        #expect(layer.value(forKeyPath: "transform.m43") as? Double == 43)
        #expect(layer.value(forKeyPath: "transform.m55") == nil)
    }

    @Test("scale is read as the mean of three and written to all three", .claim("4.8"))
    func scale() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(1, 2, 6)
        #expect(layer.value(forKeyPath: "transform.scale") as? Double == 3)
        layer.setValue(2, forKeyPath: "transform.scale")
        #expect(layer.transform == CATransform3DMakeScale(2, 2, 2))
    }

    @Test("a member keeps the rest of a turned and scaled transform", .claim("G27"))
    func recomposed() {
        let layer = CALayer()
        layer.transform = CATransform3DScale(CATransform3DMakeRotation(.pi / 4, 0, 0, 1), 2, 2, 2)
        layer.setValue(3, forKeyPath: "transform.scale.x")
        func number(_ path: String) -> Double { layer.value(forKeyPath: path) as? Double ?? .nan }
        #expect(abs(number("transform.scale.x") - 3) < 1e-12)
        #expect(abs(number("transform.scale.y") - 2) < 1e-12)
        #expect(abs(number("transform.scale.z") - 2) < 1e-12)
        #expect(abs(number("transform.rotation.z") - .pi / 4) < 1e-12)
    }

    @Test("a member of the frame moves or resizes the layer", .claim("4.8", "12.7"))
    func frame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.setValue(50, forKeyPath: "frame.origin.x")
        layer.setValue(NSValue(cgSize: CGSize(width: 8, height: 6)), forKeyPath: "frame.size")
        #expect(layer.frame == CGRect(x: 50, y: 20, width: 8, height: 6))
        #expect(layer.position == CGPoint(x: 54, y: 23))
    }

    @Test("any key keeps a value, nil takes it away, and the style stands in", .claim("4.8"))
    func anyKey() {
        let layer = CALayer()
        #expect(layer.value(forKey: "mood") == nil)
        layer.style = ["mood": "calm", "style": ["weather": "fine"]]
        #expect(layer.value(forKey: "mood") as? String == "calm")
        #expect(layer.value(forKey: "weather") as? String == "fine")
        layer.setValue("wild", forKey: "mood")
        #expect(layer.value(forKey: "mood") as? String == "wild")
        layer.setValue(nil, forKey: "mood")
        #expect(layer.value(forKey: "mood") as? String == "calm")
        #expect(layer.value(forKeyPath: "style.mood") as? String == "calm")
        layer.setValue("warm", forKeyPath: "style.weather")
        #expect(layer.style?["weather"] as? String == "warm")
        #expect(layer.value(forKeyPath: "style.nothing") == nil)
    }

    @Test("a member of a structure under any key is read, written and animated", .claim("4.8"))
    func anyMember() throws {
        try ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let layer = CALayer()
            layer.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKey: "spot")
            layer.setValue(NSValue(cgSize: CGSize(width: 3, height: 4)), forKey: "room")
            layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "area")
            layer.setValue(CATransform3DIdentity, forKey: "tilt")
            layer.setValue(9, forKeyPath: "spot.y")
            layer.setValue(8, forKeyPath: "room.width")
            layer.setValue(NSValue(cgSize: CGSize(width: 7, height: 6)), forKeyPath: "area.size")
            layer.setValue(0.5, forKeyPath: "tilt.rotation.z")
            #expect(layer.value(forKey: "spot") as? CGPoint == CGPoint(x: 1, y: 9))
            #expect(layer.value(forKey: "room") as? CGSize == CGSize(width: 8, height: 4))
            #expect(layer.value(forKey: "area") as? CGRect == CGRect(x: 1, y: 2, width: 7, height: 6))
            #expect(layer.value(forKeyPath: "area.size") as? CGSize == CGSize(width: 7, height: 6))
            #expect(abs((layer.value(forKeyPath: "tilt.rotation.z") as? Double ?? 0) - 0.5) < 1e-12)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            let animation = CABasicAnimation(keyPath: "room.width")
            animation.fromValue = 0
            animation.toValue = 10
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(by: 0.5)
            let shown = try #require(layer.presentation())
            #expect(shown.value(forKeyPath: "room.width") as? Double == 5)
            #expect(shown.value(forKey: "room") as? CGSize == CGSize(width: 5, height: 4))
        }
    }

    @Test("a path through a name that there is not reads nil and writes nothing", .claim("4.8"))
    func nowhere() {
        let layer = CALayer()
        for path in [
            "", ".", "..", "sublayers.nobody.opacity", "mask.opacity", "emitterCells.nobody.scale",
            "nothing.x",
            "position.", "position.x.x", "opacity.x", "frame.corner", "style.", "superlayer.opacity",
        ] {
            layer.setValue(3, forKeyPath: path)
            if path != "", path != ".", path != "..", path != "style." {
                #expect(layer.value(forKeyPath: path) == nil, "\(path)")
            }
        }
        #expect(layer.opacity == 1)
    }

    @Test("a path of ten thousand names is followed to its end")
    func long() {
        let path = Array(repeating: "sublayers.a", count: 10_000).joined(separator: ".") + ".opacity"
        var layers = [CALayer()]
        for _ in 0..<10_000 {
            let layer = CALayer()
            layer.name = "a"
            layers[layers.count - 1].addSublayer(layer)
            layers.append(layer)
        }
        layers[0].setValue(0.5, forKeyPath: path)
        #expect(layers[10_000].opacity == 0.5)
        #expect(layers[0].value(forKeyPath: path) as? Double == 0.5)
    }

    @Test("animations and transactions answer to the spellings of the table", .claim("4.8"))
    func otherObjects() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue(false, forKey: "removedOnCompletion")
        animation.setValue(true, forKey: "additive")
        animation.setValue(true, forKey: "cumulative")
        #expect(!animation.isRemovedOnCompletion && animation.isAdditive && animation.isCumulative)
        animation.setValue("x", forKey: "anything")
        #expect(animation.value(forKey: "anything") as? String == "x")
        CATransaction.begin()
        CATransaction.setValue("outer", forKey: "anything")
        CATransaction.begin()
        #expect(CATransaction.value(forKey: "anything") as? String == "outer")
        CATransaction.setValue("inner", forKey: "anything")
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "anything") as? String == "outer")
        CATransaction.commit()
    }

    @Test("every transition is stored under one key", .claim("4.11"))
    func transition() {
        let layer = CALayer()
        layer.add(CATransition(), forKey: "mine")
        #expect(layer.animationKeys() == ["transition"])
    }
}
