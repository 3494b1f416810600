import AgatePixels
import Foundation

/// Documents of 40 points for each pair of an outline and a paint, all in one picture: a row for each outline, a column for each paint.
enum ShapeMatrix {
    /// The outlines, each around the middle of its cell, by name.
    static let outlines: [(name: String, json: String)] = [
        ("rectangle", #"{"ty":"rc","p":{"k":[20,20]},"s":{"k":[20,16]},"r":{"k":0}}"#),
        ("ellipse", #"{"ty":"el","p":{"k":[20,20]},"s":{"k":[22,16]}}"#),
        ("star", star(1)), ("polygon", star(2)),
        (
            "path",
            path(
                [[10, 12], [28, 10], [30, 30], [12, 26]],
                out: [[4, -4], [0, 0], [0, 0], [-3, 0]],
                closed: true
            )
        ),
        (
            "group",
            #"{"ty":"gr","it":[{"ty":"rc","p":{"k":[0,0]},"s":{"k":[16,18]},"r":{"k":0}},{"ty":"tr","p":{"k":[20,20]},"r":{"k":20}}]}"#
        ),
    ]

    private static func star(_ kind: Int) -> String {
        #"{"ty":"sr","sy":\#(kind),"p":{"k":[20,20]},"pt":{"k":5},"r":{"k":10},"or":{"k":12},"os":{"k":0},"ir":{"k":6},"is":{"k":0}}"#
    }

    /// The paints, by name.
    static let paints: [(name: String, json: String)] = [
        ("fill", #"{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}"#),
        ("stroke", #"{"ty":"st","c":{"k":[0,0.5,0]},"o":{"k":100},"w":{"k":3},"lc":1,"lj":1,"ml":4}"#),
        (
            "dashes",
            #"{"ty":"st","c":{"k":[0,0,1]},"o":{"k":100},"w":{"k":3},"lc":1,"lj":1,"ml":4,"d":[{"n":"d","v":{"k":4}},{"n":"g","v":{"k":3}}]}"#
        ),
        ("gradient fill", #"{"ty":"gf",\#(gradient)}"#),
        ("gradient stroke", #"{"ty":"gs","w":{"k":3},"lc":1,"lj":1,"ml":4,\#(gradient)}"#),
    ]

    private static let gradient =
        #""t":1,"o":{"k":100},"s":{"k":[6,0]},"e":{"k":[34,0]},"g":{"p":2,"k":{"k":[0,1,0,0,1,0,0,1]}}"#

    /// A path through points, with lines between them where there are no tangents.
    static func path(_ points: [[Double]], into: [[Double]]? = nil, out: [[Double]]? = nil, closed: Bool)
        -> String
    {
        let none = points.map { _ in [0.0, 0] }
        return
            #"{"ty":"sh","ks":{"k":{"c":\#(closed),"v":\#(points),"i":\#(into ?? none),"o":\#(out ?? none)}}}"#
    }

    /// A property that goes steadily from one value to another in the 60 frames of a document.
    static func moving(_ from: String, _ to: String) -> String {
        #"{"a":1,"k":[{"t":0,"s":[\#(from)],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":60,"s":[\#(to)]}]}"#
    }

    /// A picture's document, one layer to a cell.
    ///
    /// - Parameter items: The items of a cell, in their order, for an outline and a paint.
    static func document(_ items: (_ outline: String, _ paint: String) -> [String]) -> String {
        var layers: [String] = []
        for (row, outline) in outlines.enumerated() {
            for (column, paint) in paints.enumerated() {
                let place = #","ks":{"p":{"k":[\#(40 * column),\#(40 * row)]}}"#
                layers.append(SmallLottie.layer("", items(outline.json, paint.json), place))
            }
        }
        return
            #"{"w":\#(40 * paints.count),"h":\#(40 * outlines.count),"fr":30,"ip":0,"op":60,"layers":[\#(layers.joined(separator: ","))]}"#
    }

    /// What a picture shows in each cell, with the names of its outline and its paint.
    static func forEachCell(_ body: (_ name: String, _ x: Range<Int>, _ y: Range<Int>) throws -> Void)
        rethrows
    {
        for (row, outline) in outlines.enumerated() {
            for (column, paint) in paints.enumerated() {
                try body(
                    "\(outline.name), \(paint.name)",
                    40 * column..<40 * column + 40,
                    40 * row..<40 * row + 40
                )
            }
        }
    }
}

extension ImageBuffer {
    /// How many pixels of an area are not empty.
    func inked(_ x: Range<Int>, _ y: Range<Int>) -> Int {
        y.reduce(0) { count, y in count + x.reduce(0) { $0 + (self[$1, y] == 0 ? 0 : 1) } }
    }

    /// The largest difference of a component in an area.
    func difference(from other: ImageBuffer, _ x: Range<Int>, _ y: Range<Int>) -> Int {
        var maximum = 0
        for y in y {
            for x in x where self[x, y] != other[x, y] {
                for shift in [0, 8, 16, 24] {
                    maximum = max(
                        maximum,
                        abs(Int(self[x, y] >> shift & 255) - Int(other[x, y] >> shift & 255))
                    )
                }
            }
        }
        return maximum
    }

    /// The largest difference of a component.
    func difference(from other: ImageBuffer) -> Int { difference(from: other, 0..<width, 0..<height) }
}
