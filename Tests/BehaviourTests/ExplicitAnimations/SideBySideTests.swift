import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing

@Suite("Animations side by side")
struct SideBySideTests {
    @Test("animations of different members combine", .claim("4.9"))
    func members() {
        onStage { display in
            let layer = display.addLayer()
            for (index, keyPath) in ["position.x", "position.y"].enumerated() {
                let animation = CABasicAnimation(keyPath: keyPath)
                animation.toValue = 200 * (index + 1)
                animation.fromValue = 0
                animation.duration = 1
                layer.add(animation, forKey: "any key \(index)")
            }
            display.advance(to: 0.25)
            #expect(layer.presentation()?.position == CGPoint(x: 50, y: 100))
        }
    }

    @Test("a path wins over values", .claim("5.1"))
    func pathAndValues() {
        onStage { display in
            let layer = display.addLayer()
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 10, y: 40))
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.values = [CGPoint.zero, CGPoint(x: 1, y: 1)]
            animation.path = path
            animation.duration = 1
            layer.add(animation, forKey: nil)
            path.addLine(to: .zero)
            display.advance(to: 0.5)
            #expect(layer.presentation()?.position == CGPoint(x: 10, y: 20))
        }
    }

    /// The three Booleans of the test below, bare, in boxes, and some of each.
    private static let booleans: [[Any]] = [
        [false, true, false], [NSNumber(value: false), NSNumber(value: true), NSNumber(value: false)],
        [false, NSNumber(value: true), 0],
    ]

    @Test(
        "values that no spline can join are chosen as by the linear mode, however they are boxed",
        .claim("5.13"),
        arguments: [CAAnimationCalculationMode.cubic, .cubicPaced, .paced],
        0..<3
    )
    func cubicBooleans(mode: CAAnimationCalculationMode, boxing: Int) {
        onStage { display in
            let layer = display.addLayer()
            let animation = CAKeyframeAnimation(keyPath: "masksToBounds")
            animation.values = Self.booleans[boxing]
            animation.calculationMode = mode
            animation.duration = 1
            layer.add(animation, forKey: nil)
            for (time, expected) in [(0.2, false), (0.3, true), (0.7, true), (0.8, false)] {
                display.advance(to: time)
                #expect(layer.presentation()?.masksToBounds == expected, "at \(time)")
            }
        }
    }

    @Test(
        "an additive path, a cumulative one, and both",
        .claim("5.15"),
        arguments: [(true, false, 0.5, 55.0, 70.0), (false, true, 1.5, 15, 30), (true, true, 1.5, 65, 90)]
    )
    func addedPaths(isAdditive: Bool, isCumulative: Bool, time: Double, x: Double, y: Double) {
        onStage { display in
            let layer = display.addLayer()
            CATransaction.setDisableActions(true)
            layer.position = CGPoint(x: 50, y: 60)
            display.advance(by: 0)
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 20))
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = path
            animation.isAdditive = isAdditive
            animation.isCumulative = isCumulative
            animation.repeatCount = 2
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(to: time)
            expectClose(layer.presentation()?.position.x, x)
            expectClose(layer.presentation()?.position.y, y)
        }
    }

    @Test("affine transforms mix as transforms of three dimensions", .claim("7.7"))
    func affine() {
        onStage { display in
            let layer = display.addLayer()
            let animation = CABasicAnimation(keyPath: "transform")
            animation.fromValue = CGAffineTransform.identity
            animation.toValue = CGAffineTransform(rotationAngle: .pi / 2)
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(to: 0.5)
            expectClose(layer.presentation()?.transform.m11, 0.5.squareRoot())
            expectClose(layer.presentation()?.transform.m12, 0.5.squareRoot())
        }
    }

    @Test("objects that do not mix are switched at once", .claim("7.14"))
    func objects() {
        final class DatedLayer: CALayer {
            @LayerProperty var date: NSDate? = nil
        }
        onStage { display in
            let layer = display.addLayer(DatedLayer())
            let (first, second) = (NSDate(timeIntervalSince1970: 0), NSDate(timeIntervalSince1970: 1000))
            let animation = CABasicAnimation(keyPath: "date")
            animation.fromValue = first
            animation.toValue = second
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(by: 0)
            #expect(layer.presentation()?.date === first)
            display.advance(by: 0.01)
            #expect(layer.presentation()?.date === second)
        }
    }
}

@Suite("Transitions of layers")
struct TransitionBehaviourTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test(
        "as an action a transition shows the way to the property's new value",
        .claim("10.6", "10.7", "S45")
    )
    func action() {
        onStage { display in
            let layer = display.addLayer(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            CATransaction.setDisableActions(true)
            layer.backgroundColor = red
            let push = CATransition()
            push.type = .push
            push.subtype = .fromLeft
            push.duration = 1
            layer.actions = ["backgroundColor": push]
            display.advance(by: 0)
            layer.backgroundColor = blue
            #expect(layer.animationKeys() == ["transition"])
            display.advance(by: 0.5)
            // The picture is on its way, the presentation's values are there.
            #expect(layer.presentation()?.backgroundColor == blue)
            let image = display.makeImage()
            #expect(pixel(of: image, x: 120, y: 150)[2] == 255)
            #expect(pixel(of: image, x: 180, y: 150)[0] == 255)
        }
    }

    @Test(
        "a motion without a side, or with one that nobody knows, comes from the right",
        .claim("10.5", "F8"),
        arguments: ["", "fromBehind"]
    )
    func noSide(name: String) {
        onStage { display in
            let layer = display.addLayer(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            CATransaction.setDisableActions(true)
            layer.backgroundColor = red
            display.advance(by: 0)
            let moveIn = CATransition()
            moveIn.type = .moveIn
            moveIn.subtype = name.isEmpty ? nil : CATransitionSubtype(rawValue: name)
            moveIn.duration = 1
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.backgroundColor = blue
            layer.add(moveIn, forKey: nil)
            CATransaction.commit()
            display.advance(by: 0.25)
            let image = display.makeImage()
            #expect(pixel(of: image, x: 170, y: 150) == [255, 0, 0, 255])
            // No fading at the edges: the new picture is whole from its first pixel on.
            #expect(pixel(of: image, x: 176, y: 150) == [0, 0, 255, 255])
        }
    }

    @Test("a radial gradient with a radius of zero draws nothing", .claim("E12", "15.2"))
    func flatGradient() {
        onStage { display in
            let layer = display.addLayer(
                CAGradientLayer(),
                frame: CGRect(x: 100, y: 100, width: 100, height: 100)
            )
            CATransaction.setDisableActions(true)
            layer.colors = [red, blue]
            layer.type = .radial
            layer.startPoint = CGPoint(x: 0.5, y: 0.5)
            layer.endPoint = CGPoint(x: 0.5, y: 1)
            display.advance(by: 0)
            #expect(pixel(of: display.makeImage(), x: 150, y: 150)[3] == 0)
        }
    }
}

@Suite("Presentation layers")
struct PresentationLayerTests {
    @Test("a presentation's model is its layer, and its presentation itself", .claim("11.2"))
    func models() {
        onStage { display in
            let layer = display.addLayer()
            let presentation = layer.presentation()
            #expect(presentation?.model() === layer)
            #expect(presentation?.presentation() === presentation)
            #expect(layer.model() === layer)
        }
    }

    @Test("the relatives of a presentation layer are presentation layers", .claim("11.4"))
    func relatives() {
        onStage { display in
            let layer = display.addLayer()
            let (child, mask) = (CALayer(), CALayer())
            layer.addSublayer(child)
            layer.mask = mask
            display.advance(by: 0)
            let presentation = layer.presentation()
            #expect(presentation?.sublayers?.first?.model() === child)
            #expect(presentation?.sublayers?.first !== child)
            #expect(presentation?.mask?.model() === mask)
            #expect(presentation?.superlayer?.model() === display.layer)
        }
    }

    @Test("presented values read now and then lie on the line, while the model is at its end", .claim("11.6"))
    func sampling() {
        onStage { display in
            let layer = display.addLayer()
            CATransaction.setDisableActions(true)
            layer.position.x = 350
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = 50
            animation.duration = 2
            layer.add(animation, forKey: nil)
            for step in 1...5 {
                display.advance(to: Double(step) * 0.35)
                expectClose(layer.presentation()?.position.x, 50 + 150 * 0.35 * Double(step))
                #expect(layer.position.x == 350)
            }
        }
    }

    @Test("no key of a plain layer needs display; those of a text do", .claim("11.9"))
    func needsDisplay() {
        for key in ["bounds", "contents", "opacity", "nothing", ""] {
            #expect(!CALayer.needsDisplay(forKey: key))
        }
        for key in [
            "string", "font", "fontSize", "foregroundColor", "wrapped", "truncationMode", "alignmentMode",
        ] {
            #expect(CATextLayer.needsDisplay(forKey: key), "\(key)")
        }
    }
}
