import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing

@Suite("Implicit animations")
struct ImplicitAnimationTests {
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    private let green = CGColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1)

    @Test(
        "colour: a stand-alone layer fades over a quarter second by the default curve",
        .claim("S3", "S30", "S31", "S32", "S34", "S47", "S58", "D1")
    )
    func implicitColour() {
        onStage { display in
            let layer = display.addLayer()
            layer.backgroundColor = blue
            display.advance(by: 1)
            let start = display.time
            layer.backgroundColor = green
            #expect(layer.backgroundColor == green)
            #expect(layer.animationKeys() == ["backgroundColor"])
            #expect(layer.animation(forKey: "backgroundColor") is CABasicAnimation)
            display.advance(to: start + 0.0625)
            expectColor(layer.presentation()?.backgroundColor, 0.0817021, 0.2451064, 0.7548936)
            display.advance(to: start + 0.125)
            expectColor(layer.presentation()?.backgroundColor, 0.1604807, 0.4814420, 0.5185580)
            display.advance(to: start + 0.1875)
            expectColor(layer.presentation()?.backgroundColor, 0.1920918, 0.5762754, 0.4237246)
            display.advance(to: start + 0.25)
            expectColor(layer.presentation()?.backgroundColor, 0.2, 0.6, 0.4)
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test(
        "progress: tenths of the default curve",
        .claim("D1"),
        arguments: zip(
            [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
            [
                0.0947963, 0.2952443, 0.5133152, 0.6825405, 0.8024034, 0.8852293, 0.9407646, 0.9756254,
                0.9943165,
            ]
        )
    )
    func progress(fraction: Double, expected: Double) {
        onStage { display in
            let layer = display.addLayer()
            layer.zPosition = 1
            display.advance(by: fraction * 0.25)
            expectClose(layer.presentation()?.zPosition, expected)
        }
    }

    @Test(
        "transaction: a second instead of a quarter, and the duration outside stays",
        .claim("S36", "D2", "S33")
    )
    func transactionDuration() {
        onStage { display in
            let layer = display.addLayer()
            #expect(CATransaction.animationDuration() == 0.25)
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            layer.zPosition = 1
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25)
            for (time, expected) in [(0.25, 0.4085106), (0.5, 0.8024034), (0.75, 0.9604590)] {
                display.advance(to: time)
                expectClose(layer.presentation()?.zPosition, expected)
            }
        }
    }

    @Test("turn: all changes of one turn animate together", .claim("S35", "9.13"))
    func turn() {
        onStage { display in
            let layer = display.addLayer()
            layer.zPosition = 1
            layer.cornerRadius = 10
            display.advance(by: 0.125)
            expectClose(layer.presentation()?.zPosition, 0.8024034)
            expectClose(layer.presentation()?.cornerRadius, 8.024034)
            let keys = layer.animationKeys() ?? []
            let begins = keys.compactMap { layer.animation(forKey: $0)?.beginTime }
            #expect(begins == [0, 0])
        }
    }

    @Test(
        "completion: the block runs after its transaction and rotates in a quarter second",
        .claim("S38", "D3")
    )
    func completion() {
        onStage { display in
            let layer = display.addLayer()
            layer.backgroundColor = blue
            display.advance(by: 1)
            var ranAt: Double?
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setCompletionBlock {
                ranAt = CACurrentMediaTime()
                layer.setAffineTransform(layer.affineTransform().rotated(by: .pi / 2))
            }
            layer.backgroundColor = green
            CATransaction.commit()
            #expect(ranAt == nil)
            display.advance(by: 0.99)
            #expect(ranAt == nil)
            display.advance(to: 2)
            expectClose(ranAt, 2, within: 1e-9)
            for (time, angle) in [
                (0.0625, 0.6416869), (0.125, 1.260412), (0.1875, 1.508685), (0.25, .pi / 2),
            ] {
                display.advance(to: 2 + time)
                let rotation = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double
                expectClose(rotation, angle, within: 1e-4)
            }
        }
    }

    @Test("disableActions: a change inside does not animate", .claim("S42"))
    func disabledActions() {
        onStage { display in
            let layer = display.addLayer()
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 0.5
            layer.position = CGPoint(x: 10, y: 10)
            CATransaction.commit()
            #expect(layer.animationKeys() == nil)
            #expect(layer.presentation()?.opacity == 0.5)
        }
    }

    @Test("push: a transition as an action slides the new colour in", .claim("S44", "S45", "S46", "D9"))
    func pushAsAction() throws {
        try onStage { display in
            let layer = CALayer()
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            let transition = CATransition()
            transition.type = .push
            transition.subtype = .fromLeft
            layer.actions = ["backgroundColor": transition]
            _ = display.addLayer(layer)
            layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
            #expect(layer.animationKeys() == ["transition"])
            display.advance(by: 0.125)
            let image = try #require(Optional(display.makeImage()))
            #expect(pixel(of: image, x: 75, y: 100) == [0, 255, 0, 255])
            #expect(pixel(of: image, x: 125, y: 100) == [255, 0, 0, 255])
            display.advance(by: 0.125)
            #expect(pixel(of: display.makeImage(), x: 125, y: 100) == [0, 255, 0, 255])
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test(
        "presentation: nil before the first commit, a copy with a model after it",
        .claim("S48", "S49", "S50", "D10")
    )
    func presentationLayer() {
        onStage { display in
            let layer = CALayer()
            #expect(layer.presentation() == nil)
            #expect(layer.model() === layer)
            let sublayer = CALayer()
            layer.addSublayer(sublayer)
            display.layer.addSublayer(layer)
            #expect(layer.presentation() == nil)
            display.advance(by: 0)
            #expect(layer.presentation() != nil)
            #expect(layer.presentation()?.model() === layer)
            #expect(layer.presentation()?.sublayers?.first?.model() === sublayer)
            #expect(sublayer.presentation()?.superlayer?.model() === layer)
        }
    }

    @Test("tap: hit testing follows the presentation while the layer moves", .claim("S51", "D11"))
    func hitTestingWhileMoving() {
        onStage { display in
            let layer = display.addLayer(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
            CATransaction.begin()
            CATransaction.setAnimationDuration(4)
            layer.position = CGPoint(x: 300, y: 150)
            CATransaction.commit()
            for (time, x) in [(1.0, 181.7021), (2, 260.4807), (3, 292.0918)] {
                display.advance(to: time)
                expectClose(layer.presentation()?.position.x, x, within: 1e-3)
            }
            display.advance(to: 3)
            let destination = CGPoint(x: 345, y: 150)
            #expect(layer.presentation()?.hitTest(destination) == nil)
            #expect(layer.hitTest(destination) === layer)
            display.advance(to: 4)
            #expect(layer.presentation()?.hitTest(destination) != nil)
        }
    }

    @Test("retargeting: a second change starts from where the layer is", .claim("8.12"))
    func retargeting() {
        onStage { display in
            let layer = display.addLayer()
            layer.zPosition = 10
            display.advance(by: 0.125)
            let middle = layer.presentation()?.zPosition ?? 0
            layer.zPosition = 0
            display.advance(by: 0)
            expectClose(layer.presentation()?.zPosition, middle)
            #expect(layer.animationKeys() == ["zPosition"])
        }
    }

    @Test("path: animatable, but never by itself", .claim("S5", "8.7"))
    func pathNeverAnimates() {
        onStage { display in
            let shape = display.addLayer(CAShapeLayer())
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            #expect(shape.animationKeys() == nil)
            shape.strokeEnd = 0.5
            #expect(shape.animationKeys() == ["strokeEnd"])
            shape.isHidden = true
            #expect(shape.animationKeys() == ["strokeEnd", "transition"])
        }
    }

    @Test("equal value: nothing happens", .claim("8.9"))
    func equalValue() {
        onStage { display in
            let layer = display.addLayer()
            layer.opacity = 1
            layer.bounds = layer.bounds
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("uncommitted: a layer that was never shown does not animate", .claim("8.4"))
    func uncommittedLayer() {
        onStage { display in
            let layer = CALayer()
            layer.opacity = 0.5
            display.layer.addSublayer(layer)
            layer.position = CGPoint(x: 20, y: 20)
            #expect(layer.animationKeys() == nil)
            #expect(layer.action(forKey: "opacity") == nil)
            display.advance(by: 0)
            #expect(layer.action(forKey: "opacity") is CABasicAnimation)
        }
    }
}
