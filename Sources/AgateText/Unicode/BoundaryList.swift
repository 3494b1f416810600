/// Ascending offsets of a text, looked up by binary search.
///
/// The start of the text is none of them; an empty text has none.
package struct BoundaryList: Sendable, Equatable {
    /// Nil where each offset is a boundary, as in most Latin text.
    private let offsets: [Int32]?
    /// The length of the text, in UTF-16 units.
    package let textCount: Int

    /// The boundaries at given offsets, ascending and from 1 to the end of the text.
    package init(offsets: [Int32], textCount: Int) {
        self.offsets = offsets.count == textCount ? nil : offsets
        self.textCount = textCount
    }

    /// A boundary at each offset.
    package init(everyOffsetOf textCount: Int) {
        offsets = nil
        self.textCount = textCount
    }

    /// The number of boundaries.
    package var count: Int { offsets?.count ?? textCount }

    /// A boundary by its place in the list.
    package subscript(index: Int) -> Int {
        offsets.map { Int($0[index]) } ?? index + 1
    }

    /// The place of the first boundary at or after an offset; ``count`` where there is none.
    ///
    /// - Complexity: O(log n).
    package func index(atOrAfter offset: Int) -> Int {
        guard let offsets else { return min(max(offset - 1, 0), textCount) }
        var low = 0
        var high = offsets.count
        while low < high {
            let middle = (low + high) / 2
            if Int(offsets[middle]) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether an offset is a boundary, as the start of the text always is.
    package func contains(_ offset: Int) -> Bool {
        if offset == 0 { return true }
        guard offset > 0, offset <= textCount else { return false }
        let index = index(atOrAfter: offset)
        return index < count && self[index] == offset
    }

    /// The first boundary after an offset; nil at the end of the text and beyond.
    package func next(after offset: Int) -> Int? {
        let index = index(atOrAfter: offset + 1)
        return index < count ? self[index] : nil
    }

    /// The last boundary before an offset, 0 included; nil at the start of the text and before.
    package func previous(before offset: Int) -> Int? {
        guard offset > 0, textCount > 0 else { return nil }
        let index = index(atOrAfter: offset)
        return index == 0 ? 0 : self[index - 1]
    }

    /// The last boundary at or before an offset, 0 included.
    package func last(atOrBefore offset: Int) -> Int {
        previous(before: min(offset, textCount) + 1) ?? 0
    }

    /// The stretch between two boundaries that the unit at an offset is in.
    ///
    /// The offset is clamped to the text; an empty text has an empty stretch.
    package func stretch(at offset: Int) -> Range<Int> {
        guard textCount > 0 else { return 0..<0 }
        let offset = min(max(offset, 0), textCount - 1)
        let index = index(atOrAfter: offset + 1)
        return (index == 0 ? 0 : self[index - 1])..<self[index]
    }
}
