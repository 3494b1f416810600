import AgateDisplay
import AgatePixels
import AgateTestSupport
import Foundation
import Lottie
import QuartzCore
import Testing

private func red(_ pixel: UInt32) -> Int { Int(pixel & 255) }
private func green(_ pixel: UInt32) -> Int { Int(pixel >> 8 & 255) }
private func blue(_ pixel: UInt32) -> Int { Int(pixel >> 16 & 255) }
private func alpha(_ pixel: UInt32) -> Int { Int(pixel >> 24) }

/// The square of ``SmallLottie`` in a colour, with more members of its layer.
private func square(_ color: String = "1,0,0", _ more: String = "") -> String {
    SmallLottie.document([
        SmallLottie.layer("Box", [SmallLottie.rect, SmallLottie.fill("Fill", color)], more)
    ])
}

private func effect(_ type: Int, _ values: [String]) -> String {
    #"{"ty":\#(type),"ef":[\#(values.map { #"{"v":\#($0)}"# }.joined(separator: ","))]}"#
}

private func effects(_ list: String...) -> String { #","ef":[\#(list.joined(separator: ","))]"# }

@Suite("Effects and styles of Lottie layers")
struct LottieEffectTests {
    @Test("the colour of a fill effect changes over frames, documents L93")
    func animatedFill() throws {
        let color = #"{"k":[{"t":0,"s":[0,1,0]},{"t":60,"s":[0,0,1]}]}"#
        let none = #"{"k":0}"#
        let text = square("1,0,0", effects(effect(21, [none, none, color, none, none, none, #"{"k":1}"#])))
        #expect(try SmallLottie.picture(text)[20, 20] == 0xFF00_FF00)
        let middle = try SmallLottie.picture(text, frame: 30)[20, 20]
        #expect(abs(green(middle) - 128) <= 1 && abs(blue(middle) - 128) <= 1 && red(middle) == 0)
    }

    @Test(
        "tritone turns black, middle grey and white into its three colours, documents L94",
        arguments: [("0,0,0", 0xFFFF_0000 as UInt32), ("1,1,1", 0xFF00_00FF), ("0.5,0.5,0.5", 0xFF00_FF00)]
    )
    func tritone(color: String, expected: UInt32) throws {
        let three = [#"{"k":[1,0,0]}"#, #"{"k":[0,1,0]}"#, #"{"k":[0,0,1]}"#]
        let shown = try SmallLottie.picture(square(color, effects(effect(23, three))))[20, 20]
        for part in [red, green, blue, alpha] { #expect(abs(part(shown) - part(expected)) <= 3) }
    }

    @Test("the amount of a tint changes over frames, documents L93")
    func animatedTint() throws {
        let amount = #"{"k":[{"t":0,"s":[0]},{"t":40,"s":[100]}]}"#
        let text = square(
            "1,1,1",
            effects(effect(20, [#"{"k":[0,0,0]}"#, #"{"k":[0,0,1]}"#, amount]))
        )
        #expect(try SmallLottie.picture(text)[20, 20] == 0xFFFF_FFFF)
        #expect(abs(red(try SmallLottie.picture(text, frame: 20)[20, 20]) - 128) <= 2)
        #expect(try SmallLottie.picture(text, frame: 40)[20, 20] == 0xFFFF_0000)
    }

    @Test(
        "a blur goes across, down, or both ways, and grows over frames, documents L93",
        arguments: [1, 2, 3]
    )
    func blur(dimensions: Int) throws {
        let amount = #"{"k":[{"t":0,"s":[0]},{"t":30,"s":[10]}]}"#
        let text = square("1,0,0", effects(effect(29, [amount, #"{"k":\#(dimensions)}"#])))
        let sharp = try SmallLottie.picture(text)
        #expect(sharp[8, 20] == 0 && sharp[20, 8] == 0 && sharp[10, 20] == 0xFF00_00FF)
        let soft = try SmallLottie.picture(text, frame: 30)
        #expect((alpha(soft[8, 20]) > 20) == (dimensions != 3), "beside it")
        #expect((alpha(soft[20, 8]) > 20) == (dimensions != 2), "above it")
        #expect((alpha(soft[20, 10]) == 255) == (dimensions == 2), "the upper edge")
    }

    @Test("effects are done to what masks leave, documents L80, L91")
    func maskedShadow() throws {
        let points = "[10,10],[20,10],[20,30],[10,30]"
        let zeros = "[0,0],[0,0],[0,0],[0,0]"
        let mask =
            #","masksProperties":[{"mode":"a","o":{"k":100},"pt":{"k":{"c":true,"v":[\#(points)],"i":[\#(zeros)],"o":[\#(zeros)]}}}]"#
        // Six points to the right.
        let shadow = effect(
            25,
            [#"{"k":[0,0,1]}"#, #"{"k":255}"#, #"{"k":90}"#, #"{"k":6}"#, #"{"k":0}"#]
        )
        let picture = try SmallLottie.picture(square("1,0,0", mask + effects(shadow)))
        #expect(picture[15, 20] == 0xFF00_00FF, "the masked layer")
        #expect(picture[23, 20] == 0xFFFF_0000, "its shadow, which the mask does not cut off")
        #expect(picture[28, 20] == 0, "no shadow of what is masked away")
    }

    @Test("each of two shadows shows, the second one of the first one's, too, documents L91")
    func twoShadows() throws {
        func shadow(_ color: String, _ direction: Int) -> String {
            effect(
                25,
                [
                    #"{"k":[\#(color)]}"#, #"{"k":255}"#, #"{"k":\#(direction)}"#, #"{"k":6}"#, #"{"k":0}"#,
                ]
            )
        }
        let picture = try SmallLottie.picture(
            square("1,0,0", effects(shadow("0,0,1", 90), shadow("0,1,0", 180)))
        )
        #expect(picture[20, 20] == 0xFF00_00FF && picture[33, 20] == 0xFFFF_0000)
        #expect(picture[20, 33] == 0xFF00_FF00 && picture[33, 33] == 0xFF00_FF00)
    }

    @Test("a colour over a layer and a glow around it are styles that show, documents L92")
    func styles() throws {
        let overlay = #","sy":[{"ty":7,"c":{"k":[0,1,0]},"so":{"k":100}}]"#
        #expect(try SmallLottie.picture(square("1,0,0", overlay))[20, 20] == 0xFF00_FF00)
        let glow = #","sy":[{"ty":3,"c":{"k":[0,0,1]},"o":{"k":100},"s":{"k":8}}]"#
        let glowing = try SmallLottie.picture(square("1,0,0", glow))
        #expect(glowing[20, 20] == 0xFF00_00FF)
        for (x, y) in [(8, 20), (31, 20), (20, 8), (20, 31)] {
            #expect(blue(glowing[x, y]) > 30 && red(glowing[x, y]) == 0)
        }
    }

    @Test(
        "half opaque masks lighten, darken and differ by their coverage, documents L80",
        arguments: [("l", 128, 128), ("d", 64, 0), ("f", 64, 128)]
    )
    func comparingMasks(mode: String, both: Int, firstAlone: Int) throws {
        func mask(_ mode: String, _ opacity: Double, _ right: Int) -> String {
            let points = "[0,0],[\(right),0],[\(right),40],[0,40]"
            let zeros = "[0,0],[0,0],[0,0],[0,0]"
            return
                #"{"mode":"\#(mode)","o":{"k":\#(opacity)},"pt":{"k":{"c":true,"v":[\#(points)],"i":[\#(zeros)],"o":[\#(zeros)]}}}"#
        }
        let masks = #","masksProperties":[\#(mask("a", 50, 40)),\#(mask(mode, 25, 20))]"#
        let picture = try SmallLottie.picture(square("1,0,0", masks))
        #expect(abs(alpha(picture[15, 20]) - both) <= 2 && abs(alpha(picture[25, 20]) - firstAlone) <= 2)
        #expect(picture[4, 4] == 0)
    }

    @Test("a mask's feather has a width for each direction, and grows over frames, documents L82")
    func feather() throws {
        let points = "[12,12],[28,12],[28,28],[12,28]"
        let zeros = "[0,0],[0,0],[0,0],[0,0]"
        func mask(_ feather: String) -> String {
            #","masksProperties":[{"mode":"a","o":{"k":100},"f":{"k":\#(feather)},"pt":{"k":{"c":true,"v":[\#(points)],"i":[\#(zeros)],"o":[\#(zeros)]}}}]"#
        }
        let across = try SmallLottie.picture(square("1,0,0", mask("[8,0]")))
        #expect(alpha(across[11, 20]) > 40 && across[20, 11] == 0)
        #expect(alpha(across[20, 12]) > 230 && across[20, 12] == across[20, 20], "the upper edge is sharp")
        let growing = square("1,0,0", mask(#"[{"t":0,"s":[0,0]},{"t":40,"s":[8,8]}]"#))
        #expect(try SmallLottie.picture(growing)[11, 20] == 0)
        let soft = try SmallLottie.picture(growing, frame: 40)
        #expect(alpha(soft[11, 20]) > 40 && alpha(soft[20, 11]) > 40)
    }
}

@Suite("Times and places of Lottie layers")
struct LottiePlaceTests {
    @Test("the focus of a radial gradient moves over frames, documents L111")
    func movingFocus() throws {
        let angle = #"{"k":[{"t":0,"s":[0]},{"t":40,"s":[180]}]}"#
        let gradient =
            #"{"ty":"gf","t":2,"o":{"k":100},"s":{"k":[20,20]},"e":{"k":[36,20]},"h":{"k":80},"a":\#(angle),"g":{"p":2,"k":{"k":[0,1,0,0,1,0,0,1]}}}"#
        let rect = #"{"ty":"rc","p":{"k":[20,20]},"s":{"k":[40,40]},"r":{"k":0}}"#
        let text = SmallLottie.document([SmallLottie.layer("Box", [rect, gradient])])
        // At first the focus, which is red, is to the right, and at last to the left.
        for (frame, near, far) in [(0.0, 33, 7), (40, 7, 33), (59, 7, 33)] {
            let picture = try SmallLottie.picture(text, frame: frame)
            #expect(red(picture[near, 20]) > 150 && red(picture[far, 20]) < 80, "frame \(frame)")
        }
        let middle = try SmallLottie.picture(text, frame: 20)
        #expect(red(middle[20, 33]) > 150 && red(middle[20, 7]) < 80)
    }

    @Test("a remapping that leads out of its composition shows nothing there, documents L10, L64")
    func remappedBeyond() throws {
        let inner = SmallLottie.layer("In", [SmallLottie.rect, SmallLottie.fill("Fill", "1,0,0")])
        let times = #"{"k":[{"t":0,"s":[0]},{"t":30,"s":[3]}]}"#
        let text = SmallLottie.document(
            [#"{"ty":0,"refId":"c","w":40,"h":40,"ip":0,"op":60,"tm":\#(times)}"#],
            assets: [#"{"id":"c","layers":[\#(inner)]}"#]
        )
        for (frame, shows) in [(0.0, true), (19.9, true), (20, false), (45, false)] {
            #expect((try SmallLottie.picture(text, frame: frame)[20, 20] != 0) == shows, "frame \(frame)")
        }
    }

    @Test("rotations in space are seen from straight ahead, those of parents too, documents L56")
    func space() throws {
        func child(_ turn: String, _ more: String) -> String {
            SmallLottie.layer(
                "Box",
                [SmallLottie.rect, SmallLottie.fill("Fill", "1,0,0")],
                #","ks":{"a":{"k":[20,20,0]},"p":{"k":[20,20,0]}\#(turn)}\#(more)"#
            )
        }
        func width(_ text: String) throws -> Int {
            let picture = try SmallLottie.picture(text)
            return (0..<40).count { alpha(picture[$0, 20]) > 127 }
        }
        #expect(try width(SmallLottie.document([child(#","ry":{"k":60}"#, "")])) == 10)
        let parent =
            #"{"ty":3,"ind":7,"ip":0,"op":60,"ks":{"a":{"k":[20,20,0]},"p":{"k":[20,20,0]},"ry":{"k":60}}}"#
        #expect(try width(SmallLottie.document([child("", #","parent":7"#), parent])) == 10)
        // Turned one way and back, it is as it was: a parent turns what its child has turned out of the plane.
        let back = try width(SmallLottie.document([child(#","ry":{"k":-60}"#, #","parent":7"#), parent]))
        #expect(back == 20)
    }

    @Test("a fill effect of part opacity is its colour with that alpha, where the layer is", .claim("Q4.9"))
    func translucentFill() throws {
        let none = #"{"k":0}"#
        let color = #"{"k":[0,0,1]}"#
        func shown(_ opacity: String) throws -> UInt32 {
            let values = [none, none, color, none, none, none, #"{"k":\#(opacity)}"#]
            return try SmallLottie.picture(square("1,0,0", effects(effect(21, values))))[20, 20]
        }
        #expect(try shown("1") == 0xFFFF_0000)
        let half = try shown("0.5")
        #expect(abs(alpha(half) - 128) <= 1 && abs(blue(half) - 128) <= 1 && red(half) == 0)
        #expect(try shown("0") == 0)
    }

    @Test("a drop shadow whose sixth value is set shows without its layer", .claim("Q4.9"))
    func shadowAlone() throws {
        func picture(_ hides: String) throws -> ImageBuffer {
            let values = [
                #"{"k":[0,0,1]}"#, #"{"k":255}"#, #"{"k":90}"#, #"{"k":6}"#, #"{"k":0}"#, #"{"k":\#(hides)}"#,
            ]
            return try SmallLottie.picture(square("1,0,0", effects(effect(25, values))))
        }
        let (both, alone) = (try picture("0"), try picture("1"))
        #expect(both[12, 20] == 0xFF00_00FF && both[33, 20] == 0xFFFF_0000)
        // The square is from 10 to 30, and its shadow 6 to the right of it.
        #expect(alone[12, 20] == 0 && alone[18, 20] == 0xFFFF_0000 && alone[33, 20] == 0xFFFF_0000)
        #expect(alone[37, 20] == 0 && alone[20, 8] == 0)
    }

    @Test("the shadow of a layer style falls the same way however its layer is turned", .claim("Q4.9"))
    func uprightShadow() throws {
        let style =
            #","sy":[{"ty":1,"c":{"k":[0,0,1]},"o":{"k":100},"a":{"k":90},"s":{"k":0},"d":{"k":6}}]"#
        func turned(_ degrees: Int, _ more: String) throws -> ImageBuffer {
            let place = #","ks":{"a":{"k":[20,20]},"p":{"k":[20,20]},"r":{"k":\#(degrees)}}"#
            return try SmallLottie.picture(square("1,0,0", place + more))
        }
        for degrees in [0, 90, 180, 270] {
            let picture = try turned(degrees, style)
            // Light from above: the shadow is below.
            #expect(picture[20, 33] == 0xFFFF_0000, "\(degrees)")
            #expect(picture[20, 7] == 0 && picture[7, 20] == 0 && picture[33, 20] == 0, "\(degrees)")
        }
        // An effect's turns with its layer.
        let values = [#"{"k":[0,0,1]}"#, #"{"k":255}"#, #"{"k":180}"#, #"{"k":6}"#, #"{"k":0}"#]
        #expect(try turned(0, effects(effect(25, values)))[20, 33] == 0xFFFF_0000)
        #expect(try turned(90, effects(effect(25, values)))[7, 20] == 0xFFFF_0000)
    }
}
