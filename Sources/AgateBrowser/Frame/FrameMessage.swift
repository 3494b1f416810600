import AgateGeometry

/// The changes of a client's canvas from one frame to the next, as one message.
///
/// The bytes, little endian:
///
/// | bytes | what |
/// |---|---|
/// | 1 | 1, the kind of message |
/// | 1 | flags: 1 for a key frame, which needs nothing before it |
/// | 2 | the number of tiles |
/// | 4 | the number of the frame, which the client acknowledges |
/// | 8 | the time that it shows, in seconds, a Float64 |
/// | 4 | the number of the last input that had been applied |
/// | 2, 2 | width and height of the canvas, in pixels |
/// | 4 | pixels per point, a Float32 |
///
/// and for each tile
///
/// | bytes | what |
/// |---|---|
/// | 2, 2, 2, 2 | x, y, width, height |
/// | 1 | the codec, see ``TileCodec`` |
/// | 4 | the count of the bytes that follow |
///
/// Source: claim W42; the size and the scale are an addition, so that a frame of another size needs no other message.
package struct FrameMessage: Sendable, Equatable {
    /// Whether the tiles cover the canvas, whatever was there.
    package var isKey: Bool
    /// The number of the frame.
    package var number: UInt32
    /// The time that it shows, in seconds of the display's clock.
    package var time: Double
    /// The number of the last input that the program had been given.
    package var input: UInt32
    /// The size of the canvas, in pixels.
    package var width: Int
    package var height: Int
    /// Pixels per point.
    package var scale: Double
    /// The changed tiles; copies first.
    package var tiles: [FrameTile]

    package static let kind: UInt8 = 1
    package static let headerCount = 28
    package static let tileHeaderCount = 13

    /// The bytes of the message.
    package var bytes: [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(
            Self.headerCount + tiles.reduce(0) { $0 + Self.tileHeaderCount + $1.bytes.count }
        )
        result.append(Self.kind)
        result.append(isKey ? 1 as UInt8 : 0)
        result.append(UInt16(clamping: tiles.count))
        result.append(number)
        result.append(time.bitPattern)
        result.append(input)
        result.append(UInt16(clamping: width))
        result.append(UInt16(clamping: height))
        result.append(Float(scale).bitPattern)
        for tile in tiles.prefix(Int(UInt16.max)) {
            result.append(UInt16(clamping: tile.place.minX))
            result.append(UInt16(clamping: tile.place.minY))
            result.append(UInt16(clamping: tile.place.width))
            result.append(UInt16(clamping: tile.place.height))
            result.append(tile.codec.rawValue)
            result.append(UInt32(clamping: tile.bytes.count))
            result += tile.bytes
        }
        return result
    }
}

extension [UInt8] {
    /// Appends a number, the lowest byte first.
    mutating func append<Number: FixedWidthInteger>(_ number: Number) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
