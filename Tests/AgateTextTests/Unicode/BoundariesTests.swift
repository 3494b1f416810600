import AgateTestSupport
import AgateText
import Testing

@Suite("Boundaries of texts")
struct BoundariesTests {
    @Test("queries agree with a search through all boundaries")
    func queries() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<200 {
            let count = random.int(in: 1..<30)
            let kept = (1...count).filter { $0 == count || random.int(in: 0..<3) == 0 }
            let list = BoundaryList(offsets: kept.map(Int32.init), textCount: count)
            #expect((0..<list.count).map { list[$0] } == kept)
            for offset in -2...count + 2 {
                #expect(list.contains(offset) == (offset == 0 || kept.contains(offset)))
                #expect(list.next(after: offset) == kept.first { $0 > offset })
                #expect(list.previous(before: offset) == ([0] + kept).last { $0 < offset && offset > 0 })
                let place = min(max(offset, 0), count - 1)
                let start = ([0] + kept).last { $0 <= place }
                #expect(list.stretch(at: offset).lowerBound == start)
                #expect(list.stretch(at: offset).upperBound == kept.first { $0 > place })
            }
        }
        #expect(BoundaryList(everyOffsetOf: 3) == BoundaryList(offsets: [1, 2, 3], textCount: 3))
    }

    @Test("lone surrogates are replacement characters in the same places")
    func loneSurrogates() {
        let text = UTF16Text(units: [0x61, 0xDC00, 0xD83D, 0xDE00, 0xD800, 0x62, 0xD800])
        #expect(text.units == [0x61, 0xFFFD, 0xD83D, 0xDE00, 0xFFFD, 0x62, 0xFFFD])
        #expect(text.scalar(at: 2) == "\u{1F600}")
        #expect(text.scalar(at: 3) == "\u{1F600}")
        #expect(text.scalar(at: 4) == "\u{FFFD}")
        let clusters = GraphemeClusters(text)
        #expect((0..<clusters.count).map { clusters.boundaries[$0] } == [1, 2, 4, 5, 6, 7])
    }

    @Test("a cluster is what a reader takes for one character")
    func clusters() {
        let family = "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F466}"
        let text = "e\u{301}\(family)\r\n\u{1F1E9}\u{1F1EA}"
        let clusters = GraphemeClusters(text)
        #expect((0..<clusters.count).map { clusters.boundaries[$0] } == [2, 10, 12, 16])
        #expect(clusters.cluster(at: 5) == 2..<10)
        #expect(clusters.caretStop(atOrBefore: 9) == 2)
        #expect(clusters.caretStop(atOrBefore: 99) == 16)
        #expect(clusters.previous(before: 2) == 0)
        #expect(GraphemeClusters("").cluster(at: 0) == 0..<0)
    }

    @Test("a conjunct of Devanagari is one cluster")
    func conjuncts() {
        let clusters = GraphemeClusters("\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}")
        #expect((0..<clusters.count).map { clusters.boundaries[$0] } == [1, 2, 6])
    }

    @Test("Thai, Lao, Khmer and Myanmar break between words, in sentences of other scripts too")
    func dictionaries() {
        for text in [
            "\u{E20}\u{E32}\u{E29}\u{E32}\u{E44}\u{E17}\u{E22}",
            "\u{E9E}\u{EB2}\u{EAA}\u{EB2}\u{EA5}\u{EB2}\u{EA7}",
            "ខ្ញុំចង់ទៅផ្សារ", "ကျွန်တော်သည်ကျောင်းသို့သွားသည်",
        ] {
            let count = text.utf16.count
            let breaks = LineBreaks(text)
            let inner = (1..<count).filter(breaks.isOpportunity)
            #expect(!inner.isEmpty, "\(text)")
            let clusters = GraphemeClusters(text)
            #expect(inner.allSatisfy(clusters.isCaretStop))
            let surrounded = LineBreaks("see \(text), there")
            #expect((5..<count + 4).filter(surrounded.isOpportunity).map { $0 - 4 } == inner)
        }
        let words = WordBounds("\u{E20}\u{E32}\u{E29}\u{E32}\u{E44}\u{E17}\u{E22}")
        #expect(words.stretch(at: 0).range == 0..<4)
    }

    @Test("breaks behind line terminators are mandatory, of CR LF behind both")
    func mandatory() {
        let breaks = LineBreaks("a\nb\r\nc\u{2028}d\u{2029}e\u{85}f")
        #expect((0..<breaks.mandatory.count).map { breaks.mandatory[$0] } == [2, 5, 7, 9, 11])
        #expect(LineBreaks("a\n").isMandatory(2))
        #expect(!LineBreaks("a").isMandatory(1))
        #expect(LineBreaks("a").isOpportunity(1))
        #expect(LineBreaks("").opportunities.count == 0)
        let paragraphs = UTF16Text("a\nb\r\nc\u{2028}d\u{2029}e\u{85}f").paragraphs()
        #expect(paragraphs == [0..<2, 2..<5, 5..<9, 9..<11, 11..<12])
        #expect(UTF16Text("\n").paragraphs() == [0..<1])
    }

    @Test("Hangul may be kept together between spaces")
    func hangul() {
        let text = UTF16Text("\u{D55C}\u{AD6D}\u{C5B4} \u{AC00}")
        #expect((1..<5).filter(LineBreaks(text).isOpportunity) == [1, 2, 4])
        #expect((1..<5).filter(LineBreaks(text, keepsHangulWords: true).isOpportunity) == [4])
    }

    @Test("words have kinds, and are found forwards and backwards")
    func words() {
        let words = WordBounds("It's 3.5 m, \u{6F22}")
        #expect(words.stretch(at: 1) == (0..<4, .letters))
        #expect(words.stretch(at: 4) == (4..<5, .other))
        #expect(words.stretch(at: 6) == (5..<8, .number))
        #expect(words.stretch(at: 99) == (12..<13, .ideographs))
        #expect(words.endOfWord(after: 0) == 4)
        #expect(words.endOfWord(after: 4) == 8)
        #expect(words.endOfWord(after: 13) == nil)
        #expect(words.startOfWord(before: 12) == 9)
        #expect(words.startOfWord(before: 13) == 12)
        #expect(words.startOfWord(before: 0) == nil)
        #expect(WordBounds("a:b").stretch(at: 0).range == 0..<3)
        #expect(WordBounds(UTF16Text("a:b"), language: "en").stretch(at: 0).range == 0..<1)
    }

    @Test("without ICU there are clusters, breaks behind white space, and words of letters")
    func plain() {
        let text = UTF16Text("ab  c-d\r\ne\u{301} 1\n")
        #expect(PlainBreaks.clusters(of: UTF16Text("ae\u{301}\r\n")) == [1, 3, 5])
        let lines = PlainBreaks.lines(of: text)
        #expect(lines.opportunities == [4, 9, 12, 14])
        #expect(lines.mandatory == [9, 14])
        let words = PlainBreaks.words(of: UTF16Text("ab  c,,d1"))
        #expect(words.offsets == [2, 4, 5, 6, 7, 9])
        #expect(words.kinds == [.letters, .other, .letters, .other, .other, .letters])
        #expect(PlainBreaks.words(of: UTF16Text("")).offsets.isEmpty)
    }

    @Test("any units have boundaries, and long texts take linear time")
    func hostile() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let text = UTF16Text(units: (0..<64).map { _ in UInt16(truncatingIfNeeded: random.next()) })
            for list in [
                LineBreaks(text).opportunities, GraphemeClusters(text).boundaries,
                WordBounds(text).boundaries,
            ] {
                let offsets = (0..<list.count).map { list[$0] }
                #expect(offsets.last == text.count)
                #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
                let halves = offsets.filter { $0 < text.count && text.units[$0] & 0xFC00 == 0xDC00 }
                #expect(halves.isEmpty, "a surrogate pair is divided")
            }
        }
        for unit: UInt16 in [0x300, 0x61, 0x20, 0x24, 0x28, 0xE01, 0x200D, 0x30A2, 0x09] {
            let text = UTF16Text(units: [0x61] + Array(repeating: unit, count: 1_000_000))
            #expect(LineBreaks(text).opportunities.contains(text.count))
            #expect(GraphemeClusters(text).boundaries.contains(text.count))
            #expect(WordBounds(text).boundaries.contains(text.count))
        }
    }
}
