extension UTF16Text {
    /// Whether a unit is white space that hangs at the end of a line: of the class Zs or a tab, and not one of those that hold words
    /// together.
    ///
    /// Source: text T115. The characters that hold together are U+00A0, U+2007 and U+202F.
    package static func isWhiteSpace(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20, 0x09: true
        case 0...0x167F: false
        case 0x2007: false
        case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Whether a unit ends its line: LF, VT, FF, CR, U+0085, U+2028 or U+2029.
    ///
    /// Source: text T80, and class BK of UAX#14 for VT and FF.
    package static func isLineTerminator(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether a unit ends its paragraph: a line terminator other than U+2028, VT and FF.
    ///
    /// Source: text T80.
    package static func isParagraphSeparator(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0A, 0x0D, 0x85, 0x2029: true
        default: false
        }
    }

    /// Whether a unit takes no part in the width of a line that it ends.
    package static func hangs(_ unit: UInt16) -> Bool {
        isWhiteSpace(unit) || isLineTerminator(unit)
    }

    /// The end of a range without the white space and line terminators at it.
    ///
    /// - Complexity: O(n) in what is left out.
    package func endWithoutTrailingSpace(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, Self.hangs(units[end - 1]) { end -= 1 }
        return end
    }

    /// The start of a range without the white space and line terminators at it.
    ///
    /// - Complexity: O(n) in what is left out.
    package func startWithoutLeadingSpace(of range: Range<Int>) -> Int {
        var start = range.lowerBound
        while start < range.upperBound, Self.hangs(units[start]) { start += 1 }
        return start
    }

    /// The paragraphs of the text, each with the separator that ends it; CR LF is one separator.
    ///
    /// They cover the text. One that ends in a separator is followed by no empty paragraph, and an empty text has none.
    /// - Complexity: O(n).
    package func paragraphs() -> [Range<Int>] {
        var paragraphs: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < units.count {
            let unit = units[index]
            index += 1
            guard Self.isParagraphSeparator(unit) else { continue }
            if unit == 0x0D, index < units.count, units[index] == 0x0A { index += 1 }
            paragraphs.append(start..<index)
            start = index
        }
        if start < units.count { paragraphs.append(start..<units.count) }
        return paragraphs
    }
}
