/// A direction that an attribute gives to a stretch of a text, as if formatting characters stood around it.
///
/// Source: text T82, Apple's `NSWritingDirection` attribute.
package struct BidiEmbedding: Sendable, Equatable {
    /// The units that it is around.
    package var range: Range<Int>
    /// Whether the stretch goes from right to left.
    package var isRightToLeft: Bool
    /// Whether all of its characters go that way, and not only those that have no direction of their own.
    package var isOverride: Bool

    /// Makes an embedding, or an override.
    package init(range: Range<Int>, isRightToLeft: Bool, isOverride: Bool) {
        self.range = range
        self.isRightToLeft = isRightToLeft
        self.isOverride = isOverride
    }

    /// LRE, RLE, LRO or RLO.
    var opening: UInt16 {
        switch (isRightToLeft, isOverride) {
        case (false, false): 0x202A
        case (true, false): 0x202B
        case (false, true): 0x202D
        case (true, true): 0x202E
        }
    }

    /// PDF.
    static let closing: UInt16 = 0x202C
}

/// A text with the formatting characters of its embeddings in it, and where its units came from.
struct EmbeddedText {
    private(set) var units: [UInt16] = []
    /// For each unit of the text as it was, its place in ``units``.
    private(set) var places: [Int] = []

    /// Writes the formatting characters into a text.
    ///
    /// Of two embeddings that begin at one place the one that stands first in the list is around the other, unless it ends first. Empty
    /// ranges count for nothing, and one that ends outside of an embedding that it begins in ends with it.
    init(_ text: UTF16Text, _ embeddings: [BidiEmbedding]) {
        let wanted = embeddings.map { ($0, text.aroundPairs($0.range)) }.filter { !$0.1.isEmpty }.enumerated()
            .sorted { first, second in
                let (a, b) = (first.element.1, second.element.1)
                if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
                if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
                return first.offset < second.offset
            }
        var next = 0
        var ends: [Int] = []
        units.reserveCapacity(text.count + 2 * wanted.count)
        places.reserveCapacity(text.count)
        for (offset, unit) in text.units.enumerated() {
            while next < wanted.count, wanted[next].element.1.lowerBound == offset {
                let (embedding, range) = wanted[next].element
                units.append(embedding.opening)
                ends.append(min(range.upperBound, ends.last ?? .max))
                next += 1
            }
            places.append(units.count)
            units.append(unit)
            while ends.last == offset + 1 {
                units.append(BidiEmbedding.closing)
                ends.removeLast()
            }
        }
    }
}
