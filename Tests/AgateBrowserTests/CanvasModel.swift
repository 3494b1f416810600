import AgateBrowser
import AgateGeometry
import AgatePixels

/// What a page does with messages, in memory: a canvas.
struct CanvasModel: CustomStringConvertible {
    var width = 0
    var height = 0
    var pixels: [UInt32] = []
    var codecs: [TileCodec] = []
    var problems: [String] = []

    /// Draws a message, as the page does: copies read what was there before.
    mutating func draw(_ message: FrameMessage) {
        if message.width != width || message.height != height {
            if !message.isKey { problems.append("another size without a key frame") }
            (width, height) = (message.width, message.height)
            pixels = [UInt32](repeating: 0xFF00_0000, count: width * height)
        }
        for tile in message.tiles {
            codecs.append(tile.codec)
            let place = tile.place
            guard DeviceRect(x: 0, y: 0, width: width, height: height).contains(place), !place.isEmpty else {
                problems.append("a tile outside: \(place)")
                continue
            }
            guard let content = content(of: tile) else {
                problems.append("cannot read \(tile.codec)")
                continue
            }
            for y in 0..<place.height {
                for x in 0..<place.width {
                    pixels[(place.minY + y) * width + place.minX + x] = content[y * place.width + x]
                }
            }
        }
    }

    var description: String { "a canvas of \(width) × \(height)" }

    private func content(of tile: FrameTile) -> [UInt32]? {
        let count = tile.place.width * tile.place.height
        switch tile.codec {
        case .solid:
            guard tile.bytes.count == 4 else { return nil }
            return [UInt32](repeating: Self.numbers(tile.bytes)[0], count: count)
        case .deflate:
            return RawDeflate.decompressed(tile.bytes, count: count * 4).map(Self.numbers)
        case .copy:
            guard tile.bytes.count == 4 else { return nil }
            let x = Int(tile.bytes[0]) | Int(tile.bytes[1]) << 8
            let y = Int(tile.bytes[2]) | Int(tile.bytes[3]) << 8
            guard x + tile.place.width <= width, y + tile.place.height <= height else { return nil }
            return (0..<count).map {
                pixels[(y + $0 / tile.place.width) * width + x + $0 % tile.place.width]
            }
        case .jpeg:
            guard tile.bytes.starts(with: [0xFF, 0xD8]) else { return nil }
            // Nobody can say what a JPEG looks like exactly; wrong pixels show that it was made good later.
            return [UInt32](repeating: 0xFFAB_CDEF, count: count)
        case .png, .webp:
            return nil
        }
    }

    private static func numbers(_ bytes: [UInt8]) -> [UInt32] {
        stride(from: 0, to: bytes.count, by: 4).map { place in
            bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
    }

    /// Whether the canvas shows a picture, on black.
    func shows(_ image: ImageBuffer) -> Bool {
        image.width == width && image.height == height
            && image.withPixels { source in
                (0..<pixels.count).allSatisfy { pixels[$0] == source[$0] | 0xFF00_0000 }
            }
    }
}

/// Pictures that tests draw.
enum TestPicture {
    static func make(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> ImageBuffer {
        var pixels: [UInt32] = []
        for y in 0..<height { for x in 0..<width { pixels.append(pixel(x, y)) } }
        return ImageBuffer(width: width, height: height, pixels: pixels)
    }

    /// No two rows and no two columns are the same.
    static func busy(_ width: Int, _ height: Int, dx: Int = 0, dy: Int = 0, seed: Int = 0) -> ImageBuffer {
        make(width, height) { noise($0 + dx, $1 + dy, seed) }
    }

    static func noise(_ x: Int, _ y: Int, _ seed: Int) -> UInt32 {
        var value = UInt64(bitPattern: Int64(x &* 73_856_093 ^ y &* 19_349_663 ^ seed &* 83_492_791))
        value = (value ^ value >> 31) &* 0x9E37_79B9_7F4A_7C15
        return 0xFF00_0000 | UInt32(truncatingIfNeeded: value >> 40)
    }
}
