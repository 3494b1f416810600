import AgateDisplay
import AgateTestSupport
import AgateTiming
import CoreGraphics
import Foundation
import Lottie
import QuartzCore
import Testing

/// Outlines that modifiers change over time, which are worked out for the frames that are shown.
@Suite("Outlines that modifiers change over time")
struct ComputedOutlineTests {
    /// Four outlines that move about, merged or offset, over 240 frames.
    private static func document(_ modifier: String) -> String {
        let outlines = (0..<4).map { index in
            let keyframes = (0...4).map { step in
                let (x, y) = (30 + 10 * ((index + step) % 4), 30 + 10 * ((index + 3 * step) % 5))
                return #"{"t":\#(60 * step),"s":[\#(x),\#(y)],"i":{"x":0.6,"y":1},"o":{"x":0.4,"y":0}}"#
            }
            return #"{"ty":"el","p":{"a":1,"k":[\#(keyframes.joined(separator: ","))]},"s":{"k":[24,18]}}"#
        }
        let items = outlines + [modifier, SmallLottie.fill("", "1,0,0")]
        let layer = #"{"ty":4,"ip":0,"op":240,"shapes":[\#(items.joined(separator: ","))]}"#
        return #"{"w":100,"h":100,"fr":30,"ip":0,"op":240,"layers":[\#(layer)]}"#
    }

    static let modifiers = [
        #"{"ty":"mm","mm":2}"#, #"{"ty":"mm","mm":5}"#, #"{"ty":"op","a":{"k":4},"lj":2}"#,
    ]

    private func functions(of root: CALayer) -> [KeyframeFunction] {
        var (open, found): ([CALayer], [KeyframeFunction]) = ([root], [])
        while let layer = open.popLast() {
            for key in layer.animationKeys() ?? [] {
                let animation = layer.animation(forKey: key) as? CAKeyframeAnimation
                if let function = animation?.function { found.append(function) }
            }
            open += (layer.sublayers ?? []) + [layer.mask].compactMap { $0 }
        }
        return found
    }

    @Test(
        "a frame at any time costs that frame's outline, and a film one outline a frame",
        .claim("Q4.6"),
        arguments: modifiers
    )
    func cost(modifier: String) throws {
        let animation = try SmallLottie.animation(Self.document(modifier))
        ManualDisplay.run(size: animation.size) { display in
            let layer = animation.makeLayer()
            let functions = functions(of: layer)
            #expect(functions.count == 1)
            // The layer's own path is that of its first frame.
            #expect(functions.map(\.evaluations) == [1])
            layer.speed = 0
            layer.timeOffset = animation.time(forFrame: 119.5)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            _ = display.makeSurface()
            _ = layer.presentation()?.sublayers
            #expect(functions.map(\.evaluations) == [2])
            for frame in 0..<10 {
                layer.timeOffset = animation.time(forFrame: CGFloat(frame * 7 + 3))
                display.advance(by: 1.0 / 30)
                _ = display.makeSurface()
            }
            #expect(functions.map(\.evaluations) == [12])
        }
    }

    @Test(
        "what a program reads of the moving outline is what is shown, in any order of frames",
        .claim("Q4.6")
    )
    func seeking() throws {
        let text = Self.document(Self.modifiers[0])
        let forwards = try [10, 100, 200].map { try SmallLottie.picture(text, frame: $0) }
        let animation = try SmallLottie.animation(text)
        ManualDisplay.run(size: animation.size) { display in
            let layer = animation.makeLayer()
            layer.speed = 0
            display.layer.addSublayer(layer)
            for (index, frame) in [10, 100, 200].enumerated().reversed() {
                layer.timeOffset = animation.time(forFrame: CGFloat(frame))
                display.advance(by: 0)
                #expect(display.makeSurface().makeImage().difference(from: forwards[index]) == 0)
            }
        }
    }

    @Test("who asks for keyframes gets some that stand for the function", .claim("Q4.6"))
    func keyframes() throws {
        let animation = try SmallLottie.animation(
            SmallLottie.document([
                SmallLottie.layer(
                    "",
                    [
                        SmallLottie.rect,
                        #"{"ty":"rd","r":\#(ShapeMatrix.moving("0", "8"))}"#, SmallLottie.fill("", "1,0,0"),
                    ]
                )
            ])
        )
        let layer = try #require(animation.makeLayer().sublayers?.first?.sublayers?.first as? CAShapeLayer)
        let path = try #require(layer.animation(forKey: "path") as? CAKeyframeAnimation)
        let (values, times) = (try #require(path.values), try #require(path.keyTimes))
        #expect(values.count == times.count && values.count > 1)
        #expect(values.allSatisfy { $0 is CGPath })
        #expect(times.first == 0 && times.last == 1)
        let copy = try #require(path.copy() as? CAKeyframeAnimation)
        #expect(copy.function === path.function)
        // A program's own change takes the keyframes.
        copy.keyTimes = times
        #expect(copy.function == nil && copy.values?.count == values.count)
    }

    @Test("an outline that jumps has what comes after the jump at the frame of the jump", .claim("Q4.6"))
    func jump() throws {
        let radius = #"{"a":1,"k":[{"t":0,"s":[0],"h":1},{"t":30,"s":[10],"h":1}]}"#
        let text = SmallLottie.document([
            SmallLottie.layer(
                "",
                [SmallLottie.rect, #"{"ty":"rd","r":\#(radius)}"#, SmallLottie.fill("", "1,0,0")]
            )
        ])
        #expect(try SmallLottie.picture(text, frame: 29.999)[10, 10] == Pixel.red)
        #expect(try SmallLottie.picture(text, frame: 30)[10, 10] == 0)
    }

    @Test("a mask that is expanded over time costs a frame's outline a frame", .claim("Q4.6"))
    func masks() throws {
        let mask =
            #"{"mode":"a","pt":{"k":{"c":true,"v":[[10,10],[30,10],[30,30],[10,30]],"i":[[0,0],[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0],[0,0]]}},"o":{"k":100},"x":\#(ShapeMatrix.moving("-6", "6"))}"#
        let text = SmallLottie.document([
            SmallLottie.layer(
                "",
                [SmallLottie.rect, SmallLottie.fill("", "1,0,0")],
                #","masksProperties":[\#(mask)]"#
            )
        ])
        let layer = try SmallLottie.animation(text).makeLayer()
        #expect(functions(of: layer).map(\.evaluations) == [1])
        let picture = try SmallLottie.picture(text, frame: 0)
        #expect(picture[20, 20] == Pixel.red && picture[13, 20] == 0 && picture[17, 20] == Pixel.red)
        #expect(try SmallLottie.picture(text, frame: 30)[11, 20] == Pixel.red)
    }
}
