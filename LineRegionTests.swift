import AgateGeometry
import AgateText
import Foundation
import Testing

/// In these texts each cluster is 10 points wide and 16 high.
@Suite("LineRegion")
struct LineRegionTests {
    private func triangle() -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 50, y: 100))
        path.closeSubpath()
        return path
    }

    private func expect(_ found: [ClosedRange<Double>], _ expected: [ClosedRange<Double>]) {
        #expect(found.count == expected.count, "\(found)")
        for (a, b) in zip(found, expected) {
            #expect(abs(a.lowerBound - b.lowerBound) < 1e-3 && abs(a.upperBound - b.upperBound) < 1e-3, "\(found)")
        }
    }

    @Test("a strip is free where it lies in the shape over its whole height")
    func shapes() {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let region = LineRegion(bounds: bounds, shape: triangle())
        expect(region.intervals(top: 0, height: 20), [10...90])
        expect(region.intervals(top: 60, height: 20), [40...60])
        expect(region.intervals(top: 90, height: 20), [])
        var circle = Path()
        circle.addEllipse(in: bounds)
        let chord = LineRegion(bounds: bounds, shape: circle).intervals(top: 20, height: 30)
        expect(chord, [10...90])
        var ring = circle
        ring.addRect(CGRect(x: 40, y: 40, width: 20, height: 20))
        #expect(LineRegion(bounds: bounds, shape: ring, rule: .evenOdd).intervals(top: 45, height: 10).count == 2)
        #expect(LineRegion(bounds: bounds, shape: ring, rule: .winding).intervals(top: 45, height: 10).count == 1)
    }

    @Test("a strip is free where no path comes into it, seen from the corner of the bounds")
    func exclusions() {
        let bounds = CGRect(x: 100, y: 50, width: 200, height: 400)
        let region = LineRegion(
            bounds: bounds,
            exclusions: [
                Path(rect: CGRect(x: 150, y: 60, width: 20, height: 20)),
                Path(rect: CGRect(x: 160, y: 70, width: 40, height: 20)),
                Path(rect: CGRect(x: 290, y: 75, width: 40, height: 2)),
            ])
        expect(region.intervals(top: 0, height: 10), [0...200])
        expect(region.intervals(top: 0, height: 16), [0...50, 70...200])
        expect(region.intervals(top: 16, height: 16), [0...50, 100...190])
        expect(region.intervals(top: 40, height: 16), [0...200])
        #expect(region.intervals(top: .nan, height: 16).isEmpty)
        #expect(region.intervals(top: 0, height: 0).isEmpty)
        #expect(LineRegion(bounds: .infinite).intervals(top: 0, height: 16).isEmpty)
        #expect(LineRegion(bounds: .null).intervals(top: 0, height: 16).isEmpty)
    }

    @Test("text goes around a path on both sides in containers, and stands before it in frames")
    func fillings() {
        let region = LineRegion(
            bounds: CGRect(x: 0, y: 0, width: 100, height: 100),
            exclusions: [Path(rect: CGRect(x: 40, y: 0, width: 20, height: 30))])
        let layout = ParagraphLayout(evenText("aaa bbb ccc dddddd ee"), width: 100)
        let each = layout.lines(in: region, filling: .each)
        #expect(each.map(\.range) == [0..<4, 4..<8, 8..<12, 12..<16, 16..<21])
        #expect(each.map(\.x) == [0, 60, 0, 60, 0])
        #expect(each.map(\.top) == [0, 0, 16, 16, 32])
        let first = layout.lines(in: region, filling: .firstForAWord)
        #expect(first.map(\.range) == [0..<4, 4..<8, 8..<19, 19..<21])
        #expect(first.map(\.x) == [0, 0, 0, 0])
        let right = ParagraphLayout(evenText("aaa bbb ccc", direction: .rightToLeft), width: 100)
            .lines(in: region, filling: .each)
        #expect(right.map(\.range) == [0..<4, 4..<8, 8..<11])
        #expect(right.map(\.x) == [60, 0, 70])
        let padded = layout.lines(in: region, filling: .each, padding: 5)
        #expect(padded.map(\.range).prefix(2) == [0..<4, 4..<8])
        #expect(padded.map(\.x).prefix(2) == [5, 65])
    }

    @Test("a line that finds no room goes below, and lines that end below the region are left out")
    func noRoom() {
        let region = LineRegion(
            bounds: CGRect(x: 0, y: 0, width: 50, height: 64),
            exclusions: [Path(rect: CGRect(x: 0, y: 0, width: 50, height: 20))])
        let lines = ParagraphLayout(evenText("aa bb cc dd ee"), width: 50).lines(in: region, filling: .each)
        #expect(lines.map(\.top) == [20, 36])
        #expect(lines.map(\.range) == [0..<6, 6..<12])
        let narrow = LineRegion(bounds: CGRect(x: 0, y: 0, width: 3, height: 64))
        #expect(ParagraphLayout(evenText("ab"), width: 3).lines(in: narrow, filling: .each).map(\.range) == [0..<1, 1..<2])
        let empty = LineRegion(bounds: CGRect(x: 0, y: 0, width: 50, height: 64))
        #expect(ParagraphLayout(evenText(""), width: 50).lines(in: empty, filling: .each).count == 1)
        #expect(ParagraphLayout(evenText("a"), width: 50).lines(in: LineRegion(bounds: .zero), filling: .each).isEmpty)
    }

    @Test("a higher font in a line makes its strip higher")
    func higherFonts() {
        let text = UTF16Text("aa bb")
        var builder = MeasuredTextBuilder(text: text)
        builder.add(range: text.range, stringIndices: Array(text.range), advances: [Double](repeating: 10, count: 5))
        builder.add(metrics: LineMetrics(ascent: 8, descent: 2), of: 0..<3)
        builder.add(metrics: LineMetrics(ascent: 26, descent: 4), of: 3..<5)
        let region = LineRegion(
            bounds: CGRect(x: 0, y: 0, width: 60, height: 100),
            exclusions: [Path(rect: CGRect(x: 30, y: 20, width: 30, height: 10))])
        let lines = ParagraphLayout(builder.measuredText(fontSize: 10), width: 60).lines(in: region, filling: .each)
        #expect(lines.first?.range == 0..<3)
        #expect(lines.map(\.range.upperBound).last == 5)
    }
}
