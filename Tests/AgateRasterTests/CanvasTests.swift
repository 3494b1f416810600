import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import Foundation
import Testing

@Suite("Canvas")
struct CanvasTests {
    private func surface(_ width: Int = 64, _ height: Int = 48, _ color: PremultipliedColor = .clear) throws
        -> Surface
    {
        let surface = try #require(Surface(width: width, height: height))
        surface.clear(color)
        return surface
    }

    private func image(_ width: Int, _ height: Int, seed: UInt64, opaque: Bool = false) -> ImageBuffer {
        var generator = SeededGenerator(seed: seed)
        return ImageBuffer(
            width: width,
            height: height,
            pixels: (0..<width * height).map { _ in
                let pixel = UInt32(truncatingIfNeeded: generator.next())
                return opaque ? pixel | 0xFF00_0000 : pixel
            }
        )
    }

    private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        var path = Path()
        path.addRect(CGRect(x: x, y: y, width: width, height: height))
        return path
    }

    private let red = PremultipliedColor(SIMD4(1, 0, 0, 1))
    private let half = PremultipliedColor(SIMD4(0, 0, 1, 0.5))

    @Test("a colour goes over what is below, premultiplied", .claim("14.5"))
    func sourceOver() throws {
        let surface = try surface(8, 8, red)
        Canvas(surface).fill(DeviceRect(minX: 2, minY: 2, maxX: 6, maxY: 6), paint: .solid(half))
        #expect(surface[0, 0] == 0xFF00_00FF)
        #expect(surface[3, 3] == 0xFF80_007F)
        Canvas(surface).fill(rectangle(0, 0, 0.5, 8), paint: .solid(.black))
        #expect(surface[0, 3] == 0xFF00_007F)
    }

    /// Paints of all kinds over a frame of 64 by 48.
    private func paints() -> [Paint] {
        let stops = [
            GradientStop(color: red, location: 0), GradientStop(color: half, location: 0.4),
            GradientStop(color: .white, location: 0.4), GradientStop(color: .black, location: 1),
        ]
        let ramp = GradientRamp(stops: stops)
        let turned = Projection(CGAffineTransform(a: 0.4, b: 0.2, c: -0.2, d: 0.4, tx: 7.3, ty: -2.1))
        var tilt = CATransform3DIdentity
        tilt.m14 = 0.004
        tilt.m24 = -0.002
        let tilted = Projection(tilt)
        let picture = image(24, 18, seed: 1)
        return [
            .solid(red), .solid(half),
            .linear(LinearGradient(ramp: ramp, start: CGPoint(x: 10, y: 5), end: CGPoint(x: 40, y: 30))),
            .linear(
                LinearGradient(
                    ramp: ramp,
                    start: CGPoint(x: 10, y: 5),
                    end: CGPoint(x: 40, y: 30),
                    deviceToGradient: tilted,
                    extendsStart: false,
                    extendsEnd: false
                )
            ),
            .radial(
                RadialGradient(
                    ramp: ramp,
                    center: CGPoint(x: 30, y: 20),
                    radii: CGSize(width: 30, height: 15),
                    deviceToGradient: turned
                )
            ),
            .radial(
                RadialGradient(
                    ramp: ramp,
                    startCenter: CGPoint(x: 20, y: 20),
                    startRadius: 3,
                    endCenter: CGPoint(x: 40, y: 24),
                    endRadius: 12
                )
            ),
            .conic(
                ConicGradient(
                    ramp: ramp,
                    center: CGPoint(x: 31, y: 22),
                    towards: CGPoint(x: 40, y: 30),
                    deviceToGradient: tilted
                )
            ),
            .image(ImagePaint(image: picture, deviceToImage: turned)),
            .image(ImagePaint(image: picture, deviceToImage: turned, filter: .nearest, edge: .transparent)),
            .image(ImagePaint(image: picture, deviceToImage: tilted, edge: .transparent, opacity: 0.7)),
            .image(
                ImagePaint(
                    image: picture,
                    deviceToImage: Projection(CGAffineTransform(translationX: -9, y: -7))
                )
            ),
            .image(
                ImagePaint(
                    image: picture,
                    deviceToImage: Projection(CGAffineTransform(scaleX: 3.1, y: 2.9))
                )
            ),
        ]
    }

    @Test("a frame drawn in parts is the frame drawn whole", arguments: 0..<12)
    func parts(index: Int) throws {
        var generator = SeededGenerator(seed: UInt64(index))
        let paint = paints()[index]
        for mode in [CGBlendMode.normal, .multiply, .sourceIn] {
            let path = CoverageTests.randomPath(&generator)
            let maskPath = CoverageTests.randomPath(&generator)
            let rule: CGPathFillRule = mode == .multiply ? .evenOdd : .winding
            var clip = Clip(rect: CoverageTests.frame)
            if mode != .normal || index % 2 == 0 { clip.intersect(path: maskPath) }
            let whole = try surface(64, 48, PremultipliedColor(SIMD4(0.2, 0.5, 0.3, 0.8)))
            let pieces = try surface(64, 48, PremultipliedColor(SIMD4(0.2, 0.5, 0.3, 0.8)))
            Canvas(whole).fill(path, rule: rule, paint: paint, opacity: 0.9, blend: mode, clip: clip)
            let columns = [0, generator.int(in: 1..<30), generator.int(in: 30..<64), 64]
            let rows = [0, generator.int(in: 1..<24), generator.int(in: 24..<48), 48]
            for row in 0..<3 {
                for column in 0..<3 {
                    var part = clip
                    part.rect = part.rect.intersection(
                        DeviceRect(
                            minX: columns[column],
                            minY: rows[row],
                            maxX: columns[column + 1],
                            maxY: rows[row + 1]
                        )
                    )
                    Canvas(pieces).fill(path, rule: rule, paint: paint, opacity: 0.9, blend: mode, clip: part)
                }
            }
            #expect(difference(whole, pieces) == 0, "paint \(index), \(mode)")
        }
    }

    private func difference(_ a: Surface, _ b: Surface) -> Int {
        (0..<a.count).reduce(0) { $0 + (a.pixels[$1] == b.pixels[$1] ? 0 : 1) }
    }

    @Test("portable and vector kernels give the same bytes for every paint", arguments: 0..<12)
    func kernels(index: Int) throws {
        var generator = SeededGenerator(seed: UInt64(index) + 50)
        let path = CoverageTests.randomPath(&generator)
        var results: [Surface] = []
        for portable in [true, false] {
            if portable { RowKernel.forcePortable(true) }
            defer { if portable { RowKernel.forcePortable(false) } }
            let surface = try surface(64, 48, half)
            Canvas(surface).fill(path, paint: paints()[index], opacity: 0.8)
            results.append(surface)
        }
        #expect(difference(results[0], results[1]) == 0)
    }

    @Test("an image moved by whole pixels is copied, and sampled gives the same")
    func imageCopy() throws {
        let picture = image(20, 10, seed: 4)
        let copied = try surface()
        let sampled = try surface()
        let target = DeviceRect(minX: 0, minY: 0, maxX: 64, maxY: 48)
        let move = CGAffineTransform(translationX: -5, y: -6)
        // A scale of almost 1 goes through the sampler.
        let almost = CGAffineTransform(a: 1 + 1e-9, b: 0, c: 0, d: 1, tx: -5, ty: -6)
        for edge in [ImagePaint.Edge.clamp, .transparent] {
            copied.clear()
            sampled.clear()
            Canvas(copied).fill(
                target,
                paint: .image(ImagePaint(image: picture, deviceToImage: Projection(move), edge: edge))
            )
            Canvas(sampled).fill(
                target,
                paint: .image(ImagePaint(image: picture, deviceToImage: Projection(almost), edge: edge))
            )
            #expect(difference(copied, sampled) == 0)
            #expect(copied[5, 6] == picture[0, 0] && copied[24, 15] == picture[19, 9])
            #expect(copied[0, 0] == (edge == .clamp ? picture[0, 0] : 0))
        }
    }

    @Test("bilinear: between two pixels lies their mean")
    func bilinear() throws {
        let picture = ImageBuffer(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
        let surface = try surface(8, 1)
        let map = Projection(CGAffineTransform(scaleX: 0.25, y: 1))
        Canvas(surface).fill(
            DeviceRect(minX: 0, minY: 0, maxX: 8, maxY: 1),
            paint: .image(ImagePaint(image: picture, deviceToImage: map))
        )
        let values = (0..<8).map { Int(surface[$0, 0] & 255) }
        #expect(values == [0, 0, 32, 96, 159, 223, 255, 255])
    }

    @Test("a fine pattern shown small becomes its mean, not a coarse pattern")
    func minification() throws {
        let board = ImageBuffer(
            width: 256,
            height: 256,
            pixels: (0..<256 * 256).map { ($0 % 256 + $0 / 256) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
        )
        let surface = try surface(32, 32)
        let map = Projection(CGAffineTransform(scaleX: 8.3, y: 7.9))
        Canvas(surface).fill(
            DeviceRect(minX: 0, minY: 0, maxX: 30, maxY: 30),
            paint: .image(ImagePaint(image: board, deviceToImage: map))
        )
        for y in 0..<30 { for x in 0..<30 { #expect(abs(Int(surface[x, y] & 255) - 128) <= 1) } }
    }

    @Test("groups are drawn pixel on pixel with opacity and mask")
    func groups() throws {
        let group = try surface(10, 10, red)
        let target = try surface(20, 20)
        let mask = Mask(
            bounds: DeviceRect(minX: 0, minY: 0, maxX: 8, maxY: 20),
            bytes: [UInt8](repeating: 128, count: 160)
        )
        Canvas(target, origin: (-2, -2)).draw(
            group,
            at: (3, 3),
            opacity: 0.5,
            clip: Clip(rect: DeviceRect(minX: 0, minY: 0, maxX: 9, maxY: 9), mask: mask)
        )
        #expect(target[5, 5] == 0x4000_0040)
        #expect(target[4, 5] == 0 && target[10, 5] == 0)
        Canvas(target).draw(image(4, 4, seed: 2, opaque: true), at: (-1, 18))
        #expect(target[0, 18] >> 24 == 255 && target[3, 18] == 0)
    }

    @Test("multiplying by a mask keeps what is covered and clears the rest")
    func multiply() throws {
        let target = try surface(8, 8, red)
        let mask = Mask(
            bounds: DeviceRect(minX: 12, minY: 12, maxX: 14, maxY: 30),
            bytes: [UInt8](repeating: 51, count: 36)
        )
        Canvas(target, origin: (10, 10)).multiply(by: mask)
        #expect(target[2, 2] == 0x3300_0033 && target[3, 7] == 0x3300_0033)
        #expect(target[1, 2] == 0 && target[4, 2] == 0 && target[2, 1] == 0)
        #expect(target.alphaMask(origin: (10, 10)).coverage(x: 12, y: 12) == 51)
    }

    @Test("a surface that is too large is refused")
    func giant() {
        #expect(Surface(width: 1 << 20, height: 4) == nil)
        #expect(Surface(width: 1 << 16, height: 1 << 16) == nil)
        #expect(Surface(width: -1, height: 4) == nil)
        #expect(Surface(width: 0, height: 0) != nil)
    }

    @Test("numbers that are none or endless paint nothing or something, and do no harm")
    func badNumbers() throws {
        let surface = try surface()
        let canvas = Canvas(surface)
        let frame = DeviceRect(minX: -1_000_000_000, minY: -5, maxX: 1_000_000_000, maxY: 100)
        let bad: [Double] = [.nan, .infinity, -.infinity, 1e300, 0]
        let ramp = GradientRamp(stops: [
            GradientStop(color: red, location: .nan), GradientStop(color: half, location: -.infinity),
            GradientStop(color: .white, location: .infinity),
        ])
        for value in bad {
            let map = Projection(value, 0, value, 1, value, 0, 0, value, value)
            let point = CGPoint(x: value, y: 3)
            for paint: Paint in [
                .linear(LinearGradient(ramp: ramp, start: point, end: .zero, deviceToGradient: map)),
                .linear(
                    LinearGradient(ramp: ramp, start: CGPoint(x: 1, y: 3), end: .zero, deviceToGradient: map)
                ),
                .radial(
                    RadialGradient(
                        ramp: ramp,
                        center: point,
                        radii: CGSize(width: value, height: 1),
                        deviceToGradient: map
                    )
                ),
                .radial(
                    RadialGradient(
                        ramp: ramp,
                        startCenter: point,
                        startRadius: value,
                        endCenter: .zero,
                        endRadius: 4
                    )
                ),
                .conic(ConicGradient(ramp: ramp, center: point, towards: .zero, deviceToGradient: map)),
                .image(ImagePaint(image: image(3, 3, seed: 1), deviceToImage: map)),
                .image(
                    ImagePaint(
                        image: image(3, 3, seed: 1),
                        deviceToImage: map,
                        filter: .nearest,
                        edge: .transparent
                    )
                ),
                .image(ImagePaint(image: ImageBuffer(width: 0, height: 0, pixels: []), deviceToImage: map)),
                .image(ImagePaint(image: image(3, 3, seed: 1), deviceToImage: nil)),
            ] {
                canvas.fill(frame, paint: paint, opacity: Float(value))
                canvas.fill(frame, paint: paint)
            }
        }
        canvas.draw(surface, at: (Int(Int32.max), -4))
    }
}
