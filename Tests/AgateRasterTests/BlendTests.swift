import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import Testing

@Suite("Blend modes")
struct BlendTests {
    /// What one pixel over another gives.
    private func blended(_ mode: CGBlendMode, _ source: UInt32, over below: UInt32, coverage: UInt8 = 255)
        throws -> UInt32
    {
        let surface = try #require(Surface(width: 1, height: 1))
        surface[0, 0] = below
        let pixel = DeviceRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
        let clip = coverage == 255 ? nil : Clip(rect: pixel, mask: Mask(bounds: pixel, bytes: [coverage]))
        let image = ImageBuffer(width: 1, height: 1, pixels: [source])
        Canvas(surface).draw(image, at: (0, 0), blend: mode, clip: clip)
        let filled = try #require(Surface(width: 1, height: 1))
        filled[0, 0] = below
        Canvas(filled).fill(
            pixel,
            paint: .image(ImagePaint(image: image, deviceToImage: .identity)),
            blend: mode,
            clip: clip
        )
        #expect(filled[0, 0] == surface[0, 0], "drawing and filling agree for \(mode)")
        return surface[0, 0]
    }

    /// A plain colour with alpha, premultiplied.
    private func pixel(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> UInt32 {
        PremultipliedColor(SIMD4(red, green, blue, alpha)).packed
    }

    @Test(
        "Porter-Duff: alpha is Sa·Fs + Da·Fd",
        .claim("14.10"),
        arguments: [
            (CGBlendMode.normal, 160.0), (.clear, 0), (.copy, 64), (.sourceIn, 32), (.sourceOut, 32),
            (.sourceAtop, 128), (.destinationOver, 160), (.destinationIn, 32), (.destinationOut, 96),
            (.destinationAtop, 64), (.xor, 128), (.plusLighter, 192),
        ]
    )
    func porterDuff(mode: CGBlendMode, alpha: Double) throws {
        let result = try blended(mode, pixel(1, 0, 0, 64.0 / 255), over: pixel(0, 1, 0, 128.0 / 255))
        #expect(abs(Double(result >> 24) - alpha) <= 1)
        #expect(result & 255 <= result >> 24 && result >> 8 & 255 <= result >> 24)
    }

    @Test(
        "opaque colours mix by the W3C's formulas",
        .claim("14.10"),
        arguments: [
            (CGBlendMode.multiply, 0.2), (.screen, 0.7), (.overlay, 0.4), (.darken, 0.4), (.lighten, 0.5),
            (.colorDodge, 0.8), (.colorBurn, 0), (.hardLight, 0.4), (.softLight, 0.4), (.difference, 0.1),
            (.exclusion, 0.5), (.plusLighter, 0.9), (.plusDarker, 0),
        ]
    )
    func separable(mode: CGBlendMode, expected: Double) throws {
        let result = try blended(mode, pixel(0.5, 0.5, 0.5, 1), over: pixel(0.4, 0.4, 0.4, 1))
        #expect(abs(Double(result & 255) - expected * 255) <= 2.1, "\(result & 255)")
        #expect(result >> 24 == 255)
    }

    @Test("hue, saturation, colour and luminosity keep the other's luminosity or give theirs")
    func nonSeparable() throws {
        let (source, below) = (pixel(0.8, 0.2, 0.4, 1), pixel(0.2, 0.5, 0.3, 1))
        func luminosity(_ pixel: UInt32) -> Double {
            0.3 * Double(pixel & 255) + 0.59 * Double(pixel >> 8 & 255) + 0.11 * Double(pixel >> 16 & 255)
        }
        for mode in [CGBlendMode.hue, .saturation, .color] {
            #expect(abs(luminosity(try blended(mode, source, over: below)) - luminosity(below)) < 1.5)
        }
        #expect(abs(luminosity(try blended(.luminosity, source, over: below)) - luminosity(source)) < 1.5)
        let gray = pixel(0.5, 0.5, 0.5, 1)
        let result = try blended(.saturation, gray, over: below)
        #expect(result & 255 == result >> 8 & 255)
    }

    @Test(
        "all modes: a transparent source changes nothing but in modes that look at the source's alpha",
        arguments: CGBlendMode.allCases
    )
    func transparent(mode: CGBlendMode) throws {
        let below = pixel(0.3, 0.6, 0.9, 0.7)
        let result = try blended(mode, 0, over: below)
        switch mode {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: #expect(result == 0)
        default: #expect(result == below)
        }
    }

    @Test(
        "all modes: partial coverage lies between what was there and the full result",
        arguments: CGBlendMode.allCases
    )
    func coverage(mode: CGBlendMode) throws {
        var generator = SeededGenerator(seed: UInt64(mode.rawValue))
        for _ in 0..<50 {
            func random() -> UInt32 {
                pixel(generator.unit(), generator.unit(), generator.unit(), generator.unit())
            }
            let (source, below) = (random(), random())
            let full = try blended(mode, source, over: below)
            let part = try blended(mode, source, over: below, coverage: 128)
            #expect(try blended(mode, source, over: below, coverage: 0) == below)
            for shift in [UInt32(0), 8, 16, 24] {
                let mean = Double(full >> shift & 255) * 128 / 255 + Double(below >> shift & 255) * 127 / 255
                #expect(abs(Double(part >> shift & 255) - mean) <= 2, "\(mode)")
            }
            #expect(full & 255 <= full >> 24 && full >> 16 & 255 <= full >> 24)
        }
    }
}
