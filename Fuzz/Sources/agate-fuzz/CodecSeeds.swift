import AgatePixels
import Foundation

/// Whole files to begin with; what is wrong with them the fuzzer adds.
enum CodecSeeds {
    static let png: [[UInt8]] = {
        let picture = ImageBuffer(
            width: 7,
            height: 5,
            pixels: (0..<35).map { 0xFF00_0000 | UInt32($0 * 70_001) }
        )
        let clear = ImageBuffer(width: 7, height: 5, pixels: (0..<35).map { $0 % 3 == 0 ? 0 : 0x8040_2010 })
        let animation = AnimatedPNGWriter(width: 7, height: 5, loopCount: 2)
        for frame in [picture, clear, picture] { try? animation.add(frame, delay: 0.1) }
        let plain = [
            PNGWriter().encode(picture), PNGWriter(orientation: 6).encode(clear), animation.finish(),
        ]
        return plain + plain.map { withChunk("iCCP", Array("a\0\0".utf8) + stored(profile), in: $0) }
            + plain.map {
                withChunk("gAMA", [0, 1, 0x86, 0xA0], in: withChunk("cHRM", chromaticities, in: $0))
            }
    }()

    static let jpeg: [[UInt8]] = {
        let picture = ImageBuffer(
            width: 19,
            height: 11,
            pixels: (0..<209).map { 0xFF00_0000 | UInt32($0 * 70_001 & 0xFF_FFFF) }
        )
        let own = [0.2, 1].compactMap { try? JPEGWriter(quality: $0, orientation: 3).encode(picture) }
        let head = Array("ICC_PROFILE\0".utf8) + [1, 1]
        let length = head.count + profile.count + 2
        let segment = [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 0xFF)] + head + profile
        return own + own.map { $0[..<2] + segment + $0[2...] }
    }()

    /// A still picture without loss, one with loss and an orientation, an animation.
    static let webp: [[UInt8]] = [
        "UklGRjAAAABXRUJQVlA4TCQAAAAvBcAAELmM6H/sChHR/4BCthGgAzt/sR9hUI4sPuwTAOBKHwA=",
        """
        UklGRqoAAABXRUJQVlA4WAoAAAAIAAAABQAAAwAAVlA4IGoAAABwBACdASoGAAQAAIAIJbACdLoB+AFGA/AC4AP4B6gH8AygDyAP
        0ABgafwcAAD+/pN13/3r7Er8fjvTPooj5ib1DfZ6PBLX87afpFIy3JNNA3/9o96Uf9lxPAmfzNL/gHhh0jLpoz/NAAAARVhJRhoA
        AABNTQAqAAAACAABARIAAwAAAAEABgAAAAAAAA==
        """,
        """
        UklGRrQAAABXRUJQVlA4WAoAAAASAAAAAwAAAgAAQU5JTQYAAAAAAAAAAwBBTk1GKAAAAAAAAAAAAAMAAAIAAGQAAAJWUDhMDwAA
        AC8DgAAABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAMAAAIAAPoAAABWUDhMDwAAAC8DgAAAB9D/iP4HIqL/AQBBTk1GKAAAAAAA
        AAAAAAMAAAIAACgAAAJWUDhMDwAAAC8DgAAQBxDR/wIGIqL/AQA=
        """,
    ].map { [UInt8](Data(base64Encoded: $0, options: .ignoreUnknownCharacters) ?? Data()) }

    /// Two pictures of 2 by 2 pixels, the second one interlaced, with a palette of its own and taken back.
    static let gif: [[UInt8]] = {
        var file = Array("GIF89a".utf8) + [3, 0, 2, 0, 0x80, 0, 0, 255, 0, 0, 0, 255, 0]
        file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 2, 0, 0]
        file += [0x21, 0xFE, 2, 65, 66, 0]
        file += [0x21, 0xF9, 4, 4, 30, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0]
        file += [2, 3, 0x04, 0x08, 0x14, 0]
        file += [0x21, 0xF9, 4, 13, 10, 0, 0, 0, 0x2C, 1, 0, 0, 0, 2, 0, 2, 0, 0xC0, 1, 2, 3, 4, 5, 6]
        file += [2, 3, 0x4C, 0x98, 0x14, 0]
        return [file + [0x3B]]
    }()

    /// Where sRGB's white and primaries lie, red and green exchanged.
    private static let chromaticities = [31270, 32900, 30000, 60000, 64000, 33000, 15000, 6000].flatMap(
        number
    )

    /// A profile of colours with red and green exchanged.
    static let profile: [UInt8] = {
        func fixed(_ value: Double) -> [UInt8] { number(Int(value * 65536)) }
        func xyz(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
            Array("XYZ \0\0\0\0".utf8) + fixed(x) + fixed(y) + fixed(z)
        }
        let curve = Array("para\0\0\0\0\0\0\0\0".utf8) + fixed(2.2)
        let tags: [(String, [UInt8])] = [
            ("wtpt", xyz(0.9642, 1, 0.8249)), ("rXYZ", xyz(0.38515, 0.71687, 0.09708)),
            ("gXYZ", xyz(0.43607, 0.22249, 0.01392)), ("bXYZ", xyz(0.14307, 0.06061, 0.7141)),
            ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
        ]
        var table = number(tags.count)
        var content: [UInt8] = []
        for (name, payload) in tags {
            table += Array(name.utf8) + number(132 + tags.count * 12 + content.count) + number(payload.count)
            content += payload
        }
        var header = number(128 + table.count + content.count) + [0, 0, 0, 0, 4, 0x20, 0, 0]
        header += Array("mntrRGB XYZ ".utf8) + [7, 0xE8, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
        header += [UInt8](repeating: 0, count: 28) + fixed(0.9642) + fixed(1) + fixed(0.8249)
        header += [UInt8](repeating: 0, count: 128 - header.count)
        return header + table + content
    }()

    static func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }

    /// A zlib stream without compression, of fewer than 65 536 bytes.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var (low, high) = (1, 0)
        for byte in bytes {
            low = (low + Int(byte)) % 65521
            high = (high + low) % 65521
        }
        let length = UInt16(truncatingIfNeeded: bytes.count)
        let lengths = [length, ~length].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        return [0x78, 0x01, 1] + lengths + bytes + number(high << 16 | low)
    }

    /// A PNG file with one more chunk behind its header; the checksum is left to `repaired`.
    static func withChunk(_ name: String, _ payload: [UInt8], in file: [UInt8]) -> [UInt8] {
        repaired(
            file[..<33] + number(payload.count) + Array(name.utf8) + payload + [0, 0, 0, 0] + file[33...]
        )
    }

    /// A PNG file with the checksums that its chunks ought to have: else nothing behind them would be tried.
    static func repaired(_ file: some Sequence<UInt8>) -> [UInt8] {
        var file = Array(file)
        var place = 8
        while place + 12 <= file.count {
            let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= file.count - place - 12 else { break }
            let end = place + 8 + length
            let sum = ~file[place + 4..<end].reduce(0xFFFF_FFFF as UInt32) {
                table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8
            }
            file.replaceSubrange(end..<end + 4, with: number(Int(sum)))
            place = end + 4
        }
        return file
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ value >> 1 }
    }
}
