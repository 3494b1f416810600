import AgateText
import Foundation
import Synchronization
import Testing

@Suite("A machine without fonts")
struct MissingFontsTests {
    /// What a library told.
    private final class Told: Sendable {
        let lines = Mutex<[String]>([])
    }

    @Test("text is laid out in boxes, and that is told once (text T62)")
    func boxes() throws {
        let told = Told()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let library = FontLibrary(folder: folder.path) { line in told.lines.withLock { $0.append(line) } }
        #expect(told.lines.withLock { $0.isEmpty })
        for _ in 0..<3 {
            let font = library.systemFont(size: 20)
            #expect(font.face.isLastResort)
            #expect(library.fontOrDefault(named: "Menlo", size: 20).face.isLastResort)
        }
        let lines = told.lines.withLock { $0 }
        #expect(lines.count == 1)
        #expect(lines.first?.contains(folder.path) == true)
        #expect(lines.first?.contains("AGATE_FONTS") == true)

        let font = library.systemFont(size: 20)
        let text = UTF16Text("ab c")
        let content = TextContent(text, spans: [TextSpan(text.range, ShapingAttributes(font: font))])
        let layout = TextLayout(content, in: TextLayout.Room(width: 100, height: 100))
        #expect(layout.lines.count == 1)
        // Three boxes of 0.6 em and a space of a quarter.
        #expect(abs((layout.lines.first?.visibleWidth ?? 0) - 41) < 1e-6)
    }
}
