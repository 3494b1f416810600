import AgateDisplay
import AgateTestSupport
import CoreGraphics
import Foundation
import QuartzCore
import Testing

// Archives name the class, so it is not private.
final class DialLayer: CAShapeLayer {
    @LayerProperty var angle: CGFloat = 0
    @LayerProperty var title = "none"
    @LayerProperty var untouched: CGFloat = 3

    override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "angle": 1.5
        case "title": "dial"
        case "opacity": 0.25
        case "position": NSValue(cgPoint: CGPoint(x: 3, y: 4))
        case "bounds": CGRect(x: 0, y: 0, width: 9, height: 9)
        case "hidden": true
        case "contentsGravity": CALayerContentsGravity.center
        case "backgroundColor": CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        case "lineWidth": NSNumber(value: 7)
        case "anything": "else"
        default: super.defaultValue(forKey: key)
        }
    }

    override class func needsDisplay(forKey key: String) -> Bool { key == "angle" }
}

private final class SlowAnimation: CABasicAnimation {
    override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "duration": 3.0
        case "fillMode": "both"
        case "removedOnCompletion": false
        case "additive": true
        case "own": "kept"
        default: super.defaultValue(forKey: key)
        }
    }
}

@Suite("Default values of classes, and styles")
struct ClassDefaultTests {
    @Test("layers: an override gives the values of new layers, bounds aside", .claim("12.13"))
    func layers() throws {
        let layer = DialLayer()
        #expect(layer.opacity == 0.25 && layer.position == CGPoint(x: 3, y: 4) && layer.isHidden)
        #expect(layer.contentsGravity == .center && layer.lineWidth == 7)
        #expect(layer.backgroundColor?.components?.first == 1)
        #expect(layer.bounds == .zero)
        #expect(layer.fillColor != nil && layer.miterLimit == 10)
        #expect(layer.value(forKey: "anything") as? String == "else")
        layer.opacity = 1
        #expect(layer.opacity == 1)
        #expect(CAShapeLayer().opacity == 1 && CAShapeLayer().lineWidth == 1)
    }

    @Test("@LayerProperty: an override gives the values of new layers", .claim("11.8"))
    func layerProperties() {
        let layer = DialLayer()
        #expect(layer.angle == 1.5 && layer.title == "dial" && layer.untouched == 3)
        #expect(layer.value(forKey: "angle") as? CGFloat == 1.5)
        #expect(!layer.needsDisplay())
        let copy = DialLayer(layer: layer)
        #expect(copy.angle == 1.5 && copy.opacity == 0.25)
    }

    @Test("archives hold what differs from the values of the class")
    func archives() throws {
        let layer = DialLayer()
        #expect(!layer.shouldArchiveValue(forKey: "opacity"))
        layer.opacity = 1
        layer.lineWidth = 2
        #expect(layer.shouldArchiveValue(forKey: "opacity"))
        let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: DialLayer.self, from: data))
        #expect(read.opacity == 1 && read.lineWidth == 2 && read.isHidden && read.angle == 1.5)
    }

    @Test("animations: an override gives the values of new animations, not counted as set", .claim("4.14"))
    func animations() throws {
        let animation = SlowAnimation(keyPath: "opacity")
        #expect(animation.duration == 3 && animation.fillMode == .both && !animation.isRemovedOnCompletion)
        #expect(animation.isAdditive && animation.speed == 1)
        #expect(animation.value(forKey: "own") as? String == "kept")
        #expect(!animation.debugDescription.contains("duration"))
        animation.duration = 1
        let copy = try #require(animation.copy() as? SlowAnimation)
        #expect(copy.duration == 1 && copy.fillMode == .both)
        #expect(CABasicAnimation().duration == 0)
    }

    @Test("style gives what nobody has set, bounds and frame aside; what is set wins", .claim("12.13"))
    func style() {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let layer = CALayer()
            display.layer.addSublayer(layer)
            layer.cornerRadius = 2
            display.advance(by: 0)
            layer.style = [
                "opacity": 0.5, "cornerRadius": 9, "bounds": CGRect(x: 0, y: 0, width: 5, height: 5),
                "frame": CGRect(x: 0, y: 0, width: 5, height: 5),
                "style": ["borderWidth": 4, "opacity": 0.75, "hidden": true],
            ]
            #expect(layer.opacity == 0.5 && layer.cornerRadius == 2 && layer.borderWidth == 4)
            #expect(layer.isHidden && layer.bounds == .zero && layer.frame == .zero)
            #expect(layer.value(forKey: "opacity") as? Float == 0.5)
            #expect(layer.animationKeys() == nil)
            display.advance(by: 0)
            #expect(layer.presentation()?.opacity == 0.5)
            layer.borderWidth = 1
            layer.style = ["opacity": 0.25]
            #expect(layer.opacity == 0.25 && layer.borderWidth == 1 && !layer.isHidden)
            layer.style = nil
            #expect(layer.opacity == 1 && layer.borderWidth == 1 && layer.cornerRadius == 2)
        }
    }

    @Test("style gives the properties of a subclass what nobody has set", .claim("12.13"))
    func styleOfSubclass() {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let layer = DialLayer()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            layer.style = ["angle": 0.75, "title": 12, "style": ["untouched": 6, "angle": 9]]
            #expect(layer.angle == 0.75 && layer.title == "dial" && layer.untouched == 6)
            #expect(layer.animationKeys() == nil)
            display.advance(by: 0)
            #expect(layer.presentation()?.angle == 0.75)
            layer.untouched = 2
            layer.style = ["angle": 0.5, "untouched": 8, "title": "knob"]
            #expect(layer.angle == 0.5 && layer.untouched == 2 && layer.title == "knob")
            layer.style = nil
            #expect(layer.angle == 1.5 && layer.untouched == 2 && layer.title == "dial")
        }
    }
}
