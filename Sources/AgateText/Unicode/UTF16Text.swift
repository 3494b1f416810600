/// A text as UTF-16 units, well formed: what offsets of this floor count.
///
/// A surrogate without its other half is U+FFFD here, in the same place, so that offsets into the text as it came stay right.
package struct UTF16Text: Sendable, Equatable {
    /// The units.
    package let units: [UInt16]

    /// The text of a string.
    package init(_ string: String) {
        self.init(units: Array(string.utf16))
    }

    /// The text of any units.
    package init(units: [UInt16]) {
        self.units = Self.repaired(units)
    }

    /// The number of units.
    package var count: Int { units.count }

    /// All offsets of units.
    package var range: Range<Int> { 0..<units.count }

    /// The units with a replacement character for each surrogate that is no half of a pair.
    private static func repaired(_ units: [UInt16]) -> [UInt16] {
        var lone: [Int] = []
        var index = 0
        while index < units.count {
            if units[index] & 0xF800 == 0xD800 {
                if units[index] < 0xDC00, index + 1 < units.count, units[index + 1] & 0xFC00 == 0xDC00 {
                    index += 1
                } else {
                    lone.append(index)
                }
            }
            index += 1
        }
        guard !lone.isEmpty else { return units }
        var repaired = units
        for index in lone { repaired[index] = 0xFFFD }
        return repaired
    }

    /// The character that an offset is in, whichever of its units that is.
    package func scalar(at offset: Int) -> Unicode.Scalar {
        let unit = units[offset]
        guard unit & 0xF800 == 0xD800 else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        let start = unit < 0xDC00 ? offset : offset - 1
        let high = UInt32(units[start]) & 0x3FF
        let low = UInt32(units[start + 1]) & 0x3FF
        return Unicode.Scalar(0x1_0000 + (high << 10 | low)) ?? "\u{FFFD}"
    }

    /// A range within the text's, for one that may reach out of it, with the other halves of the surrogates at its ends.
    package func aroundPairs(_ range: Range<Int>) -> Range<Int> {
        let range = range.clamped(to: self.range)
        guard !range.isEmpty else { return range }
        let start = units[range.lowerBound] & 0xFC00 == 0xDC00 ? range.lowerBound - 1 : range.lowerBound
        let end = units[range.upperBound - 1] & 0xFC00 == 0xD800 ? range.upperBound + 1 : range.upperBound
        return start..<end
    }
}
