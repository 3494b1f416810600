import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing

@Suite("Where animations start and end")
struct EndpointTests {
    private func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    @Test("without any end an animation runs from what was shown before to the model", .claim("4.2", "E8"))
    func noEnds() {
        onStage { display in
            let layer = display.addLayer()
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.duration = 1
            withoutActions {
                layer.position.x = 200
                layer.add(animation, forKey: "move")
            }
            display.advance(to: 0.25)
            expectClose(layer.presentation()?.position.x, 125)
            // Again, in the middle of the way: from there, without a jump.
            withoutActions {
                layer.position.x = 0
                layer.add(animation, forKey: "move")
            }
            display.advance(by: 0)
            expectClose(layer.presentation()?.position.x, 125)
            display.advance(by: 0.5)
            expectClose(layer.presentation()?.position.x, 62.5)
        }
    }

    @Test("a member of a group without ends does the same", .claim("4.2", "2.23"))
    func noEndsInGroup() {
        onStage { display in
            let layer = display.addLayer()
            let group = CAAnimationGroup()
            group.animations = [CABasicAnimation(keyPath: "opacity")]
            group.duration = 1
            withoutActions {
                layer.opacity = 0
                layer.add(group, forKey: nil)
            }
            display.advance(to: 0.25)
            expectClose(layer.presentation()?.opacity, 0.75)
        }
    }

    @Test("an animation with all three ends ignores the one by which", .claim("S54", "4.2"))
    func allEnds() {
        onStage { display in
            let layer = display.addLayer()
            let animation = CABasicAnimation(keyPath: "zPosition")
            animation.fromValue = 2
            animation.toValue = 4
            animation.byValue = 3
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(to: 0.5)
            expectClose(layer.presentation()?.zPosition, 3)
        }
    }

    @Test("a missing end follows the model", .claim("4.4"))
    func liveEnd() {
        onStage { display in
            let layer = display.addLayer()
            let animation = CABasicAnimation(keyPath: "zPosition")
            animation.fromValue = 100
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(to: 0.5)
            expectClose(layer.presentation()?.zPosition, 50)
            withoutActions { layer.zPosition = 20 }
            display.advance(by: 0)
            expectClose(layer.presentation()?.zPosition, 60)
        }
    }

    @Test("Booleans among numbers count as 0 and 1", .claim("7.1", "7.11"), arguments: [0, 1, 2])
    func booleansAsNumbers(kind: Int) {
        onStage { display in
            let layer = display.addLayer()
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = [true as Any, NSNumber(value: true), true][kind]
            animation.toValue = [false as Any, 0, NSNumber(value: 0)][kind]
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(to: 0.25)
            expectClose(layer.presentation()?.opacity, 0.75)
        }
    }

    @Test(
        "numbers for a Boolean property switch at one half, true there",
        .claim("7.11", "F1"),
        arguments: [(0.0, 1.0, 0.49, false), (0, 1, 0.5, true), (1, 0, 0.5, true), (1, 0, 0.51, false)]
    )
    func numbersAsBooleans(from: Double, to: Double, time: Double, expected: Bool) {
        onStage { display in
            let layer = display.addLayer()
            let animation = CABasicAnimation(keyPath: "masksToBounds")
            animation.fromValue = from
            animation.toValue = to == 1
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(to: time)
            #expect(layer.presentation()?.masksToBounds == expected)
        }
    }

    @Test("a spring of endless duration moves", .claim("6.2"))
    func endlessSpring() {
        onStage { display in
            let layer = display.addLayer()
            let spring = CASpringAnimation(keyPath: "zPosition")
            spring.fromValue = 0
            spring.toValue = 100
            spring.duration = .infinity
            layer.add(spring, forKey: "spring")
            display.advance(to: 0.3627599)
            expectClose(layer.presentation()?.zPosition, 116.3034, within: 1e-3)
            display.advance(to: 20)
            expectClose(layer.presentation()?.zPosition, 100)
            #expect(layer.animationKeys() == ["spring"])
        }
    }

    @Test("contents that change in the middle of a dissolve go on without a jump", .claim("7.10", "8.12"))
    func dissolveOn() {
        onStage { display in
            let layer = CALayer()
            layer.contents = image(red: 255, green: 0, blue: 0)
            _ = display.addLayer(layer, frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            let green = image(red: 0, green: 255, blue: 0)
            layer.contents = green
            CATransaction.commit()
            display.advance(to: 0.5)
            expectPixel(display, [128, 128, 0])
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.contents = image(red: 0, green: 0, blue: 255)
            CATransaction.commit()
            display.advance(by: 0)
            expectPixel(display, [128, 128, 0])
            display.advance(by: 0.25)
            expectPixel(display, [96, 96, 64])
            #expect((layer.presentation()?.contents as AnyObject) === green)
            display.advance(by: 0.75)
            expectPixel(display, [0, 0, 255])
        }
    }

    private func image(red: UInt8, green: UInt8, blue: UInt8) -> CGImage? {
        let context = CGContext(
            data: nil,
            width: 4,
            height: 4,
            bitsPerComponent: 8,
            bytesPerRow: 16,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
        context?.setFillColor(
            CGColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
        )
        context?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        return context?.makeImage()
    }

    private func expectPixel(
        _ display: ManualDisplay,
        _ expected: [Int],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let actual = pixel(of: display.makeImage(), x: 150, y: 150).prefix(3).map { Int($0) }
        #expect(
            zip(actual, expected).allSatisfy { abs($0 - $1) <= 1 },
            "\(actual)",
            sourceLocation: sourceLocation
        )
    }
}
