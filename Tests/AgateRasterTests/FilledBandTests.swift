import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import CAgateKernels
import Foundation
import Testing

/// Shapes that are filled in one go for each band, against the same shapes row by row.
@Suite("Filled bands")
struct FilledBandTests {
    private static let frame = DeviceRect(minX: 0, minY: 0, maxX: 64, maxY: 48)

    private func paints(_ generator: inout SeededGenerator) -> [Paint] {
        func color() -> PremultipliedColor {
            PremultipliedColor(
                SIMD4(
                    generator.double(in: 0...1),
                    generator.double(in: 0...1),
                    generator.double(in: 0...1),
                    generator.int(in: 0..<2) == 0 ? 1 : generator.double(in: 0...1)
                )
            )
        }
        func ramp(_ count: Int) -> GradientRamp {
            GradientRamp(
                stops: (0..<count).map {
                    GradientStop(color: color(), location: Double($0) / Double(count - 1))
                }
            )
        }
        func point() -> CGPoint {
            CGPoint(x: generator.double(in: 0...64), y: generator.double(in: 0...48))
        }
        return [
            .solid(color()),
            .linear(LinearGradient(ramp: ramp(2), start: point(), end: point())),
            .linear(LinearGradient(ramp: ramp(3), start: point(), end: point(), extendsEnd: false)),
            .linear(LinearGradient(ramp: ramp(6), start: point(), end: point(), extendsStart: false)),
            .radial(RadialGradient(ramp: ramp(3), center: point(), radii: CGSize(width: 30, height: 17))),
            .radial(RadialGradient(ramp: ramp(5), center: point(), radii: CGSize(width: 9, height: 40))),
            .conic(ConicGradient(ramp: ramp(3), center: point(), towards: point())),
            .conic(ConicGradient(ramp: ramp(7), center: point(), towards: point())),
        ] + images(&generator)
    }

    private func images(_ generator: inout SeededGenerator) -> [Paint] {
        let image = ImageBuffer(
            width: 9,
            height: 7,
            pixels: (0..<63).map { UInt32($0 * 4) << 24 | UInt32($0 * 3) << 8 | UInt32($0) }
        )
        let edges: [ImagePaint.Edge] = [.clamp, .transparent, .repeats]
        return edges.flatMap { edge in
            [ImagePaint.Filter.linear, .nearest, .trilinear].map { filter in
                let turn = CGAffineTransform(rotationAngle: generator.double(in: -3...3))
                    .scaledBy(x: generator.double(in: 0.1...0.5), y: generator.double(in: 0.1...0.5))
                var map = Projection(turn)
                if generator.int(in: 0..<2) == 0 { map.m13 = generator.double(in: -0.01...0.02) }
                return Paint.image(
                    ImagePaint(image: image, deviceToImage: map, filter: filter, edge: edge, opacity: 0.9)
                )
            }
        }
    }

    private func drawn(_ body: (Canvas) -> Void) throws -> [UInt32] {
        let surface = try #require(Surface(width: 64, height: 48))
        for index in 0..<surface.count { surface.pixels[index] = index % 3 == 0 ? 0xFF20_4060 : 0 }
        body(Canvas(surface))
        return Array(UnsafeBufferPointer(start: surface.pixels, count: surface.count))
    }

    @Test("every variant of the kernels fills the same bytes", arguments: 0..<12)
    func variants(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let path = CoverageTests.randomPath(&generator)
        for paint in paints(&generator) {
            for rule in [CGPathFillRule.winding, .evenOdd] {
                func picture() throws -> [UInt32] {
                    try drawn { $0.fill(path, rule: rule, paint: paint, opacity: seed % 2 == 0 ? 1 : 0.6) }
                }
                let best = try picture()
                try withEveryVariant { variant in
                    let shown = try picture()
                    #expect(shown == best, "\(variant)")
                }
            }
        }
    }

    @Test("every variant of the kernels fills the same bytes over long rows", arguments: 0..<12)
    func longRows(seed: Int) throws {
        var generator = SeededGenerator(seed: 300 + UInt64(seed))
        let width = generator.int(in: 150..<400)
        var path = CoverageTests.randomPath(&generator)
        let place = CGAffineTransform(scaleX: 6, y: 0.5).translatedBy(x: seed % 2 == 0 ? 3.3 : -20, y: 9)
        path = path.applying(place)
        for paint in paints(&generator) + longRamps(&generator) {
            func picture() throws -> [UInt32] {
                let surface = try #require(Surface(width: width, height: 24))
                for index in 0..<surface.count { surface.pixels[index] = index % 3 == 0 ? 0xFF20_4060 : 0 }
                Canvas(surface).fill(path, paint: paint, opacity: seed % 3 == 0 ? 0.6 : 1)
                return Array(UnsafeBufferPointer(start: surface.pixels, count: surface.count))
            }
            let best = try picture()
            try withEveryVariant { variant in
                let shown = try picture()
                #expect(shown == best, "\(variant)")
            }
        }
    }

    /// Ramps whose stops have one alpha, with stops near each other and far apart.
    private func longRamps(_ generator: inout SeededGenerator) -> [Paint] {
        [1, 0.4, 0].flatMap { alpha in
            [0.01, 0.5, 0.97].flatMap { middle -> [Paint] in
                let stops = [0, middle, 1].map { location in
                    let color = SIMD4(
                        generator.double(in: 0...1),
                        generator.double(in: 0...1),
                        generator.double(in: 0...1),
                        alpha
                    )
                    return GradientStop(color: PremultipliedColor(color), location: location)
                }
                let ramp = GradientRamp(stops: stops)
                let start = CGPoint(x: generator.double(in: -50...400), y: generator.double(in: -20...40))
                let end = CGPoint(x: generator.double(in: -50...400), y: generator.double(in: -20...40))
                return [
                    .linear(LinearGradient(ramp: ramp, start: start, end: end)),
                    .radial(RadialGradient(ramp: ramp, center: start, radii: CGSize(width: 130, height: 40))),
                ]
            }
        }
    }

    @Test("filling in one go gives what filling row by row gives", arguments: 0..<12)
    func rows(seed: Int) throws {
        var generator = SeededGenerator(seed: 100 + UInt64(seed))
        let path = CoverageTests.randomPath(&generator)
        // A mask that lets everything through keeps the fast way from being taken.
        let whole = Mask(bounds: Self.frame, bytes: [UInt8](repeating: 255, count: 64 * 48))
        for paint in paints(&generator) {
            for opacity in [Float(1), 0.4] {
                let fast = try drawn { $0.fill(path, paint: paint, opacity: opacity) }
                let slow = try drawn {
                    $0.fill(path, paint: paint, opacity: opacity, clip: Clip(rect: Self.frame, mask: whole))
                }
                #expect(fast == slow)
            }
        }
    }

    @Test("a shape wider than a stretch of pixels shows the image that its pixels show one by one")
    func wideImage() throws {
        let image = ImageBuffer(
            width: 64,
            height: 2,
            pixels: (0..<128).map { 0xFF00_0000 | UInt32($0 * 2) << 8 | UInt32(255 - $0) }
        )
        let turn = CGAffineTransform(a: 0.04, b: 0.0005, c: 0.01, d: 0.2, tx: 0, ty: 0)
        let paint = Paint.image(ImagePaint(image: image, deviceToImage: Projection(turn)))
        var path = Path()
        path.addEllipse(in: CGRect(x: 10.3, y: 0.2, width: 1_570, height: 9.4))
        path.addEllipse(in: CGRect(x: 20, y: 3, width: 500, height: 4))
        let whole = try #require(Surface(width: 1_600, height: 10))
        Canvas(whole).fill(path, rule: .evenOdd, paint: paint)
        let parts = try #require(Surface(width: 1_600, height: 10))
        for left in stride(from: 0, to: 1_600, by: 50) {
            let part = DeviceRect(x: left, y: 0, width: 50, height: 10)
            Canvas(parts).fill(path, rule: .evenOdd, paint: paint, clip: Clip(rect: part))
        }
        #expect((0..<whole.count).allSatisfy { whole.pixels[$0] == parts.pixels[$0] })
        #expect(whole[800, 5] >> 24 == 255 && whole[0, 0] == 0)
    }

    @Test("a shape and its border in one go are the two fills one after the other", arguments: 0..<16)
    func bordered(seed: Int) throws {
        var generator = SeededGenerator(seed: 900 + UInt64(seed))
        let rect = CGRect(
            x: generator.double(in: -6...20),
            y: generator.double(in: -6...12),
            width: generator.double(in: 2...50),
            height: generator.double(in: 2...40)
        )
        func outline(_ inset: CGFloat) -> Path {
            let radius = max(generator.double(in: 0...10) - inset, 0)
            return Path(
                roundedRect: rect.insetBy(dx: inset, dy: inset),
                radii: CornerRadii(topLeft: radius, topRight: 2, bottomLeft: 0, bottomRight: radius),
                continuous: seed % 3 == 0
            )
        }
        let shape = outline(0)
        var ring = shape
        // Thick borders have no second contour.
        let width = generator.double(in: 0.2...6)
        if width * 2 < min(rect.width, rect.height) { ring.append(outline(width), transform: .identity) }
        let turn = CGAffineTransform(rotationAngle: seed % 2 == 0 ? 0 : generator.double(in: -1...1))
        let clip = Clip(rect: seed % 4 == 1 ? DeviceRect(x: 7, y: 5, width: 21, height: 30) : Self.frame)
        let colors = (0..<2).map { _ in
            PremultipliedColor(
                SIMD4(generator.double(in: 0...1), 0.3, 0.9, generator.double(in: 0.2...1.4)).clamped(
                    lowerBound: .zero,
                    upperBound: .one
                )
            )
        }
        let memory = FillMemory()
        // Made elsewhere: what a shape is does not depend on its place.
        let elsewhere = turn.concatenating(CGAffineTransform(translationX: 31.7, y: -5.2))
        let polygons = try #require(ShapePolygons(ring, transform: elsewhere))
        for opacity in [Float(1), 0.5] {
            try withEveryVariant { variant in
                let both = try drawn {
                    $0.fill(
                        shape,
                        ring: ring,
                        transform: turn,
                        color: colors[0],
                        border: colors[1],
                        opacity: opacity,
                        clip: clip,
                        memory: memory
                    )
                }
                let known = try drawn {
                    $0.fill(
                        polygons,
                        under: turn,
                        color: colors[0].applying(opacity: opacity).packed,
                        border: colors[1].applying(opacity: opacity).packed,
                        clip: clip.rect,
                        memory: memory
                    )
                }
                let apart = try drawn {
                    $0.fill(shape, transform: turn, paint: .solid(colors[0]), opacity: opacity, clip: clip)
                    $0.fill(
                        ring,
                        transform: turn,
                        rule: .evenOdd,
                        paint: .solid(colors[1]),
                        opacity: opacity,
                        clip: clip
                    )
                }
                #expect(both == apart, "\(variant)")
                #expect(known == apart, "\(variant)")
            }
        }
    }

    @Test("a stretched mask covers what it stands for", arguments: 0..<8)
    func stretched(seed: Int) throws {
        var generator = SeededGenerator(seed: 700 + UInt64(seed))
        let bytes = (0..<63).map { _ in UInt8(generator.int(in: 0..<256)) }
        let mask = Mask(bounds: DeviceRect(x: -2, y: 3, width: 9, height: 7), bytes: bytes)
        let (column, columns) = (generator.int(in: 0..<9), generator.int(in: 0..<30))
        let (row, rows) = (generator.int(in: 0..<7), generator.int(in: 0..<20))
        let stretched = NineSliceMask(mask, column: (column, columns), row: (row, rows)).moved(x: 5, y: 2)
        let bounds = stretched.bounds
        #expect(bounds == DeviceRect(x: 3, y: 5, width: 9 + columns, height: 7 + rows))
        let whole = stretched.expanded(in: bounds)
        for y in bounds.minY..<bounds.maxY {
            let line = y - 5 <= row ? y - 5 : max(y - 5 - rows, row)
            for x in bounds.minX..<bounds.maxX {
                let place = x - 3 <= column ? x - 3 : max(x - 3 - columns, column)
                #expect(whole.coverage(x: x, y: y) == bytes[line * 9 + place])
            }
        }
        let color = PremultipliedColor(SIMD4(0.2, 0.7, 0.4, seed % 2 == 0 ? 1 : 0.6))
        let parts = [0..<20, 20..<33, 40..<48].map {
            DeviceRect(minX: 5, minY: $0.lowerBound, maxX: 37, maxY: $0.upperBound)
        }
        try withEveryVariant { variant in
            let short = try drawn {
                $0.fill(stretched, in: parts, within: Self.frame, color: color, opacity: 0.8)
            }
            let long = try drawn {
                for part in parts {
                    $0.fill(part, paint: .solid(color), opacity: 0.8, clip: Clip(rect: part, mask: whole))
                }
            }
            #expect(short == long, "\(variant)")
        }
    }

    @Test("a gradient of three stops has the colours of its formula", arguments: 0..<8)
    func colors(seed: Int) throws {
        var generator = SeededGenerator(seed: 500 + UInt64(seed))
        let stops = [0.1, 0.45, 0.8].map { location in
            (location, SIMD4((0..<4).map { _ in generator.double(in: 0...1) }))
        }
        let ramp = GradientRamp(
            stops: stops.map { GradientStop(color: PremultipliedColor($0.1), location: $0.0) }
        )
        let surface = try #require(Surface(width: 200, height: 1))
        Canvas(surface).fill(
            DeviceRect(x: 0, y: 0, width: 200, height: 1),
            paint: .linear(LinearGradient(ramp: ramp, start: .zero, end: CGPoint(x: 200, y: 0)))
        )
        for x in 0..<200 {
            let t = min(max((Double(x) + 0.5) / 200, 0.1), 0.8)
            let (from, to) = t < 0.45 ? (stops[0], stops[1]) : (stops[1], stops[2])
            let part = (t - from.0) / (to.0 - from.0)
            let (start, end) = (premultiplied(from.1), premultiplied(to.1))
            let exact = (start + (end - start) * part) * 255
            for component in 0..<4 {
                let drawn = Double(surface.pixels[x] >> UInt32(8 * component) & 255)
                #expect(abs(drawn - exact[component]) <= 0.51, "pixel \(x), component \(component)")
            }
        }
    }

    private func premultiplied(_ color: SIMD4<Double>) -> SIMD4<Double> {
        SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
    }

    @Test("a polygon's edge gives each cell the area right of it", arguments: 0..<60)
    func polygonEdge(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let reach = seed % 3 == 0 ? 20.0 : 2.5
        let a = (generator.double(in: -3...20) * 65536).rounded()
        let b = (min(max(a / 65536 + generator.double(in: -reach...reach), -3), 20) * 65536).rounded()
        let expected = ReferenceKernel.shares(from: a / 65536, to: b / 65536, columns: 16)
        // Down along the edge, and up again far to the right, where nothing is seen of it.
        let points = [
            agate_point(x: Int32(a), y: 0), agate_point(x: Int32(b), y: 65536),
            agate_point(x: 65536 * 100, y: 65536), agate_point(x: 65536 * 100, y: 0),
        ]
        var cells = [Int32](repeating: 0, count: 24)
        var touched = [UInt8](repeating: 0, count: 8)
        cells.withUnsafeMutableBufferPointer { cells in
            touched.withUnsafeMutableBufferPointer { touched in
                var band = agate_band(
                    min_x: 0,
                    min_y: 0,
                    max_x: 16,
                    max_y: 1,
                    stride: 24,
                    groups: 8,
                    cells: cells.baseAddress,
                    touched: touched.baseAddress
                )
                agate_accumulate_polygons(points, [4], 1, nil, &band)
            }
        }
        var sum: Int32 = 0
        for column in 0..<16 {
            sum += cells[column]
            #expect(abs(Double(sum) - expected[column]) <= 1.01, "column \(column)")
            if cells[column] != 0 { #expect(touched[column / 8] == 1) }
        }
    }

    @Test("a shape far from the origin covers what it covers near it", arguments: 0..<12)
    func farAway(seed: Int) {
        var generator = SeededGenerator(seed: 900 + UInt64(seed))
        let path = CoverageTests.randomPath(&generator)
        let far = 1 << 20
        let near = CoverageRasterizer.mask(of: path, in: Self.frame)
        let moved = CoverageRasterizer.mask(
            of: path,
            transform: CGAffineTransform(translationX: Double(far), y: -Double(far)),
            in: DeviceRect(x: far, y: -far, width: 64, height: 48)
        )
        for y in 0..<48 {
            for x in 0..<64 {
                let difference = Int(near.coverage(x: x, y: y)) - Int(moved.coverage(x: x + far, y: y - far))
                #expect(abs(difference) <= 1, "pixel \(x), \(y)")
            }
        }
    }
}
