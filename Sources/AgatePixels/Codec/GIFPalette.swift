/// The colours of a GIF frame: at most 255 and one that is transparent.
///
/// Colours are found by median cut: the box of colours with the largest product of its pixels and its longest side is cut at the median of that side.
/// The same pixels give the same palette.
struct GIFPalette {
    /// The colours, each with its red in the low byte; the transparent one is not among them.
    let colors: [UInt32]
    private let nearest: NearestColor

    /// The number of the transparent colour, behind the others.
    var transparent: Int { colors.count }

    /// Finds the palette of straight pixels; those with less than half of alpha do not count.
    init(_ pixels: [UInt32]) {
        // With 5 bits per component there are at most 32,768 colours to be cut, whatever the size.
        var counts = [UInt32](repeating: 0, count: 1 << 15)
        var sums = [SIMD4<UInt64>](repeating: .zero, count: 1 << 15)
        for pixel in pixels where pixel >> 24 >= 128 {
            let (red, green, blue) = (pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF)
            let cell = Int((red >> 3) | (green >> 3) << 5 | (blue >> 3) << 10)
            counts[cell] += 1
            sums[cell] &+= SIMD4(UInt64(red), UInt64(green), UInt64(blue), 1)
        }
        let cells = counts.indices.filter { counts[$0] > 0 }.map { ColorCell(sum: sums[$0]) }
        colors = Self.cut(cells, into: 255)
        nearest = NearestColor(colors)
    }

    /// The number of the colour that is nearest to red, green and blue.
    func index(_ red: Int, _ green: Int, _ blue: Int) -> Int { nearest.index(red, green, blue) }

    /// The colours of all pixels, as numbers.
    ///
    /// - Parameter isDithered: Whether errors are spread to neighbours (Floyd and Steinberg), row by row from left to right.
    func indices(of pixels: [UInt32], width: Int, isDithered: Bool) -> [UInt8] {
        var result = [UInt8](repeating: UInt8(transparent), count: pixels.count)
        guard width > 0, !colors.isEmpty else { return result }
        var (here, below) = ([SIMD4<Int32>](), [SIMD4<Int32>]())
        here = Array(repeating: .zero, count: width + 2)
        below = here
        for (place, pixel) in pixels.enumerated() {
            let x = place % width
            if x == 0, place > 0 {
                here = below
                below = Array(repeating: .zero, count: width + 2)
            }
            guard pixel >> 24 >= 128 else { continue }
            var wanted = SIMD4(
                Int32(pixel & 0xFF),
                Int32(pixel >> 8 & 0xFF),
                Int32(pixel >> 16 & 0xFF),
                0
            )
            if isDithered {
                // Sixteenths, rounded down.
                let error = here[x + 1] &>> 4
                wanted = (wanted &+ error).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
            }
            let index = nearest.index(Int(wanted.x), Int(wanted.y), Int(wanted.z))
            result[place] = UInt8(index)
            guard isDithered else { continue }
            let color = colors[index]
            let error =
                wanted
                &- SIMD4(Int32(color & 0xFF), Int32(color >> 8 & 0xFF), Int32(color >> 16 & 0xFF), 0)
            here[x + 2] &+= error &* 7
            below[x] &+= error &* 3
            below[x + 1] &+= error &* 5
            below[x + 2] &+= error
        }
        return result
    }

    private static func cut(_ cells: [ColorCell], into count: Int) -> [UInt32] {
        guard !cells.isEmpty else { return [] }
        var boxes = [ColorBox(cells[...])]
        while boxes.count < count {
            guard
                let widest = boxes.indices.filter({ boxes[$0].cells.count > 1 })
                    .max(by: { boxes[$0].weight < boxes[$1].weight })
            else { break }
            let (left, right) = boxes[widest].halves()
            boxes[widest] = left
            boxes.append(right)
        }
        return boxes.map(\.color)
    }
}

/// Pixels of nearly one colour.
private struct ColorCell {
    /// The sums of red, green and blue, and how many pixels there are.
    let sum: SIMD4<UInt64>

    func mean(_ component: Int) -> UInt64 { sum[component] / sum.w }
}

/// A part of the colours.
private struct ColorBox {
    let cells: [ColorCell]
    let weight: UInt64
    private let longest: Int

    init(_ cells: ArraySlice<ColorCell>) {
        self.cells = Array(cells)
        let sides = (0..<3).map { component -> UInt64 in
            let means = cells.lazy.map { $0.mean(component) }
            return (means.max() ?? 0) - (means.min() ?? 0)
        }
        longest = sides.indices.max { sides[$0] < sides[$1] } ?? 0
        weight = (sides[longest] + 1) * cells.reduce(0) { $0 + $1.sum.w }
    }

    /// The mean of all pixels.
    var color: UInt32 {
        let sum = cells.reduce(SIMD4<UInt64>.zero) { $0 &+ $1.sum }
        func mean(_ component: Int) -> UInt32 { UInt32((sum[component] + sum.w / 2) / max(sum.w, 1)) }
        return mean(0) | mean(1) << 8 | mean(2) << 16
    }

    /// The box in two, at the median of its longest side; both have cells.
    func halves() -> (ColorBox, ColorBox) {
        let sorted = cells.sorted { a, b in
            // All components count, so that equal boxes are cut equally.
            for component in [longest, (longest + 1) % 3, (longest + 2) % 3]
            where a.mean(component) != b.mean(component) {
                return a.mean(component) < b.mean(component)
            }
            return a.sum.w < b.sum.w
        }
        let half = sorted.reduce(0) { $0 + $1.sum.w } / 2
        var (count, place) = (UInt64(0), 0)
        while place < sorted.count - 1, count + sorted[place].sum.w <= half || place == 0 {
            count += sorted[place].sum.w
            place += 1
        }
        return (ColorBox(sorted[..<place]), ColorBox(sorted[place...]))
    }
}

/// Finds the nearest of some colours, and keeps what it has found.
private final class NearestColor {
    private let colors: [UInt32]
    private var known = [Int16](repeating: -1, count: 1 << 18)

    init(_ colors: [UInt32]) { self.colors = colors }

    /// The number of the nearest colour, by the squares of differences; of 6 bits per component.
    func index(_ red: Int, _ green: Int, _ blue: Int) -> Int {
        let cell = (red >> 2) | (green >> 2) << 6 | (blue >> 2) << 12
        if known[cell] >= 0 { return Int(known[cell]) }
        var best = (index: 0, distance: Int.max)
        for (index, color) in colors.enumerated() {
            let dr = Int(color & 0xFF) - (red & ~3 | 2)
            let dg = Int(color >> 8 & 0xFF) - (green & ~3 | 2)
            let db = Int(color >> 16 & 0xFF) - (blue & ~3 | 2)
            let distance = 2 * dr * dr + 4 * dg * dg + 3 * db * db
            if distance < best.distance { best = (index, distance) }
        }
        known[cell] = Int16(best.index)
        return best.index
    }
}
