import AgatePixels
import AgateRaster
import AgateTestSupport
import CAgateKernels
import Testing

@Suite("Blend modes in high precision", .claim("14.10"))
struct BlendModeTests {
    /// Premultiplied pixels, many of them opaque, clear or with components at the ends.
    private func pixels(_ count: Int, _ generator: inout SeededGenerator) -> [UInt32] {
        (0..<count).map { _ in
            let alpha = [0, 255, generator.int(in: 0..<256), generator.int(in: 0..<256)][
                generator.int(in: 0..<4)
            ]
            return (0..<3).reduce(UInt32(alpha) << 24) {
                let part = [0, alpha, generator.int(in: 0..<alpha + 1)][min(2, generator.int(in: 0..<6))]
                return $0 | UInt32(part) << UInt32(8 * $1)
            }
        }
    }

    private func parts(_ pixel: UInt32) -> SIMD4<Double> {
        SIMD4(
            Double(pixel & 255),
            Double(pixel >> 8 & 255),
            Double(pixel >> 16 & 255),
            Double(pixel >> 24)
        )
    }

    private func blend(_ mode: CGBlendMode, _ row: inout [UInt32], _ source: [UInt32], _ cover: [UInt8]?) {
        if let factors = PorterDuff(mode), mode != .plusLighter {
            func number(_ factor: PorterDuff.Factor) -> Int32 {
                Int32([PorterDuff.Factor.zero, .one, .alpha, .rest].firstIndex(of: factor) ?? 0)
            }
            agate_blend_operator(
                &row,
                source,
                cover,
                row.count,
                number(factors.source),
                number(factors.below)
            )
        } else {
            agate_blend_mode(&row, source, cover, row.count, mode.rawValue)
        }
    }

    @Test(
        "every mode is the formula's value rounded to the nearest byte, once",
        arguments: CGBlendMode.allCases
    )
    func nearest(mode: CGBlendMode) {
        var generator = SeededGenerator(seed: 40 + UInt64(mode.rawValue))
        let count = 4_003
        let (below, source) = (pixels(count, &generator), pixels(count, &generator))
        var rows: [[UInt32]] = []
        withEveryVariant { _ in
            var row = below
            blend(mode, &row, source, nil)
            rows.append(row)
        }
        #expect(rows[0] == rows[1], "both variants give the same bytes")
        var worst = 0.0
        for index in 0..<count {
            let exact = ReferenceBlend.blended(
                mode,
                parts(source[index]) / 255,
                over: parts(below[index]) / 255
            )
            let error = parts(rows[0][index]) - exact * 255
            worst = max(worst, max(error.max(), -error.min()))
        }
        #expect(worst <= 0.5 + 0.001, "off by \(worst) bytes")
    }

    @Test(
        "partial coverage is the mean of the result and what was there, rounded once more",
        arguments: CGBlendMode.allCases
    )
    func coverage(mode: CGBlendMode) {
        var generator = SeededGenerator(seed: 80 + UInt64(mode.rawValue))
        let count = 517
        let (below, source) = (pixels(count, &generator), pixels(count, &generator))
        let cover = (0..<count).map { _ in
            UInt8([0, 255, generator.int(in: 0..<256)][generator.int(in: 0..<3)])
        }
        var full = below
        blend(mode, &full, source, nil)
        withEveryVariant { variant in
            var row = below
            blend(mode, &row, source, cover)
            for index in 0..<count {
                let part = Double(cover[index]) / 255
                let mean = parts(full[index]) * part + parts(below[index]) * (1 - part)
                let error = parts(row[index]) - mean
                #expect(max(error.max(), -error.min()) <= 0.5 + 1e-9, "\(variant), pixel \(index)")
            }
        }
    }

    @Test("rows of any length blend each pixel by itself", arguments: [0, 1, 2, 7, 15, 63, 64, 65, 130])
    func lengths(count: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        let (below, source) = (pixels(count, &generator), pixels(count, &generator))
        for mode in CGBlendMode.allCases {
            var row = below
            blend(mode, &row, source, nil)
            for index in 0..<count {
                var one = [below[index]]
                blend(mode, &one, [source[index]], nil)
                #expect(row[index] == one[0], "\(mode)")
            }
        }
    }
}
