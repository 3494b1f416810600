import AgateDocuments
import AgateTestSupport
import Foundation
import Testing

/// Members of the format that are read and change nothing, or less than they should.
@Suite("What of a Lottie file is told of")
struct NotHonouredTests {
    private func issues(_ layers: String, _ more: String = "") throws -> [String] {
        let text = #"{"w":100,"h":100,"fr":30,"ip":0,"op":60,"layers":[\#(layers)]\#(more)}"#
        return try LottieReader.read(Data(text.utf8)).issues.map {
            "\($0.path): \($0.severity): \($0.feature)"
        }
    }

    private static let expression = #""x":"var $bm_rt = 1;""#

    /// A layer, and what is told of it.
    private static let layers: [(layer: String, told: [String])] = [
        (#"{"ty":3,"mb":true}"#, ["layers[0]: approximated: motion blur"]),
        (#"{"ty":3,"ct":1}"#, ["layers[0]: approximated: collapsed transformation"]),
        (#"{"ty":3,"bm":99}"#, ["layers[0]: approximated: blend mode 99"]),
        (
            #"{"ty":3,"ks":{"p":{"k":[1,2,3]}}}"#,
            [
                "layers[0].ks.p: approximated: z position",
                "layers[0].ks: approximated: perspective of a layer in space",
            ]
        ),
        (
            #"{"ty":3,"ks":{"p":{"s":true,"x":{"k":1},"y":{"k":2},"z":{"k":[{"t":0,"s":[0]},{"t":9,"s":[5]}]}}}}"#,
            [
                "layers[0].ks.p: approximated: z position",
                "layers[0].ks: approximated: perspective of a layer in space",
            ]
        ),
        (#"{"ty":3,"ks":{"p":{"k":[1,2,0]},"a":{"k":[1,2,0]}}}"#, []),
        (#"{"ty":2}"#, ["layers[0]: dropped: image layer without a reference"]),
        (#"{"ty":1,"sw":9,"sh":9,"sc":"red"}"#, ["layers[0]: approximated: colour red"]),
        (
            #"{"ty":3,"masksProperties":[{"mode":"a"}]}"#,
            ["layers[0].masksProperties[0]: dropped: mask without an outline"]
        ),
        (
            #"{"ty":3,"ef":[{"ty":21,"ef":[{"v":{"k":0}},{"v":{"k":1}},{"v":{"k":[1,0,0]}},{"v":{"k":0}},{"v":{"k":4}}]}]}"#,
            [
                "layers[0].ef[0].ef[1]: approximated: masks of a fill effect",
                "layers[0].ef[0].ef[4]: approximated: feather of a fill effect",
            ]
        ),
        (
            #"{"ty":3,"ef":[{"ty":29,"ef":[{"v":{"k":5}},{"v":{"k":1}},{"v":{"k":1}}]},{"ty":99}]}"#,
            [
                "layers[0].ef[0].ef[2]: approximated: repeated edges of a blur",
                "layers[0].ef[1]: dropped: effect 99",
            ]
        ),
        (
            #"{"ty":3,"sy":[{"ty":1,"c":{"k":[0,0,0]},"ch":{"k":20},"no":{"k":0}},{"ty":4}]}"#,
            [
                "layers[0].sy[0].ch: approximated: spread of a layer style",
                "layers[0].sy[1]: dropped: layer style: inner glow",
            ]
        ),
        ("7", ["layers[0]: dropped: layer of the wrong type"]),
    ]

    @Test(
        "each member of a layer that is not honoured is told of, with its place",
        .claim("Q4.10"),
        arguments: layers
    )
    func layer(layer: String, told: [String]) throws { #expect(try issues(layer) == told) }

    /// An item of a shape layer, and what is told of it.
    private static let items: [(item: String, told: [String])] = [
        ("7", ["dropped: shape item of the wrong type"]), (#"{"ty":"xx"}"#, ["dropped: shape item xx"]),
        (#"{"ty":"sh"}"#, ["dropped: path without an outline"]),
        (#"{"ty":"sr","sy":3}"#, ["approximated: kind of star 3"]),
        (#"{"ty":"mm","mm":9}"#, ["approximated: way to merge 9"]),
        (
            #"{"ty":"st","w":{"k":1},"lc":7,"lj":8}"#,
            ["approximated: line cap 7", "approximated: line join 8"]
        ),
        (#"{"ty":"gf","t":9,"g":{"p":1,"k":{"k":[0,1,0,0]}}}"#, ["approximated: kind of gradient 9"]),
        (#"{"ty":"fl","c":{"k":[1,0,0]},"bm":40}"#, ["approximated: blend mode 40"]),
        (#"{"ty":"fl","c":{"k":[1,0,0]},"bm":3}"#, []),
        (#"{"ty":"gr","it":[],"bm":17}"#, ["approximated: blend mode 17"]),
    ]

    @Test(
        "each member of a shape that is not honoured is told of, with its place",
        .claim("Q4.10"),
        arguments: items
    )
    func item(item: String, told: [String]) throws {
        #expect(try issues(#"{"ty":4,"shapes":[\#(item)]}"#) == told.map { "layers[0].shapes[0]: \($0)" })
    }

    @Test(
        "an expression is told of in one form, wherever it stands",
        .claim("Q4.5"),
        arguments: [
            (#"{"ty":3,"ks":{"r":{"k":7,EXPR}}}"#, "layers[0].ks.r"),
            (#"{"ty":3,"ks":{"p":{"s":true,"x":{"k":1,EXPR},"y":{"k":2}}}}"#, "layers[0].ks.p.x"),
            (
                #"{"ty":3,"masksProperties":[{"mode":"a","pt":{"k":{"c":true,"v":[],"i":[],"o":[]},EXPR}}]}"#,
                "layers[0].masksProperties[0].pt"
            ),
            (
                #"{"ty":4,"shapes":[{"ty":"sh","ks":{"k":{"c":true,"v":[],"i":[],"o":[]},EXPR}}]}"#,
                "layers[0].shapes[0].ks"
            ),
            (
                #"{"ty":4,"shapes":[{"ty":"gf","t":1,"g":{"p":1,"k":{"k":[0,1,0,0],EXPR}}}]}"#,
                "layers[0].shapes[0].g.k"
            ),
            (#"{"ty":4,"shapes":[{"ty":"rp","c":{"k":2,EXPR}}]}"#, "layers[0].shapes[0].c"),
            (#"{"ty":0,"refId":"c","tm":{"k":1,EXPR}}"#, "layers[0].tm"),
            (#"{"ty":3,"ef":[{"ty":20,"ef":[{"v":{"k":[0,0,0],EXPR}}]}]}"#, "layers[0].ef[0].v"),
        ]
    )
    func expressions(layer: String, place: String) throws {
        let assets = #","assets":[{"id":"c","layers":[]}]"#
        let told = try issues(layer.replacingOccurrences(of: "EXPR", with: Self.expression), assets)
        #expect(told == ["\(place): approximated: expression"])
    }

    @Test("keyframes without a time or a value are told of once for a property", .claim("Q4.10"))
    func keyframes() throws {
        let told = try issues(
            #"{"ty":3,"ks":{"r":{"k":[{"t":0,"s":[1]},{"s":[2]},{"s":[3]}]},"o":{"k":[{"t":0},{"t":1,"s":[2]}]}}}"#
        )
        #expect(
            Set(told) == [
                "layers[0].ks.r: info: keyframe without a time",
                "layers[0].ks.o: info: keyframe without a value",
            ]
        )
    }

    @Test("repeaters without m, and with m 1, put copies below; with 2 above", .claim("Q4.9"))
    func repeaterOrder() throws {
        for (mode, isAbove) in [("", false), (#","m":1"#, false), (#","m":2"#, true)] {
            let text =
                #"{"w":9,"h":9,"fr":30,"ip":0,"op":60,"layers":[{"ty":4,"shapes":[{"ty":"rp","c":{"k":2}\#(mode)}]}]}"#
            let read = try LottieReader.read(Data(text.utf8))
            guard case .shapes(let items) = read.composition.layers[0].content,
                case .modifier(.repeater(let repeater)) = items[0].content
            else {
                Issue.record("no repeater")
                continue
            }
            #expect(repeater.isAbove == isAbove)
        }
    }
}
