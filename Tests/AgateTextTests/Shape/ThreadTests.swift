import AgateGeometry
import AgatePixels
import AgateRaster
import AgateText
import Dispatch
import Foundation
import Synchronization
import Testing

@Suite("Text on several threads")
struct ThreadTests {
    @Test("eight threads with the same fonts and caches get what one gets")
    func sharedFonts() throws {
        let library = FontLibrary()
        let font = FontInstance(try TestFonts.face(TestFonts.inter), size: 17)
        let words = WordCache(budget: 40_000)
        let coverage = GlyphCoverage(budget: 40_000)
        func work(_ number: Int) -> Int {
            let text = Array("To \(number % 7) مرحبا 😀 नमस्ते affluent AVATAR".utf16)
            let attributes = ShapingAttributes(font: font.resized(to: Double(10 + number % 3)))
            let items = TextItemizer(library: library).items(
                of: text,
                spans: [.init(0..<text.count, attributes)]
            )
            var hash = 5381
            for run in TextShaper(words: words).runs(of: items, in: text) {
                for (glyph, advance) in zip(run.glyphs, run.advances) {
                    hash = hash &* 33 &+ Int(glyph) &+ Int(advance.width * 1000)
                    let transform = run.font.pixelTransform(scale: 1)
                    let mask = coverage.mask(of: glyph, in: run.font, transform: transform, phase: number % 4)
                    for byte in mask.bytes { hash = hash &* 33 &+ Int(byte) }
                    hash = hash &+ (run.font.colorGlyph(glyph, scale: 1)?.image.width ?? 0)
                }
            }
            return hash
        }
        let alone = (0..<64).map(work)
        let together = Mutex([Int](repeating: 0, count: 64))
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in stride(from: thread, to: 64, by: 8) {
                let value = work(number)
                together.withLock { $0[number] = value }
            }
        }
        #expect(together.withLock { $0 } == alone)
    }
}
