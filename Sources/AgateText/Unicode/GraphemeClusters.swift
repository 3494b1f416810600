import CAgateUnicode

/// The extended grapheme clusters of a text: what a reader takes for one character, and where a caret may stand.
///
/// By UAX#29 with conjuncts of Indic scripts in one piece, as ICU has them.
///
/// Source: text T95.
package struct GraphemeClusters: Sendable, Equatable {
    /// Where clusters end.
    package let boundaries: BoundaryList

    /// Finds the clusters of a text.
    ///
    /// - Complexity: O(n).
    package init(_ text: UTF16Text) {
        // Below U+0300 only CR LF is one cluster of two units.
        var last: UInt16 = 0
        var isPlain = true
        for unit in text.units {
            if unit >= 0x300 || (unit == 0x0A && last == 0x0D) {
                isPlain = false
                break
            }
            last = unit
        }
        if isPlain {
            boundaries = BoundaryList(everyOffsetOf: text.count)
            return
        }
        var offsets: [Int32] = []
        offsets.reserveCapacity(text.count)
        if !BreakIterator.forEachBoundary(
            of: text,
            rules: AGATE_BREAK_GRAPHEMES,
            { offset, _ in
                offsets.append(offset)
            }
        ) {
            offsets = PlainBreaks.clusters(of: text)
        }
        boundaries = BoundaryList(offsets: offsets, textCount: text.count)
    }

    /// The clusters of a string.
    package init(_ string: String) { self.init(UTF16Text(string)) }

    /// The number of clusters.
    package var count: Int { boundaries.count }

    /// Whether a caret may stand at an offset: at the start, at the end and between clusters.
    package func isCaretStop(_ offset: Int) -> Bool { boundaries.contains(offset) }

    /// The cluster that the unit at an offset is in; the offset is clamped to the text.
    package func cluster(at offset: Int) -> Range<Int> { boundaries.stretch(at: offset) }

    /// The caret stop after an offset; nil at the end of the text.
    package func next(after offset: Int) -> Int? { boundaries.next(after: offset) }

    /// The caret stop before an offset; nil at the start of the text.
    package func previous(before offset: Int) -> Int? { boundaries.previous(before: offset) }

    /// The caret stop at an offset or the last one before it; the offset is clamped to the text.
    package func caretStop(atOrBefore offset: Int) -> Int {
        boundaries.last(atOrBefore: max(offset, 0))
    }
}
