import AgateDisplay
import AgatePixels
import Foundation
import Lottie
import QuartzCore
import Testing

/// A square of 20 that moves from the left to the right in two seconds of 30 frames.
private let movingSquare = """
    {"w":100,"h":40,"fr":30,"ip":0,"op":60,"markers":[{"cm":"middle","tm":30,"dr":15}],"layers":[{"ty":4,"ip":0,"op":60,
    "ks":{"p":{"k":[{"t":0,"s":[10,20]},{"t":60,"s":[90,20]}]}},
    "shapes":[{"ty":"rc","p":{"k":[0,0]},"s":{"k":[20,20]},"r":{"k":0}},{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}]}]}
    """

/// A document of one still layer's shapes.
private func document(_ layers: String, assets: String = "") -> String {
    #"{"w":40,"h":40,"fr":30,"ip":0,"op":60,"layers":[\#(layers)],"assets":[\#(assets)]}"#
}

private func animation(_ text: String) throws -> LottieAnimation {
    try LottieAnimation.from(data: Data(text.utf8))
}

/// The picture of a frame.
private func picture(_ animation: LottieAnimation, frame: CGFloat) -> ImageBuffer {
    ManualDisplay.run(size: animation.size) { display in
        let layer = animation.makeLayer()
        layer.speed = 0
        layer.timeOffset = animation.time(forFrame: frame)
        display.layer.addSublayer(layer)
        display.advance(by: 0)
        return display.makeSurface().makeImage()
    }
}

private let square = #"{"ty":"rc","p":{"k":[20,20]},"s":{"k":[20,20]},"r":{"k":0}}"#
private func fill(_ color: String) -> String { #"{"ty":"fl","c":{"k":[\#(color)]},"o":{"k":100}}"# }
private func shape(_ items: String, _ more: String = "") -> String {
    #"{"ty":4,"ip":0,"op":60,"shapes":[\#(items)]\#(more)}"#
}

@Suite("Layers of a Lottie animation")
struct LottieLayerTests {
    @Test("every frame can be shown at once, and the last one at the end, documents L10")
    func frames() throws {
        let animation = try animation(movingSquare)
        for (frame, x) in [(0, 10), (15, 30), (30, 50), (45, 70), (60, 90)] {
            let picture = picture(animation, frame: CGFloat(frame))
            #expect(picture[x - 9, 20] == 0xFF00_00FF && picture[x + 8, 20] == 0xFF00_00FF)
            if x > 12 { #expect(picture[x - 12, 20] == 0) }
        }
    }

    @Test("the layers are plain ones with animations and nothing else, documents L155")
    func purity() throws {
        var open = [try animation(movingSquare).makeLayer()]
        var animations = 0
        while let layer = open.popLast() {
            #expect(
                [CALayer.self, CAShapeLayer.self, CAGradientLayer.self].contains { $0 == type(of: layer) }
            )
            #expect(layer.delegate == nil && layer.actions == nil)
            for key in layer.animationKeys() ?? [] {
                #expect(layer.animation(forKey: key) is CAKeyframeAnimation)
                #expect(layer.animation(forKey: key)?.delegate == nil)
                animations += 1
            }
            open += layer.sublayers ?? []
        }
        #expect(animations == 1)
    }

    @Test(
        "layers show in front of those that follow, styles in front of those after them, documents L8, L100"
    )
    func order() throws {
        let text = document(
            [
                shape([square, fill("1,0,0")].joined(separator: ",")),
                shape([square, fill("0,1,0")].joined(separator: ",")),
            ].joined(separator: ",")
        )
        #expect(picture(try animation(text), frame: 0)[20, 20] == 0xFF00_00FF)
        let styles = document(shape([square, fill("1,0,0"), fill("0,1,0")].joined(separator: ",")))
        #expect(picture(try animation(styles), frame: 0)[20, 20] == 0xFF00_00FF)
    }

    @Test("a layer shows from its first frame up to, and not at, its last, documents L10")
    func visibility() throws {
        let text = document(
            shape(square + "," + fill("1,0,0")).replacingOccurrences(
                of: #""ip":0,"op":60"#,
                with: #""ip":10,"op":50"#
            )
        )
        let animation = try animation(text)
        for (frame, shows) in [(9.999, false), (10, true), (49.999, true), (50, false)] {
            #expect((picture(animation, frame: frame)[20, 20] != 0) == shows, "frame \(frame)")
        }
    }

    @Test("several paths before one fill are one outline with holes, documents L103")
    func holes() throws {
        let inner = #"{"ty":"rc","p":{"k":[20,20]},"s":{"k":[8,8]},"r":{"k":0}}"#
        let evenOdd = #"{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100},"r":2}"#
        let picture = picture(
            try animation(document(shape([square, inner, evenOdd].joined(separator: ",")))),
            frame: 0
        )
        #expect(picture[20, 20] == 0 && picture[12, 20] == 0xFF00_00FF)
    }

    @Test("a matte shows a layer where its source is, or is not, documents L75, L78", arguments: [1, 2])
    func mattes(kind: Int) throws {
        let source = shape(square + "," + fill("0,0,0"), #","td":1"#)
        let solid = #"{"ty":1,"sw":40,"sh":40,"sc":"0000ff","ip":0,"op":60,"tt":\#(kind)}"#
        let picture = picture(try animation(document(source + "," + solid)), frame: 0)
        #expect((picture[20, 20] != 0) == (kind == 1))
        #expect((picture[4, 4] != 0) == (kind == 2))
    }

    @Test("a luma matte shows a layer where its source is bright, documents L77")
    func lumaMatte() throws {
        let source = shape(square + "," + fill("1,1,1"), #","td":1"#)
        let solid = #"{"ty":1,"sw":40,"sh":40,"sc":"0000ff","ip":0,"op":60,"tt":3}"#
        let picture = picture(try animation(document(source + "," + solid)), frame: 0)
        #expect(picture[20, 20] >> 24 > 250 && picture[4, 4] == 0)
    }

    @Test("masks add, subtract and intersect in their order, documents L80, L81")
    func masks() throws {
        func mask(_ mode: String, _ x: Int) -> String {
            let points = "[\(x),0],[\(x + 20),0],[\(x + 20),40],[\(x),40]"
            let zeros = "[0,0],[0,0],[0,0],[0,0]"
            return
                #"{"mode":"\#(mode)","o":{"k":100},"pt":{"k":{"c":true,"v":[\#(points)],"i":[\#(zeros)],"o":[\#(zeros)]}}}"#
        }
        func shown(_ masks: String) throws -> [Bool] {
            let solid =
                #"{"ty":1,"sw":40,"sh":40,"sc":"0000ff","ip":0,"op":60,"masksProperties":[\#(masks)]}"#
            let picture = picture(try animation(document(solid)), frame: 0)
            return [5, 15, 25, 35].map { picture[$0, 20] != 0 }
        }
        #expect(try shown(mask("a", 0)) == [true, true, false, false])
        #expect(try shown(mask("s", 0)) == [false, false, true, true])
        #expect(try shown(mask("a", 0) + "," + mask("s", 10)) == [true, false, false, false])
        #expect(try shown(mask("a", 0) + "," + mask("i", 10)) == [false, true, false, false])
        #expect(try shown(mask("a", 0) + "," + mask("a", 20)) == [true, true, true, true])
    }

    @Test("a trim also trims what is filled, documents L115")
    func trimmedFill() throws {
        let trim = #"{"ty":"tm","s":{"k":0},"e":{"k":50},"o":{"k":0},"m":1}"#
        let picture = picture(
            try animation(document(shape([square, fill("1,0,0"), trim].joined(separator: ",")))),
            frame: 0
        )
        // From the top right down and to the left: the lower right triangle.
        #expect(picture[26, 26] != 0 && picture[12, 12] == 0)
    }

    @Test("a repeater copies what is before it, documents L116")
    func repeater() throws {
        let small = #"{"ty":"rc","p":{"k":[5,5]},"s":{"k":[6,6]},"r":{"k":0}}"#
        let repeater =
            #"{"ty":"rp","c":{"k":3},"o":{"k":0},"m":1,"tr":{"p":{"k":[10,10]},"so":{"k":100},"eo":{"k":100}}}"#
        let picture = picture(
            try animation(document(shape([small, fill("1,0,0"), repeater].joined(separator: ",")))),
            frame: 0
        )
        for place in [5, 15, 25] { #expect(picture[place, place] == 0xFF00_00FF) }
        #expect(picture[35, 35] == 0)
    }

    @Test(
        "a composition is clipped, starts when its layer says, and runs at its layer's speed, documents L61, L62"
    )
    func compositions() throws {
        let asset = #"{"id":"a","layers":[{"ty":1,"sw":40,"sh":40,"sc":"ff0000","ip":10,"op":20}]}"#
        let layer = #"{"ty":0,"refId":"a","w":20,"h":20,"ip":0,"op":60,"st":5,"sr":2}"#
        let animation = try animation(document(layer, assets: asset))
        #expect(picture(animation, frame: 24)[10, 10] == 0)
        #expect(picture(animation, frame: 25)[10, 10] == 0xFF00_00FF)
        #expect(picture(animation, frame: 25)[30, 10] == 0)
        #expect(picture(animation, frame: 44.9)[10, 10] == 0xFF00_00FF)
        #expect(picture(animation, frame: 45)[10, 10] == 0)
    }

    @Test("a player shows what it is told, plays to the end and says so, documents L161, L162")
    func player() throws {
        let animation = try animation(movingSquare)
        ManualDisplay.run(size: animation.size) { display in
            let layer = LottieAnimationLayer(animation: animation)
            layer.frame = CGRect(origin: .zero, size: animation.size)
            display.layer.addSublayer(layer)
            layer.currentFrame = 30
            display.advance(by: 0)
            #expect(display.makeSurface().makeImage()[50, 20] == 0xFF00_00FF)
            #expect(layer.currentProgress == 0.5 && !layer.isAnimationPlaying)
            var ends: [Bool] = []
            layer.currentProgress = 0
            layer.play { ends.append($0) }
            display.advance(by: 0.5)
            #expect(layer.isAnimationPlaying)
            #expect(abs(layer.currentFrame - 15) < 0.01)
            #expect(display.makeSurface().makeImage()[30, 20] == 0xFF00_00FF)
            display.advance(by: 2)
            #expect(ends == [true] && !layer.isAnimationPlaying && layer.currentFrame == 60)
            #expect(display.makeSurface().makeImage()[90, 20] == 0xFF00_00FF)
            layer.play(fromFrame: 60, toFrame: 0) { ends.append($0) }
            display.advance(by: 0.5)
            #expect(display.makeSurface().makeImage()[70, 20] == 0xFF00_00FF)
            #expect(display.makeSurface().makeImage()[90, 20] == 0)
            layer.pause()
            display.advance(by: 1)
            #expect(ends == [true, false])
            #expect(display.makeSurface().makeImage()[70, 20] == 0xFF00_00FF)
            layer.play(marker: "middle", loopMode: .loop)
            display.advance(by: 1.25)
            #expect(abs(layer.currentFrame - 37.5) < 0.01)
            #expect(display.makeSurface().makeImage()[60, 20] == 0xFF00_00FF)
        }
    }

    @Test("markers have their frames and lengths, documents L163")
    func markers() throws {
        let animation = try animation(movingSquare)
        #expect(animation.markerNames == ["middle"])
        #expect(
            animation.frameTime(forMarker: "middle") == 30
                && animation.progressTime(forMarker: "middle") == 0.5
        )
        #expect(
            animation.durationFrameTime(forMarker: "middle") == 15
                && animation.frameTime(forMarker: "no") == nil
        )
    }

    /// All animations of a tree by their key paths.
    private func animations(_ layer: CALayer) -> [String: [CAKeyframeAnimation]] {
        var result: [String: [CAKeyframeAnimation]] = [:]
        var open = [layer]
        while let layer = open.popLast() {
            for key in layer.animationKeys() ?? [] {
                if let animation = layer.animation(forKey: key) as? CAKeyframeAnimation {
                    result[animation.keyPath ?? "", default: []].append(animation)
                }
            }
            open += (layer.sublayers ?? []) + [layer.mask].compactMap { $0 }
        }
        return result
    }

    @Test("an eased stretch is two values and a timing function, documents L150")
    func eased() throws {
        let ease = #""o":{"x":[0.7],"y":[0]},"i":{"x":[0.2],"y":[1]}"#
        let animation = try animation(
            document(
                shape(
                    square + "," + fill("1,0,0"),
                    #","ks":{"o":{"k":[{"t":0,"s":[0],\#(ease)},{"t":60,"s":[100]}]},"p":{"s":true,"x":{"k":[{"t":0,"s":[0],\#(ease)},{"t":60,"s":[9]}]},"y":{"k":[{"t":0,"s":[0]},{"t":30,"s":[9]}]}}}"#
                )
            )
        )
        let found = animations(animation.makeLayer())
        #expect(found["opacity"]?.first?.values?.count == 2)
        #expect(found["opacity"]?.first?.timingFunctions?.count == 1)
        #expect(found["position.x"]?.first?.values?.count == 2)
        #expect(found["position.y"]?.first?.timingFunctions == nil)
    }

    @Test("a trim of one contour is a part of its line, whose whole path stays, documents L113")
    func trims() throws {
        let line = #"{"ty":"st","c":{"k":[1,0,0]},"o":{"k":100},"w":{"k":4},"lc":1,"lj":1}"#
        // From the middle of the right side on, across the end of the contour.
        let trim =
            #"{"ty":"tm","s":{"k":0},"e":{"k":[{"t":0,"s":[0]},{"t":60,"s":[50]}]},"o":{"k":270},"m":1}"#
        let animation = try animation(document(shape(square + "," + line + "," + trim)))
        let found = animations(animation.makeLayer())
        #expect(found["path"] == nil && found["strokeEnd"]?.count == 1)
        // The contour begins at the top right; a quarter of a turn before that is at the top left, and a half from there on the
        // top and the right side are drawn.
        let last = picture(animation, frame: 59.99)
        #expect(last[20, 10] == 0xFF00_00FF && last[30, 20] == 0xFF00_00FF)
        #expect(last[20, 30] == 0 && last[10, 20] == 0)
        let half = picture(animation, frame: 30)
        #expect(half[20, 10] == 0xFF00_00FF && half[30, 20] == 0)
    }

    @Test("an animator of text changes characters one after the other, documents L133")
    func textAnimator() throws {
        let bar =
            #"{"ty":"sh","ks":{"k":{"c":true,"v":[[0,-100],[60,-100],[60,0],[0,0]],"i":[[0,0],[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0],[0,0]]}}}"#
        let chars =
            #","fonts":{"list":[{"fName":"F","fFamily":"F","fStyle":"R"}]},"chars":[{"ch":"I","fFamily":"F","style":"R","size":10,"w":100,"data":{"shapes":[{"ty":"gr","it":[\#(bar),{"ty":"tr"}]}]}}]"#
        let text = #"{"k":[{"t":0,"s":{"t":"III","f":"F","s":10,"fc":[0,0,1],"j":0}}]}"#
        let animator =
            #"{"s":{"t":0,"b":1,"sh":1,"r":1,"s":{"k":0},"e":{"k":[{"t":0,"s":[0]},{"t":60,"s":[100]}]}},"a":{"o":{"k":0},"p":{"k":[0,20]}}}"#
        let animation = try animation(
            #"{"w":40,"h":40,"fr":30,"ip":0,"op":60\#(chars),"layers":[{"ty":5,"ip":0,"op":60,"ks":{"p":{"k":[0,15]}},"t":{"d":\#(text),"a":[\#(animator)]}}]}"#
        )
        #expect(animation.issues.isEmpty)
        func shown(_ frame: CGFloat) -> [Bool] {
            let picture = picture(animation, frame: frame)
            return [3, 13, 23].map { picture[$0, 10] == 0xFFFF_0000 }
        }
        #expect(shown(0) == [true, true, true])
        #expect(shown(15) == [false, true, true])
        #expect(shown(35) == [false, false, true])
        #expect(shown(59.99) == [false, false, false])
        // Half of the way down, and half gone.
        let middle = picture(animation, frame: 10)
        #expect(middle[3, 20] >> 16 & 0xFF > 100 && middle[3, 6] == 0)
    }
}
