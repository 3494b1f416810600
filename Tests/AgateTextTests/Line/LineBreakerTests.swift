import AgateTestSupport
import AgateText
import Testing

@Suite("LineBreaker")
struct LineBreakerTests {
    /// All lines of a text.
    private func lines(_ breaker: LineBreaker, _ width: Double, indent: Double = 0) -> [LineBreak] {
        var ends: [LineBreak] = []
        var start = 0
        while start < breaker.text.count {
            let end = breaker.suggestLineBreak(from: start, width: width, indent: indent)
            guard end.offset > start else { break }
            ends.append(end)
            start = end.offset
        }
        return ends
    }

    @Test("white space at the end of a line hangs, and a line terminator ends the line")
    func hanging() {
        let breaker = LineBreaker(evenText("aa bb    cc\ndd"))
        #expect(lines(breaker, 50).map(\.offset) == [9, 12, 14])
        #expect(lines(breaker, 49).map(\.offset) == [3, 9, 12, 14])
        #expect(lines(breaker, 50).map(\.reason) == [.opportunity, .terminator, .end])
        #expect(lines(breaker, .infinity).map(\.offset) == [12, 14])
        #expect(breaker.hardLineBreak(from: 0) == LineBreak(offset: 12, reason: .terminator))
        #expect(breaker.hardLineBreak(from: 12) == LineBreak(offset: 14, reason: .end))
    }

    @Test("a word that does not fit breaks between clusters, at least behind one")
    func clusters() {
        let breaker = LineBreaker(evenText("ae\u{301}iou bb"))
        #expect(lines(breaker, 25).map(\.offset) == [3, 5, 7, 9])
        #expect(lines(breaker, 25).map(\.reason) == [.cluster, .cluster, .opportunity, .end])
        for width in [0, -5, .nan, 3] as [Double] {
            #expect(breaker.suggestLineBreak(from: 0, width: width).offset == 1)
            #expect(breaker.suggestClusterBreak(from: 1, width: width).offset == 3)
        }
        #expect(breaker.suggestClusterBreak(from: 0, width: 75).offset == 8)
        #expect(breaker.suggestClusterBreak(from: 0, width: .infinity) == LineBreak(offset: 9, reason: .end))
        #expect(
            LineBreaker(evenText("a\nb")).suggestClusterBreak(from: 0, width: 90)
                == LineBreak(offset: 2, reason: .terminator)
        )
        #expect(breaker.suggestLineBreak(from: 99, width: 10).offset == 9)
        #expect(LineBreaker(evenText("")).suggestLineBreak(from: 0, width: 10).offset == 0)
    }

    @Test("a soft hyphen that begins a line and has no room for its hyphen takes no other character with it")
    func softHyphenWithoutRoom() {
        let breaker = LineBreaker(evenText("\u{AD}abc", hyphenAdvance: 30))
        #expect(breaker.suggestClusterBreak(from: 0, width: 5) == LineBreak(offset: 1, reason: .cluster))
        #expect(breaker.suggestClusterBreak(from: 0, width: 15).offset == 2)
    }

    @Test("a width that came from measuring the same text wraps nothing")
    func measuredWidths() {
        var random = SeededGenerator(seed: 21)
        for _ in 0..<300 {
            let words = (0..<random.int(in: 1..<9)).map { _ in
                String(repeating: "x", count: random.int(in: 1..<7))
            }
            let text = UTF16Text(words.joined(separator: " "))
            var builder = MeasuredTextBuilder(text: text)
            builder.add(
                range: text.range,
                stringIndices: Array(text.range),
                advances: text.range.map { _ in random.double(in: 1...9) }
            )
            let breaker = LineBreaker(builder.measuredText(fontSize: 7))
            let width = random.double(in: 5...120)
            let ends = lines(breaker, width)
            var start = 0
            var widest = 0.0
            for end in ends {
                let visible = text.endWithoutTrailingSpace(of: start..<end.offset)
                var sum = 0.0
                for unit in start..<visible { sum += breaker.text.width(of: unit..<unit + 1) }
                widest = max(widest, sum)
                start = end.offset
            }
            if widest <= width { #expect(lines(breaker, widest) == ends) }
        }
    }

    @Test("a soft hyphen breaks where the hyphen fits too")
    func softHyphens() {
        let breaker = LineBreaker(evenText("abc\u{AD}def ghi", hyphenAdvance: 5))
        #expect(breaker.suggestLineBreak(from: 0, width: 35) == LineBreak(offset: 4, reason: .softHyphen))
        #expect(breaker.suggestLineBreak(from: 0, width: 34) == LineBreak(offset: 3, reason: .cluster))
        #expect(breaker.suggestLineBreak(from: 0, width: 60) == LineBreak(offset: 8, reason: .opportunity))
        #expect(LineBreak.Reason.softHyphen.hasHyphen)
    }

    @Test("a word is divided where too little of the line is filled without it")
    func hyphenation() {
        let text = evenText("on hyphenation", hyphenAdvance: 10)
        let points: @Sendable (Range<Int>) -> [Int] = { word in [1, 2, 6, 7, 9].map { word.lowerBound + $0 } }
        var breaker = LineBreaker(text, hyphenation: Hyphenation(factor: 0.5, points: points))
        #expect(breaker.suggestLineBreak(from: 0, width: 100) == LineBreak(offset: 9, reason: .hyphenation))
        #expect(breaker.suggestLineBreak(from: 0, width: 99) == LineBreak(offset: 5, reason: .hyphenation))
        #expect(breaker.suggestLineBreak(from: 0, width: 59) == LineBreak(offset: 3, reason: .opportunity))
        #expect(breaker.suggestLineBreak(from: 3, width: 85) == LineBreak(offset: 10, reason: .hyphenation))
        #expect(breaker.suggestLineBreak(from: 3, width: 25) == LineBreak(offset: 5, reason: .cluster))
        breaker.hyphenation = Hyphenation(factor: 0.1, points: points)
        #expect(breaker.suggestLineBreak(from: 0, width: 100) == LineBreak(offset: 3, reason: .opportunity))
        breaker.hyphenation = Hyphenation(factor: .nan, points: points)
        #expect(breaker.suggestLineBreak(from: 0, width: 100) == LineBreak(offset: 3, reason: .opportunity))
    }

    @Test("text behind a tab stands at the next stop, by the stop's alignment")
    func tabs() {
        let ruler = TabRuler(
            stops: [
                TabStop(.trailing, at: 100), TabStop(at: 40), TabStop(.center, at: 150),
                TabStop(.decimal(terminators: [0x2E]), at: 200),
            ],
            defaultInterval: 30
        )
        let style = { () -> ParagraphStyle in
            var style = ParagraphStyle()
            style.tabs = ruler
            return style
        }()
        func places(_ string: String) -> [Double] {
            let text = evenText(string)
            guard let line = ParagraphLayout(text, style: style, width: .infinity).lines().first else {
                return []
            }
            let visual = CaretMap(text, line.range, expansions: line.expansions)
            return text.tabs.map { visual.caret(at: $0 + 1).primary }
        }
        #expect(places("a\tb\tcd\tef\t1.5\tx\ty") == [40, 80, 140, 190, 240, 270])
        #expect(places("aaaa\tb") == [90])
        #expect(places("aaaaa\tbbbbbbb") == [50])
        #expect(places("\t") == [0])
        #expect(TabRuler.standard.stop(after: 28)?.location == 56)
        #expect(TabRuler.standard.stop(after: 336) == nil)
        #expect(
            TabRuler(stops: [TabStop(at: .nan), TabStop(at: -4)], defaultInterval: .infinity).stop(after: 0)
                == nil
        )
    }

    @Test("tabs count in the width of a line, and behind one without a stop the next line begins")
    func tabsAndBreaks() {
        let ruler = TabRuler(stops: [TabStop(at: 40), TabStop(.trailing, at: 80)])
        let breaker = LineBreaker(evenText("a\tbb\tcc\tdd"), ruler: ruler)
        #expect(lines(breaker, 100).map(\.offset) == [8, 10])
        #expect(lines(breaker, 100).map(\.reason) == [.tab, .end])
        #expect(lines(breaker, 79).map(\.offset) == [5, 10])
        #expect(lines(breaker, 100, indent: 50).map(\.offset) == [5, 10])
        let empty = LineBreaker(evenText("\t\ta"), ruler: TabRuler(stops: []))
        #expect(lines(empty, 100).map(\.offset) == [1, 2, 3])
    }

    @Test("long words, tabs, spaces and terminators break in linear time")
    func hostile() {
        for unit in ["x", "\t", " ", "\n", "x ", "\u{AD}", "\u{300}", "x\t", "\u{E01}"] {
            let text = evenText(String(repeating: unit, count: 100_000))
            for width in [0, 55, .infinity] as [Double] {
                let ends = lines(LineBreaker(text), width)
                #expect(ends.last?.offset == text.count)
                let wide = LineBreaker(text, ruler: TabRuler(stops: [], defaultInterval: 0.5))
                #expect(lines(wide, width).last?.offset == text.count)
            }
        }
    }
}
