import AgatePixels
import AgateTestSupport
import Foundation
import Testing

@Suite("CGImage's layouts")
struct ImageLayoutTests {
    private func makeImage(
        _ bytes: [UInt8],
        width: Int = 1,
        bits: Int,
        bitsPerPixel: Int,
        info: UInt32,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
        decode: [CGFloat]? = nil
    ) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
        return CGImage(
            width: width,
            height: 1,
            bitsPerComponent: bits,
            bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytes.count,
            space: space,
            bitmapInfo: CGBitmapInfo(rawValue: info),
            provider: provider,
            decode: decode,
            shouldInterpolate: false,
            intent: .perceptual
        )
    }

    @Test(
        "components of every size, place and byte order give the same pixel",
        arguments: [
            // 16 bits: red, half green, no blue.
            ([0xFF, 0xFF, 0x80, 0x80, 0, 0], 16, 48, CGImageAlphaInfo.none.rawValue),
            ([0xFF, 0xFF, 0x80, 0x80, 0, 0, 9, 9], 16, 64, CGImageAlphaInfo.noneSkipLast.rawValue | 0x3000),
            ([0xFF, 0xFF, 0x80, 0x80, 0, 0, 0xFF, 0xFF], 16, 64, CGImageAlphaInfo.last.rawValue | 0x1000),
            (
                [0xFF, 0xFF, 0xFF, 0xFF, 0x80, 0x80, 0, 0], 16, 64,
                CGImageAlphaInfo.premultipliedFirst.rawValue
            ),
            // Half floats 1, 0.50196, 0, 1, least significant byte first.
            (
                [0x00, 0x3C, 0x04, 0x38, 0, 0, 0x00, 0x3C], 16, 64,
                CGImageAlphaInfo.premultipliedLast.rawValue | 0x1100
            ),
            // Single floats, most significant byte first.
            (
                [0x3F, 0x80, 0, 0, 0x3F, 0x00, 0x80, 0x81, 0, 0, 0, 0], 32, 96,
                CGImageAlphaInfo.none.rawValue | 0x100
            ),
            // 10 bits after two that are skipped: 1023, 514, 0.
            ([0x3F, 0xF8, 0x08, 0x00], 10, 32, CGImageAlphaInfo.noneSkipFirst.rawValue | 0x30000),
            ([0x00, 0x08, 0xF8, 0x3F], 10, 32, CGImageAlphaInfo.noneSkipFirst.rawValue | 0x32000),
        ] as [([UInt8], Int, Int, UInt32)]
    )
    func deep(bytes: [UInt8], bits: Int, bitsPerPixel: Int, info: UInt32) throws {
        let image = try #require(makeImage(bytes, bits: bits, bitsPerPixel: bitsPerPixel, info: info))
        #expect(image.buffer[0, 0] == 0xFF00_80FF)
        #expect(image.bitsPerComponent == bits && image.bitsPerPixel == bitsPerPixel)
        #expect(image.bitmapInfo.rawValue == info && image.dataProvider?.data == Data(bytes))
        #expect(image.renderingIntent == .perceptual && image.bytesPerRow == bytes.count)
    }

    @Test("packed pixels of 16 bits are understood")
    func packed() throws {
        // 1 bit skipped, then 31, 16, 0 of 31.
        let small = try #require(
            makeImage([0x7E, 0x00], bits: 5, bitsPerPixel: 16, info: CGImageAlphaInfo.noneSkipFirst.rawValue)
        )
        #expect(small.buffer[0, 0] == 0xFF00_84FF)
        let alpha = try #require(
            makeImage(
                [0x00, 0xFE],
                bits: 5,
                bitsPerPixel: 16,
                info: CGImageAlphaInfo.first.rawValue | 0x1000
            )
        )
        #expect(alpha.buffer[0, 0] == 0xFF00_84FF)
        let green = try #require(makeImage([0x07, 0xE0], bits: 5, bitsPerPixel: 16, info: 0x20000))
        #expect(green.buffer[0, 0] == 0xFF00_FF00 && green.pixelFormatInfo == .RGB565)
    }

    @Test("pixels smaller than a byte run from its highest bit, through a table if there is one")
    func small() throws {
        let gray = CGColorSpaceCreateDeviceGray()
        let bits = try #require(
            makeImage([0b1010_0000], width: 3, bits: 1, bitsPerPixel: 1, info: 0, space: gray)
        )
        #expect(
            [bits.buffer[0, 0], bits.buffer[1, 0], bits.buffer[2, 0]] == [
                0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF,
            ]
        )
        let table: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255]
        let space = try #require(
            CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 2, colorTable: table)
        )
        let colors = try #require(
            makeImage([0b0001_1011], width: 4, bits: 2, bitsPerPixel: 2, info: 0, space: space)
        )
        #expect(colors.buffer[1, 0] == 0xFF00_FF00 && colors.buffer[2, 0] == 0xFFFF_0000)
        #expect(colors.buffer[3, 0] == 0xFFFF_0000, "a place beyond the table is its last")
        #expect(colors.colorSpace == space)
    }

    @Test("a decode array maps samples, inks and wide colours are converted")
    func converted() throws {
        let inverted = try #require(
            makeImage([0, 255, 51], bits: 8, bitsPerPixel: 24, info: 0, decode: [1, 0, 1, 0, 1, 0])
        )
        #expect(inverted.buffer[0, 0] == 0xFFCC_00FF && inverted.decode?[0] == 1)
        let inks = try #require(
            makeImage(
                [255, 0, 0, 51],
                bits: 8,
                bitsPerPixel: 32,
                info: 0,
                space: CGColorSpaceCreateDeviceCMYK()
            )
        )
        #expect(inks.buffer[0, 0] == 0xFFCC_CC00)
        let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let image = try #require(makeImage([128, 64, 200], bits: 8, bitsPerPixel: 24, info: 0, space: wide))
        let color = try #require(
            CGColor(colorSpace: wide, components: [128.0 / 255, 64.0 / 255, 200.0 / 255, 1])
        )
        #expect(image.buffer[0, 0] == PremultipliedColor(color.rgba).packed)
        let bytes = try #require(makeImage([128, 64, 200], bits: 8, bitsPerPixel: 24, info: 0))
        #expect(bytes.copy(colorSpace: wide)?.buffer[0, 0] == image.buffer[0, 0])
        #expect(bytes.copy(colorSpace: wide)?.colorSpace == wide)
        #expect(bytes.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
        #expect(CGImage(bytes.buffer).copy(colorSpace: wide)?.buffer[0, 0] == image.buffer[0, 0])
    }

    @Test("layouts that contradict themselves are refused")
    func refused() throws {
        #expect(makeImage([0, 0, 0], bits: 7, bitsPerPixel: 24, info: 0) == nil)
        #expect(makeImage([0, 0, 0], bits: 8, bitsPerPixel: 23, info: 0) == nil)
        #expect(makeImage([0, 0, 0, 0], bits: 8, bitsPerPixel: 32, info: 31) == nil)
        #expect(makeImage([0, 0], bits: 16, bitsPerPixel: 48, info: 0) == nil)
        #expect(
            makeImage([0, 0, 0], bits: 8, bitsPerPixel: 24, info: 0, decode: [0, 1, 0, .nan, 0, 1]) == nil
        )
        #expect(makeImage([0, 0, 0, 0], bits: Int.max, bitsPerPixel: Int.max, info: 1) == nil)
        let pattern = try #require(CGColorSpace(patternBaseSpace: nil))
        #expect(makeImage([0], bits: 8, bitsPerPixel: 8, info: 0, space: pattern) == nil)
        // Infinity and what is no number, as floats.
        let odd = try #require(
            makeImage(
                [0x7F, 0x80, 0, 0, 0x7F, 0xC0, 0, 0, 0xFF, 0x80, 0, 0],
                bits: 32,
                bitsPerPixel: 96,
                info: 0x100
            )
        )
        #expect(odd.buffer[0, 0] == 0xFF00_0000)
    }

    // MARK: Masks

    private func stencil(_ bytes: [UInt8], width: Int, bits: Int = 8, decode: [CGFloat]? = nil) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
        return CGImage(
            maskWidth: width,
            height: 1,
            bitsPerComponent: bits,
            bitsPerPixel: bits,
            bytesPerRow: bytes.count,
            provider: provider,
            decode: decode,
            shouldInterpolate: false
        )
    }

    @Test("a stencil paints under 0 and not under the greatest sample, or the other way round")
    func stencils() throws {
        let mask = try #require(stencil([0, 255, 51], width: 3))
        #expect(mask.isMask && mask.colorSpace == nil && mask.bitsPerPixel == 8)
        #expect([mask.buffer[0, 0], mask.buffer[1, 0], mask.buffer[2, 0]] == [0xFF00_0000, 0, 0xCC00_0000])
        let bits = try #require(stencil([0b0100_0000], width: 2, bits: 1, decode: [1, 0]))
        #expect([bits.buffer[0, 0], bits.buffer[1, 0]] == [0, 0xFF00_0000])
        #expect(mask.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1))?.isMask == true)
        #expect(mask.masking(mask) == nil && mask.copy(maskingColorComponents: [0, 1]) == nil)
        #expect(mask.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
        #expect(stencil([], width: 3) == nil && stencil([0], width: 1, decode: [.nan, 0]) == nil)
    }

    @Test("masking leaves what a stencil would paint, and the lightness of an image")
    func masking() throws {
        let white = CGImage(
            ImageBuffer(width: 4, height: 1, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 4))
        )
        let half = try #require(stencil([0, 255], width: 2))
        let cut = try #require(white.masking(half))
        #expect((0..<4).map { cut.buffer[$0, 0] } == [0xFFFF_FFFF, 0xFFFF_FFFF, 0, 0])
        let gray = try #require(
            makeImage(
                [0, 51, 255, 255],
                width: 4,
                bits: 8,
                bitsPerPixel: 8,
                info: 0,
                space: CGColorSpaceCreateDeviceGray()
            )
        )
        let faded = try #require(white.masking(gray))
        #expect((0..<4).map { faded.buffer[$0, 0] } == [0, 0x3333_3333, 0xFFFF_FFFF, 0xFFFF_FFFF])
    }

    @Test("colours within the limits become transparent")
    func maskingColors() throws {
        let image = try #require(
            makeImage([10, 20, 30, 11, 20, 30, 200, 20, 30], width: 3, bits: 8, bitsPerPixel: 24, info: 0)
        )
        let masked = try #require(image.copy(maskingColorComponents: [5, 10, 0, 255, 30, 30]))
        #expect((0..<3).map { masked.buffer[$0, 0] } == [0, 0xFF1E_140B, 0xFF1E_14C8])
        #expect(image.copy(maskingColorComponents: [0, 1]) == nil)
        #expect(image.copy(maskingColorComponents: [.nan, 1, 0, 1, 0, 1]) == nil)
    }

    @Test("files tell their kind, and other bytes give no image")
    func files() throws {
        let buffer = ImageBuffer(width: 2, height: 2, pixels: [UInt32](repeating: 0xFF20_4060, count: 4))
        let provider = try #require(CGDataProvider(data: Data(PNGWriter().encode(buffer))))
        if let image = CGImage(
            pngDataProviderSource: provider,
            decode: nil,
            shouldInterpolate: true,
            intent: .defaultIntent
        ) {
            #expect(image.utType == "public.png" && image.buffer[0, 0] == 0xFF20_4060)
        }
        #expect(
            CGImage(
                jpegDataProviderSource: provider,
                decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent
            ) == nil
        )
        #expect(CGImage(buffer).utType == nil)
    }
}
