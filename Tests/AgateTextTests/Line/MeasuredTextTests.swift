import AgateText
import Foundation
import Testing

@Suite("MeasuredText")
struct MeasuredTextTests {
    @Test("glyphs of runs in visual order add up to clusters in logical order")
    func runs() {
        let text = UTF16Text("ab\u{5D0}\u{5D1}\u{5B0}")
        var builder = MeasuredTextBuilder(text: text)
        builder.add(
            range: 2..<5,
            stringIndices: [3, 3, 2],
            advances: [CGSize(width: 1, height: 9), CGSize(width: 4, height: 0), CGSize(width: 7, height: 0)]
        )
        builder.add(
            range: 0..<2,
            stringIndices: [0, 1],
            advances: [CGSize(width: 2, height: 0), CGSize(width: 3, height: 0)]
        )
        let measured = builder.measuredText(fontSize: 12)
        #expect((0...5).map { measured.width(of: 0..<$0) } == [0, 2, 5, 12, 12, 17])
        #expect(measured.tolerance == 12e-6)
    }

    @Test("a ligature has carets where its font says, and else in equal parts")
    func ligatures() {
        var builder = MeasuredTextBuilder(text: UTF16Text("office"))
        builder.add(range: 0..<6, stringIndices: [0, 1, 4, 5], advances: [10, 18, 5, 5] as [Double])
        let even = builder.measuredText(fontSize: 10)
        #expect((0...6).map { even.width(of: 0..<$0) } == [0, 10, 16, 22, 28, 33, 38])
        builder.setCarets([7, 12], ofClusterAt: 1)
        let known = builder.measuredText(fontSize: 10)
        #expect((0...6).map { known.width(of: 0..<$0) } == [0, 10, 17, 22, 28, 33, 38])
        builder.setCarets([7], ofClusterAt: 1)
        #expect(builder.measuredText(fontSize: 10).width(of: 0..<2) == 16)
    }

    @Test("tabs and line terminators have no width, whatever their glyphs have")
    func withoutWidth() {
        var builder = MeasuredTextBuilder(text: UTF16Text("a\tb\r\n"))
        builder.add(range: 0..<5, stringIndices: [0, 1, 2, 3], advances: [5, 6, 7, 8] as [Double])
        let measured = builder.measuredText(fontSize: 10)
        #expect((0...5).map { measured.width(of: 0..<$0) } == [0, 5, 5, 12, 12, 12])
        #expect(measured.tabs == [1])
    }

    @Test("advances that are no numbers count as 0, and indices outside of the text as none")
    func hostile() {
        var builder = MeasuredTextBuilder(text: UTF16Text("ab"))
        builder.add(
            range: -5..<9,
            stringIndices: [-1, 0, 1, 7],
            advances: [1, .nan, .infinity, 3] as [Double]
        )
        builder.add(metrics: LineMetrics(ascent: .nan, descent: 2), of: -1..<99)
        let measured = builder.measuredText(fontSize: .nan, hyphenAdvance: -3)
        #expect(measured.width(of: 0..<2) == 0)
        #expect(measured.hyphenAdvance == 0)
        #expect(measured.lineMetrics(in: 0..<2) == LineMetrics(ascent: 0, descent: 2))
    }

    @Test("a line is as high as its highest font above the baseline and its deepest below it")
    func metrics() {
        var builder = MeasuredTextBuilder(text: UTF16Text("abcdef"))
        builder.add(metrics: LineMetrics(ascent: 3, descent: 9), of: 2..<4)
        builder.add(metrics: LineMetrics(ascent: 10, descent: 2), of: 0..<2)
        builder.add(metrics: LineMetrics(ascent: 20, descent: 5, leading: 1), of: 4..<6)
        let measured = builder.measuredText(fontSize: 10)
        #expect(measured.lineMetrics(in: 0..<2) == LineMetrics(ascent: 10, descent: 2))
        #expect(measured.lineMetrics(in: 1..<3) == LineMetrics(ascent: 10, descent: 9))
        #expect(measured.lineMetrics(in: 0..<6) == LineMetrics(ascent: 20, descent: 9, leading: 1))
        #expect(measured.lineMetrics(in: 6..<6) == LineMetrics(ascent: 20, descent: 5, leading: 1))
        #expect(evenText("").lineMetrics(in: 0..<0) == LineMetrics(ascent: 12, descent: 4))
    }
}
