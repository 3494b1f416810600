import AgateDocuments
import AgatePixels
import AgateTestSupport
import Foundation
import Testing

/// A modifier as items of a file, still and moving.
struct ModifierCase: Sendable, CustomTestStringConvertible {
    let name: String
    /// The items behind the outline for a value.
    let items: @Sendable (_ value: String) -> [String]
    /// The value at the first frame and at the end.
    let ends: (from: Double, to: Double)

    var testDescription: String { name }

    /// The value at a frame of 60; with quarters of the length it is exact.
    func value(at frame: Double) -> Double { ends.from + (ends.to - ends.from) * frame / 60 }

    var moving: [String] { items(ShapeMatrix.moving("\(ends.from)", "\(ends.to)")) }
    func still(at frame: Double) -> [String] { items(#"{"k":\#(value(at: frame))}"#) }

    static let all: [ModifierCase] = [
        ModifierCase("trim", 20, 84) { [#"{"ty":"tm","s":{"k":10},"e":\#($0),"o":{"k":40},"m":1}"#] },
        ModifierCase("sequential trim", 20, 84) {
            [second(#"{"k":[20,20]}"#), #"{"ty":"tm","s":{"k":10},"e":\#($0),"o":{"k":40},"m":2}"#]
        },
        ModifierCase("repeater", 2, 10) {
            [
                #"{"ty":"rp","c":{"k":3},"o":{"k":0},"m":1,"tr":{"p":{"k":[2,1]},"s":{"k":[90,90]},"a":{"k":[20,20]},"r":\#($0)}}"#
            ]
        },
        ModifierCase("merge", 16, 24, merge(1)), ModifierCase("merge, add", 16, 24, merge(2)),
        ModifierCase("merge, subtract", 16, 24, merge(3)), ModifierCase("merge, intersect", 16, 24, merge(4)),
        ModifierCase("merge, exclude", 16, 24, merge(5)),
        ModifierCase("offset outwards", 1, 5) { [#"{"ty":"op","a":\#($0),"lj":1,"ml":{"k":4}}"#] },
        ModifierCase("offset inwards, round", -1, -3) { [#"{"ty":"op","a":\#($0),"lj":2}"#] },
        ModifierCase("round corners", 1, 5) { [#"{"ty":"rd","r":\#($0)}"#] },
        ModifierCase("zig-zag", 1, 3) { [#"{"ty":"zz","s":\#($0),"r":{"k":2},"pt":{"k":1}}"#] },
        ModifierCase("waves", 1, 3) { [#"{"ty":"zz","s":\#($0),"r":{"k":2},"pt":{"k":2}}"#] },
        ModifierCase("pucker", 4, 36) { [#"{"ty":"pb","a":\#($0)}"#] },
        ModifierCase("bloat", -4, -36) { [#"{"ty":"pb","a":\#($0)}"#] },
        ModifierCase("twist", 8, 72) { [#"{"ty":"tw","a":\#($0),"c":{"k":[20,20]}}"#] },
    ]

    private init(
        _ name: String,
        _ from: Double,
        _ to: Double,
        _ items: @escaping @Sendable (_ value: String) -> [String]
    ) {
        (self.name, ends, self.items) = (name, (from, to), items)
    }

    /// A second outline, over the lower half of the first one.
    private static func second(_ place: String) -> String {
        #"{"ty":"el","p":\#(place),"s":{"k":[12,12]}}"#
    }

    /// A merge with an outline that moves down.
    private static func merge(_ kind: Int) -> @Sendable (_ value: String) -> [String] {
        {
            let place = #"{"s":true,"x":{"k":22},"y":\#($0)}"#
            return [second(place), #"{"ty":"mm","mm":\#(kind)}"#]
        }
    }
}

/// Every modifier with every outline and every paint: a row and a column of ``ShapeMatrix``.
@Suite("Modifiers of Lottie files with every outline and every paint")
struct ModifierPairTests {
    /// What differs at edges alone, of 255: a line that is cut by its lengths, its curves in pieces, and one that is cut as a path.
    ///
    /// The worst is 36, at one pixel of a trimmed curve.
    private static let edge = 40

    @Test(
        "no pair of them is blank, and each is what its contours are when they are written out as paths",
        .claim("Q4.9"),
        arguments: ModifierCase.all
    )
    func writtenOut(modifier: ModifierCase) throws {
        let items = modifier.still(at: 15)
        let text = ShapeMatrix.document { [$0] + items + [$1] }
        let picture = try SmallLottie.picture(text)
        let plain = try SmallLottie.picture(
            ShapeMatrix.document { outline, paint in
                let contours = (try? Self.contours([outline] + items + [paint])) ?? []
                return contours.map(Self.json) + [paint]
            }
        )
        ShapeMatrix.forEachCell { name, x, y in
            let (ink, plainInk) = (picture.inked(x, y), plain.inked(x, y))
            #expect(ink > 10 && plainInk > 10, "\(name) is blank")
            let difference = picture.difference(from: plain, x, y)
            #expect(difference <= Self.edge, "\(name) is off by \(difference)")
        }
    }

    @Test(
        "at a time of a moving form is what the still form with that time's values is",
        .claim("Q4.6"),
        arguments: ModifierCase.all
    )
    func moving(modifier: ModifierCase) throws {
        let text = ShapeMatrix.document { [$0] + modifier.moving + [$1] }
        for frame in [15.0, 45] {
            let shown = try SmallLottie.picture(text, frame: frame)
            let still = try SmallLottie.picture(
                ShapeMatrix.document { [$0] + modifier.still(at: frame) + [$1] }
            )
            ShapeMatrix.forEachCell { name, x, y in
                #expect(shown.inked(x, y) > 10, "\(name) is blank at \(frame)")
                let difference = shown.difference(from: still, x, y)
                #expect(difference <= Self.edge, "\(name) is off by \(difference) at \(frame)")
            }
        }
    }

    @Test(
        "a repeater behind the paint shows each paint as often as it says, where the copies are",
        .claim("Q4.9")
    )
    func repeatedPaint() throws {
        let repeater = #"{"ty":"rp","c":{"k":2},"o":{"k":0},"m":1,"tr":{"p":{"k":[3,2]}}}"#
        let picture = try SmallLottie.picture(ShapeMatrix.document { [$0, $1, repeater] })
        let plain = try SmallLottie.picture(
            ShapeMatrix.document { outline, paint in
                [
                    SmallLottie.group("", [outline, paint]),
                    SmallLottie.group("", [outline, paint], #","p":{"k":[3,2]}"#),
                ]
            }
        )
        ShapeMatrix.forEachCell { name, x, y in
            #expect(picture.inked(x, y) > 20, "\(name) is blank")
            let difference = picture.difference(from: plain, x, y)
            #expect(difference <= 2, "\(name) is off by \(difference)")
        }
    }

    /// The contours that a list of items with a style at its end paints at the first frame.
    private static func contours(_ items: [String]) throws -> [LottieBezier] {
        let text = SmallLottie.document([SmallLottie.layer("", items)])
        let document = try LottieReader.read(Data(text.utf8))
        guard case .shapes(let read) = document.composition.layers[0].content else { return [] }
        return LottieStyledOutline(items: read, place: [read.count - 1]).contours(at: 0)
    }

    private static func json(_ contour: LottieBezier) -> String {
        func list(_ vector: (LottieBezier.Vertex) -> SIMD2<Double>) -> [[Double]] {
            contour.vertices.map { [vector($0).x, vector($0).y] }
        }
        return ShapeMatrix.path(
            list(\.point),
            into: list(\.tangentIn),
            out: list(\.tangentOut),
            closed: contour.isClosed
        )
    }
}
