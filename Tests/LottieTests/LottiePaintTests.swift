import AgateDisplay
import AgatePixels
import AgateTestSupport
import Foundation
import Lottie
import Testing

/// Gradients, lines, blend modes and places at the edges of what files say.
@Suite("Paints of Lottie shapes")
struct LottiePaintTests {
    private static let square = #"{"ty":"rc","p":{"k":[20,20]},"s":{"k":[32,32]},"r":{"k":0}}"#

    private func picture(_ items: [String], frame: CGFloat = 0) throws -> ImageBuffer {
        try SmallLottie.picture(SmallLottie.document([SmallLottie.layer("", items)]), frame: frame)
    }

    private func gradient(
        _ kind: Int,
        _ count: Int,
        _ stops: String,
        from start: String = #"{"k":[4,20]}"#,
        to end: String = #"{"k":[36,20]}"#,
        frame: CGFloat = 0
    ) throws -> ImageBuffer {
        let fill =
            #"{"ty":"gf","t":\#(kind),"o":{"k":100},"s":\#(start),"e":\#(end),"g":{"p":\#(count),"k":{"k":[\#(stops)]}}}"#
        return try picture([Self.square, fill], frame: frame)
    }

    @Test(
        "a gradient of one stop is that colour everywhere",
        .claim("Q4.4"),
        arguments: [1, 2],
        ["0", "0.5", "1"]
    )
    func oneStop(kind: Int, offset: String) throws {
        let picture = try gradient(kind, 1, "\(offset),1,0,0")
        for x in [5, 20, 34] { #expect(picture[x, 20] == Pixel.red) }
    }

    @Test(
        "two stops at one offset are a hard edge, and the first one is what lies before it",
        .claim("Q4.4", "Q4.9")
    )
    func equalStops() throws {
        let picture = try gradient(1, 2, "0.5,1,0,0,0.5,0,0,1")
        for x in [5, 12, 18] { #expect(picture[x, 20] == Pixel.red, "\(x)") }
        for x in [21, 28, 34] { #expect(picture[x, 20] == Pixel.blue, "\(x)") }
        let radial = try gradient(2, 2, "0.5,1,0,0,0.5,0,0,1", from: #"{"k":[20,20]}"#, to: #"{"k":[36,20]}"#)
        #expect(radial[20, 20] == Pixel.red && radial[25, 20] == Pixel.red && radial[31, 20] == Pixel.blue)
        let lowest = try gradient(1, 3, "0,1,0,0,0,0,1,0,1,0,1,0")
        #expect(lowest[5, 20] == Pixel.green && lowest[34, 20] == Pixel.green)
    }

    @Test(
        "a gradient without a length, and one of radius 0, is its last colour",
        .claim("Q4.4", "Q4.9"),
        arguments: [1, 2]
    )
    func noLength(kind: Int) throws {
        let place = #"{"k":[20,20]}"#
        let picture = try gradient(kind, 2, "0,1,0,0,1,0,0,1", from: place, to: place)
        for x in [5, 20, 34] { #expect(picture[x, 20] == Pixel.blue) }
        // One that has a length later.
        let moving = #"{"a":1,"k":[{"t":0,"s":[4,20],"h":1},{"t":30,"s":[36,20],"h":1}]}"#
        let start = #"{"k":[4,20]}"#
        let first = try gradient(kind, 2, "0,1,0,0,1,0,0,1", from: start, to: moving)
        #expect(first[5, 20] == Pixel.blue)
        let later = try gradient(kind, 2, "0,1,0,0,1,0,0,1", from: start, to: moving, frame: 40)
        #expect(later[5, 20] & 255 > 230)
    }

    @Test("lines have round ends and round joins unless the file says others", .claim("Q4.4"))
    func strokeDefaults() throws {
        let corner = ShapeMatrix.path([[8, 28], [20, 10], [32, 28]], closed: false)
        func line(_ more: String) -> String {
            #"{"ty":"st","c":{"k":[1,0,0]},"o":{"k":100},"w":{"k":8}\#(more)}"#
        }
        let missing = try picture([corner, line("")])
        let round = try picture([corner, line(#","lc":2,"lj":2"#)])
        let sharp = try picture([corner, line(#","lc":1,"lj":1,"ml":10"#)])
        #expect(missing.difference(from: round) == 0)
        #expect(missing[20, 4] == 0 && sharp[20, 4] != 0)
    }

    @Test(
        "a skew is the tangent of its angle, whatever the angle is",
        .claim("Q4.4", "Q4.9"),
        arguments: [("180", "0"), ("-180", "0"), ("360", "0"), ("150", "-30"), ("-135", "45"), ("405", "45")]
    )
    func skew(angle: String, same: String) throws {
        func skewed(_ angle: String) throws -> ImageBuffer {
            let small = #"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[12,12]},"r":{"k":0}}"#
            let place = #","p":{"k":[20,20]},"sk":{"k":\#(angle)}"#
            return try picture([SmallLottie.group("", [small, SmallLottie.fill("", "1,0,0")], place)])
        }
        let shown = try skewed(angle)
        #expect(shown.inked(0..<40, 0..<40) > 100)
        #expect(shown.difference(from: try skewed(same)) <= 1)
    }

    @Test(
        "skews at a right angle, and angles that are none, draw something or nothing and never stop",
        .claim("Q4.9")
    )
    func skewLimits() throws {
        for angle in ["90", "-90", "89.9999999", "270", "1e300"] {
            let place = #","p":{"k":[20,20]},"sk":{"k":\#(angle)}"#
            _ = try picture([SmallLottie.group("", [Self.square, SmallLottie.fill("", "1,0,0")], place)])
        }
    }

    @Test("the blend mode of a group, and of a fill, is honoured", .claim("Q4.4"))
    func blendModes() throws {
        let (green, red) = (SmallLottie.fill("", "0,1,0"), SmallLottie.fill("", "1,0,0"))
        func blended(_ group: String, _ fill: String) throws -> UInt32 {
            let top = #"{"ty":"gr","it":[\#(Self.square),\#(fill),{"ty":"tr"}]\#(group)}"#
            return try picture([top, SmallLottie.group("", [Self.square, red])])[20, 20]
        }
        #expect(try blended("", green) == Pixel.green)
        #expect(try blended(#","bm":1"#, green) == 0xFF00_0000)
        #expect(try blended(#","bm":2"#, green) == 0xFF00_FFFF)
        let multiplied = #"{"ty":"fl","c":{"k":[0,1,0]},"o":{"k":100},"bm":1}"#
        #expect(try blended("", multiplied) == 0xFF00_0000)
    }

    @Test("a place of one number has 0 for the other one", .claim("Q4.4"))
    func shortPoints() throws {
        let square = #"{"ty":"rc","p":{"k":[9.688]},"s":{"k":[8,8]},"r":{"k":0}}"#
        let picture = try picture([square, SmallLottie.fill("", "1,0,0")])
        #expect(picture[10, 2] == Pixel.red && picture[10, 6] == 0)
    }

    @Test("a provider for **.Color reaches solid layers", .claim("Q4.4"))
    func solidColor() throws {
        let text = SmallLottie.document([
            #"{"ty":1,"nm":"Wall","ip":0,"op":60,"sw":40,"sh":40,"sc":"ff0000"}"#
        ])
        try SmallLottie.play(text) { layer, display in
            #expect(display.pixel(20, 20) == Pixel.red)
            layer.setValueProvider(ColorValueProvider(.green), keypath: "**.Color")
            #expect(display.pixel(20, 20) == Pixel.green)
        }
    }

    @Test(
        "stars and polygons that are wholly round have tangents of 1.708 radii over their points",
        .claim("Q4.4"),
        arguments: [1, 2]
    )
    func starRoundness(kind: Int) throws {
        let star =
            #"{"ty":"sr","sy":\#(kind),"p":{"k":[20,20]},"pt":{"k":4},"r":{"k":0},"or":{"k":16},"os":{"k":100},"ir":{"k":8},"is":{"k":0}}"#
        // Vertices at the top, right, bottom and left, with tangents of 1.708 · 16 / 4 points.
        let t = 1.708 * 16 / 4
        var points: [[Double]] = [[20, 4], [36, 20], [20, 36], [4, 20]]
        var out: [[Double]] = [[t, 0], [0, t], [-t, 0], [0, -t]]
        if kind == 1 {
            let d = 8 * 0.5.squareRoot()
            let inner = [[20 + d, 20 - d], [20 + d, 20 + d], [20 - d, 20 + d], [20 - d, 20 - d]]
            points = (0..<4).flatMap { [points[$0], inner[$0]] }
            out = (0..<4).flatMap { [out[$0], [0, 0]] }
        }
        let into = out.map { $0.map { -$0 } }
        let plain = ShapeMatrix.path(points, into: into, out: out, closed: true)
        let fill = SmallLottie.fill("", "1,0,0")
        #expect(try picture([star, fill]).difference(from: picture([plain, fill])) <= 2)
    }
}
