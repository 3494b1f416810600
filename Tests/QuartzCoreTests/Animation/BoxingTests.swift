import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// A value as a program may hand it in, and the values that it stands for.
private struct Box {
    let name: String
    let value: Any?
}

/// Whatever Swift code puts into `Any?`: numbers of all types, structures bare and in boxes, optionals whole.
@Suite("Values in boxes")
struct BoxingTests {
    private var threes: [Box] {
        let optional: CGFloat? = 3
        let nested: Int?? = 3
        return [
            Box(name: "NSNumber of Int", value: NSNumber(value: 3)),
            Box(name: "NSNumber of Double", value: NSNumber(value: 3.0)),
            Box(name: "Double", value: 3.0), Box(name: "Float", value: Float(3)),
            Box(name: "CGFloat", value: CGFloat(3)), Box(name: "Int", value: 3),
            Box(name: "Int8", value: Int8(3)), Box(name: "UInt16", value: UInt16(3)),
            Box(name: "Int32", value: Int32(3)), Box(name: "UInt64", value: UInt64(3)),
            Box(name: "optional", value: optional as Any), Box(name: "nested optional", value: nested as Any),
            Box(name: "in Any in Any", value: (3.0 as Any) as Any),
        ]
    }

    @Test("a number is read from every type, by keys, by key paths and by animations")
    func numbers() throws {
        for box in threes {
            let layer = CALayer()
            layer.setValue(box.value, forKey: "cornerRadius")
            #expect(layer.cornerRadius == 3, "\(box.name)")
            layer.setValue(box.value, forKeyPath: "position.x")
            #expect(layer.position.x == 3, "\(box.name)")
            #expect(try shown("zPosition", from: box.value, to: 5) as? Double == 4, "\(box.name)")
        }
    }

    @Test("a Boolean is read as a Boolean and as a number")
    func booleans() throws {
        for value in [true, NSNumber(value: true), 1, 1.0, Optional(true) as Any] as [Any] {
            let layer = CALayer()
            layer.setValue(value, forKey: "hidden")
            #expect(layer.isHidden)
            layer.setValue(value, forKey: "borderWidth")
            #expect(layer.borderWidth == 1)
            #expect(try shown("opacity", from: value, to: false) as? Double == 0.5)
        }
    }

    @Test("structures are read bare, in boxes and in optionals")
    func structures() throws {
        let point = CGPoint(x: 1, y: 2)
        for value in [point, NSValue(cgPoint: point), Optional(point) as Any] as [Any] {
            let layer = CALayer()
            layer.setValue(value, forKey: "position")
            #expect(layer.position == point)
            let middle = try shown("position", from: value, to: CGPoint(x: 3, y: 2))
            #expect(middle as? CGPoint == CGPoint(x: 2, y: 2))
        }
        let size = CGSize(width: 1, height: 2)
        for value in [size, NSValue(cgSize: size), Optional(size) as Any] as [Any] {
            let layer = CALayer()
            layer.setValue(value, forKey: "shadowOffset")
            #expect(layer.shadowOffset == size)
            layer.setValue(value, forKeyPath: "bounds.size")
            #expect(layer.bounds.size == size)
        }
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        for value in [rect, NSValue(cgRect: rect)] as [Any] {
            let layer = CALayer()
            layer.setValue(value, forKey: "bounds")
            #expect(layer.bounds == rect)
        }
        let affine = CGAffineTransform(scaleX: 2, y: 3)
        let transform = CATransform3DMakeScale(2, 3, 1)
        for value in [
            transform, NSValue(caTransform3D: transform), affine, NSValue(cgAffineTransform: affine),
        ] as [Any] {
            let layer = CALayer()
            layer.setValue(value, forKey: "transform")
            #expect(layer.transform == transform)
            #expect(try shown("transform.scale.x", from: 2, to: 4) as? Double == 3)
        }
    }

    @Test("colours, paths and images are read bare and in optionals; nil and null are none")
    func objects() throws {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let layer = CALayer()
        layer.setValue(Optional(red) as Any, forKey: "backgroundColor")
        #expect(layer.backgroundColor == red)
        layer.setValue(NSNull(), forKey: "backgroundColor")
        #expect(layer.backgroundColor == nil)
        layer.setValue(red, forKey: "backgroundColor")
        layer.setValue(nil, forKey: "backgroundColor")
        #expect(layer.backgroundColor == nil)
        let nothing: CGColor? = nil
        let middle = try shown("backgroundColor", from: nothing as Any, to: red)
        #expect((middle as? CGColor)?.components == [0.5, 0, 0, 0.5])
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        layer.setValue(path, forKey: "shadowPath")
        #expect(layer.shadowPath?.boundingBox.width == 1)
        layer.setValue(NSNull(), forKey: "shadowPath")
        #expect(layer.shadowPath == nil)
    }

    @Test("lists are read from arrays of any element")
    func lists() {
        for list in [
            [4, 2] as [Int], [4.0, 2.0], [CGFloat(4), 2], [NSNumber(value: 4), 2], NSArray(array: [4, 2]),
        ]
            as [Any]
        {
            let shape = CAShapeLayer()
            shape.setValue(list, forKey: "lineDashPattern")
            #expect(shape.lineDashPattern == [4, 2])
            let gradient = CAGradientLayer()
            gradient.setValue(list, forKey: "locations")
            #expect(gradient.locations == [4, 2])
        }
    }

    @Test("what does not fit changes nothing")
    func misfits() {
        let layer = CALayer()
        for (key, value) in [
            ("position", 3), ("opacity", "x"), ("backgroundColor", 3), ("transform", CGPoint.zero),
            ("bounds", CGSize.zero), ("cornerRadius", NSNull()), ("hidden", "true"),
        ] as [(String, Any)] {
            layer.setValue(value, forKey: key)
        }
        #expect(layer.position == .zero && layer.opacity == 1 && layer.backgroundColor == nil)
        #expect(layer.cornerRadius == 0 && !layer.isHidden)
    }

    @Test("values of declared properties and of any key keep their type", .claim("11.13"))
    func types() throws {
        try ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let layer = TypedLayer()
            layer.setValue(NSValue(cgSize: CGSize(width: 2, height: 4)), forKey: "room")
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            for (key, from, to) in [
                ("size", NSValue(cgSize: .zero), NSValue(cgSize: CGSize(width: 4, height: 8))),
                ("vector", CGVector.zero, CGVector(dx: 4, dy: 8)),
                ("affine", CGAffineTransform.identity, CGAffineTransform(translationX: 4, y: 8)),
                ("count", 0, 5), ("ratio", 0, 1), ("room", CGSize.zero, CGSize(width: 4, height: 8)),
            ] as [(String, Any, Any)] {
                let animation = CABasicAnimation(keyPath: key)
                animation.fromValue = from
                animation.toValue = to
                animation.duration = 1
                layer.add(animation, forKey: key)
            }
            display.advance(by: 0.5)
            let shown = try #require(layer.presentation())
            #expect(shown.size == CGSize(width: 2, height: 4))
            #expect(shown.vector == CGVector(dx: 2, dy: 4))
            #expect(shown.affine == CGAffineTransform(translationX: 2, y: 4))
            #expect(shown.count == 3)
            #expect(shown.ratio == 0.5)
            #expect(shown.value(forKey: "room") as? CGSize == CGSize(width: 2, height: 4))
        }
    }

    /// What the presentation shows half way between two values.
    private func shown(_ keyPath: String, from: Any?, to: Any?) throws -> Any? {
        try ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let layer = CALayer()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.fromValue = from
            animation.toValue = to
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(by: 0.5)
            return try #require(layer.presentation()).value(forKeyPath: keyPath)
        }
    }
}

private final class TypedLayer: CALayer {
    @LayerProperty var size = CGSize.zero
    @LayerProperty var vector = CGVector.zero
    @LayerProperty var affine = CGAffineTransform.identity
    @LayerProperty var count = 0
    @LayerProperty var ratio: Float = 0
}
