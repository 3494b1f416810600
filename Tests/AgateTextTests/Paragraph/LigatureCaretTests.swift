import AgateText
import Foundation
import Testing

@Suite("Carets in ligatures")
struct LigatureCaretTests {
    private func carets(_ string: String, _ path: String) throws -> [Double] {
        let line = try #require(
            TextLayout(
                try TestContent.content(string, path, size: 1000),
                in: TextLayout.Room(width: .infinity)
            ).lines.first
        )
        return (0...string.utf16.count).map { line.caret(at: $0).primary }
    }

    @Test("carets stand where the font says, else at equal parts (text T119)")
    func carets() throws {
        // Noto Sans has one glyph for each of these, and 1000 units to an em.
        #expect(try carets("ff", TestFonts.notoSans) == [0, 301, 688])
        #expect(try carets("ffi", TestFonts.notoSans) == [0, 315, 631, 946])
        #expect(try carets("affi", TestFonts.notoSans).suffix(3).map { $0 - 561 } == [315, 631, 946])
        // DejaVu Sans says nothing.
        let parts = try carets("ffi", TestFonts.dejaVu)
        #expect(abs(parts[1] * 3 - parts[3]) < 1e-6 && abs(parts[2] * 3 - parts[3] * 2) < 1e-6)
    }
}
