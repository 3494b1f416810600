import CoreGraphics
import Foundation
import Testing

/// A bitmap context whose pixels a test can count.
struct Picture {
    let context: CGContext

    /// Makes a transparent RGBA picture.
    init(_ width: Int, _ height: Int) throws {
        context = try #require(
            CGContext(
                data: nil,
                width: width,
                height: height,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
    }

    /// The bytes of a pixel as 0xRRGGBBAA, the row counted from the top.
    subscript(x: Int, y: Int) -> UInt32 {
        guard let data = context.data else { return 0 }
        let bytes = data.assumingMemoryBound(to: UInt8.self) + y * context.bytesPerRow + x * 4
        return UInt32(bytes[0]) << 24 | UInt32(bytes[1]) << 16 | UInt32(bytes[2]) << 8 | UInt32(bytes[3])
    }

    /// All pixels, row after row from the top.
    var pixels: [UInt32] {
        (0..<context.height).flatMap { y in (0..<context.width).map { self[$0, y] } }
    }

    /// How many pixels have a colour.
    func count(of color: UInt32) -> Int { pixels.count { $0 == color } }

    /// How many pixels are not transparent.
    var painted: Int { pixels.count { $0 & 0xFF != 0 } }

    /// The covered area in pixels: the sum of alpha.
    var area: Double { pixels.reduce(0) { $0 + Double($1 & 0xFF) } / 255 }

    /// The box around what is not transparent, rows from the top.
    var box: CGRect {
        var box = CGRect.null
        for y in 0..<context.height {
            for x in 0..<context.width where self[x, y] & 0xFF != 0 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }
}

/// An image of rows of pixels, 0xRRGGBBAA.
func image(_ rows: [[UInt32]]) throws -> CGImage {
    var bytes = Data()
    for pixel in rows.joined() {
        bytes.append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) })
    }
    let provider = try #require(CGDataProvider(data: bytes))
    return try #require(
        CGImage(
            width: rows[0].count,
            height: rows.count,
            bitsPerComponent: 8,
            bitsPerPixel: 32,
            bytesPerRow: rows[0].count * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
            provider: provider,
            decode: nil,
            shouldInterpolate: true,
            intent: .defaultIntent
        )
    )
}
