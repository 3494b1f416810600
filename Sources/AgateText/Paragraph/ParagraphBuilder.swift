import Foundation

/// Shapes and measures a paragraph.
struct ParagraphBuilder {
    private let text: UTF16Text
    private let content: TextContent
    private let range: Range<Int>
    private let bidi: BidiParagraph
    /// The spans of the paragraph by their places in those of the whole text.
    private let spanRange: Range<Int>

    init(_ text: UTF16Text, _ content: TextContent, _ range: Range<Int>, _ bidi: BidiParagraph) {
        self.text = text
        self.content = content
        self.range = range
        self.bidi = bidi
        spanRange = content.spanIndex(at: range.lowerBound)..<content.spanIndex(at: range.upperBound - 1) + 1
    }

    /// The units of a span, within the paragraph and counted from its start.
    private func units(of span: TextSpan) -> Range<Int> {
        span.range.clamped(to: range).moved(by: -range.lowerBound)
    }

    /// Glyphs and boxes in the order of the text.
    func pieces(_ shaper: TextShaper, _ itemizer: TextItemizer) -> [ParagraphPiece] {
        var spans: [TextItemizer.Span] = []
        var boxes: [ParagraphPiece] = []
        for index in spanRange {
            let span = content.spans[index]
            let units = units(of: span)
            if let box = span.box {
                boxes += pieces(of: box, span, units)
            } else {
                spans.append(TextItemizer.Span(units, span.effectiveShaping))
            }
        }
        let items = itemizer.items(of: text.units, spans: spans, levels: levels)
        var pieces: [ParagraphPiece] = []
        pieces.reserveCapacity(items.count + boxes.count)
        var nextBox = 0
        for item in items {
            while nextBox < boxes.count, boxes[nextBox].range.lowerBound < item.range.lowerBound {
                pieces.append(boxes[nextBox])
                nextBox += 1
            }
            let run = replaced(shaper.shape(item, in: text.units))
            pieces.append(ParagraphPiece(range: item.range, run: run, item: item, box: nil))
        }
        return pieces + boxes[nextBox...]
    }

    /// The level of each unit; none where all are 0.
    private var levels: [UInt8] {
        let runs = bidi.levelRuns(in: text.range)
        guard runs.contains(where: { $0.level != 0 }) else { return [] }
        return runs.flatMap { Array(repeating: $0.level, count: $0.range.count) }
    }

    /// The boxes of a span, one for each cluster, as one piece for each direction.
    private func pieces(of box: InlineBox, _ span: TextSpan, _ units: Range<Int>) -> [ParagraphPiece] {
        bidi.levelRuns(in: units).map { levelRun in
            var starts: [Int] = []
            var offset = levelRun.range.lowerBound
            while offset < levelRun.range.upperBound {
                starts.append(offset)
                let isPair = UTF16.isLeadSurrogate(text.units[offset])
                offset += isPair ? 2 : 1
            }
            if levelRun.isRightToLeft { starts.reverse() }
            let font = span.shaping.font
            let run = ShapedRun(
                font: font,
                range: levelRun.range,
                glyphs: Array(repeating: font.face.glyph(for: " "), count: starts.count),
                advances: Array(repeating: CGSize(width: box.width, height: 0), count: starts.count),
                offsets: Array(repeating: .zero, count: starts.count),
                stringIndices: starts,
                level: levelRun.level,
                script: ScriptProperty.common
            )
            return ParagraphPiece(range: levelRun.range, run: run, item: nil, box: box)
        }
    }

    /// A run with the glyphs that spans name instead of its own.
    private func replaced(_ run: ShapedRun) -> ShapedRun {
        guard content.namesGlyphs else { return run }
        return run.replacingGlyphs { offset in
            content.spans[content.spanIndex(at: offset + range.lowerBound)].glyph
        }
    }

    /// The paragraph with the widths of its clusters and the heights of its fonts.
    func measured(
        _ pieces: [ParagraphPiece],
        _ bidi: BidiParagraph,
        keepsHangulWords: Bool,
        _ shaper: TextShaper,
        _ itemizer: TextItemizer
    ) -> MeasuredText {
        var builder = MeasuredTextBuilder(text: text)
        var fontSize = 0.0
        let graphemes = GraphemeClusters(text)
        for piece in pieces {
            builder.add(piece.run)
            addCarets(piece, graphemes, to: &builder)
            fontSize = max(fontSize, piece.run.font.size)
        }
        addMetrics(pieces, to: &builder)
        let first = content.spans[spanRange.lowerBound].effectiveShaping
        return builder.measuredText(
            fontSize: fontSize,
            hyphenAdvance: needsHyphen(first) ? HyphenRun.width(first, shaper, itemizer) : 0,
            breaks: LineBreaks(text, keepsHangulWords: keepsHangulWords),
            graphemes: graphemes,
            bidi: bidi
        )
    }

    /// Sets the places of carets in the ligatures of a piece, if its font has them.
    ///
    /// Source: text T119.
    private func addCarets(
        _ piece: ParagraphPiece,
        _ graphemes: GraphemeClusters,
        to builder: inout MeasuredTextBuilder
    ) {
        let run = piece.run
        // A ligature has fewer glyphs than units.
        guard piece.box == nil, run.glyphs.count < piece.range.count else { return }
        let carets = run.font.face.ligatureCarets
        guard !carets.isEmpty else { return }
        let isRightToLeft = run.level & 1 != 0
        let order = isRightToLeft ? Array(run.glyphs.indices.reversed()) : Array(run.glyphs.indices)
        var place = 0
        while place < order.count {
            let start = run.stringIndices[order[place]]
            var next = place + 1
            while next < order.count, run.stringIndices[order[next]] <= start { next += 1 }
            let end = next < order.count ? run.stringIndices[order[next]] : piece.range.upperBound
            let glyphs = order[place..<next]
            place = next
            var boundary = graphemes.boundaries.index(atOrAfter: start + 1)
            var stops = 0
            while boundary < graphemes.boundaries.count, graphemes.boundaries[boundary] < end {
                stops += 1
                boundary += 1
            }
            guard stops > 0 else { continue }
            let known = glyphs.lazy.map { carets.positions(of: UInt16(truncatingIfNeeded: run.glyphs[$0])) }
                .first { $0.count == stops }
            guard let known else { continue }
            let advance = glyphs.reduce(0) { $0 + run.advances[$1].width }
            let offsets = known.map { position in
                let x = min(max(position * run.font.scale, 0), advance)
                return isRightToLeft ? advance - x : x
            }
            builder.setCarets(offsets.sorted(), ofClusterAt: start)
        }
    }

    /// Whether a line can end in a hyphen that the text has not.
    private func needsHyphen(_ shaping: ShapingAttributes) -> Bool {
        let setting = content.settings[content.paragraphIndex(at: range.lowerBound)]
        return setting.style.hyphenationFactor > 0 || text.units.contains(0xAD)
    }

    /// Sets the height of each stretch: by span and piece.
    private func addMetrics(_ pieces: [ParagraphPiece], to builder: inout MeasuredTextBuilder) {
        var lastFonts: (asked: FontInstance, used: FontInstance, metrics: LineMetrics)?
        for index in spanRange {
            let span = content.spans[index]
            let units = units(of: span)
            var place = pieces.firstPlace { $0.range.upperBound > units.lowerBound }
            while place < pieces.count, pieces[place].range.lowerBound < units.upperBound {
                let piece = pieces[place]
                let part = piece.range.clamped(to: units)
                place += 1
                if let box = piece.box {
                    builder.add(
                        metrics: raised(LineMetrics(ascent: box.ascent, descent: box.descent), span),
                        of: part
                    )
                    continue
                }
                let asked = span.shaping.font
                var metrics: LineMetrics
                if let last = lastFonts, last.asked == asked, last.used == piece.run.font {
                    metrics = last.metrics
                } else {
                    // A font that leans is as high as one that does not.
                    let used = span.isSkewed ? piece.run.font.with(matrix: asked.matrix) : piece.run.font
                    metrics = content.lineHeightRule.metrics(asked: asked, used: used)
                    lastFonts = (asked, piece.run.font, metrics)
                }
                metrics = raised(metrics, span)
                builder.add(metrics: metrics, of: part)
            }
        }
    }

    /// Metrics of what is drawn above or below the baseline.
    ///
    /// Source: text T165.
    private func raised(_ metrics: LineMetrics, _ span: TextSpan) -> LineMetrics {
        guard span.baselineOffset != 0 else { return metrics }
        return LineMetrics(
            ascent: metrics.ascent + max(0, span.baselineOffset),
            descent: metrics.descent + max(0, -span.baselineOffset),
            leading: metrics.leading
        )
    }
}
