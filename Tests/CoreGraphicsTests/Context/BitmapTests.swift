import CoreGraphics
import Foundation
import Testing

@Suite("CGContext memory")
struct BitmapTests {
    private func bitmap(
        _ info: UInt32,
        at data: UnsafeMutableRawPointer? = nil,
        width: Int = 3,
        height: Int = 2,
        bits: Int = 8,
        rowBytes: Int = 0,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
    ) -> CGContext? {
        CGContext(
            data: data,
            width: width,
            height: height,
            bitsPerComponent: bits,
            bytesPerRow: rowBytes,
            space: space,
            bitmapInfo: info
        )
    }

    private static let little = CGBitmapInfo.byteOrder32Little.rawValue
    private static let big = CGBitmapInfo.byteOrder32Big.rawValue

    @Test(
        "each format keeps the bytes of a pixel where it says",
        arguments: [
            (CGImageAlphaInfo.premultipliedLast.rawValue, [UInt8(102), 51, 0, 128]),
            (CGImageAlphaInfo.premultipliedLast.rawValue | big, [102, 51, 0, 128]),
            (CGImageAlphaInfo.premultipliedLast.rawValue | little, [128, 0, 51, 102]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue, [128, 102, 51, 0]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue | little, [0, 51, 102, 128]),
            (CGImageAlphaInfo.noneSkipLast.rawValue, [102, 51, 0, 255]),
            (CGImageAlphaInfo.noneSkipFirst.rawValue | little, [0, 51, 102, 255]),
        ]
    )
    func formats(info: UInt32, expected: [UInt8]) throws {
        let context = try #require(bitmap(info))
        context.setFillColor(red: 0.8, green: 0.4, blue: 0, alpha: 128.0 / 255)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self) + context.bytesPerRow
        for (index, byte) in expected.enumerated() { #expect(abs(Int(bytes[index]) - Int(byte)) <= 1) }
        #expect(context.bitmapInfo.rawValue == info)
        #expect(context.bitsPerPixel == 32 && context.bitsPerComponent == 8)
    }

    @Test("grey keeps grey, and colours by their lightness")
    func gray() throws {
        let gray = try #require(
            bitmap(CGImageAlphaInfo.none.rawValue, rowBytes: 5, space: CGColorSpaceCreateDeviceGray())
        )
        gray.setFillColor(gray: 0.4, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        gray.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        gray.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let bytes = try #require(gray.data).assumingMemoryBound(to: UInt8.self) + 5
        #expect(bytes[0] == 102 && abs(Int(bytes[1]) - 182) <= 1 && bytes[2] == 0)
        #expect(gray.alphaInfo == .none && gray.bitsPerPixel == 8 && gray.bytesPerRow == 5)
        let alpha = try #require(bitmap(CGImageAlphaInfo.alphaOnly.rawValue))
        alpha.setFillColor(red: 1, green: 1, blue: 0, alpha: 0.4)
        alpha.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        #expect(alpha.data?.load(as: UInt8.self) == 102)
    }

    @Test("the caller's memory is drawn upon, row by row, and can be changed between calls")
    func callersMemory() throws {
        var bytes = [UInt8](repeating: 7, count: 2 * 16)
        try bytes.withUnsafeMutableBytes { buffer in
            let info = CGImageAlphaInfo.premultipliedLast.rawValue
            let context = try #require(bitmap(info, at: buffer.baseAddress, rowBytes: 16))
            #expect(context.data == buffer.baseAddress)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
            #expect(buffer[4] == 255 && buffer[7] == 255 && buffer[0] == 7 && buffer[12] == 7)
            buffer[8] = 255
            buffer[11] = 255
            context.setBlendMode(.destinationOver)
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
            #expect(buffer[8] == 255 && buffer[10] == 7, "what the caller wrote is there")
            #expect(buffer[15] == 7, "between rows nothing is touched")
            buffer[0] = 9
            let image = try #require(context.makeImage())
            #expect(image.dataProvider?.data?.first == 9)
        }
    }

    @Test("a bitmap without alpha stays opaque when it is cleared")
    func opaque() throws {
        let context = try #require(bitmap(CGImageAlphaInfo.noneSkipLast.rawValue))
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        context.clear(CGRect(x: 0, y: 0, width: 3, height: 1))
        let image = try #require(context.makeImage())
        #expect(image.dataProvider?.data.map(Array.init)?.suffix(4) == [0, 0, 0, 255])
    }

    @Test("the release callback gets its info when the context goes away")
    func release() {
        final class Log { var count = 0 }
        let log = Log()
        let info = Unmanaged.passUnretained(log).toOpaque()
        var bytes = [UInt8](repeating: 0, count: 4)
        bytes.withUnsafeMutableBytes { buffer in
            var context =
                CGContext(
                    data: buffer.baseAddress,
                    width: 1,
                    height: 1,
                    bitsPerComponent: 8,
                    bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
                    releaseCallback: { info, _ in
                        info.map { Unmanaged<Log>.fromOpaque($0).takeUnretainedValue().count += 1 }
                    },
                    releaseInfo: info
                )
            #expect(context?.width == 1)
            context = nil
        }
        #expect(log.count == 1)
    }

    @Test("sizes without pixels or beyond memory, and formats that are not supported, give no context")
    func refused() {
        let last = CGImageAlphaInfo.premultipliedLast.rawValue
        for (width, height) in [(0, 1), (1, 0), (-1, 1), (Int.max, Int.max), (1 << 20, 1 << 20), (1, .min)] {
            #expect(bitmap(last, width: width, height: height) == nil)
        }
        #expect(bitmap(last, bits: 7) == nil)
        #expect(bitmap(last, bits: 16, rowBytes: 23) == nil)
        #expect(bitmap(last | Self.little, bits: 16) == nil)
        #expect(bitmap(last, bits: 32) == nil)
        #expect(bitmap(CGImageAlphaInfo.none.rawValue, bits: 16) == nil)
        #expect(bitmap(last, rowBytes: 11) == nil)
        #expect(bitmap(last, rowBytes: -4) == nil)
        #expect(bitmap(last, rowBytes: .max) == nil)
        #expect(bitmap(CGImageAlphaInfo.last.rawValue) == nil)
        #expect(bitmap(CGImageAlphaInfo.none.rawValue) == nil)
        #expect(bitmap(last, space: CGColorSpaceCreateDeviceGray()) == nil)
        #expect(bitmap(last | CGBitmapInfo.floatComponents.rawValue) == nil)
        #expect(bitmap(.max) == nil)
    }

    @Test(
        "numbers that are not finite, huge and singular transforms draw nothing or something, and never trap"
    )
    func badNumbers() throws {
        let context = try Picture(8, 8).context
        let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 0, -0.0]
        for number in numbers {
            context.saveGState()
            context.setLineWidth(number)
            context.setMiterLimit(number)
            context.setAlpha(number)
            context.setLineDash(phase: number, lengths: [number, 1])
            context.setShadow(offset: CGSize(width: number, height: 1), blur: number)
            context.fill(CGRect(x: number, y: 0, width: 3, height: number))
            context.strokeEllipse(in: CGRect(x: 0, y: number, width: number, height: 2))
            context.move(to: CGPoint(x: number, y: 1))
            context.addLine(to: CGPoint(x: 1, y: number))
            context.addArc(
                center: CGPoint(x: number, y: 0),
                radius: number,
                startAngle: number,
                endAngle: number,
                clockwise: true
            )
            context.addArc(tangent1End: CGPoint(x: number, y: 0), tangent2End: .zero, radius: number)
            context.strokePath()
            context.clip(to: CGRect(x: number, y: number, width: 4, height: 4))
            context.clear(CGRect(x: number, y: number, width: number, height: number))
            context.rotate(by: number)
            context.scaleBy(x: number, y: 1)
            context.translateBy(x: number, y: number)
            context.concatenate(CGAffineTransform(a: number, b: number, c: number, d: number, tx: 0, ty: 0))
            context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.beginTransparencyLayer(
                in: CGRect(x: number, y: 0, width: number, height: 3),
                auxiliaryInfo: nil
            )
            context.drawPath(using: .fillStroke)
            context.endTransparencyLayer()
            _ = (context.boundingBoxOfClipPath, context.boundingBoxOfPath, context.path)
            _ = context.pathContains(CGPoint(x: number, y: number), mode: .eoFillStroke)
            context.restoreGState()
        }
    }
}
