import Foundation

/// The word around a place of a string.
package struct HyphenatedWord {
    /// The letters.
    package let text: String
    /// The offset of the first letter in the string, in UTF-16 units.
    package let start: Int
    /// The offsets in the word behind each of its letters.
    private let stops: [Int]

    /// Longer words are cut, in UTF-16 units: no dictionary has them.
    private static let longest = 256

    /// Finds the word that a unit is in; an empty one where there is no letter.
    ///
    /// - Parameter offset: In UTF-16 units; outside of the string there is no word.
    package init(in string: String, at offset: Int) {
        let units = Array(string.utf16)
        let whole = UTF16Text(units: units)
        func isLetter(_ offset: Int) -> Bool {
            let properties = whole.scalar(at: offset).properties
            return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
        }
        guard offset >= 0, offset < units.count, isLetter(offset) else {
            (text, start, stops) = ("", max(offset, 0), [])
            return
        }
        var low = offset
        var high = offset + 1
        while high < units.count, high - low < Self.longest, isLetter(high) { high += 1 }
        while low > 0, high - low < Self.longest, isLetter(low - 1) { low -= 1 }
        text = String(decoding: units[low..<high], as: UTF16.self)
        start = low
        var end = 0
        stops = text.map { character in
            end += character.utf16.count
            return end
        }
    }

    /// Whether enough letters stay on both sides of a place.
    package func allows(_ point: Int) -> Bool {
        guard let index = stops.firstIndex(of: point) else { return false }
        let before = index + 1
        return before >= Hyphenation.lettersBefore && stops.count - before >= Hyphenation.lettersAfter
    }
}
