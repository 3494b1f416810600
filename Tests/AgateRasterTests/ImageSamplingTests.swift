import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import CAgateKernels
import Foundation
import Testing

@Suite("Sampling images")
struct ImageSamplingTests {
    private static let lengths = [1, 2, 3, 5, 31, 63, 64, 65, 200]
    private static let edges: [ImagePaint.Edge] = [.clamp, .transparent, .repeats]

    /// An opaque image of smooth waves.
    private func waves(_ width: Int, _ height: Int) -> ImageBuffer {
        var pixels: [UInt32] = []
        for y in 0..<height {
            for x in 0..<width {
                let red = UInt32(127.5 + 127 * sin(Double(x) / 9) * cos(Double(y) / 7))
                let green = UInt32(min(255, x * 3 & 511)), blue = UInt32(min(255, y * 2 & 511))
                pixels.append(0xFF00_0000 | blue << 16 | green << 8 | red)
            }
        }
        return ImageBuffer(width: width, height: height, pixels: pixels)
    }

    private func noise(_ count: Int, _ generator: inout SeededGenerator) -> [UInt32] {
        (0..<count).map { _ in
            let alpha = generator.int(in: 0..<256)
            return (0..<3).reduce(UInt32(alpha) << 24) {
                $0 | UInt32(generator.int(in: 0..<alpha + 1)) << UInt32(8 * $1)
            }
        }
    }

    private func drawn(_ paint: ImagePaint, width: Int = 120, height: Int = 90) throws -> Surface {
        let surface = try #require(Surface(width: width, height: height))
        Canvas(surface).fill(
            DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height),
            paint: .image(paint)
        )
        return surface
    }

    // MARK: Kernels

    @Test("bilinear sampling gives what the plain loop gives, inside, outside and far outside")
    func bilinear() {
        var generator = SeededGenerator(seed: 11)
        let (width, height) = (37, 25)
        let image = noise(width * height, &generator)
        for count in Self.lengths {
            for edge in Self.edges {
                for turn in 0..<6 {
                    let far = turn == 5 ? 1e4 : 1
                    var row = agate_image_row(
                        u_slope: generator.double(in: -1.5...1.5),
                        u_offset: generator.double(in: -10...40) * far,
                        v_slope: generator.double(in: -1...1),
                        v_offset: generator.double(in: -10...30) * far,
                        w_slope: generator.double(in: -0.004...0.006),
                        w_offset: 1,
                        perspective: turn % 2 == 1,
                        ahead: turn * 1000
                    )
                    let first = generator.int(in: -20..<90)
                    let expected = (0..<count).map { index -> UInt32 in
                        let column = Double(first + index)
                        let w = row.perspective ? row.w_slope * column + row.w_offset : 1
                        guard w > 0 else { return 0 }
                        let inverse = 1 / w
                        return ReferenceKernel.bilinear(
                            u: (row.u_slope * column + row.u_offset) * inverse,
                            v: (row.v_slope * column + row.v_offset) * inverse,
                            pixels: image,
                            width: width,
                            height: height,
                            edge: edge,
                            isSteep: turn % 3 == 2
                        )
                    }
                    withEveryVariant { variant in
                        var result = [UInt32](repeating: 7, count: count)
                        image.withUnsafeBufferPointer { image in
                            var source = agate_image(
                                pixels: image.baseAddress,
                                width: Int32(width),
                                height: Int32(height),
                                edge: edge.kernelNumber,
                                steep: turn % 3 == 2
                            )
                            agate_sample_bilinear(&result, count, Int32(first), &row, &source)
                        }
                        #expect(result == expected, "\(variant), \(count) points, \(edge), turn \(turn)")
                    }
                }
            }
        }
    }

    @Test("wild numbers give pixels and no trap")
    func wild() {
        let image: [UInt32] = [1, 2, 3, 4, 5, 6]
        let numbers = [0, 1e-300, 1e300, -1e300, Double.greatestFiniteMagnitude, 0.5]
        for edge in Self.edges {
            for slope in numbers {
                for offset in numbers {
                    var row = agate_image_row(
                        u_slope: slope,
                        u_offset: offset,
                        v_slope: -slope,
                        v_offset: offset,
                        w_slope: slope,
                        w_offset: offset,
                        perspective: true,
                        ahead: 0
                    )
                    for perspective in [false, true] {
                        row.perspective = perspective
                        var result = [UInt32](repeating: 0, count: 70)
                        image.withUnsafeBufferPointer { pixels in
                            var source = agate_image(
                                pixels: pixels.baseAddress,
                                width: 3,
                                height: 2,
                                edge: edge.kernelNumber,
                                steep: slope < 0
                            )
                            agate_sample_bilinear(&result, 70, 60_000, &row, &source)
                            agate_sample_nearest(&result, 70, -60_000, &row, &source)
                            agate_sample_trilinear(&result, 70, 3, &row, &source, 1, slope, 0)
                        }
                        #expect(result.count == 70)
                    }
                }
            }
        }
    }

    // MARK: Direct evaluation

    /// The bilinear mean at a point in double precision, with the edge going on.
    private func exact(_ image: ImageBuffer, _ u: Double, _ v: Double, _ shift: UInt32) -> Double {
        let (x, y) = (u - 0.5, v - 0.5)
        let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        func value(_ column: Int, _ row: Int) -> Double {
            let pixel = image[min(max(column, 0), image.width - 1), min(max(row, 0), image.height - 1)]
            return Double(pixel >> shift & 255)
        }
        let (fx, fy) = (x - Double(left), y - Double(top))
        return (value(left, top) * (1 - fx) + value(left + 1, top) * fx) * (1 - fy)
            + (value(left, top + 1) * (1 - fx) + value(left + 1, top + 1) * fx) * fy
    }

    @Test("affine and perspective maps give what direct evaluation gives, within a position's 512th")
    func direct() throws {
        let image = waves(100, 80)
        let maps = [
            Projection(CGAffineTransform(a: 0.6, b: 0.3, c: -0.3, d: 0.6, tx: 25.3, ty: -4.7)),
            Projection(0.7, 0.1, 0.0015, -0.2, 0.6, 0.002, 14, 3, 0.9),
            Projection(-0.5, 0.2, -0.001, 0.3, 0.4, 0.001, 70, 10, 1.1),
        ]
        for map in maps {
            let surface = try drawn(ImagePaint(image: image, deviceToImage: map))
            var worst = 0.0
            for y in 0..<surface.height {
                for x in 0..<surface.width {
                    let point = try #require(map.map(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)))
                    for shift in [UInt32(0), 8, 16] {
                        let value = exact(image, point.x, point.y, shift)
                        worst = max(worst, abs(value - Double(surface[x, y] >> shift & 255)))
                    }
                }
            }
            // Neighbours differ by up to 255 at one place of green and blue, by 18 elsewhere.
            #expect(worst <= 0.5 + 255.0 / 512 * 2 + 0.5, "\(map)")
        }
    }

    @Test("the bytes do not depend on how a picture is divided")
    func divided() throws {
        let image = waves(64, 64)
        let maps = [
            Projection(CGAffineTransform(a: 0.61, b: 0.33, c: -0.32, d: 0.57, tx: 5, ty: 4)),
            Projection(1.7, 0.1, 0.0115, -0.2, 2.6, 0.012, 14, 3, 0.9),
        ]
        for map in maps {
            for filter in [ImagePaint.Filter.nearest, .linear, .trilinear, .high] {
                for edge in Self.edges {
                    let paint = ImagePaint(image: image, deviceToImage: map, filter: filter, edge: edge)
                    let whole = try drawn(paint)
                    for (x, y, width, height) in [(0, 0, 7, 90), (13, 5, 70, 3), (77, 60, 43, 30)] {
                        let part = try #require(Surface(width: width, height: height))
                        Canvas(part, origin: (x, y)).fill(
                            DeviceRect(x: x, y: y, width: width, height: height),
                            paint: .image(paint)
                        )
                        for row in 0..<height {
                            for column in 0..<width
                            where part[column, row] != whole[x + column, y + row] {
                                Issue.record("\(filter), \(edge), at \(x + column), \(y + row)")
                                return
                            }
                        }
                    }
                }
            }
        }
    }

    // MARK: Copies

    @Test("whole pixels are copied, also when the map is off by rounding alone")
    func copied() throws {
        let image = waves(40, 30)
        for tiny in [0.0, 1e-10] {
            let map = CGAffineTransform(a: 1 + tiny, b: tiny, c: -tiny, d: 1, tx: -5 + tiny, ty: -3)
            for filter in [ImagePaint.Filter.linear, .trilinear, .high, .nearest] {
                let surface = try drawn(
                    ImagePaint(
                        image: image,
                        deviceToImage: Projection(map),
                        filter: filter,
                        edge: .transparent
                    )
                )
                for y in 0..<90 {
                    for x in 0..<120 {
                        let isInside = x >= 5 && x < 45 && y >= 3 && y < 33
                        #expect(surface[x, y] == (isInside ? image[x - 5, y - 3] : 0))
                    }
                }
            }
        }
    }

    @Test("a pattern repeats in both directions, moved, enlarged and turned")
    func pattern() throws {
        var generator = SeededGenerator(seed: 5)
        let image = ImageBuffer(width: 7, height: 5, pixels: noise(35, &generator))
        let moved = try drawn(
            ImagePaint(
                image: image,
                deviceToImage: Projection(CGAffineTransform(translationX: -3, y: 1e5 + 2)),
                edge: .repeats
            )
        )
        for y in 0..<90 {
            for x in 0..<120 { #expect(moved[x, y] == image[(x + 4) % 7, (y + 2) % 5]) }
        }
        for map in [
            CGAffineTransform(scaleX: 0.25, y: 0.5),
            CGAffineTransform(a: 0.5, b: 0.5, c: -0.5, d: 0.5, tx: 0, ty: 0),
        ] {
            for filter in [ImagePaint.Filter.linear, .nearest, .trilinear] {
                let paint = ImagePaint(
                    image: image,
                    deviceToImage: Projection(map),
                    filter: filter,
                    edge: .repeats
                )
                let surface = try drawn(paint)
                // Moved by whole periods of the image it is the same.
                let again = try drawn(
                    ImagePaint(
                        image: image,
                        deviceToImage: Projection(
                            map.concatenating(CGAffineTransform(translationX: 70, y: -5e6))
                        ),
                        filter: filter,
                        edge: .repeats
                    )
                )
                for index in 0..<surface.count { #expect(surface.pixels[index] == again.pixels[index]) }
            }
        }
    }

    // MARK: Smaller copies

    @Test(
        "trilinear: a scale of a power of two is that copy, one between is a mean of both neighbours",
        .claim("13.9")
    )
    func trilinear() throws {
        let image = waves(128, 128)
        func sample(_ scale: Double, bias: Float = 0) throws -> Surface {
            try drawn(
                ImagePaint(
                    image: image,
                    deviceToImage: Projection(CGAffineTransform(scaleX: scale, y: scale)),
                    filter: .trilinear,
                    detailBias: bias
                ),
                width: 30,
                height: 30
            )
        }
        /// An image at a scale, sampled linearly without going to smaller mip levels.
        func alone(_ image: ImageBuffer, _ scale: Double) throws -> Surface {
            try drawn(
                ImagePaint(
                    image: image,
                    deviceToImage: Projection(CGAffineTransform(scaleX: scale, y: scale)),
                    filter: .trilinear,
                    detailBias: -9
                ),
                width: 30,
                height: 30
            )
        }
        let half = image.reduced(level: 1), quarter = image.reduced(level: 2)
        let (two, four) = (try sample(2), try sample(4))
        for y in 0..<30 {
            for x in 0..<30 {
                #expect(two[x, y] == half[x, y])
                #expect(four[x, y] == quarter[x, y])
            }
        }
        // In the middle between two levels, the mean of what both give alone.
        let between = try sample(2 * 2.0.squareRoot())
        let (one, other) = try (alone(half, 2.0.squareRoot()), alone(quarter, 0.5.squareRoot()))
        for index in 0..<one.count {
            let mean = (Double(one.pixels[index] & 255) + Double(other.pixels[index] & 255)) / 2
            #expect(abs(Double(between.pixels[index] & 255) - mean) <= 1)
        }
        let biased = try sample(2, bias: 1)
        let exactly = try drawn(
            ImagePaint(image: quarter, deviceToImage: Projection(CGAffineTransform(scaleX: 0.5, y: 0.5))),
            width: 30,
            height: 30
        )
        for index in 0..<biased.count { #expect(biased.pixels[index] == exactly.pixels[index]) }
    }

    @Test("trilinear: a plane that leans back is grey far away, where a pixel holds many squares")
    func leaning() throws {
        let squares = ImageBuffer(
            width: 256,
            height: 256,
            pixels: (0..<65536).map { ($0 ^ $0 >> 8) & 1 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
        )
        let map = Projection(1, 0, 0, 0, 1, 0.02, 0, 0, 0.05).inverted
        let surface = try drawn(
            ImagePaint(image: squares, deviceToImage: map, filter: .trilinear, edge: .repeats),
            width: 40,
            height: 49
        )
        for x in 0..<40 { #expect(abs(Int(surface[x, 48] & 255) - 128) <= 3) }
    }

    // MARK: High quality

    @Test("high: each pixel is the Lanczos mean of the image's, in double precision")
    func lanczos() throws {
        let image = waves(120, 84)
        for (width, height) in [(50, 84), (120, 31), (40, 28), (33, 17)] {
            let map = CGAffineTransform(scaleX: 120 / Double(width), y: 84 / Double(height))
            let paint = ImagePaint(image: image, deviceToImage: Projection(map), filter: .high)
            let surface = try drawn(paint, width: width, height: height)
            func weight(_ x: Double) -> Double {
                if x == 0 { return 1 }
                if abs(x) >= 3 { return 0 }
                return 3 * sin(.pi * x) * sin(.pi * x / 3) / (.pi * .pi * x * x)
            }
            func taps(_ index: Int, _ size: Int, _ newSize: Int) -> [Double] {
                let step = Double(size) / Double(newSize)
                let all = (0..<size).map { weight((Double($0) + 0.5 - (Double(index) + 0.5) * step) / step) }
                let sum = all.reduce(0, +)
                return all.map { $0 / sum }
            }
            for (x, y) in [(0, 0), (width / 2, height / 2), (width - 1, 3), (7, height - 1)] {
                let (columns, rows) = (taps(x, 120, width), taps(y, 84, height))
                for shift in [UInt32(0), 8, 16] {
                    var sum = 0.0
                    for row in 0..<84 where rows[row] != 0 {
                        for column in 0..<120 where columns[column] != 0 {
                            sum += rows[row] * columns[column] * Double(image[column, row] >> shift & 255)
                        }
                    }
                    let value = Double(surface[x, y] >> shift & 255)
                    #expect(abs(min(max(sum, 0), 255) - value) <= 0.8, "\(width) x \(height) at \(x), \(y)")
                }
            }
        }
    }

    @Test("high: one colour stays that colour at every size, and premultiplied pixels stay so")
    func highKeepsColors() throws {
        let color = ImageBuffer(
            width: 97,
            height: 61,
            pixels: [UInt32](repeating: 0xC864_3210, count: 97 * 61)
        )
        var generator = SeededGenerator(seed: 3)
        let image = ImageBuffer(width: 97, height: 61, pixels: noise(97 * 61, &generator))
        for scale in [1.1, 2, 3.7, 11, 40, 500] {
            let map = Projection(CGAffineTransform(scaleX: scale, y: scale / 1.3))
            let plain = try drawn(
                ImagePaint(image: color, deviceToImage: map, filter: .high),
                width: 9,
                height: 9
            )
            for index in 0..<81 { #expect(plain.pixels[index] == 0xC864_3210, "\(scale)") }
            let mixed = try drawn(
                ImagePaint(image: image, deviceToImage: map, filter: .high),
                width: 9,
                height: 9
            )
            for index in 0..<81 {
                let pixel = mixed.pixels[index]
                #expect(pixel & 255 <= pixel >> 24 && pixel >> 8 & 255 <= pixel >> 24)
            }
        }
    }
}
