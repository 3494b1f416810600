import AgateDocuments
import AgatePixels
import Foundation
import Lottie
import Testing

/// Texts of bars, each of 6 x 10 points with an advance of 10, and of blanks with one of 5.
private enum Bars {
    static func document(_ text: String, _ more: String, animator: String = "") -> String {
        let bar =
            #"{"ty":"sh","ks":{"k":{"c":true,"v":[[0,-100],[60,-100],[60,0],[0,0]],"i":[[0,0],[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0],[0,0]]}}}"#
        func char(_ name: String, _ width: Int, _ shapes: String) -> String {
            #"{"ch":"\#(name)","fFamily":"F","style":"R","size":10,"w":\#(width),"data":{"shapes":[\#(shapes)]}}"#
        }
        let chars =
            #","fonts":{"list":[{"fName":"F","fFamily":"F","fStyle":"R","ascent":100}]},"chars":[\#(char("I", 100, bar)),\#(char(" ", 50, ""))]"#
        let said = #"{"k":[{"t":0,"s":{"t":"\#(text)","f":"F","s":10,"lh":12,"fc":[0,0,1]\#(more)}}]}"#
        return SmallLottie.document(
            [#"{"ty":5,"ip":0,"op":60,"ks":{},"t":{"d":\#(said),"a":[\#(animator)]}}"#],
            chars
        )
    }

    /// Where bars begin in a row of pixels.
    static func starts(_ text: String, row: Int) throws -> [Int] {
        let picture = try SmallLottie.picture(text)
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
}
