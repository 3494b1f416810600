/// Stretches the spaces of a line until it is as wide as wanted.
///
/// Source: text T126. GUESS justify-spread: what is missing is shared equally by all word spaces, or where there are none by the gaps
/// between CJK characters; kashidas are not drawn.
package enum LineJustifier {
    /// By how much each space of a line is wider.
    ///
    /// - Parameters:
    ///   - text: The paragraph.
    ///   - line: The units of the line without the white space at its end.
    ///   - missing: How much wider the line is to be, in points; below 0: narrower.
    /// - Returns: Nil for a line that cannot be justified: it has no spaces behind its last tab, or would lose more than half of their
    ///   width.
    package static func expansions(of text: MeasuredText, _ line: Range<Int>, missing: Double) -> [Expansion]?
    {
        guard missing.isFinite else { return nil }
        let line = line.clamped(to: text.text.range)
        let tab = text.tabIndex(atOrAfter: line.upperBound) - 1
        let start = tab >= 0 ? max(text.tabs[tab] + 1, line.lowerBound) : line.lowerBound
        let part = start..<line.upperBound
        let units = text.text.units
        var gaps = part.filter { isWordSpace(units[$0]) }
        if gaps.isEmpty {
            guard missing >= 0 else { return nil }
            gaps = part.dropLast().filter { offset in
                text.graphemes.isCaretStop(offset + 1) && isIdeographic(text.text, offset)
                    && isIdeographic(text.text, offset + 1)
            }
        } else if missing < 0 {
            let spaces = gaps.reduce(0) { $0 + text.width(of: $1..<$1 + 1) }
            guard -missing <= spaces / 2 + text.tolerance else { return nil }
        }
        guard !gaps.isEmpty else { return nil }
        let share = missing / Double(gaps.count)
        return gaps.map { Expansion(offset: $0, amount: share) }
    }

    /// Whether a unit is a space between words.
    private static func isWordSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0xA0 }

    /// Whether a character may stand apart from its neighbours: ideographs, kana, Hangul and their punctuation.
    private static func isIdeographic(_ text: UTF16Text, _ offset: Int) -> Bool {
        switch text.scalar(at: offset).value {
        case 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF00...0xFFEF,
            0x1F200...0x1F2FF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
