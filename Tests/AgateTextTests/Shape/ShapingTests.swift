import AgateGeometry
import AgateTestSupport
import AgateText
import Foundation
import Testing

@Suite("Shaping")
struct ShapingTests {
    /// A text shaped in one run at a size of one point for each font unit.
    private func run(
        _ text: [UInt16],
        _ font: FontInstance,
        script: String = "Latn",
        language: String = "en",
        isRightToLeft: Bool = false,
        words: WordCache? = nil
    ) -> ShapedRun {
        let item = TextItem(
            range: 0..<text.count,
            attributes: ShapingAttributes(font: font, language: language),
            font: font,
            script: FontTag(script),
            level: isRightToLeft ? 1 : 0
        )
        return TextShaper(words: words).shape(item, in: text)
    }

    private func features(_ text: String) -> [FontFeature] {
        text.split(separator: ",").compactMap { part in
            let pair = part.split(separator: "=")
            return pair.count == 2 ? FontFeature(String(pair[0]), Int(pair[1]) ?? 0) : nil
        }
    }

    @Test("141 texts have the glyphs, clusters, advances and offsets that HarfBuzz gives them")
    func table() throws {
        let rows = try OracleRows.load("shaping.csv")
        #expect(rows.count == 141)
        let words = WordCache(budget: 1 << 20)
        for row in rows {
            let id = row.text("id")
            let index = Int(row.number("face_index"))
            let face = try TestFonts.face(row.text("file"), index, package: row.text("package"))
            let json = try JSONSerialization.jsonObject(
                with: Data(row.text("text_json").utf8),
                options: .fragmentsAllowed
            )
            let text = Array(try #require(json as? String).utf16)
            let upem = row.number("units_per_em")
            #expect(face.unitsPerEm == upem, "\(id)")
            let font = FontInstance(face, size: upem, features: features(row.text("features")))
            for cache in [nil, words, words] {
                let run = run(
                    text,
                    font,
                    script: row.text("script"),
                    language: row.text("language"),
                    isRightToLeft: row.text("direction") == "rtl",
                    words: cache
                )
                #expect(run.glyphs.map(Double.init) == row.numbers("glyph_ids(visual order)"), "\(id)")
                #expect(run.stringIndices.map(Double.init) == row.numbers("clusters_utf16"), "\(id)")
                #expect(run.advances.map { Double($0.width) } == row.numbers("x_advances"), "\(id)")
                let offsets = row.text("offsets(x,y)").split(separator: " ").map {
                    $0.split(separator: ",").map { Double($0) ?? .nan }
                }
                #expect(run.offsets.map { [Double($0.x), Double($0.y)] } == offsets, "\(id)")
                #expect(run.width == row.number("total_advance"), "\(id)")
            }
        }
    }

    @Test("advances and offsets grow with the size and are not rounded")
    func sizes() throws {
        let face = try TestFonts.face(TestFonts.inter)
        let text = Array("AVATAR".utf16)
        let small = run(text, FontInstance(face, size: 17))
        let units = run(text, FontInstance(face, size: 2816))
        for (a, b) in zip(small.advances, units.advances) {
            #expect(abs(a.width - b.width * 17 / 2816) < 1e-12)
        }
        let bounds = small.typographicBounds
        #expect(abs(bounds.width - 10376 * 17 / 2816) < 1e-9)
        #expect(bounds.ascent == FontInstance(face, size: 17).metrics.ascent)
    }

    @Test("words from the cache give what the whole text gives, with spaces, marks and joined letters")
    func cacheIsInvisible() throws {
        let paths = [
            TestFonts.inter, TestFonts.sans, TestFonts.dejaVu, TestFonts.notoSans, TestFonts.arabic,
            TestFonts.devanagari,
        ]
        let alphabets = [
            ["T", "o", "W", "A", "V", "f", "i", "l", " ", " ", "-", ">", "1", "/", "2", "\u{301}", "x", "."],
            ["س", "ل", "ا", "م", " ", " ", "ب", "\u{650}", "ـ", "\u{200D}", "1", "."],
            ["क", "्", "ष", "ि", " ", "न", "र", "\u{200C}", "\u{200D}", "."],
        ]
        var generator = SeededGenerator(seed: 7)
        for path in paths {
            for (alphabet, script) in zip(alphabets, ["Latn", "Arab", "Deva"]) {
                var font = FontInstance(try TestFonts.face(path), size: 20)
                let words = WordCache(budget: 1 << 16)
                for number in 0..<60 {
                    // A face that was opened anew has not yet found out that its words hang together.
                    if number % 4 == 0 { font = FontInstance(try TestFonts.face(path), size: 20) }
                    let length = generator.int(in: 0..<60)
                    let text = Array(
                        (0..<length).map { _ in alphabet[generator.int(in: 0..<alphabet.count)] }.joined()
                            .utf16
                    )
                    let isRightToLeft = script == "Arab"
                    let whole = run(text, font, script: script, isRightToLeft: isRightToLeft)
                    for _ in 0..<2 {
                        let cached = run(
                            text,
                            font,
                            script: script,
                            isRightToLeft: isRightToLeft,
                            words: words
                        )
                        let label =
                            "\(path) \(script) \(String(decoding: text, as: UTF16.self).unicodeScalars.map { String($0.value, radix: 16) })"
                        #expect(cached == whole, "\(label)")
                    }
                }
                #expect(words.byteCount <= 1 << 16)
            }
        }
    }

    @Test("a text whose words are known needs few new ones, in fonts that look across spaces too")
    func sharing() throws {
        let first = "The quick brown fox jumps over the lazy dog and the dog jumps over the quick fox"
        let second = "over the lazy fox and the quick brown dog the dog jumps "
        for path in [TestFonts.inter, TestFonts.sans, TestFonts.dejaVu, TestFonts.notoSans] {
            let font = FontInstance(try TestFonts.face(path), size: 20)
            let words = WordCache(budget: 1 << 20)
            _ = run(Array("x \(first) x".utf16), font, words: words)
            let count = words.count
            #expect(count > 5, "\(path)")
            let text = Array("x \(second)x".utf16)
            #expect(run(text, font, words: words) == run(text, font), "\(path)")
            // Some pairs of words hang together, and not the same ones in both texts.
            #expect(words.count < count + 11, "\(path)")
        }
    }

    @Test("a cache keeps within its budget and forgets")
    func budget() throws {
        let font = FontInstance(try TestFonts.face(TestFonts.notoSans), size: 12)
        let words = WordCache(budget: 20_000)
        for number in 0..<400 {
            _ = run(Array("word\(number) and \(number * 7)".utf16), font, words: words)
            #expect(words.byteCount <= 20_000)
        }
        #expect(words.count > 0)
        words.removeAll()
        #expect(words.byteCount == 0 && words.count == 0)
    }

    @Test("kern and tracking make each cluster wider, and switch ligatures and pairs off as they should")
    func spacing() throws {
        let font = FontInstance(try TestFonts.face(TestFonts.dejaVu), size: 20)
        let text = Array("AVa\u{301} fi".utf16)
        func shape(_ change: (inout ShapingAttributes) -> Void) -> ShapedRun {
            var attributes = ShapingAttributes(font: font, language: "en")
            change(&attributes)
            let item = TextItem(
                range: 0..<text.count,
                attributes: attributes,
                font: font,
                script: FontTag("Latn"),
                level: 0
            )
            return TextShaper(words: nil).shape(item, in: text)
        }
        let plain = shape { _ in }
        let unpaired = shape { $0.kern = 0 }
        let spaced = shape { $0.kern = 3 }
        let tracked = shape {
            $0.kern = 3
            $0.tracking = 5
        }
        let separate = shape { $0.ligatures = .required }
        #expect(plain.glyphs.count < spaced.glyphs.count)
        #expect(separate.glyphs == spaced.glyphs)
        #expect(unpaired.width > plain.width)
        let clusters = Double(Set(separate.stringIndices).count)
        #expect(abs(spaced.width - separate.width - 3 * clusters) < 1e-9)
        #expect(abs(tracked.width - separate.width - 5 * clusters) < 1e-9)
        #expect(shape { $0.kern = .nan }.width == unpaired.width)
    }

    @Test("spacing stands at the end of clusters, which is their left in text from right to left")
    func spacingFromRightToLeft() throws {
        let font = FontInstance(try TestFonts.face(TestFonts.arabic), size: 20)
        let text = Array("بب".utf16)
        var attributes = ShapingAttributes(font: font, language: "ar")
        let plain = TextShaper(words: nil).shape(item(text, attributes), in: text)
        attributes.kern = 4
        let spaced = TextShaper(words: nil).shape(item(text, attributes), in: text)
        #expect(abs(spaced.width - plain.width - 8) < 1e-9)
        #expect(spaced.offsets.map { Double($0.x) } == plain.offsets.map { Double($0.x) + 4 })
    }

    private func item(_ text: [UInt16], _ attributes: ShapingAttributes) -> TextItem {
        TextItem(
            range: 0..<text.count,
            attributes: attributes,
            font: attributes.font,
            script: FontTag("Arab"),
            level: 1
        )
    }

    @Test("letters join across the ends of a piece")
    func context() throws {
        let font = FontInstance(try TestFonts.face(TestFonts.arabic), size: 20)
        let text = Array("ببب".utf16)
        let words = WordCache(budget: 1 << 16)
        let attributes = ShapingAttributes(font: font, language: "ar")
        let whole = TextShaper(words: words).shape(item(text, attributes), in: text)
        for cache in [nil, words] {
            for index in 0..<3 {
                let part = TextShaper(words: cache).shape(
                    item(text, attributes),
                    in: text,
                    range: index..<index + 1
                )
                #expect(part.glyphs == [whole.glyphs[2 - index]])
                #expect(part.stringIndices == [index])
            }
        }
    }

    @Test("broken texts are shaped without harm", arguments: [nil, WordCache(budget: 1 << 20)])
    func badText(words: WordCache?) throws {
        let font = FontInstance(try TestFonts.face(TestFonts.inter), size: 20)
        let lone = run([0xD800, 0x41, 0xDC00, 0xDC00], font, words: words)
        #expect(lone.stringIndices == [0, 1, 2, 3])
        let marks = [UInt16(0x61)] + [UInt16](repeating: 0x301, count: 100_000)
        #expect(Set(run(marks, font, words: words).stringIndices) == [0])
        let long = run([UInt16](repeating: 0x61, count: 1_000_000), font, words: words)
        #expect(long.glyphs.count == 1_000_000)
        #expect(run([], font, words: words).glyphs.isEmpty)
        #expect(
            run(
                Array("a".utf16),
                font,
                script: "",
                language: String(repeating: "x", count: 999),
                words: words
            ).glyphs.count == 1
        )
    }
}
