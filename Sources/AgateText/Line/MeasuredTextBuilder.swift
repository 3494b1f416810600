package import Foundation

/// Collects the advances of a paragraph's shaped runs, in any order, into a ``MeasuredText``.
///
///     var builder = MeasuredTextBuilder(text: text)
///     for run in runs {
///         builder.add(range: run.range, stringIndices: run.stringIndices, advances: run.advances)
///     }
///     let measured = builder.measuredText(fontSize: 17)
package struct MeasuredTextBuilder {
    private let text: UTF16Text
    /// The advance of the cluster that begins at each unit.
    private var advances: [Double]
    private var isClusterStart: [Bool]
    /// Positions of carets in ligatures, by the first unit of the cluster.
    private var carets: [Int: [Double]] = [:]
    private var metrics: [(range: Range<Int>, metrics: LineMetrics)] = []

    /// Begins with a paragraph whose characters have no width.
    package init(text: UTF16Text) {
        self.text = text
        advances = Array(repeating: 0, count: text.count)
        isClusterStart = Array(repeating: false, count: text.count)
    }

    /// Adds the glyphs of a run.
    ///
    /// - Parameters:
    ///   - range: The units of the run.
    ///   - stringIndices: For each glyph the first unit of its cluster.
    ///   - advances: The advance of each glyph, in points; what is no finite number counts as 0.
    package mutating func add(range: Range<Int>, stringIndices: [Int], advances: [Double]) {
        let range = range.clamped(to: text.range)
        guard !range.isEmpty else { return }
        isClusterStart[range.lowerBound] = true
        if range.upperBound < text.count { isClusterStart[range.upperBound] = true }
        for (index, advance) in zip(stringIndices, advances) where range.contains(index) {
            isClusterStart[index] = true
            if advance.isFinite { self.advances[index] += advance }
        }
    }

    /// Adds the glyphs of a run by the widths of their advances.
    package mutating func add(range: Range<Int>, stringIndices: [Int], advances: [CGSize]) {
        add(range: range, stringIndices: stringIndices, advances: advances.map { Double($0.width) })
    }

    /// Adds the glyphs of a run whose offsets are those of the paragraph.
    package mutating func add(_ run: ShapedRun) {
        let range = run.range.clamped(to: text.range)
        guard !range.isEmpty else { return }
        isClusterStart[range.lowerBound] = true
        if range.upperBound < text.count { isClusterStart[range.upperBound] = true }
        for place in run.stringIndices.indices {
            let index = run.stringIndices[place]
            guard range.contains(index) else { continue }
            isClusterStart[index] = true
            let advance = Double(run.advances[place].width)
            if advance.isFinite { advances[index] += advance }
        }
    }

    /// Sets the places of carets in a ligature whose font has them.
    ///
    /// - Parameters:
    ///   - offsets: From the cluster's leading edge, in points, one for each caret stop within the cluster; with another number of them the
    ///     cluster is divided into equal parts.
    ///   - start: The first unit of the cluster.
    package mutating func setCarets(_ offsets: [Double], ofClusterAt start: Int) {
        carets[start] = offsets
    }

    /// Sets the height of the font of a stretch.
    package mutating func add(metrics: LineMetrics, of range: Range<Int>) {
        self.metrics.append((range.clamped(to: text.range), metrics))
    }

    /// Makes the value.
    ///
    /// - Parameters:
    ///   - fontSize: The largest size in the text, in points, for the tolerance of widths.
    ///   - hyphenAdvance: The width of a hyphen that is added at the end of a line.
    ///   - breaks: The opportunities of the text, where they are known or tailored.
    ///   - graphemes: The clusters of the text, where they are known.
    ///   - bidi: The directions of the text, where they are known or not natural.
    /// - Complexity: O(n).
    package func measuredText(
        fontSize: Double,
        hyphenAdvance: Double = 0,
        breaks: LineBreaks? = nil,
        graphemes: GraphemeClusters? = nil,
        bidi: BidiParagraph? = nil
    ) -> MeasuredText {
        let graphemes = graphemes ?? GraphemeClusters(text)
        let spans = metrics.filter { !$0.range.isEmpty || text.count == 0 }
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
        return MeasuredText(
            text: text,
            breaks: breaks ?? LineBreaks(text),
            graphemes: graphemes,
            bidi: bidi ?? BidiParagraph(text),
            tabs: text.units.indices.filter { text.units[$0] == 0x09 },
            hyphenAdvance: hyphenAdvance.isFinite ? max(hyphenAdvance, 0) : 0,
            tolerance: fontSize.isFinite ? 1e-6 * max(fontSize, 1) : 1e-6,
            positions: positions(graphemes),
            metricsEnds: spans.map(\.range.upperBound),
            metrics: spans.map(\.metrics)
        )
    }

    /// The sum of advances before each offset.
    private func positions(_ graphemes: GraphemeClusters) -> [Double] {
        let count = text.count
        var positions = [Double](repeating: 0, count: count + 1)
        var sum = 0.0
        var start = 0
        while start < count {
            let hasWidth = !Self.isWithoutWidth(text.units[start])
            var end = start + 1
            if hasWidth {
                while end < count, !isClusterStart[end], !Self.isWithoutWidth(text.units[end]) { end += 1 }
            }
            let advance = hasWidth ? advances[start] : 0
            place(start..<end, at: sum, advance, graphemes, &positions)
            sum += advance
            start = end
        }
        positions[count] = sum
        return positions
    }

    /// Writes the positions within one cluster: its caret stops divide it, and other units stand where the stop before them does.
    private func place(
        _ cluster: Range<Int>,
        at sum: Double,
        _ advance: Double,
        _ graphemes: GraphemeClusters,
        _ positions: inout [Double]
    ) {
        positions[cluster.lowerBound] = sum
        guard cluster.count > 1 else { return }
        var stops = 0
        for offset in cluster.dropFirst() where graphemes.isCaretStop(offset) { stops += 1 }
        let known = carets[cluster.lowerBound].flatMap { known in
            known.count == stops && known.allSatisfy(\.isFinite) ? known : nil
        }
        var passed = 0
        var last = sum
        for offset in cluster.dropFirst() {
            if graphemes.isCaretStop(offset) {
                last = sum + (known?[passed] ?? advance * Double(passed + 1) / Double(stops + 1))
                passed += 1
            }
            positions[offset] = last
        }
    }

    /// Whether a unit is laid out without its glyph's advance: tabs reach to their stops, and line terminators are not seen.
    private static func isWithoutWidth(_ unit: UInt16) -> Bool {
        unit == 0x09 || UTF16Text.isLineTerminator(unit)
    }
}
