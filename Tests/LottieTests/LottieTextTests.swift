import AgateDisplay
import AgateDocuments
import AgatePixels
import AgateTestSupport
import Foundation
import Lottie
import QuartzCore
import Testing

/// Texts of bars, each of 6 x 10 points with an advance of 10, and of blanks with one of 5.
private enum Bars {
    ///
    /// - Parameters:
    ///   - text: With the escapes of JSON.
    ///   - more: Further members of the text.
    ///   - animator: The text's animators.
    ///   - options: Further members of the layer's `t`.
    ///   - layer: Further members of the layer.
    static func document(
        _ text: String,
        _ more: String,
        animator: String = "",
        options: String = "",
        layer: String = #","ks":{}"#
    ) -> String {
        let bar =
            #"{"ty":"sh","ks":{"k":{"c":true,"v":[[0,-100],[60,-100],[60,0],[0,0]],"i":[[0,0],[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0],[0,0]]}}}"#
        func char(_ name: String, _ width: Int, _ shapes: String) -> String {
            #"{"ch":"\#(name)","fFamily":"F","style":"R","size":10,"w":\#(width),"data":{"shapes":[\#(shapes)]}}"#
        }
        let chars =
            #","fonts":{"list":[{"fName":"F","fFamily":"F","fStyle":"R","ascent":100}]},"chars":[\#(char("I", 100, bar)),\#(char(" ", 50, ""))]"#
        let said = #"{"k":[{"t":0,"s":{"t":"\#(text)","f":"F","s":10,"lh":12,"fc":[0,0,1]\#(more)}}]}"#
        return SmallLottie.document(
            [#"{"ty":5,"ip":0,"op":60,"t":{"d":\#(said),"a":[\#(animator)]\#(options)}\#(layer)}"#],
            chars
        )
    }

    /// Where bars begin in a row of pixels.
    static func starts(_ text: String, row: Int, frame: CGFloat = 0) throws -> [Int] {
        let picture = try SmallLottie.picture(text, frame: frame)
        return (0..<40).filter { x in
            picture[x, row] == Pixel.blue && (x == 0 || picture[x - 1, row] != Pixel.blue)
        }
    }
}

@Suite("Texts of Lottie files")
struct LottieTextTests {
    @Test(
        "blanks of a justified text fill its box, the last line's as it says, documents L130, L134",
        arguments: [
            (0, [0, 15], [0]), (1, [13, 28], [28]), (3, [0, 28], [0]), (4, [0, 28], [28]),
            (5, [0, 28], [14]),
        ]
    )
    func justified(kind: Int, first: [Int], last: [Int]) throws {
        let text = Bars.document("I I I", #","j":\#(kind),"ps":[0,0],"sz":[38,40]"#)
        #expect(try Bars.starts(text, row: 5) == first)
        #expect(try Bars.starts(text, row: 17) == last)
    }

    @Test("in a text that is justified as a whole the last line fills its box, too, documents L130")
    func justifiedWhole() throws {
        let text = Bars.document("I I I I", #","j":6,"ps":[0,0],"sz":[38,40]"#)
        #expect(try Bars.starts(text, row: 5) == [0, 28] && Bars.starts(text, row: 17) == [0, 28])
    }

    @Test(
        "a selector in random order takes as many characters as one in order, and always the same ones, documents L133"
    )
    func randomOrder() throws {
        func shown(_ random: Int) throws -> [Int] {
            let animator =
                #"{"s":{"t":0,"b":1,"sh":1,"r":2,"sm":{"k":0},"rn":\#(random),"s":{"k":0},"e":{"k":2}},"a":{"o":{"k":0}}}"#
            return try Bars.starts(
                Bars.document("IIII", #","j":0,"ps":[0,0],"sz":[80,40]"#, animator: animator),
                row: 5
            )
        }
        #expect(try shown(0) == [20, 30])
        let random = try shown(1)
        #expect(random.count == 2 && random != [20, 30])
        #expect(try shown(1) == random)
    }

    @Test(
        "a font that is not there is told once, with its name and the place of the first text, documents L132"
    )
    func missingFont() throws {
        func issues(_ font: String, _ text: String = "x") throws -> [DocumentIssue] {
            let layer =
                #"{"ty":5,"ip":0,"op":60,"ks":{},"t":{"d":{"k":[{"t":0,"s":{"t":"\#(text)","f":"\#(font)","s":10,"fc":[0,0,0]}}]}}}"#
            return try SmallLottie.animation(SmallLottie.document([layer, layer])).issues
        }
        #expect(
            try issues("NobodyHasThis-Bold") == [
                DocumentIssue(
                    severity: .approximated,
                    feature: "font NobodyHasThis-Bold, which is not there",
                    path: "layers[0]"
                )
            ]
        )
        #expect(try issues("Helvetica").isEmpty && issues("NobodyHasThis-Bold", "").isEmpty)
    }

    @Test(
        "CR, LF, both together, U+0003 and U+2028 break lines, and so do the other line terminators",
        .claim("Q4.1"),
        arguments: [#"\r"#, #"\n"#, #"\r\n"#, #"\u0003"#, #"\u2028"#, #"\u2029"#, #"\u0085"#, #"\u000B"#]
    )
    func breaks(mark: String) throws {
        let two = Bars.document("I\(mark)II", #","ps":[0,0],"sz":[80,40]"#)
        #expect(try Bars.starts(two, row: 5) == [0] && Bars.starts(two, row: 17) == [0, 10])
        // Two of them leave a line empty.
        let three = Bars.document("I\(mark)\(mark)II", #","ps":[0,0],"sz":[80,40]"#)
        #expect(try Bars.starts(three, row: 17).isEmpty && Bars.starts(three, row: 29) == [0, 10])
    }

    @Test("a word that is longer than its box is broken", .claim("Q4.9"))
    func longWord() throws {
        let text = Bars.document("IIIII", #","ps":[0,0],"sz":[25,40]"#)
        #expect(try Bars.starts(text, row: 5) == [0, 10] && Bars.starts(text, row: 17) == [0, 10])
        #expect(try Bars.starts(text, row: 29) == [0])
    }

    @Test(
        "an animator's colour and width of lines draw them on a text without any, out of nothing where its weight grows",
        .claim("Q4.9"),
        arguments: [(100, Pixel.red), (0, 0 as UInt32)]
    )
    func animatedStroke(amount: Int, color: UInt32) throws {
        let animator =
            #"{"s":{"t":0,"b":1,"sh":1,"r":1,"a":{"k":\#(amount)}},"a":{"sc":{"k":[1,0,0]},"sw":{"k":4}}}"#
        let text = Bars.document("I", #","ps":[0,0],"sz":[80,40]"#, animator: animator)
        let picture = try SmallLottie.picture(text)
        #expect(picture[3, 5] == Pixel.blue)
        #expect(picture[7, 5] == color)
    }

    @Test(
        "characters turn about the anchor of their group, moved by the alignment",
        .claim("Q4.9"),
        arguments: [
            (1, "[0,0]", "II", 15, [24, 34]), (1, "[-100,0]", "II", 15, [14, 24]),
            (2, "[-100,0]", "II", 15, [4, 14]), (2, "[-100,0]", "I I", 15, [14, 29]),
            (3, "[-100,0]", "I I", 15, [0, 14]), (4, "[-100,0]", "I I", 15, [0, 14]),
            (1, "[0,100]", "II", 35, [24, 34]),
        ]
    )
    func anchors(grouping: Int, alignment: String, text: String, row: Int, starts: [Int]) throws {
        let animator = #"{"s":{"t":0,"b":1,"sh":1,"r":1},"a":{"r":{"k":180}}}"#
        func document(_ alignment: String) -> String {
            Bars.document(
                text,
                #","ps":[0,0],"sz":[80,40]"#,
                animator: animator,
                options: #","m":{"g":\#(grouping),"a":{"k":\#(alignment)}}"#,
                layer: #","ks":{"p":{"k":[20,0]}}"#
            )
        }
        #expect(try Bars.starts(document(alignment), row: row) == starts)
        let moving = #"[{"t":0,"s":[0,0]},{"t":30,"s":\#(alignment)}]"#
        #expect(try Bars.starts(document(moving), row: row, frame: 30) == starts)
    }

    @Test(
        "a text on a path stands on it, turned or not, from its first margin on",
        .claim("Q4.10"),
        arguments: [
            ("[[0,20],[40,20]]", "", 0, 15, [0, 10]),
            ("[[0,20],[40,20]]", #","f":{"k":10}"#, 0, 15, [10, 20]),
            ("[[0,20],[40,20]]", "", 1, 15, [20, 30]), ("[[0,20],[40,20]]", "", 2, 15, [10, 20]),
            ("[[20,0],[20,40]]", "", 0, 3, [20]), ("[[20,0],[20,40]]", "", 0, 8, []),
            ("[[20,0],[20,40]]", "", 0, 13, [20]), ("[[40,20],[0,20]]", #","r":{"k":1}"#, 0, 15, [0, 10]),
            ("[[20,10],[20,50]]", #","p":{"k":0}"#, 0, 7, [15]),
            ("[[0,20],[40,20]]", #","a":{"k":1}"#, 0, 15, [0, 30]),
        ]
    )
    func onPath(points: String, more: String, justification: Int, row: Int, starts: [Int]) throws {
        let none = "[[0,0],[0,0]]"
        let mask =
            #","ks":{},"masksProperties":[{"mode":"n","pt":{"k":{"c":false,"v":\#(points),"i":\#(none),"o":\#(none)}}}]"#
        let text = Bars.document(
            "II",
            #","j":\#(justification)"#,
            options: #","p":{"m":0\#(more)}"#,
            layer: mask
        )
        #expect(try Bars.starts(text, row: row) == starts)
        #expect(try SmallLottie.animation(text).issues.isEmpty)
    }

    @Test(
        "a path that a text names and the layer has not is told of, and the text stands straight",
        .claim("Q4.10")
    )
    func missingPath() throws {
        let text = Bars.document("I", #","ps":[0,0],"sz":[80,40]"#, options: #","p":{"m":2}"#)
        #expect(
            try SmallLottie.animation(text).issues == [
                DocumentIssue(
                    severity: .dropped,
                    feature: "text on a path: the layer has no mask 2",
                    path: "layers[0]"
                )
            ]
        )
        #expect(try Bars.starts(text, row: 5) == [0])
    }
}

@Suite("What texts of Lottie files cost")
struct LottieTextCostTests {
    /// Texts of `n` and a number, one each 2,000th part of the document, and further ones after its end.
    private static func document(_ count: Int, after: Int = 0, isAnimated: Bool = true) -> String {
        let keyframes = (0..<count + after).map { number in
            let time = Double(number) * 60 / Double(count)
            return #"{"t":\#(time),"s":{"t":"n\#(number)","f":"A","s":10,"fc":[0,0,1]}}"#
        }
        let animator =
            #"{"s":{"t":0,"b":1,"sh":1,"r":1,"s":{"k":[{"t":0,"s":[0]},{"t":60,"s":[100]}]}},"a":{"p":{"k":[0,5]},"o":{"k":50}}}"#
        return SmallLottie.document([
            #"{"ty":5,"ip":0,"op":60,"ks":{},"t":{"d":{"k":[\#(keyframes.joined(separator: ","))]},"a":[\#(isAnimated ? animator : "")]}}"#
        ])
    }

    /// How many layers there are, and how many values their animations have.
    private static func size(_ root: CALayer) -> (layers: Int, values: Int) {
        var (layers, values, waiting) = (0, 0, [root])
        while let layer = waiting.popLast() {
            layers += 1
            for key in layer.animationKeys() ?? [] {
                values += (layer.animation(forKey: key) as? CAKeyframeAnimation)?.values?.count ?? 0
            }
            waiting += layer.sublayers ?? []
        }
        return (layers, values)
    }

    @Test("characters of many texts share their layers and outlines", .claim("Q4.7"))
    func sharing() throws {
        let animation = try SmallLottie.animation(Self.document(2000))
        let counts = animation.textCounts
        #expect(counts.texts == 2000 && counts.characters == 2000 + 10 + 2 * 90 + 3 * 900 + 4 * 1000)
        // Of each number of characters that a text may have, one for each character.
        #expect(counts.slots == 2 + 3 + 4 + 5)
        let size = Self.size(animation.makeLayer())
        #expect(size.layers < 40)
        // Two values for a character at most, its outline and its place; those of the animator are few.
        #expect(size.values < 2 * counts.characters + 2000)
    }

    @Test("for a part of the times the texts alone are set that show then", .claim("Q4.7"))
    func part() throws {
        // 2,000 texts in two seconds: one each millisecond, and a frame more at either end.
        let animation = try SmallLottie.animation(Self.document(2000))
        #expect((66...69).contains(animation.textCounts(showing: 1...1).texts))
        #expect((566...569).contains(animation.textCounts(showing: 1...1.5).texts))
        #expect(animation.textCounts(showing: 0...2).texts == 2000)
        #expect(animation.textCounts(showing: -9 ... -8).texts >= 1)
        #expect(animation.textCounts(showing: 8...9).texts >= 1)
    }

    @Test(
        "a frame of a part has the pixels that it has among all, characters in layers of their own or not",
        .claim("Q4.7"),
        arguments: [true, false]
    )
    func partPictures(isAnimated: Bool) throws {
        let animation = try SmallLottie.animation(Self.document(2000, isAnimated: isAnimated))
        for time in [0, 0.5, 1.2345, 1.999] {
            let pictures = [animation.makeLayer(), animation.makeLayer(showing: time...time)].map { layer in
                ManualDisplay.run(size: animation.size) { display in
                    layer.speed = 0
                    layer.timeOffset = time
                    display.layer.addSublayer(layer)
                    display.advance(by: 0)
                    return display.makeSurface().makeImage()
                }
            }
            #expect(pictures[0].difference(from: pictures[1]) == 0)
            #expect(
                pictures[0].difference(from: ImageBuffer(width: 40, height: 40) { $0.update(repeating: 0) })
                    > 0
            )
        }
    }

    @Test("texts that are never seen are not set", .claim("Q4.7"))
    func unseen() throws {
        #expect(try SmallLottie.animation(Self.document(20, after: 3000)).textCounts.texts == 20)
    }

    @Test("at each time the text of its keyframe shows, where its animator moves it", .claim("Q4.7"))
    func shown() throws {
        func text(_ text: String, at time: Double) -> String {
            #"{"t":\#(time),"s":{"t":"\#(text)","f":"F","s":10,"fc":[0,0,1],"ps":[0,0],"sz":[80,40],"lh":12}}"#
        }
        var texts: [String] = []
        for number in 0..<60 {
            texts.append(text(String(repeating: "I", count: 1 + number % 3), at: Double(number)))
        }
        let bars = Bars.document(
            "I",
            "",
            animator: #"{"s":{"t":0,"b":1,"sh":1,"r":2,"s":{"k":1}},"a":{"p":{"k":[4,0]}}}"#
        )
        let start = try #require(bars.range(of: #""d":{"k":["#)?.upperBound)
        let end = try #require(bars.range(of: "]},\"a\":[", range: start..<bars.endIndex)?.lowerBound)
        let document = bars.replacingCharacters(in: start..<end, with: texts.joined(separator: ","))
        for frame in [0, 1, 2, 3, 10, 11, 58, 59] {
            // The first character stays, the others are moved.
            let wanted = [0, 14, 24].prefix(1 + frame % 3)
            #expect(try Bars.starts(document, row: 5, frame: CGFloat(frame)) == Array(wanted))
        }
    }
}
