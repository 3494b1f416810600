import AgateText
import Foundation
import Testing

@Suite("Glyphs of coloured layers")
struct ColorLayerTests {
    /// A number as bytes, the highest first.
    private func bytes(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// A font file with more tables.
    private func font(_ original: [UInt8], adding tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
        func number(_ offset: Int, _ count: Int) -> Int {
            original[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
        }
        let count = number(4, 2)
        var entries = (0..<count).map { index -> (tag: [UInt8], bytes: [UInt8]) in
            let record = 12 + 16 * index
            let (offset, length) = (number(record + 8, 4), number(record + 12, 4))
            return (Array(original[record..<record + 4]), Array(original[offset..<offset + length]))
        }
        entries += tables.map { (Array($0.tag.utf8), $0.bytes) }
        entries.sort { $0.tag.lexicographicallyPrecedes($1.tag) }
        var file = Array(original[0..<4]) + bytes(entries.count, 2) + bytes(0, 6)
        var offset = 12 + 16 * entries.count
        for entry in entries {
            file += entry.tag + bytes(0, 4) + bytes(offset, 4) + bytes(entry.bytes.count, 4)
            offset += (entry.bytes.count + 3) & ~3
        }
        for entry in entries { file += entry.bytes + bytes(0, (4 - entry.bytes.count % 4) % 4) }
        return file
    }

    @Test("layers have the palette's colours, and the text's colour where the font says so")
    func layers() throws {
        _ = try TestFonts.face(TestFonts.sans)
        let original = [UInt8](try Data(contentsOf: URL(fileURLWithPath: TestFonts.sans)))
        // One glyph of three layers, the last of which names a colour that is not there.
        let table =
            bytes(0, 2) + bytes(1, 2) + bytes(14, 4) + bytes(20, 4) + bytes(4, 2)
            + bytes(36, 2) + bytes(0, 2) + bytes(4, 2)
            + bytes(40, 2) + bytes(1, 2) + bytes(41, 2) + bytes(0xFFFF, 2) + bytes(42, 2) + bytes(0, 2)
            + bytes(43, 2) + bytes(7, 2)
        let palette =
            bytes(0, 2) + bytes(2, 2) + bytes(1, 2) + bytes(2, 2) + bytes(14, 4) + bytes(0, 2)
            + [1, 2, 3, 255, 10, 20, 30, 128]
        let face = try #require(
            try FontFile(data: font(original, adding: [("COLR", table), ("CPAL", palette)])).face()
        )
        #expect(face.traits.symbolic.contains(.colorGlyphs))
        let layers = face.colorLayers(of: 36)
        #expect(
            Array(layers.prefix(3)) == [
                ColorLayer(glyph: 40, color: SIMD4(30, 20, 10, 128)), ColorLayer(glyph: 41, color: nil),
                ColorLayer(glyph: 42, color: SIMD4(3, 2, 1, 255)),
            ]
        )
        #expect(layers.count == 3)
        #expect(face.colorLayers(of: 37).isEmpty)
        #expect(face.colorLayers(of: .max).isEmpty)
        #expect(try TestFonts.face(TestFonts.sans).colorLayers(of: 36).isEmpty)
    }
}
