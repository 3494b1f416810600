/// A GIF file, written down plainly: each pixel is a code of its own.
struct GIFFile {
    /// One picture of the file.
    struct Picture {
        var x = 0
        var y = 0
        var width: Int
        var height: Int
        /// Numbers of colours, row by row.
        var pixels: [Int]
        /// Hundredths of a second.
        var delay = 0
        /// 0 and 1 leave the picture, 2 clears its place, 3 brings back what was there.
        var disposal = 0
        var transparent: Int?
        var isInterlaced = false
    }

    var width: Int
    var height: Int
    /// Red, green and blue, four colours.
    var palette: [[UInt8]]
    var pictures: [Picture]
    /// How often it is played again; nil says nothing.
    var repeats: Int?

    var bytes: [UInt8] {
        var file = Array("GIF89a".utf8) + Self.word(width) + Self.word(height) + [0x91, 0, 0]
        file += palette.flatMap { $0 }
        if let repeats {
            file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + Self.word(repeats) + [0]
        }
        for picture in pictures {
            let flags = UInt8(picture.disposal << 2 | (picture.transparent == nil ? 0 : 1))
            file += [0x21, 0xF9, 4, flags] + Self.word(picture.delay)
            file += [UInt8(picture.transparent ?? 0), 0]
            file += [0x2C] + Self.word(picture.x) + Self.word(picture.y)
            file += Self.word(picture.width) + Self.word(picture.height) + [picture.isInterlaced ? 0x40 : 0]
            file += Self.compressed(Self.ordered(picture))
        }
        return file + [0x3B]
    }

    private static func ordered(_ picture: Picture) -> [Int] {
        guard picture.isInterlaced else { return picture.pixels }
        let rows = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap {
            Array(stride(from: $0.0, to: picture.height, by: $0.1))
        }
        return rows.flatMap { picture.pixels[$0 * picture.width..<($0 + 1) * picture.width] }
    }

    /// Codes of three bits; the table is cleared before a fourth bit would be wanted.
    private static func compressed(_ pixels: [Int]) -> [UInt8] {
        var codes: [Int] = []
        for (index, pixel) in pixels.enumerated() {
            if index % 2 == 0 { codes.append(4) }
            codes.append(pixel)
        }
        codes.append(5)
        var data: [UInt8] = []
        var bits = 0
        var count = 0
        for code in codes {
            bits |= code << count
            count += 3
            while count >= 8 {
                data.append(UInt8(bits & 0xFF))
                bits >>= 8
                count -= 8
            }
        }
        if count > 0 { data.append(UInt8(bits)) }
        var result: [UInt8] = [2]
        for start in stride(from: 0, to: data.count, by: 255) {
            let part = data[start..<min(start + 255, data.count)]
            result += [UInt8(part.count)] + part
        }
        return result + [0]
    }

    private static func word(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }
}
