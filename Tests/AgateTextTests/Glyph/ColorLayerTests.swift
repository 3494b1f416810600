import AgateText
import Foundation
import Testing

@Suite("Glyphs of coloured layers")
struct ColorLayerTests {
    private func bytes(_ value: Int, _ count: Int) -> [UInt8] { TestFontFile.bytes(value, count) }

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
        var tables = TestFontFile.tables(of: original)
        (tables["COLR"], tables["CPAL"]) = (table, palette)
        let face = try #require(try FontFile(data: TestFontFile.file(tables)).face())
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
