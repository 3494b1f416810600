import CoreGraphics
import Foundation
import Testing

@Suite("CGContext memory of other depths")
struct Float32BitmapTests {
    private func bitmap(
        _ bits: Int,
        _ info: UInt32,
        at data: UnsafeMutableRawPointer? = nil,
        width: Int = 4,
        height: Int = 2,
        gray: Bool = false
    ) -> CGContext? {
        CGContext(
            data: data,
            width: width,
            height: height,
            bitsPerComponent: bits,
            bytesPerRow: 0,
            space: gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: info
        )
    }

    private static let last = CGImageAlphaInfo.premultipliedLast.rawValue
    private static let first = CGImageAlphaInfo.premultipliedFirst.rawValue
    private static let float = CGBitmapInfo.floatComponents.rawValue
    private static let little16 = CGBitmapInfo.byteOrder16Little.rawValue
    private static let little32 = CGBitmapInfo.byteOrder32Little.rawValue

    private func array<Number>(_ context: CGContext, _ type: Number.Type) throws -> [Number] {
        let count = context.bytesPerRow * context.height / MemoryLayout<Number>.stride
        let start = try #require(context.data).assumingMemoryBound(to: Number.self)
        return Array(UnsafeBufferPointer(start: start, count: count))
    }

    @Test("16 bits keep a colour to the nearest 65535th, in both byte orders and with alpha first or last")
    func integers() throws {
        for (info, alpha) in [(Self.last, 3), (Self.first, 0)] {
            for order in [0, Self.little16, CGBitmapInfo.byteOrder16Big.rawValue] {
                let context = try #require(bitmap(16, info | order))
                #expect(
                    context.bitsPerComponent == 16 && context.bitsPerPixel == 64 && context.bytesPerRow == 32
                )
                context.setFillColor(red: 0.123, green: 0.456, blue: 0.789, alpha: 0.5)
                context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
                let numbers = try array(context, UInt16.self).map {
                    Int(order == Self.little16 ? UInt16(littleEndian: $0) : UInt16(bigEndian: $0))
                }
                let color = alpha == 3 ? [0, 1, 2] : [1, 2, 3]
                for (index, value) in [0.123, 0.456, 0.789].enumerated() {
                    #expect(abs(Double(numbers[color[index]]) - value * 0.5 * 65535) <= 0.51)
                }
                #expect(abs(numbers[alpha] - 32768) <= 1 && numbers[4] == 0)
            }
        }
    }

    @Test("a hundred faint layers add up, where 8 bits would lose each of them")
    func faint() throws {
        for (bits, info) in [
            (16, Self.last | Self.little16), (16, Self.last | Self.float | Self.little16),
            (32, Self.last | Self.float | Self.little32),
        ] {
            let context = try #require(bitmap(bits, info))
            context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.001)
            for _ in 0..<100 { context.fill(CGRect(x: 0, y: 0, width: 4, height: 2)) }
            let expected = (0..<100).reduce(0.0) { sum, _ in sum + 0.001 * (1 - sum) }
            let value: Double =
                switch bits {
                case 32: Double(try array(context, Float.self)[3])
                default:
                    info & Self.float == 0
                        ? Double(try array(context, UInt16.self)[3]) / 65535
                        : Double(Float(Float16(bitPattern: try array(context, UInt16.self)[3])))
                }
            let step = bits == 32 ? 1e-5 : info & Self.float == 0 ? 100 * 0.5 / 65535 : 100 * 0.5 / 16384
            #expect(abs(value - expected) <= step, "\(bits) bits: \(value)")
        }
    }

    @Test("a gradient has as many steps as the numbers can tell")
    func gradient() throws {
        let context = try #require(bitmap(32, Self.last | Self.float | Self.little32, width: 2000, height: 1))
        let gradient = try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(),
                colors: [CGColor(gray: 0.25, alpha: 1), CGColor(gray: 0.75, alpha: 1)] as NSArray,
                locations: [0, 1]
            )
        )
        context.drawLinearGradient(
            gradient,
            start: .zero,
            end: CGPoint(x: 2000, y: 0),
            options: []
        )
        let numbers = try array(context, Float.self)
        for x in 0..<2000 {
            let expected = 0.25 + 0.5 * (Double(x) + 0.5) / 2000
            #expect(abs(Double(numbers[4 * x]) - expected) < 1e-6)
        }
    }

    @Test("all blend modes give their formula's value without rounding to bytes")
    func modes() throws {
        let context = try #require(bitmap(32, Self.last | Self.float | Self.little32))
        func blended(_ mode: CGBlendMode) throws -> Float {
            context.setBlendMode(.copy)
            context.setFillColor(gray: 0.4, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            context.setBlendMode(mode)
            context.setFillColor(gray: 0.7, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            return try array(context, Float.self)[0]
        }
        #expect(abs(try blended(.normal) - 0.55) < 1e-6)
        #expect(abs(try blended(.multiply) - (0.2 + 0.5 * 0.28)) < 1e-6)
        #expect(abs(try blended(.screen) - (0.2 + 0.5 * 0.82)) < 1e-6)
        #expect(abs(try blended(.difference) - (0.2 + 0.5 * 0.3)) < 1e-6)
        #expect(abs(try blended(.plusLighter) - 0.75) < 1e-6)
        #expect(abs(try blended(.luminosity) - 0.55) < 1e-6)
    }

    @Test("shapes, clips, images, layers and shadows draw the same picture as with 8 bits")
    func samePicture() throws {
        func draw(_ context: CGContext) throws -> [Int] {
            let image = try #require(bitmap(8, Self.last, width: 8, height: 8)?.makeImage())
            context.setFillColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
            context.fillEllipse(in: CGRect(x: 3, y: 3, width: 40, height: 30))
            context.saveGState()
            context.addEllipse(in: CGRect(x: 10, y: 5, width: 30, height: 34))
            context.clip()
            context.setBlendMode(.multiply)
            context.setFillColor(red: 1, green: 0.8, blue: 0.2, alpha: 0.6)
            context.fill(CGRect(x: 0, y: 10, width: 48, height: 11.5))
            context.restoreGState()
            context.setShadow(offset: CGSize(width: 2, height: -2), blur: 3, color: .black)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 20, y: 20, width: 14, height: 9))
            context.endTransparencyLayer()
            context.draw(image, in: CGRect(x: 1, y: 1, width: 9, height: 9))
            let picture = try #require(context.makeImage())
            return try #require(picture.dataProvider?.data).map { Int($0) }
        }
        let eight = try draw(try #require(bitmap(8, Self.last, width: 48, height: 40)))
        for (bits, info) in [(16, Self.last), (16, Self.last | Self.float), (32, Self.last | Self.float)] {
            let deep = try draw(try #require(bitmap(bits, info, width: 48, height: 40)))
            #expect(zip(eight, deep).allSatisfy { abs($0 - $1) <= 2 }, "\(bits) bits")
        }
    }

    @Test("grey of 16 and 32 bits keeps grey, and pixels without alpha stay opaque")
    func opaque() throws {
        let none = CGImageAlphaInfo.none.rawValue
        let gray = try #require(bitmap(16, none | Self.little16, gray: true))
        gray.setFillColor(gray: 0.3, alpha: 1)
        gray.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        #expect(try array(gray, UInt16.self)[0] == 19661 && gray.bitsPerPixel == 16)
        let float = try #require(bitmap(32, none | Self.float | Self.little32, gray: true))
        float.setFillColor(gray: 0.3, alpha: 0.5)
        float.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        #expect(abs(try array(float, Float.self)[0] - 0.15) < 1e-6)
        let skipped = CGImageAlphaInfo.noneSkipFirst.rawValue
        let color = try #require(bitmap(16, skipped | Self.little16))
        color.clear(CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(try array(color, UInt16.self)[0...3] == [65535, 0, 0, 0])
    }

    @Test("five bits a component: red in bits 10 to 14, green in 5 to 9, blue below")
    func fiveBits() throws {
        let info = CGImageAlphaInfo.noneSkipFirst.rawValue
        for order in [Self.little16, CGBitmapInfo.byteOrder16Big.rawValue, 0] {
            let context = try #require(bitmap(5, info | order))
            #expect(context.bitsPerComponent == 5 && context.bitsPerPixel == 16)
            context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            let word = try array(context, UInt16.self)[0]
            let value = order == Self.little16 ? UInt16(littleEndian: word) : UInt16(bigEndian: word)
            #expect(value == 31 << 10 | 16 << 5)
        }
    }

    @Test("what a caller writes is kept, numbers that are none and too large included")
    func wild() throws {
        var numbers: [Float] = [.nan, .infinity, -1, 2, 0.5, 0.9, 0.1, 0.25]
        try numbers.withUnsafeMutableBytes { bytes in
            let context = try #require(
                bitmap(32, Self.last | Self.float | Self.little32, at: bytes.baseAddress, width: 2, height: 1)
            )
            context.setFillColor(gray: 1, alpha: 0)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(numbers == [0, 1, 0, 1, 0.25, 0.25, 0.1, 0.25])
    }
}
