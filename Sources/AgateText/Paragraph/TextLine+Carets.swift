extension TextLine {
    /// Where the carets before a character stand.
    ///
    /// - Parameter offset: In the whole text; clamped to the line, and within a grapheme cluster its start.
    package func caret(at offset: Int) -> CaretMap.Caret {
        let offset = offset - paragraphStart
        guard
            let part = parts.first(where: { $0.carets.range.contains(offset) })
                ?? parts.last(where: { $0.carets.range.upperBound <= offset }) ?? parts.first
        else { return CaretMap.Caret(primary: 0, secondary: 0) }
        let caret = part.carets.caret(at: offset)
        return CaretMap.Caret(primary: caret.primary + part.x, secondary: caret.secondary + part.x)
    }

    /// The caret stop, in the whole text, that is nearest to a place.
    package func offset(nearestTo x: Double) -> Int {
        let nearest = parts.min { Self.distance(x, $0) < Self.distance(x, $1) }
        guard let part = nearest else { return textRange.lowerBound }
        return part.carets.offset(nearestTo: x - part.x) + paragraphStart
    }

    private static func distance(_ x: Double, _ part: Part) -> Double {
        max(part.x - x, x - part.x - part.carets.width, 0)
    }

    /// The stretches that a selection covers, from left to right.
    ///
    /// - Parameter selection: In the whole text.
    package func spans(selecting selection: Range<Int>) -> [ClosedRange<Double>] {
        let selection = selection.moved(by: -paragraphStart)
        return parts.flatMap { part in
            part.carets.spans(selecting: selection).map { $0.lowerBound + part.x...$0.upperBound + part.x }
        }
    }

    /// Both edges of each grapheme cluster from left to right, with offsets in the whole text.
    package var edges: [CaretMap.Edge] {
        parts.flatMap { part in
            part.carets.edges().map { edge in
                CaretMap.Edge(
                    x: edge.x + part.x,
                    offset: edge.offset + paragraphStart,
                    isLeading: edge.isLeading
                )
            }
        }
    }
}
