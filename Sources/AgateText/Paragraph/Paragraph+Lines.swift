import Foundation

extension Paragraph {
    /// A line of the paragraph as its layout has found it.
    ///
    /// - Parameters:
    ///   - fragment: The line in its place; with the hyphen or token that it says.
    ///   - token: What takes the place of characters that are left out.
    package func line(_ fragment: LineFragment, token: String = TextToken.ellipsis) -> TextLine {
        guard let truncation = fragment.truncation else {
            return line(
                fragment.range,
                expansions: fragment.expansions,
                hasHyphen: fragment.hasHyphen,
                metrics: fragment.metrics
            )
        }
        return line(
            fragment.range,
            truncation,
            expansions: fragment.expansions,
            token: tokenRuns(token, like: truncation.tokenOffset),
            metrics: fragment.metrics
        )
    }

    /// A line of given units, with tabs that reach to the stops of the paragraph's style.
    ///
    /// - Parameter indent: Where the line begins, from the leading edge from which tab stops count.
    package func line(_ range: Range<Int>, indent: Double = 0) -> TextLine {
        let range = text.aroundPairs(range)
        var meter = LineMeter(measured, from: range.lowerBound, ruler: setting.style.tabs, indent: indent)
        let tabs = meter.tabs(to: range.upperBound)
        let hasHyphen =
            range.upperBound < text.count && range.upperBound > range.lowerBound
            && text.units[range.upperBound - 1] == 0xAD
        return line(range, expansions: tabs, hasHyphen: hasHyphen, metrics: measured.lineMetrics(in: range))
    }

    /// A line of given units.
    ///
    /// - Parameters:
    ///   - expansions: By how much tabs and spaces are wider than their advance.
    ///   - hasHyphen: Whether a hyphen follows that the text has not.
    package func line(
        _ range: Range<Int>,
        expansions: [Expansion],
        hasHyphen: Bool = false,
        metrics: LineMetrics
    ) -> TextLine {
        let visual = VisualLine(measured, range, expansions: expansions)
        var maker = LineMaker(self)
        let hyphen = hasHyphen ? hyphenRuns(before: range.upperBound) : []
        if measured.bidi.isRightToLeft { maker.add(hyphen) }
        let x = maker.x
        maker.add(visual, isSeparate: false)
        if !measured.bidi.isRightToLeft { maker.add(hyphen) }
        let visibleEnd = text.endWithoutTrailingSpace(of: range)
        return TextLine(
            paragraph: self,
            range: range,
            runs: maker.runs,
            width: maker.x,
            trailingWidth: visual.width(of: visibleEnd..<range.upperBound),
            metrics: metrics,
            parts: [TextLine.Part(line: visual, x: x)]
        )
    }

    /// A line of which a part has given way to a token.
    package func line(
        _ range: Range<Int>,
        _ truncation: Truncation,
        expansions: [Expansion],
        token: [LineRun],
        metrics: LineMetrics
    ) -> TextLine {
        var maker = LineMaker(self)
        var parts: [TextLine.Part] = []
        func add(_ part: Range<Int>) {
            guard !part.isEmpty else { return }
            let visual = VisualLine(measured, part, expansions: expansions)
            parts.append(TextLine.Part(line: visual, x: maker.x))
            maker.add(visual, isSeparate: true)
        }
        let isRightToLeft = measured.bidi.isRightToLeft
        add(isRightToLeft ? truncation.tail : truncation.head)
        maker.add(token)
        add(isRightToLeft ? truncation.head : truncation.tail)
        if parts.isEmpty {
            let empty = truncation.tokenOffset..<truncation.tokenOffset
            parts = [TextLine.Part(line: VisualLine(measured, empty), x: 0)]
        }
        return TextLine(
            paragraph: self,
            range: range,
            runs: maker.runs,
            width: maker.x,
            trailingWidth: 0,
            metrics: metrics,
            parts: parts
        )
    }

    /// The glyphs of a token, as those of a character are set.
    ///
    /// - Parameter offset: The character; clamped to the paragraph.
    package func tokenRuns(_ token: String, like offset: Int) -> [LineRun] {
        let offset = min(max(offset, 0), max(text.count - 1, 0))
        let place = range.lowerBound + offset
        let span = spanIndex(at: offset)
        let units = UTF16Text(token).units
        let level = measured.bidi.baseLevel
        let items = itemizer.items(
            of: units,
            spans: [TextItemizer.Span(0..<units.count, spans[span].effectiveShaping)],
            levels: level == 0 ? [] : Array(repeating: level, count: units.count)
        )
        var x = 0.0
        let runs = shaper.runs(of: items, in: units)
        return (level == 0 ? runs : runs.reversed()).map { run in
            defer { x += run.width }
            return LineRun(
                shaped: run,
                glyphRange: 0..<run.glyphs.count,
                textRange: place..<place,
                indexOffset: place,
                span: span,
                x: x,
                width: run.width,
                baselineOffset: spans[span].baselineOffset,
                box: nil,
                isToken: true,
                changes: []
            )
        }
    }

    private func hyphenRuns(before end: Int) -> [LineRun] {
        let font = spans[spanIndex(at: max(end - 1, 0))].shaping.font
        return tokenRuns(HyphenRun.text(font), like: end - 1)
    }

    /// The width of a stretch that is shaped without what stands around it.
    func width(ofSeparate part: Range<Int>) -> Double {
        guard !part.isEmpty else { return 0 }
        if part == text.range { return measured.width(of: part) }
        return pieces(of: part).reduce(0) { sum, piece in
            let part = piece.range.clamped(to: part)
            let run = separateRun(piece, part)
            var width = 0.0
            for place in run.glyphs.indices
            where !LineMaker.isWithoutWidth(text.units[run.stringIndices[place]]) {
                width += run.advances[place].width
            }
            return sum + width
        }
    }

    /// The pieces that have units of a stretch.
    func pieces(of part: Range<Int>) -> ArraySlice<ParagraphPiece> { pieces[places(of: part)] }

    /// The places of the pieces that have units of a stretch.
    func places(of part: Range<Int>) -> Range<Int> {
        let first = pieces.count == 1 ? 0 : pieces.firstPlace { $0.range.upperBound > part.lowerBound }
        var end = first
        while end < pieces.count, pieces[end].range.lowerBound < part.upperBound { end += 1 }
        return first..<end
    }

    /// The glyphs of a part of a piece that is shaped as if nothing were around the part, with offsets of the paragraph.
    func separateRun(_ piece: ParagraphPiece, _ part: Range<Int>) -> ShapedRun {
        guard var item = piece.item else { return piece.run }
        let units = Array(text.units[part])
        item.range = units.indices
        return replaced(shaper.shape(item, in: units).moved(by: part.lowerBound))
    }

    /// The glyphs of a part of a piece that is shaped again where it stands.
    func run(_ piece: ParagraphPiece, _ part: Range<Int>) -> ShapedRun {
        guard let item = piece.item else { return piece.run }
        return replaced(shaper.shape(item, in: text.units, range: part))
    }

    private func replaced(_ run: ShapedRun) -> ShapedRun {
        guard namesGlyphs else { return run }
        return run.replacingGlyphs { spans[spanIndex(at: $0)].glyph }
    }
}
