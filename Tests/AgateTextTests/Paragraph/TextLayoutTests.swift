import AgateText
import Foundation
import Testing

/// Lines of shaped text in rooms: text T104 to T175.
@Suite("The layout of a text")
struct TextLayoutTests {
    private let pangram = "The quick brown fox jumps over the lazy dog."

    @Test("glyphs of a line stand where those of the whole paragraph do, moved to the line's start")
    func glyphsOfLines() throws {
        let content = try TestContent.content(pangram)
        let whole = content.paragraph(at: 0).line(content.text.range)
        let places = glyphs(of: whole)
        let layout = TextLayout(content, in: TextLayout.Room(width: 120))
        #expect(layout.lines.count > 2)
        for line in layout.lines {
            let first = line.textRange.lowerBound
            let start = try #require(places[first]).x
            for (index, glyph) in glyphs(of: line) {
                let other = try #require(places[index])
                #expect(glyph.glyph == other.glyph)
                #expect(abs(glyph.x + start - other.x) < 1e-9)
            }
        }
    }

    @Test("what a line shows is what shaping that line alone gives, in every script")
    func linesShapedAnew() throws {
        let texts: [(String, String)] = [
            ("Waffles office fly, To Ta AVAST", TestFonts.inter),
            (
                "\u{0627}\u{0644}\u{0633}\u{0644}\u{0627}\u{0645} \u{0639}\u{0644}\u{064A}\u{0643}\u{0645} \u{064A}\u{0627}",
                TestFonts.arabic
            ),
            (
                "\u{0915}\u{094D}\u{0937}\u{093F} \u{0928}\u{092E}\u{0938}\u{094D}\u{0924}\u{0947}",
                TestFonts.devanagari
            ),
        ]
        for (string, path) in texts {
            let content = try TestContent.content(string, path)
            for width in stride(from: 10.0, through: 200, by: 7) {
                for line in TextLayout(content, in: TextLayout.Room(width: width)).lines {
                    for run in line.runs {
                        let part = run.textRange
                        let paragraph = content.paragraph(at: 0)
                        let item = try #require(
                            TextItemizer().items(
                                of: paragraph.text.units,
                                spans: [TextItemizer.Span(content.text.range, content.spans[0].shaping)],
                                levels: paragraph.text.range.map { paragraph.measured.bidi.level(at: $0) }
                            ).first { $0.range.contains(part.lowerBound) }
                        )
                        let anew = TextShaper(words: nil).shape(item, in: paragraph.text.units, range: part)
                        #expect(Array(run.shaped.glyphs[run.glyphRange]) == anew.glyphs)
                        #expect(Array(run.shaped.advances[run.glyphRange]) == anew.advances)
                    }
                }
            }
        }
    }

    @Test("lines are as high as their fonts, and stand under one another")
    func heights() throws {
        let content = try TestContent.content("one\ntwo\n\nthree")
        let layout = TextLayout(content, in: TextLayout.Room())
        let metrics = content.spans[0].shaping.font.metrics
        let height = metrics.ascent + metrics.descent + metrics.leading
        #expect(layout.lines.count == 4)
        for (index, line) in layout.lines.enumerated() {
            #expect(abs(line.top - Double(index) * height) < 1e-9)
            #expect(abs(line.baseline - line.top - metrics.ascent) < 1e-9)
        }
        #expect(layout.showsAll)
    }

    @Test("a limit of lines leaves the rest out, and a token stands for it")
    func limits() throws {
        let content = try TestContent.content(pangram + "\nmore")
        var room = TextLayout.Room(width: 150)
        room.lineLimit = 2
        let plain = TextLayout(content, in: room)
        #expect(plain.lines.count == 2)
        #expect(!plain.showsAll)
        #expect(!plain.lines[1].isTruncated)
        for kind in [TruncationKind.end, .middle, .start] {
            room.truncation = kind
            let cut = TextLayout(content, in: room)
            #expect(cut.lines.count == 2)
            #expect(cut.lines[1].isTruncated)
            #expect(cut.lines[1].visibleWidth <= 150.001)
            #expect(cut.lines[1].runs.filter(\.isToken).count == 1)
        }
        room.lineLimit = 3
        let three = TextLayout(content, in: room)
        #expect(three.lines[2].isTruncated, "another paragraph follows the line, which would fit")
    }

    @Test("a room without the height for one line has none, unless one is wanted")
    func noHeight() throws {
        let content = try TestContent.content(pangram)
        var room = TextLayout.Room(width: 100, height: 5)
        #expect(TextLayout(content, in: room).lines.isEmpty)
        room.alwaysHasLine = true
        #expect(TextLayout(content, in: room).lines.count == 1)
    }

    @Test("a text that is laid out in the width that it measures has the same lines")
    func measuredWidth() throws {
        for string in [
            pangram, "a  b   c", "word", "\u{05E9}\u{05DC}\u{05D5}\u{05DD} abc", "e\u{0301}x \u{1F600} y",
        ] {
            let content = try TestContent.content(string)
            let natural = TextLayout(content, in: TextLayout.Room())
            let again = TextLayout(content, in: TextLayout.Room(width: natural.visibleWidth))
            #expect(again.lines.map(\.textRange) == natural.lines.map(\.textRange), "\(string)")
        }
    }

    @Test("lines stand at the left, in the middle and at the right of their room")
    func alignment() throws {
        var style = ParagraphStyle()
        for (alignment, factor) in [(ParagraphStyle.Alignment.left, 0.0), (.center, 0.5), (.right, 1)] {
            style.alignment = alignment
            let content = try TestContent.content("word another\nx", style: style)
            for width in [200.0, .infinity] {
                let layout = TextLayout(content, in: TextLayout.Room(width: width))
                let room = width.isFinite ? width : layout.visibleWidth
                for line in layout.lines {
                    #expect(abs(line.x - (room - line.visibleWidth) * factor) < 1e-9)
                }
            }
        }
    }

    @Test("a justified line reaches both edges, its words further apart")
    func justified() throws {
        var style = ParagraphStyle()
        style.alignment = .justified
        let content = try TestContent.content(pangram, style: style)
        let layout = TextLayout(content, in: TextLayout.Room(width: 160))
        for line in layout.lines.dropLast() {
            #expect(abs(line.width - line.trailingWidth - 160) < 1e-9)
        }
        let last = try #require(layout.lines.last)
        #expect(last.width < 160)
    }

    @Test("a tab reaches to its stop, and has no ink")
    func tabs() throws {
        let content = try TestContent.content("a\tb")
        let line = TextLayout(content, in: TextLayout.Room()).lines[0]
        var shown: [(index: Int, x: Double, isHidden: Bool)] = []
        for run in line.runs {
            run.forEachGlyph { shown.append(($0.stringIndex, $0.position.x, $0.isHidden)) }
        }
        #expect(shown.map(\.index) == [0, 1, 2])
        #expect(shown.map(\.isHidden) == [false, true, false])
        #expect(shown[2].x == 28)
    }

    @Test("a soft hyphen shows where a line ends at it, and nowhere else")
    func softHyphen() throws {
        let content = try TestContent.content("never\u{AD}theless")
        let whole = TextLayout(content, in: TextLayout.Room())
        #expect(whole.lines[0].runs.allSatisfy { !$0.isToken })
        let broken = TextLayout(content, in: TextLayout.Room(width: 60))
        #expect(broken.lines.count == 2)
        let last = try #require(broken.lines[0].runs.last)
        #expect(last.isToken)
        #expect(last.shaped.glyphs == [last.font.face.glyph(for: "\u{2010}")])
    }

    @Test("a box makes room in its line and raises it")
    func boxes() throws {
        let font = FontInstance(try TestFonts.face(TestFonts.sans), size: 17)
        let shaping = ShapingAttributes(font: font)
        let text = UTF16Text("a\u{FFFC}b")
        let content = TextContent(
            text,
            spans: [
                TextSpan(0..<1, shaping),
                TextSpan(1..<2, shaping, box: InlineBox(ascent: 40, descent: 6, width: 30)),
                TextSpan(2..<3, shaping),
            ]
        )
        let line = TextLayout(content, in: TextLayout.Room()).lines[0]
        #expect(line.baseline == 40)
        #expect(line.metrics.descent == 6)
        #expect(line.runs.map { $0.box != nil } == [false, true, false])
        let b = line.runs[2]
        #expect(abs(b.x - line.runs[0].width - 30) < 1e-9)
    }

    @Test("spans of one font are shaped together and drawn apart")
    func spans() throws {
        let font = FontInstance(try TestFonts.face(TestFonts.inter), size: 40)
        let shaping = ShapingAttributes(font: font)
        let text = UTF16Text("AVAV")
        let one = TextContent(text, spans: [TextSpan(0..<4, shaping)])
        let two = TextContent(text, spans: [TextSpan(0..<2, shaping), TextSpan(2..<4, shaping)])
        let (a, b) = (one.paragraph(at: 0).line(0..<4), two.paragraph(at: 0).line(0..<4))
        #expect(a.width == b.width, "kerning goes on across the boundary")
        #expect(b.runs.map(\.span) == [0, 1])
        #expect(b.runs.map(\.textRange) == [0..<2, 2..<4])
    }

    @Test("text from right to left stands at the right, and its runs from left to right")
    func rightToLeft() throws {
        let content = try TestContent.content("\u{05E9}\u{05DC}\u{05D5}\u{05DD} ab", TestFonts.dejaVu)
        let layout = TextLayout(content, in: TextLayout.Room(width: 300))
        let line = layout.lines[0]
        #expect(abs(line.x + line.width - 300) < 1e-9)
        let first = try #require(line.runs.first)
        #expect(first.textRange.lowerBound == 5, "the Latin word is at the left")
    }

    @Test("sizes and widths that are no numbers do no harm")
    func hostile() throws {
        for size in [Double.nan, -1, 0, .infinity, 1e300] {
            let content = try TestContent.content("a b\n\u{2028}\u{AD}\t", size: size)
            for width in [Double.nan, -5, 0, .infinity, 1e300] {
                var room = TextLayout.Room(width: width, height: width)
                _ = TextLayout(content, in: room)
                room.lineLimit = 1
                room.truncation = .middle
                room.alwaysHasLine = true
                room.extraLineSpacing = width
                _ = TextLayout(content, in: room)
            }
        }
        let font = FontInstance(.lastResort, size: 12)
        let empty = TextContent(UTF16Text(""), spans: [TextSpan(0..<0, ShapingAttributes(font: font))])
        #expect(TextLayout(empty, in: TextLayout.Room()).lines.isEmpty)
        #expect(empty.emptyLineMetrics(at: 0).height > 0)
        #expect(TextContent(UTF16Text("abc"), spans: []).paragraphs.isEmpty)
    }

    /// Glyphs and their places by the first unit of their cluster.
    private func glyphs(of line: TextLine) -> [Int: (glyph: UInt32, x: Double)] {
        var found: [Int: (glyph: UInt32, x: Double)] = [:]
        for run in line.runs {
            run.forEachGlyph { found[$0.stringIndex] = ($0.glyph, Double($0.position.x)) }
        }
        return found
    }
}
