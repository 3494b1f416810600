import AgateGeometry
import AgatePixels
import AgateText
import CoreGraphics

/// Drawing glyphs: those whose masks are kept, and those that are new.
enum GlyphBenchmarks {
    static let all = [kept, new]

    /// A page of text, drawn into a context line by line.
    static let kept = Benchmark(scene: "text/kept-glyphs") {
        let scene = try TextScene()
        guard let surface = Surface(width: TextScene.width, height: TextScene.height) else {
            throw Misuse(message: "no memory for a surface")
        }
        let context = CGContext(surface: surface, baseTransform: .identity)
        context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        context.setFillColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.9)
        // The matrix turns text upright, positions with it.
        let lines = scene.lines.map { line in
            TextScene.Line(glyphs: line.glyphs, positions: line.positions.map { CGPoint(x: $0.x, y: -$0.y) })
        }
        let seconds = Stopwatch.minimum {
            surface.clear(.init(packed: 0xFFFF_FFFF))
            return Stopwatch.processorSeconds {
                for _ in 0..<4 {
                    for line in lines { context.drawGlyphs(line.glyphs, of: scene.font, at: line.positions) }
                }
            }
        }
        return Row(
            scene: "text/kept-glyphs",
            ours: seconds / Double(4 * scene.glyphCount) * 1e9,
            unit: "ns",
            note: "a glyph of 17 px whose mask is kept, drawn into a context, a line a call",
            limit: 1e9 / 6e6,
            reach: ["cairo": 1 / 1.5]
        )
    }

    /// Glyphs of a face that has just been opened, so that nothing is known of any.
    static let new = Benchmark(scene: "text/new-glyphs") {
        let seconds = try Stopwatch.minimum {
            let font = try TextScene.open()
            let coverage = GlyphCoverage(budget: 16 << 20)
            let transform = font.pixelTransform(scale: 1)
            return Stopwatch.processorSeconds {
                for glyph in TextScene.newGlyphs {
                    coverage.withMasks(
                        of: [glyph],
                        at: [.zero],
                        in: font,
                        placing: .identity,
                        transform: transform,
                        grid: .quarters
                    ) { _ in }
                }
            }
        }
        return Row(
            scene: "text/new-glyphs",
            ours: seconds / Double(TextScene.newGlyphs.count) * 1e6,
            unit: "us",
            note: "the outline read and the mask made of a glyph of 17 px",
            limit: 3,
            reach: ["freetype": 1]
        )
    }
}
