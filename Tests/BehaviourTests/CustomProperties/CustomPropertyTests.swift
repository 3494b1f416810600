import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing

private class TimeLayer: CALayer {
    @LayerProperty var time: CGFloat = 0
    var modelLog: [CGFloat] = []
    var presentedLog: [CGFloat] = []
    var animates = false

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "time" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
        guard event == "time", animates else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.fromValue = presentation()?.time ?? time
        return animation
    }

    override func display() {
        modelLog.append(time)
        presentedLog.append(presentation()?.time ?? -1)
    }
}

private final class SubclassedTimeLayer: TimeLayer {
    @LayerProperty var volume: Float = 1
    @LayerProperty("place") var origin = CGPoint(x: 1, y: 2)
    @LayerProperty var label = "none"
}

@Suite("Properties of subclasses")
struct CustomPropertyTests {
    @Test(
        "assignment without an action: one display with the model value",
        .claim("S63", "S70", "S71", "D15", "11.12")
    )
    func displayOnce() {
        onStage { display in
            let layer = TimeLayer()
            _ = display.addLayer(layer)
            layer.modelLog = []
            layer.time = 1.5
            display.advance(by: 1)
            #expect(layer.modelLog == [1.5])
            layer.time = 1.5
            display.advance(by: 1)
            #expect(layer.modelLog == [1.5])
        }
    }

    @Test(
        "animation: a display on every frame, the model final, the presentation in between",
        .claim("S69", "S72", "S73", "D16", "11.10", "11.11")
    )
    func displayEveryFrame() {
        onStage { display in
            let layer = TimeLayer()
            _ = display.addLayer(layer)
            layer.animates = true
            layer.modelLog = []
            layer.presentedLog = []
            layer.time = 1.5
            display.advance(by: 1)
            #expect((15...17).contains(layer.modelLog.count))
            #expect(layer.modelLog.allSatisfy { $0 == 1.5 })
            #expect(layer.presentedLog.first == 0)
            #expect(layer.presentedLog.last == 1.5)
            for (frame, value) in layer.presentedLog.dropFirst().prefix(14).enumerated() {
                expectClose(Double(value), 0.1 * Double(frame + 1), within: 1e-9)
            }
        }
    }

    @Test(
        "ramp: a Float runs linearly, and only while the layer is displayed",
        .claim("S77", "S78", "S79", "D19", "D20")
    )
    func volume() {
        onStage { display in
            let layer = SubclassedTimeLayer()
            layer.volume = 0
            layer.actions = ["volume": CABasicAnimation(keyPath: "volume")]
            _ = display.addLayer(layer)
            layer.volume = 1
            for (time, value) in [(0.05, 0.2), (0.1, 0.4), (0.15, 0.6), (0.2, 0.8)] {
                display.advance(to: time)
                expectClose(layer.presentation().map { Double($0.volume) }, value, within: 1e-6)
            }
            let detached = SubclassedTimeLayer()
            detached.actions = ["volume": CABasicAnimation(keyPath: "volume")]
            detached.volume = 0.5
            display.advance(by: 0.1)
            #expect(detached.animationKeys() == nil)
            #expect(detached.presentation() == nil)
        }
    }

    @Test("key-value coding reaches properties by name or by their own key", .claim("S68", "11.8"))
    func keyValueCoding() {
        let layer = SubclassedTimeLayer()
        #expect(layer.value(forKey: "time") as? CGFloat == 0)
        layer.setValue(2.5, forKey: "time")
        #expect(layer.time == 2.5)
        layer.setValue(NSNumber(value: 3), forKey: "volume")
        #expect(layer.volume == 3)
        #expect(layer.value(forKey: "place") as? CGPoint == CGPoint(x: 1, y: 2))
        layer.setValue(NSValue(cgPoint: CGPoint(x: 7, y: 8)), forKey: "place")
        #expect(layer.origin == CGPoint(x: 7, y: 8))
        #expect(layer.value(forKeyPath: "place.x") as? Double == 7)
        layer.setValue("other", forKey: "label")
        #expect(layer.label == "other")
        layer.setValue("anything", forKey: "unknown")
        #expect(layer.value(forKey: "unknown") as? String == "anything")
    }

    @Test("presentation: values of all kinds are copied and interpolated", .claim("11.7", "11.13"))
    func presentationCopies() {
        onStage { display in
            let layer = SubclassedTimeLayer()
            layer.time = 4
            layer.label = "kept"
            _ = display.addLayer(layer)
            #expect(layer.presentation()?.time == 4)
            #expect(layer.presentation()?.label == "kept")
            let move = CABasicAnimation(keyPath: "place")
            move.fromValue = CGPoint(x: 1, y: 2)
            move.toValue = CGPoint(x: 3, y: 6)
            move.duration = 1
            layer.add(move, forKey: nil)
            display.advance(by: 0.5)
            #expect(layer.presentation()?.origin == CGPoint(x: 2, y: 4))
            #expect(layer.origin == CGPoint(x: 1, y: 2))
        }
    }

    @Test("transactions: custom and built-in properties keep step", .claim("S64", "S80"))
    func keepsStep() {
        onStage { display in
            let layer = SubclassedTimeLayer()
            layer.actions = ["time": CABasicAnimation(keyPath: "time")]
            _ = display.addLayer(layer)
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.time = 10
            layer.zPosition = 10
            CATransaction.commit()
            display.advance(by: 0.5)
            expectClose(layer.presentation()?.time, 2.5)
            expectClose(layer.presentation()?.zPosition, 2.5)
        }
    }
}
