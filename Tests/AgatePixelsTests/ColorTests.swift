import AgatePixels
import AgateTestSupport
import Foundation
import Testing

@Suite("CGColor")
struct ColorTests {
    @Test("components are those it was made of, in its space")
    func components() throws {
        let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(color.components == [0.25, 0.5, 0.75, 0.5] && color.numberOfComponents == 4)
        #expect(color.alpha == 0.5 && color.colorSpace?.name == CGColorSpace.sRGB)
        let gray = CGColor(gray: 0.5, alpha: 1)
        #expect(gray.components == [0.5, 1] && gray.colorSpace?.model == .monochrome)
        #expect(gray.rgba == SIMD4(0.5, 0.5, 0.5, 1))
        let made = try #require(
            CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 0.2])
        )
        #expect(made.rgba == SIMD4(1, 0, 0, 0.2))
    }

    @Test("colours are equal when spaces and components are")
    func equality() {
        #expect(
            CGColor(red: 1, green: 0, blue: 0, alpha: 1) == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        )
        #expect(CGColor(red: 1, green: 1, blue: 1, alpha: 1) != CGColor.white)
        #expect(CGColor.black.copy(alpha: 0.5)?.components == [0, 0.5])
        #expect(CGColor.black.hashValue == CGColor(gray: 0, alpha: 1).hashValue)
    }

    @Test("a colour that is no number is black, and alpha stays in 0...1")
    func badNumbers() {
        let color = CGColor(red: .nan, green: .infinity, blue: 0.5, alpha: 7)
        #expect(color.components == [0, 0, 0.5, 1])
        #expect(PremultipliedColor(SIMD4(.nan, 5, -3, 0.5)).packed == 0x8000_8000)
    }

    @Test("Display P3 goes to sRGB and back")
    func displayP3() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let color = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
        #expect(abs(color.rgba.x - 1.0931) < 1e-3 && abs(color.rgba.y + 0.2267) < 1e-3)
        let back = try #require(
            CGColor(rgba: color.rgba).converted(to: space, intent: .defaultIntent, options: nil)
        )
        for (a, b) in zip(back.components ?? [], [1.0, 0, 0, 1]) { #expect(abs(a - b) < 1e-6) }
    }

    @Test("linear components are encoded as sRGB")
    func linear() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let color = try #require(CGColor(colorSpace: space, components: [0.5, 0, 1, 1]))
        #expect(abs(color.rgba.x - 0.735357) < 1e-6 && color.rgba.y == 0 && abs(color.rgba.z - 1) < 1e-12)
        #expect(CGColorSpace(name: "no such space") == nil)
    }

    @Test("a packed colour has no component above alpha")
    func packed() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<500 {
            let rgba = SIMD4(generator.unit() * 2, generator.unit(), generator.unit(), generator.unit())
            let pixel = PremultipliedColor(rgba).packed
            for shift in [UInt32(0), 8, 16] { #expect(pixel >> shift & 255 <= pixel >> 24) }
            #expect(PremultipliedColor(packed: pixel).packed == pixel)
        }
    }
}

@Suite("CGImage")
struct ImageTests {
    private func makeImage(
        _ bytes: [UInt8],
        width: Int,
        bitsPerPixel: Int,
        info: UInt32,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
        bytesPerRow: Int? = nil
    ) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
        return CGImage(
            width: width,
            height: 1,
            bitsPerComponent: 8,
            bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow ?? width * bitsPerPixel / 8,
            space: space,
            bitmapInfo: CGBitmapInfo(rawValue: info),
            provider: provider,
            decode: nil,
            shouldInterpolate: true,
            intent: .defaultIntent
        )
    }

    @Test(
        "all places of alpha and orders of bytes are understood",
        arguments: [
            ([10, 20, 30, 128], CGImageAlphaInfo.premultipliedLast.rawValue),
            ([128, 10, 20, 30], CGImageAlphaInfo.premultipliedFirst.rawValue),
            ([30, 20, 10, 128], CGImageAlphaInfo.premultipliedFirst.rawValue | 0x2000),
            ([128, 30, 20, 10], CGImageAlphaInfo.premultipliedLast.rawValue | 0x2000),
            ([20, 40, 60, 128], CGImageAlphaInfo.last.rawValue),
        ] as [([UInt8], UInt32)]
    )
    func layouts(bytes: [UInt8], info: UInt32) throws {
        let image = try #require(makeImage(bytes, width: 1, bitsPerPixel: 32, info: info))
        #expect(image.buffer[0, 0] == 0x801E_140A)
        #expect(image.bitmapInfo.rawValue == info && image.dataProvider?.data == Data(bytes))
    }

    @Test("pixels without alpha are opaque, grey ones have three equal components")
    func opaque() throws {
        let rgb = try #require(makeImage([1, 2, 3], width: 1, bitsPerPixel: 24, info: 0))
        #expect(rgb.buffer[0, 0] == 0xFF03_0201 && rgb.alphaInfo == .none)
        let gray = try #require(
            makeImage([9, 8], width: 2, bitsPerPixel: 8, info: 0, space: CGColorSpaceCreateDeviceGray())
        )
        #expect(gray.buffer[1, 0] == 0xFF08_0808)
    }

    @Test("sizes that do not fit the bytes are refused")
    func refused() {
        #expect(makeImage([1, 2, 3], width: 2, bitsPerPixel: 24, info: 0) == nil)
        #expect(makeImage([1, 2, 3], width: 1, bitsPerPixel: 24, info: 0, bytesPerRow: 2) == nil)
        #expect(makeImage([], width: 0, bitsPerPixel: 24, info: 0) == nil)
        #expect(makeImage([1, 2, 3], width: 1 << 40, bitsPerPixel: 24, info: 0, bytesPerRow: 3) == nil)
        #expect(makeImage([1, 2, 3, 4], width: 1, bitsPerPixel: 32, info: 0) == nil)
    }

    @Test("a part has the pixels of its place, cut to the image")
    func cropping() throws {
        let buffer = ImageBuffer(width: 4, height: 3, pixels: (0..<12).map { 0xFF00_0000 | $0 })
        let image = CGImage(buffer)
        let part = try #require(image.cropping(to: CGRect(x: 2.5, y: 1, width: 100, height: 1)))
        #expect(part.width == 2 && part.height == 1 && part.buffer[1, 0] == 0xFF00_0007)
        #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
        #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
        #expect(image == image.copy() && image != part)
        #expect(image.dataProvider?.data?.count == 48)
    }

    @Test("colour components above alpha are lowered, and half-size copies are means")
    func buffers() {
        let buffer = ImageBuffer(width: 2, height: 1, pixels: [0x10FF_0510, 0x4000_0000])
        #expect(buffer[0, 0] == 0x1010_0510 && !buffer.isOpaque)
        #expect(ImageBuffer(width: 1, height: 1, pixels: [0xFF00_0000]).isOpaque)
        let board = ImageBuffer(
            width: 5,
            height: 4,
            pixels: (0..<20).map { $0 % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
        )
        let half = board.reduced(level: 1)
        #expect(half.width == 3 && half.height == 2 && half[0, 0] == 0xFF80_8080)
        #expect(board.reduced(level: 9).height == 1)
        #expect(board.reduced(level: 1) === half && board.reduced(level: 0) === board)
        #expect(buffer.identity != board.identity)
    }
}
