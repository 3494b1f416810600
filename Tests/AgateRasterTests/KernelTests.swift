import AgateRaster
import AgateTestSupport
import CAgateKernels
import Testing

@Suite("Row kernels")
struct KernelTests {
    private static let lengths = [0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 33, 64, 100, 257]

    /// Premultiplied pixels, many of them opaque or clear.
    private func pixels(_ count: Int, _ generator: inout SeededGenerator) -> [UInt32] {
        (0..<count).map { _ in
            let alpha = [0, 255, generator.int(in: 0..<256)][generator.int(in: 0..<3)]
            return (0..<3).reduce(UInt32(alpha) << 24) {
                $0 | UInt32(generator.int(in: 0..<alpha + 1)) << UInt32(8 * $1)
            }
        }
    }

    @Test("a block is its rows, wherever they lie", arguments: [(5, 40), (16, 17), (33, 33), (70, 200)])
    func blocks(width: Int, stride: Int) {
        var generator = SeededGenerator(seed: UInt64(stride))
        let (rows, sourceStride) = (5, width + 3)
        let below = pixels(stride * rows, &generator)
        let source = pixels(sourceStride * rows, &generator)
        for opacity in [0, 1, 128, 255] as [UInt32] {
            var expected = below
            for row in 0..<rows {
                for x in 0..<width {
                    expected[row * stride + x] = ReferenceKernel.over(
                        ReferenceKernel.scaled(source[row * sourceStride + x], by: opacity),
                        below[row * stride + x]
                    )
                }
            }
            withEveryVariant { variant in
                var block = below
                agate_blend_block(&block, stride, source, sourceStride, width, rows, opacity)
                #expect(block == expected, "\(variant), opacity \(opacity)")
            }
        }
    }

    private func bytes(_ count: Int, _ generator: inout SeededGenerator) -> [UInt8] {
        (0..<count).map { _ in UInt8(generator.int(in: 0..<256)) }
    }

    @Test("blending rows gives what the plain loop gives", arguments: lengths)
    func blending(count: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        let below = pixels(count, &generator)
        let source = pixels(count, &generator)
        let cover = bytes(count, &generator)
        let color = pixels(1, &generator)[0] | 0x7F00_0000
        withEveryVariant { variant in
            var row = below
            agate_blend_row(&row, source, count)
            #expect(row == (0..<count).map { ReferenceKernel.over(source[$0], below[$0]) }, "\(variant)")
            row = below
            agate_blend_block(&row, count, source, count, count, 1, 255)
            #expect(row == (0..<count).map { ReferenceKernel.over(source[$0], below[$0]) }, "\(variant)")
            row = below
            agate_blend_row_cover(&row, source, cover, count)
            #expect(
                row == (0..<count).map { ReferenceKernel.over(source[$0], below[$0], cover: cover[$0]) },
                "\(variant)"
            )
            row = below
            agate_blend_solid(&row, count, color)
            #expect(row == below.map { ReferenceKernel.over(color, $0) }, "\(variant)")
            row = below
            agate_blend_solid_cover(&row, cover, count, color)
            #expect(
                row == (0..<count).map { ReferenceKernel.over(color, below[$0], cover: cover[$0]) },
                "\(variant)"
            )
            agate_scale_row(&row, source, count, 77)
            #expect(row == source.map { ReferenceKernel.scaled($0, by: 77) }, "\(variant)")
            row = below
            agate_multiply_cover(&row, cover, count)
            #expect(
                row == (0..<count).map { ReferenceKernel.scaled(below[$0], by: UInt32(cover[$0])) },
                "\(variant)"
            )
        }
    }

    @Test("multiplying bytes and taking alpha give what the plain loops give", arguments: lengths)
    func bytes(count: Int) {
        var generator = SeededGenerator(seed: UInt64(count) + 99)
        let (first, second) = (bytes(count, &generator), bytes(count, &generator))
        let row = pixels(count, &generator)
        withEveryVariant { variant in
            var result = first
            agate_multiply_bytes(&result, second, count)
            #expect(
                result
                    == (0..<count).map {
                        UInt8(ReferenceKernel.product(UInt32(first[$0]), UInt32(second[$0])))
                    },
                "\(variant)"
            )
            agate_extract_alpha(&result, row, count)
            #expect(result == row.map { UInt8($0 >> 24) }, "\(variant)")
        }
    }

    @Test("a sweep adds up cells and leaves them clear", arguments: [1, 7, 8, 9, 63, 500, 513, 1100])
    func sweep(width: Int) {
        var generator = SeededGenerator(seed: UInt64(width))
        let stride = (width + 7) & ~7
        let groups = (stride / 8 + 7) & ~7
        var source = [Int32](repeating: 0, count: stride)
        for _ in 0..<max(2, width / 20) {
            source[generator.int(in: 0..<width)] = Int32(generator.int(in: -200_000..<200_000))
        }
        for evenOdd in [false, true] {
            var area: Int32 = 0
            let expected = (0..<width).map { column -> UInt8 in
                area &+= source[column]
                return ReferenceKernel.coverage(area, evenOdd: evenOdd)
            }
            withEveryVariant { variant in
                var cells = source
                var touched = [UInt8](repeating: 0, count: groups)
                for (column, value) in source.enumerated() where value != 0 {
                    touched[column / 8] = 1
                }
                var cover = [UInt8](repeating: 0, count: stride)
                var runs = [agate_run](repeating: agate_run(), count: stride / 4 + 2)
                let count = cells.withUnsafeMutableBufferPointer { cells in
                    touched.withUnsafeMutableBufferPointer { touched in
                        var band = agate_band(
                            min_x: 0,
                            min_y: 0,
                            max_x: Int32(width),
                            max_y: 1,
                            stride: Int32(stride),
                            groups: Int32(groups),
                            cells: cells.baseAddress,
                            touched: touched.baseAddress
                        )
                        return agate_sweep(&band, 0, evenOdd, &cover, &runs)
                    }
                }
                var result = [UInt8](repeating: 0, count: width)
                for run in runs[..<count] {
                    for x in Int(run.start)..<Int(run.start + run.length) {
                        result[x] = run.coverage < 0 ? cover[x] : UInt8(run.coverage)
                    }
                }
                #expect(result == expected, "\(variant), even-odd \(evenOdd)")
                #expect(cells.allSatisfy { $0 == 0 } && touched.allSatisfy { $0 == 0 }, "\(variant)")
            }
        }
    }

    @Test("an edge gives each cell the area right of it", arguments: 0..<50)
    func accumulation(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let (a, b) = (generator.double(in: -3...20), generator.double(in: -3...20))
        let expected = ReferenceKernel.shares(from: a, to: b, columns: 16)
        withEveryVariant { variant in
            var cells = [Int32](repeating: 0, count: 16)
            var touched = [UInt8](repeating: 0, count: 8)
            cells.withUnsafeMutableBufferPointer { cells in
                touched.withUnsafeMutableBufferPointer { touched in
                    var band = agate_band(
                        min_x: 0,
                        min_y: 0,
                        max_x: 16,
                        max_y: 1,
                        stride: 16,
                        groups: 8,
                        cells: cells.baseAddress,
                        touched: touched.baseAddress
                    )
                    var line = agate_line(x0: a, y0: 0, x1: b, y1: 1, winding: 1)
                    agate_accumulate(&line, 1, &band)
                }
            }
            var sum: Int32 = 0
            for column in 0..<16 {
                sum += cells[column]
                #expect(abs(Double(sum) - expected[column]) <= 0.51, "\(variant), column \(column)")
            }
        }
    }

    @Test("a ramp of three stops gives the colours of the plain sum", arguments: 0..<24)
    func foldedRamp(seed: Int) {
        var generator = SeededGenerator(seed: 4000 + UInt64(seed))
        let size: Float = 1024
        let middle = Float(generator.double(in: 0.1...0.9)) * size
        let (low, high) = (Float(seed % 3) * 40, size - Float(seed % 4) * 50)
        // Of one alpha in every other case. No component goes beyond it by more than rounding does.
        let alpha = (0..<3).map { _ in generator.double(in: 0...1) }
        let stops = (0..<3).map { stop -> SIMD4<Float> in
            let alpha = seed % 2 == 0 ? alpha[0] : alpha[stop]
            let color = SIMD3((0..<3).map { _ in Float(generator.double(in: 0...1) * alpha) })
            return SIMD4(color, Float(alpha)) * 255
        }
        let first = (stops[1] - stops[0]) / (middle - low)
        let second = (stops[2] - stops[1]) / (high - middle)
        let base = stops[0] - first * low + 0.5
        func numbers(_ vector: SIMD4<Float>) -> (Float, Float, Float, Float) {
            (vector.x, vector.y, vector.z, vector.w)
        }
        let fold = agate_ramp_fold(
            low: low,
            middle: middle,
            high: high,
            base: numbers(base),
            first: numbers(first),
            second: numbers(second)
        )
        let slope = generator.double(in: -9...9)
        var paint = agate_ramp_paint(
            u_x: slope,
            u_y: 0,
            u_0: generator.double(in: 0...1024),
            v_x: 0,
            v_y: 0,
            v_0: 0,
            colors: nil,
            size: Int32(size),
            kind: Int32(AGATE_RAMP_ALONG),
            folds: true,
            fold: fold,
            extends_start: true,
            extends_end: true,
            is_opaque: false,
            opacity: 255
        )
        let expected = (-100..<157).map {
            ReferenceKernel.color(at: Float($0) * Float(paint.u_x) + Float(paint.u_0), of: fold)
        }
        withEveryVariant { variant in
            for count in Self.lengths {
                var row = [UInt32](repeating: 7, count: count + 1)
                agate_ramp_colors(&row, -100, 0, count, &paint)
                #expect(Array(row[..<count]) == Array(expected[..<count]), "\(variant)")
                #expect(row[count] == 7, "\(variant)")
            }
        }
    }

    @Test("boxes over columns give what the plain loop gives", arguments: [1, 5, 40])
    func boxes(height: Int) {
        var generator = SeededGenerator(seed: UInt64(height))
        for (widths, narrow, wide, isWide) in [
            ([3, 5, 5], 1, 9, false), ([7, 7, 9], 13, 29, false), ([5, 7, 7], 5, 15, true),
        ] {
            let column = (0..<height).map { _ in UInt16(generator.int(in: 0..<65281)) }
            let product = Float(widths[0] * widths[1] * widths[2])
            let scales =
                isWide ? [8 / Float(widths[0]), 1 / Float(widths[1]), 1 / Float(widths[2])] : [8 / product]
            var boxes = agate_gauss(
                boxes: (Int32(widths[0]), Int32(widths[1]), Int32(widths[2])),
                narrow: Int32(narrow),
                wide: Int32(wide),
                reach: Int32(widths.reduce(wide / 2) { $0 + $1 / 2 }),
                is_wide: isWide,
                scale: (scales[0], isWide ? scales[1] : 0, scales[scales.count - 1]),
                narrow_weight: 0.7 / Float(8 * narrow),
                wide_weight: 0.3 / Float(8 * wide)
            )
            let expected = ReferenceKernel.boxes(
                column,
                widths: widths,
                mean: (narrow, wide),
                scales: scales,
                weights: (boxes.narrow_weight, boxes.wide_weight)
            )
            let block = Int(AGATE_GAUSS_BLOCK)
            let source = column.flatMap { [UInt16](repeating: $0, count: block) }
            withEveryVariant { variant in
                var result = [UInt16](repeating: 0, count: expected.count * block)
                var rings = [Int32](repeating: -1, count: (widths[1] + widths[2] + wide) * block)
                agate_gauss_block(&result, source, block * 2, height, &boxes, &rings, false, false)
                #expect(result == expected.flatMap { [UInt16](repeating: $0, count: block) }, "\(variant)")
            }
        }
    }
}
