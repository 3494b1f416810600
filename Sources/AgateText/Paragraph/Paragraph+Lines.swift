import Foundation

extension Paragraph {
    /// A line of given units, with tabs that reach to the stops of the paragraph's style.
    ///
    /// Its upper edge is at 0, and its left end too.
    ///
    /// - Parameter indent: Where the line begins, from the leading edge from which tab stops count.
    package func line(_ range: Range<Int>, indent: Double = 0) -> TextLine {
        let range = text.aroundPairs(range)
        var meter = LineMeter(measured, from: range.lowerBound, ruler: setting.style.tabs, indent: indent)
        let hasHyphen =
            range.upperBound < text.count && range.upperBound > range.lowerBound
            && text.units[range.upperBound - 1] == 0xAD
        var line = TextLine(
            measured,
            range,
            end: hasHyphen ? .softHyphen : .end,
            expansions: meter.tabs(to: range.upperBound),
            metrics: measured.lineMetrics(in: range)
        )
        addGlyphs(to: &line)
        return line
    }

    /// Gives a line that a layout of the paragraph has found its glyphs.
    ///
    /// A line that ends within a word is shaped anew, and may be narrower or wider than it was in the paragraph: it stays where its
    /// alignment puts it.
    ///
    /// - Parameter token: What takes the place of characters that are left out.
    func addGlyphs(to line: inout TextLine, _ alignment: ParagraphStyle.Alignment, token: String) {
        let measuredWidth = line.visibleWidth
        addGlyphs(
            to: &line,
            token: line.truncation.map { tokenRuns(token, like: $0.tokenOffset) } ?? []
        )
        let factor = alignment.flushFactor(isRightToLeft: line.isRightToLeft)
        line.origin.x += (measuredWidth - line.visibleWidth) * factor
    }

    /// Gives a line the glyphs of its units, or of what has not given way to the token.
    func addGlyphs(to line: inout TextLine, token: [VisualRun] = []) {
        let isRightToLeft = line.isRightToLeft
        var maker = LineMaker(self)
        line.paragraph = self
        line.parts = []
        if let truncation = line.truncation {
            maker.add(isRightToLeft ? truncation.tail : truncation.head, to: &line, isSeparate: true)
            maker.add(token)
            maker.add(isRightToLeft ? truncation.head : truncation.tail, to: &line, isSeparate: true)
            if line.parts.isEmpty {
                let empty = truncation.tokenOffset..<truncation.tokenOffset
                line.parts = [TextLine.Part(carets: CaretMap(measured, empty), x: 0)]
            }
            line.trailingWidth = 0
        } else {
            let hyphen = line.hasHyphen ? hyphenRuns(before: line.range.upperBound) : []
            if isRightToLeft { maker.add(hyphen) }
            let carets = maker.add(line.range, to: &line, isSeparate: false)
            if !isRightToLeft { maker.add(hyphen) }
            line.trailingWidth =
                carets?.width(of: line.visibleRange.upperBound..<line.range.upperBound) ?? 0
        }
        line.runs = maker.runs
        line.width = maker.x
        line.visibleWidth = line.width - line.trailingWidth
    }

    /// The glyphs of a token, as those of a character are set.
    ///
    /// - Parameter offset: The character; clamped to the paragraph.
    package func tokenRuns(_ token: String, like offset: Int) -> [VisualRun] {
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
            return VisualRun(
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

    private func hyphenRuns(before end: Int) -> [VisualRun] {
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
