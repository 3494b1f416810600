import AgateDisplay
import Foundation
import QuartzCore
import Testing

private enum Shade: Equatable { case light, middle, dark }

private struct Odd: Equatable {
    var bytes: (UInt8, UInt8, UInt8)
    static func == (first: Odd, second: Odd) -> Bool { first.bytes == second.bytes }
}

/// Values of all sizes, those that one access of memory takes and others.
private final class ManySizes: CALayer {
    @LayerProperty var flag = false
    @LayerProperty var shade = Shade.light
    @LayerProperty var small: Int16 = 0
    @LayerProperty var odd = Odd(bytes: (1, 2, 3))
    @LayerProperty var float: Float = 0
    @LayerProperty var integer = 0
    @LayerProperty var number = 0.0
    @LayerProperty var perhaps: Double?
    @LayerProperty var pair = CGPoint.zero
    @LayerProperty var text = "a text that is stored elsewhere"
    @LayerProperty var object: NSObject?
    @LayerProperty var list: [Double] = []
}

@Suite("Subclasses' properties of all sizes")
struct CustomPropertySizeTests {
    private static func fill(_ layer: ManySizes, object: NSObject) {
        layer.flag = true
        layer.shade = .dark
        layer.small = -2
        layer.odd = Odd(bytes: (7, 8, 9))
        layer.float = 0.25
        layer.integer = .min
        layer.number = -.infinity
        layer.perhaps = 3
        layer.pair = CGPoint(x: 1, y: -1)
        layer.text += " and longer"
        layer.object = object
        layer.list.append(4)
    }

    private static func expectFilled(_ layer: ManySizes, object: NSObject) {
        #expect(layer.flag)
        #expect(layer.shade == .dark)
        #expect(layer.small == -2)
        #expect(layer.odd == Odd(bytes: (7, 8, 9)))
        #expect(layer.float == 0.25)
        #expect(layer.integer == .min)
        #expect(layer.number == -.infinity)
        #expect(layer.perhaps == 3)
        #expect(layer.pair == CGPoint(x: 1, y: -1))
        #expect(layer.text == "a text that is stored elsewhere and longer")
        #expect(layer.object === object)
        #expect(layer.list == [4])
    }

    @Test("values are what was set, on a display and off it, and in copies")
    func values() {
        let object = NSObject()
        let layer = ManySizes()
        Self.fill(layer, object: object)
        Self.expectFilled(layer, object: object)
        Self.expectFilled(ManySizes(layer: layer), object: object)
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let shown = ManySizes()
            display.layer.addSublayer(shown)
            display.advance(by: 0)
            for disables in [true, false] {
                CATransaction.begin()
                CATransaction.setDisableActions(disables)
                shown.number = 1
                Self.fill(shown, object: object)
                shown.text = "a text that is stored elsewhere and longer"
                shown.list = [4]
                CATransaction.commit()
                display.advance(by: 0.1)
                Self.expectFilled(shown, object: object)
            }
        }
    }

    @Test("a number that is none is set each time, and stays")
    func noNumber() {
        let layer = ManySizes()
        layer.number = .nan
        layer.float = .signalingNaN
        #expect(layer.number.isNaN && layer.float.isNaN)
        layer.setValue(2, forKey: "number")
        #expect(layer.number == 2)
        #expect(layer.value(forKey: "number") as? Double == 2)
    }

    @Test("old values are freed when new ones are set")
    func freed() {
        let layer = ManySizes()
        weak var old: NSObject?
        do {
            let object = NSObject()
            old = object
            layer.object = object
        }
        #expect(old != nil)
        layer.object = nil
        #expect(old == nil)
    }
}
