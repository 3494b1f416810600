import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing

@Suite("Layers and bad input")
struct BadInputTests {
    private let oddNumbers: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .leastNonzeroMagnitude,
    ]

    @Test("geometry: numbers that are none, infinite or huge never crash a frame")
    func oddGeometry() {
        ManualDisplay.run(size: CGSize(width: 40, height: 40)) { display in
            for number in oddNumbers {
                let layer = CALayer()
                layer.backgroundColor = .black
                layer.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
                display.layer.addSublayer(layer)
                display.advance(by: 0)
                layer.position = CGPoint(x: number, y: 3)
                layer.bounds = CGRect(x: number, y: 0, width: number, height: 10)
                layer.cornerRadius = number
                layer.borderWidth = number
                layer.opacity = Float(number)
                layer.shadowRadius = number
                layer.shadowOpacity = 1
                layer.zPosition = number
                layer.transform = CATransform3DMakeScale(number, 1, 1)
                layer.contentsScale = number
                display.advance(by: 0.1)
                _ = display.makeImage()
                _ = layer.frame
                _ = layer.presentation()?.hitTest(.zero)
                _ = layer.convert(CGPoint(x: 1, y: 1), to: display.layer)
                display.advance(by: 0.3)
                _ = display.makeImage()
                layer.removeFromSuperlayer()
            }
        }
    }

    @Test("time: odd begin times, durations, speeds and counts never hang")
    func oddTimes() {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let layer = CALayer()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            for number in oddNumbers {
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.fromValue = 0
                animation.beginTime = Double(number)
                animation.duration = Double(number)
                animation.speed = Float(number)
                animation.timeOffset = Double(number)
                animation.repeatCount = Float(number)
                animation.repeatDuration = Double(number)
                animation.autoreverses = true
                layer.add(animation, forKey: nil)
                display.advance(by: 0.1)
                _ = layer.presentation()
            }
            layer.speed = .nan
            layer.timeOffset = .infinity
            display.advance(by: 0.1)
            _ = layer.presentation()
        }
    }

    @Test("a singular transform draws nothing and is hit by nothing")
    func singularTransform() {
        ManualDisplay.run(size: CGSize(width: 20, height: 20)) { display in
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            layer.backgroundColor = .black
            layer.transform = CATransform3DMakeScale(0, 0, 0)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            _ = display.makeImage()
            #expect(layer.hitTest(CGPoint(x: 10, y: 10)) == nil)
        }
    }

    @Test("cycles: a layer is never put into itself or its own descendants")
    func cycles() {
        let parent = CALayer()
        let child = CALayer()
        parent.addSublayer(child)
        child.addSublayer(parent)
        parent.addSublayer(parent)
        parent.mask = parent
        child.mask = parent
        #expect(parent.superlayer == nil)
        #expect(parent.sublayers == [child])
        #expect(child.sublayers == nil)
        #expect(child.mask == nil)
    }

    @Test("a tree 100 000 deep is committed, drawn, searched and freed")
    func deepTree() {
        weak var deepest: CALayer?
        ManualDisplay.run(size: CGSize(width: 20, height: 20)) { display in
            let top = CALayer()
            var current = top
            for _ in 0..<100_000 {
                let next = CALayer()
                current.addSublayer(next)
                current = next
            }
            deepest = current
            display.layer.addSublayer(top)
            display.advance(by: 0)
            _ = display.makeImage()
            _ = top.hitTest(.zero)
            _ = current.convert(CGPoint.zero, to: top)
            top.removeFromSuperlayer()
            display.advance(by: 0)
        }
        #expect(deepest == nil)
    }

    @Test("a tree 100 000 wide is committed, drawn and freed")
    func wideTree() {
        weak var last: CALayer?
        ManualDisplay.run(size: CGSize(width: 20, height: 20)) { display in
            let top = CALayer()
            for _ in 0..<100_000 {
                let next = CALayer()
                top.addSublayer(next)
                last = next
            }
            display.layer.addSublayer(top)
            display.advance(by: 0)
            _ = display.makeImage()
            #expect(display.layer.sublayers?.first?.sublayers?.count == 100_000)
        }
        #expect(last == nil)
    }

    @Test("animations with unknown key paths or values of the wrong type only keep time")
    func wrongAnimations() {
        final class Log: CAAnimationDelegate {
            var stops = 0
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops += 1 }
        }
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let layer = CALayer()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            let log = Log()
            for (keyPath, value) in [
                ("nothing.at.all", 1 as Any), ("opacity", "text"), ("position", 5), ("transform", "no"),
                ("backgroundColor", 3), ("", 1), ("bounds", CGPoint.zero), ("contents", 1),
            ] {
                let animation = CABasicAnimation(keyPath: keyPath)
                animation.toValue = value
                animation.delegate = log
                layer.add(animation, forKey: nil)
                let keyframes = CAKeyframeAnimation(keyPath: keyPath)
                keyframes.values = [value, value, value]
                keyframes.keyTimes = [3, -1]
                keyframes.delegate = log
                layer.add(keyframes, forKey: nil)
            }
            display.advance(by: 0.1)
            _ = layer.presentation()
            _ = display.makeImage()
            display.advance(by: 1)
            #expect(log.stops == 16)
        }
    }

    @Test("callbacks may remove layers and animations")
    func removalInsideCallbacks() {
        final class Remover: CAAnimationDelegate {
            let layer: CALayer
            init(layer: CALayer) { self.layer = layer }
            func animationDidStart(_ anim: CAAnimation) { layer.removeAllAnimations() }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { layer.removeFromSuperlayer() }
        }
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let layer = CALayer()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            for _ in 0..<3 {
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.fromValue = 0
                animation.delegate = Remover(layer: layer)
                layer.add(animation, forKey: nil)
            }
            display.advance(by: 1)
            #expect(layer.superlayer == nil)
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("a layer may outlive its display")
    func layerAfterDisplay() {
        let layer = CALayer()
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            layer.opacity = 0.5
        }
        layer.opacity = 0.25
        #expect(layer.presentation() == nil)
        #expect(layer.action(forKey: "opacity") == nil)
    }

    @Test("backing stores: sizes of nothing and of far too much draw nothing")
    func backingStores() {
        final class Drawn: CALayer {
            var draws = 0
            override func draw(in ctx: CGContext) { draws += 1 }
        }
        for size in [CGSize.zero, CGSize(width: 1e9, height: 1e9), CGSize(width: CGFloat.nan, height: 4)] {
            let layer = Drawn()
            layer.bounds = CGRect(origin: .zero, size: size)
            layer.setNeedsDisplay()
            layer.displayIfNeeded()
            #expect(layer.draws == 0)
        }
    }
}
