/// A PNG file of any kind, written down plainly: no compression, no filters.
struct PNGFile {
    /// The numbers that PNG has for its kinds of pixels.
    enum Kind: Int, CaseIterable {
        case gray = 0
        case color = 2
        case palette = 3
        case grayAlpha = 4
        case colorAlpha = 6

        var components: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .color: 3
            case .colorAlpha: 4
            }
        }

        var depths: [Int] {
            switch self {
            case .gray: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .color, .grayAlpha, .colorAlpha: [8, 16]
            }
        }
    }

    var width: Int
    var height: Int
    var kind: Kind
    var depth: Int
    var isInterlaced = false
    /// Chunks between header and pixels.
    var chunks: [(name: String, payload: [UInt8])] = []
    /// The value of a component, from 0 up to the most that the depth can hold.
    var value: (_ x: Int, _ y: Int, _ component: Int) -> Int

    var bytes: [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let rest = [UInt8(depth), UInt8(kind.rawValue), 0, 0, isInterlaced ? 1 : 0]
        Self.append("IHDR", Self.number(width) + Self.number(height) + rest, to: &file)
        for chunk in chunks { Self.append(chunk.name, chunk.payload, to: &file) }
        Self.append("IDAT", Self.stored(rows), to: &file)
        Self.append("IEND", [], to: &file)
        return file
    }

    /// The file with 65 535 more bytes in its zlib stream for each of some chunks behind the rows; the last chunk is damaged.
    func withBytesBehindRows(chunks count: Int) -> [UInt8] {
        func block(_ bytes: [UInt8]) -> [UInt8] {
            let length = UInt16(bytes.count)
            return [0] + [length, ~length].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } + bytes
        }
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let rest = [UInt8(depth), UInt8(kind.rawValue), 0, 0, isInterlaced ? 1 : 0]
        Self.append("IHDR", Self.number(width) + Self.number(height) + rest, to: &file)
        Self.append("IDAT", [0x78, 0x01] + block(rows), to: &file)
        for _ in 0..<count {
            Self.append("IDAT", block([UInt8](repeating: 0, count: 65_535)), to: &file)
        }
        file[file.count - 1] ^= 1
        return file
    }

    /// All rows, each after its filter number; seven pictures in one where the file is interlaced.
    private var rows: [UInt8] {
        let passes: [(x: Int, y: Int, dx: Int, dy: Int)] =
            isInterlaced
            ? [
                (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
                (0, 1, 1, 2),
            ]
            : [(0, 0, 1, 1)]
        var result: [UInt8] = []
        for pass in passes where pass.x < width {
            for y in stride(from: pass.y, to: height, by: pass.dy) {
                result.append(0)
                var bits = 0
                var count = 0
                for x in stride(from: pass.x, to: width, by: pass.dx) {
                    for component in 0..<kind.components {
                        bits = bits << depth | value(x, y, component)
                        count += depth
                        while count >= 8 {
                            count -= 8
                            result.append(UInt8(bits >> count & 0xFF))
                        }
                        bits &= 0xFFFF
                    }
                }
                if count > 0 { result.append(UInt8(bits << (8 - count) & 0xFF)) }
            }
        }
        return result
    }

    static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
    }

    static func append(_ name: String, _ payload: [UInt8], to file: inout [UInt8]) {
        let body = Array(name.utf8) + payload
        let sum = body.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
                value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ value >> 1
            }
        }
        file += number(payload.count) + body + number(Int(~sum))
    }

    /// A zlib stream without compression.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        precondition(bytes.count < 65536, "need few bytes")
        var low = 1
        var high = 0
        for byte in bytes {
            low = (low + Int(byte)) % 65521
            high = (high + low) % 65521
        }
        let length = UInt16(bytes.count)
        let lengths = [length, ~length].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        return [0x78, 0x01, 1] + lengths + bytes + number(high << 16 | low)
    }
}
