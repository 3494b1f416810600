import AgateText
import Foundation

/// A paragraph of 1 000 words, and lines of three.
enum ParagraphBenchmarks {
    static let all = [newWords, knownWords, otherWidth, line, otherLine]

    private static let newWords = paragraph(
        "text/paragraph",
        "a paragraph of 1 000 words laid out at 320 points, none of which has been shaped before"
    ) { _ in WordCache(budget: 8 << 20) }

    private static let knownWords = paragraph(
        "text/paragraph-known-words",
        "the same when all of them have been shaped before",
        limit: 0.6
    ) { paragraph in
        let words = WordCache(budget: 8 << 20)
        paragraph.layOut(paragraph.content(words), width: TextScene.paragraphWidth)
        return words
    }

    private static func paragraph(
        _ scene: String,
        _ note: String,
        limit: Double? = nil,
        _ words: @escaping (Paragraph) -> WordCache
    ) -> Benchmark {
        Benchmark(scene: scene) {
            let font = try TextScene.open()
            var round = 0
            let seconds = Stopwatch.minimum {
                round += 1
                let paragraph = Paragraph(font, seed: round)
                let words = words(paragraph)
                return Stopwatch.processorSeconds {
                    paragraph.layOut(paragraph.content(words), width: TextScene.paragraphWidth)
                }
            }
            var row = Row(scene: scene, ours: seconds * 1e3, unit: "ms", note: note, limit: limit)
            row.peerScene = "text/paragraph"
            row.reach = ["skia": 1, "pango": 0.6]
            return row
        }
    }

    private static let otherWidth = Benchmark(scene: "text/paragraph-other-width") {
        let font = try TextScene.open()
        var round = 0
        let seconds = Stopwatch.minimum {
            round += 1
            let paragraph = Paragraph(font, seed: round)
            let content = paragraph.content(WordCache(budget: 8 << 20))
            paragraph.layOut(content, width: TextScene.paragraphWidth)
            return Stopwatch.processorSeconds { paragraph.layOut(content, width: TextScene.otherWidth) }
        }
        return Row(
            scene: "text/paragraph-other-width",
            ours: seconds * 1e3,
            unit: "ms",
            note: "the paragraph laid out again at 300 points",
            reach: ["skia": 1, "pango": 0.1]
        )
    }

    private static let line = lines(
        "text/line",
        "three words made and sized, whose words have been shaped before",
        TextWords.short
    )

    private static let otherLine = lines(
        "text/line-digits",
        "eight digits made and sized, other ones each time",
        (0..<TextScene.shortTexts).map { String(12_345_678 + $0 * 9_973) }
    )

    private static func lines(_ scene: String, _ note: String, _ texts: [String]) -> Benchmark {
        Benchmark(scene: scene) {
            let font = try TextScene.open()
            let seconds = Stopwatch.minimum {
                Stopwatch.processorSeconds {
                    for text in texts {
                        let content = TextContent(
                            UTF16Text(text),
                            spans: [TextSpan(0..<text.utf16.count, ShapingAttributes(font: font))]
                        )
                        let layout = TextLayout(content, in: TextLayout.Room(width: .infinity))
                        precondition(layout.visibleWidth > 0)
                    }
                }
            }
            var row = Row(
                scene: scene,
                ours: seconds / Double(texts.count) * 1e6,
                unit: "us",
                note: note,
                limit: 3
            )
            row.peerScene = scene == "text/line" ? "text/label-size" : scene
            return row
        }
    }

    /// The text and its font.
    private struct Paragraph {
        let text: UTF16Text
        let font: FontInstance

        init(_ font: FontInstance, seed: Int) {
            text = UTF16Text(TextWords.text(TextScene.paragraphWords, seed: seed))
            self.font = font
        }

        func content(_ words: WordCache) -> TextContent {
            TextContent(
                text,
                spans: [TextSpan(text.range, ShapingAttributes(font: font))],
                shaper: TextShaper(words: words)
            )
        }

        func layOut(_ content: TextContent, width: Double) {
            let layout = TextLayout(content, in: TextLayout.Room(width: width))
            precondition(layout.showsAll && layout.height > width)
        }
    }
}
