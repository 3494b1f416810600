import Foundation

/// Paints of version 1 of the table `COLR`, as bytes.
enum PaintBytes {
    private static func n(_ value: Int, _ count: Int = 2) -> [UInt8] { TestFontFile.bytes(value, count) }

    /// A fraction of 14 bits.
    private static func f(_ value: Double) -> [UInt8] { n(Int((value * 16384).rounded())) }

    private static func p(_ point: (Int, Int)) -> [UInt8] { n(point.0) + n(point.1) }

    static func solid(_ color: Int, alpha: Double = 1) -> [UInt8] { [2] + n(color) + f(alpha) }

    static func variedSolid(_ color: Int) -> [UInt8] { [3] + n(color) + f(1) + n(0, 4) }

    static func glyph(_ glyph: Int, _ paint: [UInt8]) -> [UInt8] { [10] + n(6, 3) + n(glyph) + paint }

    static func colored(_ glyph: Int) -> [UInt8] { [11] + n(glyph) }

    static func layers(_ first: Int, _ count: Int) -> [UInt8] { [1, UInt8(count)] + n(first, 4) }

    static func line(_ stops: [(Double, Int)]) -> [UInt8] { line(0, stops) }

    static func line(_ extend: Int, _ stops: [(Double, Int)]) -> [UInt8] {
        [UInt8(extend)] + n(stops.count) + stops.flatMap { f($0.0) + n($0.1) + f(1) }
    }

    static func linear(
        _ start: (Int, Int),
        _ end: (Int, Int),
        _ along: (Int, Int),
        _ line: [UInt8]
    ) -> [UInt8] {
        [4] + n(16, 3) + p(start) + p(end) + p(along) + line
    }

    static func radial(
        _ start: (Int, Int),
        _ startRadius: Int,
        _ end: (Int, Int),
        _ endRadius: Int,
        _ line: [UInt8]
    ) -> [UInt8] {
        [6] + n(16, 3) + p(start) + n(startRadius) + p(end) + n(endRadius) + line
    }

    /// - Parameters:
    ///   - start: In turns.
    ///   - end: In turns.
    static func sweep(_ center: (Int, Int), _ start: Double, _ end: Double, _ line: [UInt8]) -> [UInt8] {
        [8] + n(12, 3) + p(center) + f(start * 2 - 1) + f(end * 2 - 1) + line
    }

    /// - Parameter matrix: xx, yx, xy, yy, dx and dy.
    static func transform(_ matrix: [Double], _ paint: [UInt8]) -> [UInt8] {
        [12] + n(31, 3) + n(7, 3) + matrix.flatMap { n(Int($0 * 65536), 4) } + paint
    }

    static func translate(_ x: Int, _ y: Int, _ paint: [UInt8]) -> [UInt8] {
        [14] + n(8, 3) + n(x) + n(y) + paint
    }

    static func scale(
        _ x: Double,
        _ y: Double,
        around center: (Int, Int),
        _ paint: [UInt8]
    ) -> [UInt8] {
        [18] + n(12, 3) + f(x) + f(y) + p(center) + paint
    }

    static func scale(_ factor: Double, _ paint: [UInt8]) -> [UInt8] { [20] + n(6, 3) + f(factor) + paint }

    /// - Parameter turns: Against the clock.
    static func rotate(_ turns: Double, around center: (Int, Int), _ paint: [UInt8]) -> [UInt8] {
        [26] + n(10, 3) + f(turns * 2) + p(center) + paint
    }

    static func skew(_ x: Double, _ y: Double, _ paint: [UInt8]) -> [UInt8] {
        [28] + n(8, 3) + f(x * 2) + f(y * 2) + paint
    }

    static func composite(_ source: [UInt8], _ mode: Int, _ backdrop: [UInt8]) -> [UInt8] {
        [32] + n(8, 3) + [UInt8(mode)] + n(8 + source.count, 3) + source + backdrop
    }

    /// The table, with glyphs in ascending order.
    static func table(
        _ glyphs: [(glyph: Int, paint: [UInt8])],
        layers: [[UInt8]] = [],
        clips: [(glyphs: ClosedRange<Int>, box: (Int, Int, Int, Int))] = []
    ) -> [UInt8] {
        var list = n(glyphs.count, 4)
        var offset = 4 + 6 * glyphs.count
        for (glyph, paint) in glyphs {
            list += n(glyph) + n(offset, 4)
            offset += paint.count
        }
        list += glyphs.flatMap(\.paint)
        var layerList = n(layers.count, 4)
        offset = 4 + 4 * layers.count
        for paint in layers {
            layerList += n(offset, 4)
            offset += paint.count
        }
        layerList += layers.flatMap { $0 }
        var clipList = [1] + n(clips.count, 4)
        offset = 5 + 7 * clips.count
        for clip in clips {
            clipList += n(clip.glyphs.lowerBound) + n(clip.glyphs.upperBound) + n(offset, 3)
            offset += 9
        }
        for clip in clips {
            clipList += [1] + n(clip.box.0) + n(clip.box.1) + n(clip.box.2) + n(clip.box.3)
        }
        let head = n(1) + n(0) + n(0, 4) + n(0, 4) + n(0)
        let (second, third) = (34 + list.count, 34 + list.count + layerList.count)
        return head + n(34, 4) + n(second, 4) + n(third, 4) + n(0, 8) + list + layerList + clipList
    }

    /// A palette of red, green, blue and black half seen through.
    static let palette: [UInt8] =
        n(0) + n(4) + n(1) + n(4) + n(14, 4) + n(0)
        + [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 0, 0, 0, 128]
}
