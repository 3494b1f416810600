import AgateGeometry

extension FrameMessage {
    /// Reads a message; nil for bytes that are none.
    package init?(reading bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard reader.next(UInt8.self) == Self.kind, let flags = reader.next(UInt8.self),
            let count = reader.next(UInt16.self), let number = reader.next(UInt32.self),
            let time = reader.next(UInt64.self), let input = reader.next(UInt32.self),
            let width = reader.next(UInt16.self), let height = reader.next(UInt16.self),
            let scale = reader.next(UInt32.self)
        else { return nil }
        self.init(
            isKey: flags & 1 != 0,
            number: number,
            time: Double(bitPattern: time),
            input: input,
            width: Int(width),
            height: Int(height),
            scale: Double(Float(bitPattern: scale)),
            tiles: []
        )
        for _ in 0..<count {
            guard let x = reader.next(UInt16.self), let y = reader.next(UInt16.self),
                let tileWidth = reader.next(UInt16.self), let tileHeight = reader.next(UInt16.self),
                let codec = reader.next(UInt8.self).flatMap(TileCodec.init),
                let length = reader.next(UInt32.self), let body = reader.next(count: Int(length))
            else { return nil }
            let place = DeviceRect(
                x: Int(x),
                y: Int(y),
                width: Int(tileWidth),
                height: Int(tileHeight)
            )
            tiles.append(FrameTile(place: place, codec: codec, bytes: body))
        }
        guard reader.isAtEnd else { return nil }
    }
}

/// Reads numbers from bytes, the lowest byte first.
private struct ByteReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }

    mutating func next<Number: FixedWidthInteger & UnsignedInteger>(_ type: Number.Type) -> Number? {
        guard let body = next(count: MemoryLayout<Number>.size) else { return nil }
        return body.reversed().reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
    }

    mutating func next(count: Int) -> [UInt8]? {
        guard count <= bytes.count - place else { return nil }
        defer { place += count }
        return Array(bytes[place..<place + count])
    }
}
