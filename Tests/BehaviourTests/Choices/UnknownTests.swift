import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing
import UIKit

/// The claims F1-F4 and F6-F10: what nobody outside Apple knows, and what was chosen.
///
/// Each has a row in `docs/guesses.md`, so that a measurement finds it.
@Suite("What is unknown")
struct UnknownTests {
    private func shown<Value>(
        _ keyPath: String,
        from: Any,
        to: Any,
        at time: Double,
        _ read: (CALayer) -> Value
    )
        -> Value?
    {
        onStage { display in
            let layer = display.addLayer(CAReplicatorLayer())
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.fromValue = from
            animation.toValue = to
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(to: time)
            return layer.presentation().map(read)
        }
    }

    @Test(
        "counts round half up",
        .claim("F1", "7.1"),
        arguments: [(0.124, 1), (0.125, 2), (0.374, 2), (0.375, 3)]
    )
    func counts(time: Double, expected: Int) {
        #expect(
            shown("instanceCount", from: 1, to: 5, at: time) { ($0 as? CAReplicatorLayer)?.instanceCount }
                == expected
        )
    }

    @Test("names are switched right after the start", .claim("F1", "7.12"))
    func names() {
        onStage { display in
            let layer = display.addLayer()
            let animation = CABasicAnimation(keyPath: "compositingFilter")
            animation.fromValue = "multiplyBlendMode"
            animation.toValue = "screenBlendMode"
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(to: 0)
            expectFilter(layer, "multiplyBlendMode")
            display.advance(to: 0.001)
            expectFilter(layer, "screenBlendMode")
        }
    }

    private func expectFilter(
        _ layer: CALayer,
        _ name: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(layer.presentation()?.compositingFilter as? String == name, sourceLocation: sourceLocation)
    }

    @Test("colours mix unpremultiplied in sRGB; no colour is clear black", .claim("F2", "7.8"))
    func colors() {
        let clear = CGColor(red: 0, green: 1, blue: 0, alpha: 0)
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let half = shown("backgroundColor", from: clear, to: red, at: 0.5) { $0.backgroundColor }
        #expect(half??.components == [0.5, 0.5, 0, 0.5])
        let grey = shown("backgroundColor", from: CGColor(gray: 1, alpha: 1), to: red, at: 0.5) {
            $0.backgroundColor
        }
        #expect(grey??.components == [1, 0.5, 0.5, 1])
    }

    @Test("singular transforms mix element by element", .claim("F3", "7.6"))
    func singular() {
        let flat = CATransform3DMakeScale(0, 2, 1)
        let half = shown("transform", from: flat, to: CATransform3DMakeTranslation(10, 0, 0), at: 0.5) {
            $0.transform
        }
        expectClose(half?.m11, 0.5)
        expectClose(half?.m22, 1.5)
        expectClose(half?.m41, 5)
    }

    @Test(
        "half a turn goes the positive way, and a mirrored axis passes through nothing",
        .claim("F3", "7.5")
    )
    func ties() {
        let identity = CATransform3DIdentity
        let half = shown("transform", from: identity, to: CATransform3DMakeRotation(.pi, 0, 0, 1), at: 0.5) {
            $0.transform
        }
        expectClose(half?.m11, 0)
        expectClose(half?.m12, 1)
        let mirrored = shown("transform", from: identity, to: CATransform3DMakeScale(-1, 1, 1), at: 0.5) {
            $0.transform
        }
        expectClose(mirrored?.m11, 0)
        expectClose(mirrored?.m22, 0)
    }

    @Test("pacing along a curve follows its true length, near to Apple's", .claim("F4", "5.8"))
    func pacing() {
        onStage { display in
            let layer = display.addLayer()
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: 0))
            path.addCurve(
                to: CGPoint(x: 100, y: 0),
                control1: CGPoint(x: 0, y: 100),
                control2: CGPoint(x: 100, y: 100)
            )
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = path
            animation.calculationMode = .paced
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(to: 0.25)
            expectClose(layer.presentation()?.position.x, 10.58925, within: 1e-5)
            expectClose(layer.presentation()?.position.y, 48.35240, within: 1e-5)
            expectClose(layer.presentation()?.position.x, 10.647822, within: 0.15)
            expectClose(layer.presentation()?.position.y, 48.460465, within: 0.15)
        }
    }

    /// A view in a window.
    private func onWindow(_ body: (ManualDisplay, UIView) -> Void) {
        onStage { display in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            window.isHidden = false
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            display.advance(by: 0)
            body(display, view)
        }
    }

    @Test("a block is finished only if all its animations are", .claim("F6", "16.15"))
    func finished() {
        onWindow { display, view in
            var heard: [Bool] = []
            UIView.animate(
                withDuration: 1,
                animations: {
                    view.alpha = 0
                    view.center.x = 100
                },
                completion: { heard.append($0) }
            )
            display.advance(by: 0.5)
            view.layer.removeAnimation(forKey: "opacity")
            display.advance(by: 1)
            #expect(heard == [false])
        }
    }

    @Test("a property that is set twice is printed once, where it was first set", .claim("F7", "16.9"))
    func printing() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.fromValue = 0
        animation.duration = 2
        let text = animation.debugDescription
        #expect(text.components(separatedBy: "duration = ").count == 2)
        #expect(text.contains("fromValue = 0; duration = 2; keyPath = opacity>"))
    }

    @Test("additive animations of one property are numbered from 2", .claim("F9", "16.6"))
    func keys() {
        onWindow { display, view in
            for x in [50, 100, 150] {
                UIView.animate(withDuration: 1) { view.center.x = CGFloat(x) }
                display.advance(by: 0.1)
            }
            #expect(view.layer.animationKeys() == ["position", "position-2", "position-3"])
        }
    }
}
