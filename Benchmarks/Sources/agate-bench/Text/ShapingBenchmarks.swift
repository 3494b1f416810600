import AgateText

/// Shaping alone: from a text and its font to glyphs and their places.
enum ShapingBenchmarks {
    static let all = [newWords, knownWords]

    private static let newWords = Benchmark(scene: "text/shape-new-words") {
        let font = try TextScene.open()
        var round = 0
        let seconds = Stopwatch.minimum {
            round += 1
            let words = Words(font, seed: round)
            let shaper = TextShaper(words: WordCache(budget: 8 << 20))
            return Stopwatch.processorSeconds { words.shape(shaper) }
        }
        var row = Self.row(
            "text/shape-new-words",
            seconds,
            "10 000 words of one font, none of which has been shaped before"
        )
        row.reach = ["harfbuzz": 1.15]
        return row
    }

    private static let knownWords = Benchmark(scene: "text/shape-known-words") {
        let words = Words(try TextScene.open(), seed: 1)
        let shaper = TextShaper(words: WordCache(budget: 8 << 20))
        let seconds = Stopwatch.minimum { Stopwatch.processorSeconds { words.shape(shaper) } }
        var row = Self.row(
            "text/shape-known-words",
            seconds,
            "the same when all of them have been shaped before"
        )
        row.limit = 2
        row.peerScene = "text/shape-new-words"
        row.reach = ["harfbuzz": 0.3]
        return row
    }

    private static func row(_ scene: String, _ seconds: Double, _ note: String) -> Row {
        Row(scene: scene, ours: seconds * 1e3, unit: "ms", note: note)
    }

    /// A long text as one piece.
    private struct Words {
        let units: [UInt16]
        let items: [TextItem]

        init(_ font: FontInstance, seed: Int) {
            units = Array(TextWords.text(TextScene.manyWords, seed: seed).utf16)
            let attributes = ShapingAttributes(font: font, language: "en")
            let span = TextItemizer.Span(0..<units.count, attributes)
            items = TextItemizer().items(of: units, spans: [span])
        }

        func shape(_ shaper: TextShaper) {
            let runs = shaper.runs(of: items, in: units)
            precondition(runs.contains { !$0.glyphs.isEmpty })
        }
    }
}
