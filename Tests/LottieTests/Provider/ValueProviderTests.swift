import AgateDisplay
import Foundation
import Lottie
import QuartzCore
import Testing

@Suite("Providers of values")
struct ValueProviderTests {
    @Test("a colour takes the place of the file's, and goes with its provider, documents L160")
    func color() throws {
        try SmallLottie.play(SmallLottie.square) { layer, display in
            #expect(display.pixel(20, 20) == Pixel.red)
            layer.setValueProvider(ColorValueProvider(.green), keypath: "**.Fill 1.Color")
            #expect(layer.valueProviders.count == 1)
            #expect(display.pixel(20, 20) == Pixel.green)
            // The last one set counts.
            layer.setValueProvider(ColorValueProvider(.blue), keypath: "Box.**.Color")
            #expect(display.pixel(20, 20) == Pixel.blue)
            layer.setValueProvider(ColorValueProvider(.green), keypath: "**.Fill 1.Color")
            #expect(display.pixel(20, 20) == Pixel.green)
            layer.removeValueProvider(for: "**.Fill 1.Color")
            #expect(display.pixel(20, 20) == Pixel.blue)
            layer.removeValueProvider(for: "Box.**.Color")
            #expect(display.pixel(20, 20) == Pixel.red && layer.valueProviders.isEmpty)
        }
    }

    @Test("alpha of a colour counts")
    func alpha() throws {
        try SmallLottie.play(SmallLottie.square) { layer, display in
            let half = ColorValueProvider(
                LottieColor(r: 0, g: 255, b: 0, a: 127.5, denominator: .TwoFiftyFive)
            )
            layer.setValueProvider(half, keypath: "**.Color")
            let pixel = display.pixel(20, 20)
            #expect((127...128).contains(pixel >> 24) && (127...128).contains(pixel >> 8 & 255))
        }
    }

    @Test("what plays goes on from where it is when something is set, documents L160")
    func playing() throws {
        let moving = SmallLottie.document([
            SmallLottie.layer(
                "Box",
                [SmallLottie.rect, SmallLottie.fill("Fill 1", "1,0,0")],
                #","ks":{"a":{"k":[20,20]},"p":{"k":[{"t":0,"s":[0,20]},{"t":60,"s":[40,20]}]}}"#
            )
        ])
        try SmallLottie.play(moving) { layer, display in
            var ends: [Bool] = []
            layer.play { ends.append($0) }
            display.advance(by: 0.5)
            layer.setValueProvider(ColorValueProvider(.green), keypath: "**.Color")
            display.advance(by: 0.5)
            #expect(layer.isAnimationPlaying && ends.isEmpty)
            #expect(abs(layer.currentFrame - 30) < 1e-6)
            // In the middle after half of the time: 10 to 30.
            #expect(display.pixel(11, 20) == Pixel.green && display.pixel(28, 20) == Pixel.green)
            #expect(display.pixel(8, 20) == 0 && display.pixel(32, 20) == 0)
            display.advance(by: 1.5)
            #expect(ends == [true] && layer.currentFrame == 60)
            #expect(display.pixel(35, 20) == Pixel.green)
        }
    }

    @Test("numbers, points and sizes take their places in the units of the file")
    func others() throws {
        try SmallLottie.play(SmallLottie.square) { layer, display in
            layer.setValueProvider(FloatValueProvider(50), keypath: "Box.Transform.Opacity")
            #expect((127...128).contains(display.pixel(20, 20) >> 24))
            layer.setValueProvider(FloatValueProvider(100), keypath: "Box.Transform.Opacity")
            layer.setValueProvider(
                PointValueProvider(CGPoint(x: 10, y: 0)),
                keypath: "Box.Transform.Position"
            )
            #expect(display.pixel(12, 20) == 0 && display.pixel(38, 20) == Pixel.red)
            layer.setValueProvider(SizeValueProvider(CGSize(width: 4, height: 4)), keypath: "**.Rect 1.Size")
            #expect(display.pixel(25, 20) == 0 && display.pixel(30, 20) == Pixel.red)
            layer.setValueProvider(
                PointValueProvider(CGPoint(x: 200, y: 400)),
                keypath: "Box.Group 1.Transform.Scale"
            )
            layer.setValueProvider(
                PointValueProvider(CGPoint(x: -30, y: -60)),
                keypath: "Box.Group 1.Transform.Position"
            )
            #expect(
                display.pixel(17, 13) == Pixel.red && display.pixel(15, 20) == 0 && display.pixel(20, 29) == 0
            )
        }
    }

    @Test("values of another type than the property's have no effect")
    func wrongTypes() throws {
        try SmallLottie.play(SmallLottie.square) { layer, display in
            layer.setValueProvider(FloatValueProvider(1), keypath: "**.Color")
            layer.setValueProvider(ColorValueProvider(.green), keypath: "**.Opacity")
            layer.setValueProvider(GradientValueProvider([.green]), keypath: "**.Size")
            layer.setValueProvider(ColorValueProvider([]), keypath: "**.Fill 1.Color")
            layer.setValueProvider(FloatValueProvider(.nan), keypath: "**.Rotation")
            layer.setValueProvider(FloatValueProvider { _ in .infinity }, keypath: "**.Skew")
            #expect(display.pixel(20, 20) == Pixel.red)
        }
    }

    @Test(
        "a closure is asked for each frame, and its values are keyframes of plain layers, documents L155, L156"
    )
    func closures() throws {
        try SmallLottie.play(SmallLottie.square) { layer, display in
            var frames: [CGFloat] = []
            let provider = ColorValueProvider { frame in
                frames.append(frame)
                return frame < 30 ? .red : LottieColor(r: 0, g: 0, b: Double(frame - 30) / 30, a: 1)
            }
            layer.setValueProvider(provider, keypath: "**.Color")
            layer.currentFrame = 45
            #expect(display.pixel(20, 20) >> 16 == 0xFF80)
            #expect(frames == (0...60).map { CGFloat($0) })
            layer.currentFrame = 10
            #expect(display.pixel(20, 20) == Pixel.red)
            layer.currentFrame = 60
            #expect(display.pixel(20, 20) == Pixel.blue)
            #expect(frames.count == 61)
            layer.forceDisplayUpdate()
            #expect(frames.count == 122)
        }
    }

    @Test("keyframes of a provider have paces, holds and ways as those of a file")
    func keyframes() throws {
        try SmallLottie.play(SmallLottie.square) { layer, display in
            let provider = ColorValueProvider([
                Keyframe(value: .red, time: 0, isHold: true),
                Keyframe(value: .green, time: 20, outTangent: LottieVector2D(x: 0, y: 0.5)),
                Keyframe(value: .blue, time: 40, inTangent: LottieVector2D(x: 1, y: 0.5)),
            ])
            layer.setValueProvider(provider, keypath: "**.Color")
            for (frame, pixel) in [
                (0, Pixel.red), (19.9, Pixel.red), (20, Pixel.green), (40, Pixel.blue), (60, Pixel.blue),
            ] {
                layer.currentFrame = frame
                #expect(display.pixel(20, 20) == pixel, "frame \(frame)")
            }
            let middle = provider.value(frame: 30) as? LottieColor
            #expect(middle.map { abs($0.g - 0.5) < 1e-6 && abs($0.b - 0.5) < 1e-6 } ?? false)
            let quarter = provider.value(frame: 25) as? LottieColor
            let shown = layer.getValue(for: "**.Color", atFrame: 25) as? LottieColor
            #expect(quarter == shown && (quarter?.b ?? 0) > 0.3)
        }
    }

    @Test("gradients may have more colours than in the file, and colours that let through")
    func gradients() throws {
        let gradient =
            #"{"ty":"gf","nm":"Gradient Fill 1","o":{"k":100},"t":1,"g":{"p":2,"k":{"k":[0,1,0,0,1,1,0,0]}},"s":{"k":[10,20]},"e":{"k":[30,20]}}"#
        try SmallLottie.play(SmallLottie.document([SmallLottie.layer("Box", [SmallLottie.rect, gradient])])) {
            layer,
            display in
            #expect(display.pixel(20, 20) == Pixel.red)
            let provider = GradientValueProvider([.green, .blue, .green], locations: [0, 0.5, 1])
            layer.setValueProvider(provider, keypath: "**.Colors")
            #expect(display.pixel(20, 20) >> 16 > 0xFFF0)
            #expect(display.pixel(10, 20) >> 8 & 255 > 0xF0)
            let clear = LottieColor(r: 0, g: 0, b: 1, a: 0)
            layer.setValueProvider(GradientValueProvider([clear, .blue]), keypath: "**.Colors")
            #expect(display.pixel(10, 20) >> 24 < 16 && display.pixel(29, 20) >> 24 > 240)
            // Fewer colours at later frames: the last one stands for them.
            let changing = GradientValueProvider { frame in
                frame < 30 ? [.red, .green, .blue] : [.green, .green]
            }
            layer.setValueProvider(changing, keypath: "**.Colors")
            layer.currentFrame = 40
            #expect(display.pixel(29, 20) == Pixel.green && display.pixel(11, 20) == Pixel.green)
        }
    }

    @Test("one use of a composition changes, and the other one stays")
    func uses() throws {
        let inner = SmallLottie.layer(
            "In",
            [
                #"{"ty":"rc","p":{"k":[10,10]},"s":{"k":[20,20]},"r":{"k":0}}"#,
                SmallLottie.fill("Fill 1", "1,0,0"),
            ]
        )
        let text = SmallLottie.document(
            [
                #"{"ty":0,"nm":"One","refId":"a","w":20,"h":20,"ip":0,"op":60}"#,
                #"{"ty":0,"nm":"Two","refId":"a","w":20,"h":20,"ip":0,"op":60,"st":10,"ks":{"p":{"k":[20,20]}}}"#,
            ],
            assets: [#"{"id":"a","layers":["# + inner + "]}"]
        )
        try SmallLottie.play(text) { layer, display in
            layer.currentFrame = 20
            var frames: [CGFloat] = []
            let provider = ColorValueProvider { frame in
                frames.append(frame)
                return frame < 15 ? .green : .blue
            }
            layer.setValueProvider(provider, keypath: "Two.**.Color")
            #expect(display.pixel(10, 10) == Pixel.red)
            // Asked in frames of the composition: ten earlier.
            #expect(display.pixel(30, 30) == Pixel.green)
            #expect((frames.first ?? 0) <= -10 && (frames.last ?? 0) >= 50)
            layer.currentFrame = 26
            #expect(display.pixel(30, 30) == Pixel.blue)
        }
    }

    @Test("providers stay when the animation changes, documents L164")
    func otherAnimation() throws {
        try SmallLottie.play(SmallLottie.square) { layer, display in
            layer.setValueProvider(ColorValueProvider(.green), keypath: "**.Color")
            layer.animation = try SmallLottie.animation(
                SmallLottie.document([
                    SmallLottie.layer("New", [SmallLottie.rect, SmallLottie.fill("Fill 9", "0,0,1")])
                ])
            )
            #expect(display.pixel(20, 20) == Pixel.green && layer.valueProviders.count == 1)
            layer.animation = nil
            #expect(display.pixel(20, 20) == 0 && layer.animationLayer == nil)
        }
    }

    @Test("nodes are left out and come back")
    func nodes() throws {
        try SmallLottie.play(SmallLottie.square) { layer, display in
            layer.setNodeIsEnabled(isEnabled: false, keypath: "**.Fill 1")
            #expect(display.pixel(20, 20) == 0)
            layer.setNodeIsEnabled(isEnabled: true, keypath: "**.Fill 1")
            #expect(display.pixel(20, 20) == Pixel.red)
            layer.setNodeIsEnabled(isEnabled: false, keypath: "Box")
            #expect(display.pixel(20, 20) == 0)
        }
    }

    @Test("the layers stay plain whatever is set, documents L155")
    func purity() throws {
        try SmallLottie.play(SmallLottie.square) { layer, _ in
            layer.setValueProvider(FloatValueProvider { $0 }, keypath: "**.Rotation")
            var open = [layer.animationLayer].compactMap { $0 }
            var count = 0
            while let next = open.popLast() {
                #expect([CALayer.self, CAShapeLayer.self].contains { $0 == type(of: next) })
                #expect(next.delegate == nil)
                for key in next.animationKeys() ?? [] {
                    #expect(next.animation(forKey: key) is CAKeyframeAnimation)
                    count += 1
                }
                open += next.sublayers ?? []
            }
            #expect(count == 2)
        }
    }

    @Test("providers with equal values are equal; one with a closure is equal to itself alone")
    func equality() {
        #expect(ColorValueProvider(.red) == ColorValueProvider(.red))
        #expect(ColorValueProvider(.red) != ColorValueProvider(.blue))
        let closure = FloatValueProvider { $0 }
        #expect(closure == closure && closure != FloatValueProvider { $0 })
        #expect(PointValueProvider(.zero) == PointValueProvider(.zero))
        #expect(SizeValueProvider(.zero) != SizeValueProvider(CGSize(width: 1, height: 0)))
        #expect(GradientValueProvider([.red]) == GradientValueProvider([.red]))
        #expect(GradientValueProvider([.red], locations: [1]) != GradientValueProvider([.red]))
        #expect(Keyframe(value: 1.0, time: 2) == Keyframe(value: 1.0, time: 2))
        #expect(Keyframe(value: 1.0, time: 2) != Keyframe(value: 1.0, time: 2, isHold: true))
    }

    @Test("values mix as far as the amount says, and beyond")
    func mixing() {
        #expect(
            2.0.interpolate(to: 4, amount: 0.25) == 2.5 && CGFloat(2).interpolate(to: 4, amount: 1.5) == 5
        )
        #expect([1.0, 2].interpolate(to: [3, 4, 5], amount: 0.5) == [2, 3])
        #expect(Optional(1.0).interpolate(to: 3, amount: 0.5) == 2)
        #expect(Optional<Double>.none.interpolate(to: 3, amount: 0.5) == nil)
        #expect(
            CGSize(width: 1, height: 2).interpolate(to: .zero, amount: 0.5) == CGSize(width: 0.5, height: 1)
        )
        let rect = CGRect(x: 0, y: 0, width: 2, height: 2).interpolate(
            to: CGRect(x: 2, y: 2, width: 4, height: 4),
            amount: 0.5
        )
        #expect(rect == CGRect(x: 1, y: 1, width: 3, height: 3))
        let straight = CGPoint.zero.interpolate(to: CGPoint(x: 4, y: 2), amount: 0.5)
        #expect(straight == CGPoint(x: 2, y: 1))
        let curved = CGPoint.zero.interpolate(
            to: CGPoint(x: 4, y: 0),
            amount: 0.5,
            spatialOutTangent: CGPoint(x: 0, y: 4),
            spatialInTangent: CGPoint(x: 0, y: 4)
        )
        #expect(abs(curved.x - 2) < 1e-6 && abs(curved.y - 3) < 1e-6)
        #expect(LottieVector1D(1).interpolate(to: LottieVector1D(3), amount: 0.5) == LottieVector1D(2))
    }
}
