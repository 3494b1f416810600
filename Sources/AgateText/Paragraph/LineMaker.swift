import Foundation

/// Puts runs of a paragraph beside one another.
struct LineMaker {
    private let paragraph: Paragraph
    /// The runs so far, from left to right.
    private(set) var runs: [VisualRun] = []
    /// Where the next run begins.
    private(set) var x = 0.0

    init(_ paragraph: Paragraph) {
        self.paragraph = paragraph
    }

    /// Adds runs that begin at 0.
    mutating func add(_ more: [VisualRun]) {
        let start = x
        for run in more {
            runs.append(run.moved(by: start))
            x = start + run.x + run.width
        }
    }

    /// Adds a stretch of the paragraph, and its carets to the line.
    ///
    /// - Parameter isSeparate: Whether it is shaped as if nothing were around it; an empty one has no carets then.
    @discardableResult
    mutating func add(_ stretch: Range<Int>, to line: inout TextLine, isSeparate: Bool) -> CaretMap? {
        if isSeparate, stretch.isEmpty { return nil }
        let carets = CaretMap(paragraph.measured, stretch, expansions: line.expansions)
        line.parts.append(TextLine.Part(carets: carets, x: x))
        let changes = Changes(paragraph, carets)
        for placed in carets.runs {
            let places = paragraph.places(of: placed.range)
            for number in 0..<places.count {
                let place =
                    placed.isRightToLeft ? places.upperBound - 1 - number : places.lowerBound + number
                let piece = paragraph.pieces[place]
                let part = piece.range.clamped(to: placed.range)
                if !isSeparate, let glyphs = piece.run.glyphs(of: part) {
                    add(piece.run, glyphs, part, piece.box, changes)
                } else if piece.item == nil {
                    add(
                        piece.run,
                        piece.run.glyphs(of: part) ?? 0..<piece.run.glyphs.count,
                        part,
                        piece.box,
                        changes
                    )
                } else {
                    let run =
                        isSeparate ? paragraph.separateRun(piece, part) : paragraph.run(piece, part)
                    add(run, 0..<run.glyphs.count, part, nil, changes)
                }
            }
        }
        return carets
    }

    /// Adds some glyphs of a run, divided where spans meet.
    private mutating func add(
        _ run: ShapedRun,
        _ glyphs: Range<Int>,
        _ part: Range<Int>,
        _ box: InlineBox?,
        _ changes: Changes
    ) {
        let first = paragraph.spanIndex(at: part.lowerBound)
        let last = paragraph.spanIndex(at: part.upperBound - 1)
        if first == last {
            append(run, glyphs, part, first, box, changes)
            return
        }
        var start = glyphs.lowerBound
        while start < glyphs.upperBound {
            let span = paragraph.spanIndex(at: run.stringIndices[start])
            var end = start + 1
            while end < glyphs.upperBound, paragraph.spanIndex(at: run.stringIndices[end]) == span {
                end += 1
            }
            let units = paragraph.spans[span].range.moved(by: -paragraph.range.lowerBound).clamped(to: part)
            append(run, start..<end, units, span, box, changes)
            start = end
        }
    }

    private mutating func append(
        _ run: ShapedRun,
        _ glyphs: Range<Int>,
        _ part: Range<Int>,
        _ span: Int,
        _ box: InlineBox?,
        _ changes: Changes
    ) {
        let changed = changes.changes(of: run, glyphs)
        var width = 0.0
        var next = 0
        for place in glyphs {
            if next < changed.count, changed[next].glyph == place {
                width += changed[next].advance
                next += 1
            } else {
                width += run.advances[place].width
            }
        }
        runs.append(
            VisualRun(
                shaped: run,
                glyphRange: glyphs,
                textRange: part.moved(by: paragraph.range.lowerBound),
                indexOffset: paragraph.range.lowerBound,
                span: span,
                x: x,
                width: width,
                baselineOffset: paragraph.spans[span].baselineOffset,
                box: box,
                isToken: false,
                changes: changed
            )
        )
        x += width
    }

    /// Whether the glyph of a unit counts for nothing.
    static func isWithoutWidth(_ unit: UInt16) -> Bool {
        unit == 0x09 || UTF16Text.isLineTerminator(unit)
    }

    /// Which glyphs of a line have another advance than the font's.
    private struct Changes {
        private let units: [UInt16]
        private let expansions: [Expansion]
        private let isEmpty: Bool

        init(_ paragraph: Paragraph, _ carets: CaretMap) {
            units = paragraph.text.units
            expansions = carets.expansions
            let measured = paragraph.measured
            let tab = measured.tabIndex(atOrAfter: carets.range.lowerBound)
            let hasTab = tab < measured.tabs.count && measured.tabs[tab] < carets.range.upperBound
            // A terminator within a text that is set as one line has no width either.
            let terminator = measured.breaks.mandatory.index(atOrAfter: carets.range.lowerBound + 1)
            let hasTerminator =
                terminator < measured.breaks.mandatory.count
                && measured.breaks.mandatory[terminator] <= carets.range.upperBound
            isEmpty = expansions.isEmpty && !hasTab && !hasTerminator
        }

        func changes(of run: ShapedRun, _ glyphs: Range<Int>) -> [VisualRun.Change] {
            guard !isEmpty else { return [] }
            var changes: [VisualRun.Change] = []
            for place in glyphs {
                let index = run.stringIndices[place]
                let unit = units[index]
                let isLast = place + 1 == run.glyphs.count || run.stringIndices[place + 1] != index
                let amount = isLast ? amount(at: index) : 0
                if LineMaker.isWithoutWidth(unit) {
                    changes.append(
                        VisualRun.Change(glyph: place, advance: unit == 0x09 ? amount : 0, isHidden: true)
                    )
                } else if amount != 0 {
                    let advance = run.advances[place].width + amount
                    changes.append(VisualRun.Change(glyph: place, advance: advance, isHidden: false))
                }
            }
            return changes
        }

        private func amount(at offset: Int) -> Double {
            let place = expansions.firstPlace { $0.offset >= offset }
            return place < expansions.count && expansions[place].offset == offset
                ? expansions[place].amount : 0
        }
    }
}
