import AgateGeometry
import AgateTestSupport
import AgateText
import Foundation
import Testing

@Suite("Fonts of any bytes")
struct BrokenFontTests {
    /// Reads, shapes and draws with all faces of a file, whatever it is.
    private func use(_ bytes: [UInt8]) {
        guard let file = try? FontFile(data: bytes) else { return }
        let text = Array("Ab fi ع़क 😀\u{301}".utf16)
        for index in 0..<min(file.faceCount, 3) {
            guard let face = file.face(index) else { continue }
            _ = face.features
            _ = face.localizedName(4, languages: ["de", "ja"])
            _ = face.metrics(at: [FontVariation(.weight, 700)])
            let font = FontInstance(face, size: 17, variations: [FontVariation(.weight, 650)])
            let coverage = GlyphCoverage(budget: 0)
            for glyph: UInt32 in [0, 1, 2, 36, 70, 200, 999, 70_000] {
                #expect(font.advance(of: glyph).width.isFinite)
                _ = font.boundingRect(of: glyph)
                _ = coverage.mask(of: glyph, in: font, transform: font.pixelTransform(scale: 1))
                _ = font.colorGlyph(glyph, scale: 1)
                _ = face.glyphName(glyph)
            }
            for script in ["Latn", "Arab", "Deva"] {
                let item = TextItem(
                    range: 0..<text.count,
                    attributes: ShapingAttributes(font: font, language: "de"),
                    font: font,
                    script: FontTag(script),
                    level: script == "Arab" ? 1 : 0
                )
                let run = TextShaper(words: nil).shape(item, in: text)
                #expect(run.stringIndices.allSatisfy { text.indices.contains($0) })
            }
        }
    }

    @Test(
        "a font with changed bytes does no harm",
        arguments: [TestFonts.sans, TestFonts.arabic, TestFonts.devanagari, TestFonts.inter]
    )
    func changedBytes(path: String) throws {
        _ = try TestFonts.face(path)
        let original = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        var generator = SeededGenerator(seed: 11)
        for round in 0..<14 {
            var bytes = original
            // The directory of tables and their heads are hit more often than glyphs.
            for _ in 0..<(1 << generator.int(in: 0..<9)) {
                let reach = round % 2 == 0 ? bytes.count : 4096
                bytes[generator.int(in: 0..<reach)] = UInt8(generator.int(in: 0..<256))
            }
            use(bytes)
        }
        for _ in 0..<4 { use(Array(original.prefix(generator.int(in: 0..<original.count)))) }
    }

    @Test("a collection and pictures that break off do no harm")
    func brokenPictures() throws {
        _ = try TestFonts.face(TestFonts.emoji)
        let original = [UInt8](try Data(contentsOf: URL(fileURLWithPath: TestFonts.emoji)))
        var generator = SeededGenerator(seed: 12)
        for _ in 0..<2 {
            var bytes = original
            for _ in 0..<20_000 {
                bytes[generator.int(in: 0..<bytes.count)] = UInt8(generator.int(in: 0..<256))
            }
            use(bytes)
        }
        use(Array("ttcf".utf8) + [UInt8](repeating: 255, count: 64))
        use(Array("OTTO".utf8) + [UInt8](repeating: 0, count: 8))
    }
}
