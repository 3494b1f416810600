import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing

/// The claims G1-G31, worked numbers, as far as it is about values over time.
@Suite("Worked numbers")
struct WorkedNumberTests {
    private func halfway<Layer: CALayer, Value>(
        _ layer: Layer,
        _ keyPath: String,
        by: Any,
        _ read: (Layer) -> Value
    ) -> Value? {
        onStage { display in
            let shown = display.addLayer(layer, frame: layer.frame)
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.byValue = by
            animation.duration = 1
            shown.add(animation, forKey: nil)
            display.advance(to: 0.5)
            return shown.presentation().map(read)
        }
    }

    @Test("a written scale leaves the turn and the other scales", .claim("G27", "4.8"))
    func writtenScale() {
        let layer = CALayer()
        layer.transform = CATransform3DScale(CATransform3DMakeRotation(.pi / 4, 0, 0, 1), 2, 2, 2)
        layer.setValue(3, forKeyPath: "transform.scale.x")
        expectClose((layer.value(forKeyPath: "transform.rotation.z") as? NSNumber)?.doubleValue, .pi / 4)
        expectClose((layer.value(forKeyPath: "transform.scale.x") as? NSNumber)?.doubleValue, 3)
        expectClose((layer.value(forKeyPath: "transform.scale.y") as? NSNumber)?.doubleValue, 2)
        expectClose((layer.value(forKeyPath: "transform.scale.z") as? NSNumber)?.doubleValue, 2)
        expectClose(layer.transform.m11, 3 * 0.5.squareRoot())
    }

    @Test("a transform by which something moves is concatenated in front", .claim("G28", "4.5"))
    func byTransform() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        let moved = halfway(layer, "transform", by: CATransform3DMakeTranslation(10, 0, 0)) { $0.transform }
        // The end is Concat(translation, scale): twenty to the right.
        expectClose(moved?.m41, 10)
        expectClose(moved?.m11, 2)
        expectClose(moved?.m22, 3)
    }

    @Test("a colour by a colour", .claim("G29", "7.8"))
    func byColor() {
        let layer = CALayer()
        layer.backgroundColor = CGColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 0.5)
        let by = CGColor(red: 0.2, green: 0.1, blue: 0.2, alpha: 0.1)
        let parts = halfway(layer, "backgroundColor", by: by) { $0.backgroundColor?.components } ?? nil
        for (found, expected) in zip(parts ?? [.nan], [0.3, 0.35, 0.5, 0.55]) { expectClose(found, expected) }
    }

    @Test("bounds by a rectangle", .claim("G30", "7.2"))
    func byRect() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 10, y: 20, width: 100, height: 80)
        let by = CGRect(x: 2, y: 4, width: 20, height: 40)
        #expect(
            onStage { display -> CGRect? in
                display.layer.addSublayer(layer)
                display.advance(by: 0)
                let animation = CABasicAnimation(keyPath: "bounds")
                animation.byValue = by
                animation.duration = 1
                layer.add(animation, forKey: nil)
                display.advance(to: 0.5)
                return layer.presentation()?.bounds
            } == CGRect(x: 11, y: 22, width: 110, height: 100)
        )
    }

    @Test("locations by locations", .claim("G31", "7.13"))
    func byLocations() {
        let layer = CAGradientLayer()
        layer.locations = [0.2, 0.8]
        let found = halfway(layer, "locations", by: [0.2, -0.2]) { $0.locations?.map(\.doubleValue) } ?? nil
        for (value, expected) in zip(found ?? [.nan], [0.3, 0.7]) { expectClose(value, expected) }
    }

    @Test("bounds never have a negative size on the way", .claim("7.2"))
    func negativeSizes() {
        onStage { display in
            let layer = display.addLayer()
            let animation = CABasicAnimation(keyPath: "bounds")
            animation.fromValue = CGRect(x: 0, y: 0, width: 100, height: 100)
            animation.toValue = CGRect(x: 0, y: 0, width: -100, height: 100)
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(to: 0.75)
            #expect(layer.presentation()?.bounds == CGRect(x: -50, y: 0, width: 50, height: 100))
        }
    }

    @Test("additive animations of every kind of value are put on top", .claim("4.5"))
    func additive() {
        func shown<Value>(
            _ keyPath: String,
            _ value: Any,
            _ set: (CALayer) -> Void,
            _ read: (CALayer) -> Value
        )
            -> Value?
        {
            onStage { display in
                let layer = CAGradientLayer()
                set(layer)
                display.layer.addSublayer(layer)
                display.advance(by: 0)
                let animation = CABasicAnimation(keyPath: keyPath)
                animation.fromValue = value
                animation.toValue = value
                animation.isAdditive = true
                animation.duration = 1
                layer.add(animation, forKey: nil)
                display.advance(to: 0.5)
                return layer.presentation().map(read)
            }
        }
        expectClose(shown("opacity", 0.25, { $0.opacity = 0.5 }, { $0.opacity }), 0.75)
        #expect(
            shown("position", CGPoint(x: 1, y: 2), { $0.position = CGPoint(x: 10, y: 20) }, { $0.position })
                == CGPoint(x: 11, y: 22)
        )
        #expect(
            shown("shadowOffset", CGSize(width: 1, height: 2), { _ in }, { $0.shadowOffset })
                == CGSize(width: 1, height: -1)
        )
        #expect(
            shown(
                "bounds",
                CGRect(x: 1, y: 1, width: 1, height: 1),
                { $0.bounds = CGRect(x: 1, y: 2, width: 3, height: 4) },
                { $0.bounds }
            ) == CGRect(x: 2, y: 3, width: 4, height: 5)
        )
        let color = shown(
            "backgroundColor",
            CGColor(red: 0.25, green: 0.5, blue: 0, alpha: 0.25),
            { $0.backgroundColor = CGColor(red: 0.5, green: 0, blue: 0, alpha: 0.5) },
            { $0.backgroundColor?.components }
        )
        #expect(color == .some(.some([0.75, 0.5, 0, 0.75])))
        let transform = shown(
            "transform",
            CATransform3DMakeTranslation(5, 0, 0),
            { $0.transform = CATransform3DMakeScale(2, 3, 1) },
            { $0.transform }
        )
        expectClose(transform?.m41, 10)
        #expect(
            shown("locations", [0.125, 0.25], { ($0 as? CAGradientLayer)?.locations = [0.25, 0.5] }) {
                ($0 as? CAGradientLayer)?.locations
            } == .some(.some([0.375, 0.75]))
        )
        #expect(shown("masksToBounds", true, { _ in }, { $0.masksToBounds }) == true)
        #expect(shown("masksToBounds", false, { $0.masksToBounds = true }, { $0.masksToBounds }) == true)
    }

    @Test("cumulative animations of every kind of value go on where they were", .claim("4.6"))
    func cumulative() {
        func shown<Value>(_ keyPath: String, _ from: Any, _ to: Any, _ read: (CALayer) -> Value) -> Value? {
            onStage { display in
                let layer = display.addLayer(CAGradientLayer())
                let animation = CABasicAnimation(keyPath: keyPath)
                animation.fromValue = from
                animation.toValue = to
                animation.isCumulative = true
                animation.repeatCount = 3
                animation.duration = 1
                layer.add(animation, forKey: nil)
                display.advance(to: 2.5)
                return layer.presentation().map(read)
            }
        }
        expectClose(shown("zPosition", 10, 20) { $0.zPosition }, 55)
        #expect(
            shown("position", CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 20)) { $0.position }
                == CGPoint(x: 25, y: 55)
        )
        #expect(
            shown("shadowOffset", CGSize.zero, CGSize(width: 2, height: 4)) { $0.shadowOffset }
                == CGSize(width: 5, height: 10)
        )
        #expect(
            shown("contentsRect", CGRect.zero, CGRect(x: 1, y: 0, width: 1, height: 2)) { $0.contentsRect }
                == CGRect(x: 2.5, y: 0, width: 2.5, height: 5)
        )
        let color = shown(
            "backgroundColor",
            CGColor(red: 0, green: 0, blue: 0, alpha: 0),
            CGColor(red: 0.25, green: 0, blue: 0.125, alpha: 0.25)
        ) { $0.backgroundColor?.components }
        #expect(color == .some(.some([0.625, 0, 0.3125, 0.625])))
        let transform = shown("transform", CATransform3DIdentity, CATransform3DMakeTranslation(4, 0, 0)) {
            $0.transform
        }
        expectClose(transform?.m41, 10)
        #expect(
            shown("locations", [0, 0], [0.125, 0.25]) { ($0 as? CAGradientLayer)?.locations }
                == .some(.some([0.3125, 0.625]))
        )
        expectClose(shown("transform.rotation.z", 0, 0.5) { $0.transform.m12 }, 0.948984619)
    }
}
