import AgatePixels
import AgateTestSupport
import Foundation
import Testing

/// Modifiers beside what they give, written by hand.
@Suite("What modifiers of Lottie files make of outlines")
struct ModifierTests {
    private static let square = #"{"ty":"rc","p":{"k":[20,20]},"s":{"k":[16,16]},"r":{"k":0}}"#
    private static let fill = SmallLottie.fill("", "1,0,0")
    private static let line = #"{"ty":"st","c":{"k":[1,0,0]},"o":{"k":100},"w":{"k":2},"lc":1,"lj":1,"ml":4}"#

    private static func polygon(_ points: [[Double]], closed: Bool = true) -> String {
        ShapeMatrix.path(points, closed: closed)
    }

    private func picture(_ items: [String], frame: CGFloat = 0) throws -> ImageBuffer {
        try SmallLottie.picture(SmallLottie.document([SmallLottie.layer("", items)]), frame: frame)
    }

    /// A modifier of a square, and the outlines that it gives.
    struct Pair: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var items: [String]
        var plain: [String]
        init(_ name: String, _ items: [String], _ plain: [String]) {
            (testDescription, self.items, self.plain) = (name, items, plain)
        }
    }

    private static let lower = #"{"ty":"rc","p":{"k":[24,24]},"s":{"k":[16,16]},"r":{"k":0}}"#
    private static func merged(_ kind: Int) -> [String] { [square, lower, #"{"ty":"mm","mm":\#(kind)}"#] }

    private static let pairs: [Pair] = [
        // From the top right clockwise: half of it is the right and the lower side.
        Pair(
            "trim",
            [square, #"{"ty":"tm","s":{"k":0},"e":{"k":50},"o":{"k":0},"m":1}"#],
            [polygon([[28, 12], [28, 28], [12, 28]], closed: false)]
        ),
        Pair(
            "sequential trim",
            [
                square, #"{"ty":"rc","p":{"k":[20,20]},"s":{"k":[8,8]},"r":{"k":0}}"#,
                #"{"ty":"tm","s":{"k":0},"e":{"k":66.6666666667},"o":{"k":0},"m":2}"#,
            ],
            [square]
        ),
        Pair(
            "repeater",
            [square, #"{"ty":"rp","c":{"k":2},"o":{"k":1},"tr":{"p":{"k":[4,0]}}}"#],
            [
                #"{"ty":"rc","p":{"k":[24,20]},"s":{"k":[16,16]},"r":{"k":0}}"#,
                #"{"ty":"rc","p":{"k":[28,20]},"s":{"k":[16,16]},"r":{"k":0}}"#,
            ]
        ),
        Pair("merge", merged(1), [square, lower]),
        Pair(
            "merge, add",
            merged(2),
            [
                polygon([
                    [12, 12], [28, 12], [28, 16], [32, 16], [32, 32], [16, 32], [16, 28], [12, 28],
                ])
            ]
        ),
        Pair(
            "merge, subtract",
            merged(3),
            [polygon([[12, 12], [28, 12], [28, 16], [16, 16], [16, 28], [12, 28]])]
        ),
        Pair("merge, intersect", merged(4), [polygon([[16, 16], [28, 16], [28, 28], [16, 28]])]),
        Pair(
            "merge, exclude",
            merged(5),
            [
                polygon([[12, 12], [28, 12], [28, 16], [16, 16], [16, 28], [12, 28]]),
                polygon([[28, 16], [32, 16], [32, 32], [16, 32], [16, 28], [28, 28]]),
            ]
        ),
        Pair(
            "offset",
            [square, #"{"ty":"op","a":{"k":4},"lj":1,"ml":{"k":4}}"#],
            [polygon([[8, 8], [32, 8], [32, 32], [8, 32]])]
        ),
        Pair(
            "offset inwards",
            [square, #"{"ty":"op","a":{"k":-3},"lj":1,"ml":{"k":4}}"#],
            [polygon([[15, 15], [25, 15], [25, 25], [15, 25]])]
        ),
        Pair(
            "round corners",
            [square, #"{"ty":"rd","r":{"k":5}}"#],
            [#"{"ty":"rc","p":{"k":[20,20]},"s":{"k":[16,16]},"r":{"k":5}}"#]
        ),
        // Half of the way to the middle, with the tangents as far out as they were.
        Pair(
            "pucker",
            [square, #"{"ty":"pb","a":{"k":50}}"#],
            [
                ShapeMatrix.path(
                    [[24, 16], [24, 24], [16, 24], [16, 16]],
                    into: [[8, -8], [8, 8], [-8, 8], [-8, -8]],
                    out: [[8, -8], [8, 8], [-8, 8], [-8, -8]],
                    closed: true
                )
            ]
        ),
        // All vertices are as far from the middle as the farthest one, and turn by all of the angle.
        Pair(
            "twist",
            [square, #"{"ty":"tw","a":{"k":90},"c":{"k":[20,20]}}"#],
            [square]
        ),
    ]

    @Test("a modifier of a square gives what can be written by hand", .claim("Q4.9"), arguments: pairs)
    func byHand(pair: Pair) throws {
        for paint in [Self.fill, Self.line] {
            let (shown, plain) = (try picture(pair.items + [paint]), try picture(pair.plain + [paint]))
            #expect(shown.inked(0..<40, 0..<40) > 20)
            #expect(shown.difference(from: plain) <= 3)
        }
    }

    @Test("copies lie below the original by m 1 and above it by m 2", .claim("Q4.9"), arguments: [1, 2])
    func order(mode: Int) throws {
        // Two copies side by side that overlap between 24 and 28; a line down their right side tells which one is on top.
        let bar = #"{"ty":"rc","p":{"k":[27,20]},"s":{"k":[2,16]},"r":{"k":0}}"#
        let items = [
            SmallLottie.group("", [bar, SmallLottie.fill("", "0,0,1")]),
            SmallLottie.group("", [Self.square, Self.fill]),
            #"{"ty":"rp","c":{"k":2},"o":{"k":0},"m":\#(mode),"tr":{"p":{"k":[8,0]}}}"#,
        ]
        let shown = try picture(items)[27, 20]
        #expect(shown == (mode == 1 ? Pixel.blue : Pixel.red))
    }

    @Test(
        "round corners, offsets and zig-zags measure in the group that holds the outline, inside of its scale",
        .claim("Q4.9"),
        arguments: [
            #"{"ty":"rd","r":{"k":4}}"#, #"{"ty":"op","a":{"k":1.5},"lj":1,"ml":{"k":4}}"#,
            #"{"ty":"zz","s":{"k":1},"r":{"k":1},"pt":{"k":1}}"#,
        ]
    )
    func space(modifier: String) throws {
        let small = #"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[8,8]},"r":{"k":0}}"#
        let place = #","p":{"k":[20,20]},"s":{"k":[250,150]}"#
        let outside = try picture([SmallLottie.group("", [small], place), modifier, Self.fill])
        let inside = try picture([SmallLottie.group("", [small, modifier], place), Self.fill])
        #expect(outside.inked(0..<40, 0..<40) > 20)
        #expect(outside.difference(from: inside) <= 1)
    }

    @Test("a trim of all outlines as one line counts the copies of a repeater before it", .claim("Q4.9"))
    func sequentialTrimOfCopies() throws {
        // Two lines of 16 points below each other: three quarters are the first one and half of the second one.
        let line = Self.polygon([[4, 10], [20, 10]], closed: false)
        let repeater = #"{"ty":"rp","c":{"k":2},"o":{"k":0},"m":1,"tr":{"p":{"k":[0,10]}}}"#
        let trim = #"{"ty":"tm","s":{"k":0},"e":{"k":75},"o":{"k":0},"m":2}"#
        let expected = try picture([
            Self.polygon([[4, 10], [20, 10]], closed: false),
            Self.polygon([[4, 20], [12, 20]], closed: false),
            Self.line,
        ])
        #expect(try picture([line, repeater, trim, Self.line]).difference(from: expected) <= 2)
        #expect(try picture([line, Self.line, repeater, trim]).difference(from: expected) <= 2)
    }
}
