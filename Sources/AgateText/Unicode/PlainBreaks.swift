/// Boundaries without ICU: clusters by the standard library, lines and words by white space.
package enum PlainBreaks {
    /// Where grapheme clusters end.
    package static func clusters(of text: UTF16Text) -> [Int32] {
        var offsets: [Int32] = []
        var offset = 0
        for character in String(decoding: text.units, as: UTF16.self) {
            offset += character.utf16.count
            offsets.append(Int32(clamping: offset))
        }
        return offsets
    }

    /// Where lines may break, behind white space and line terminators, and where they must.
    package static func lines(of text: UTF16Text) -> (opportunities: [Int32], mandatory: [Int32]) {
        var opportunities: [Int32] = []
        var mandatory: [Int32] = []
        let units = text.units
        for index in units.indices {
            let next = index + 1 < units.count ? units[index + 1] : nil
            let offset = Int32(clamping: index + 1)
            if UTF16Text.isLineTerminator(units[index]) {
                if units[index] == 0x0D, next == 0x0A { continue }
                opportunities.append(offset)
                mandatory.append(offset)
            } else if let next {
                if UTF16Text.isWhiteSpace(units[index]), !UTF16Text.hangs(next) {
                    opportunities.append(offset)
                }
            } else {
                opportunities.append(offset)
            }
        }
        return (opportunities, mandatory)
    }

    /// Stretches of white space, of letters and digits, and of single other characters.
    package static func words(of text: UTF16Text) -> (offsets: [Int32], kinds: [WordBounds.Kind]) {
        enum Part { case space, word, symbol }
        var offsets: [Int32] = []
        var kinds: [WordBounds.Kind] = []
        var last: Part?
        var offset = 0
        func endStretch() {
            guard let last else { return }
            offsets.append(Int32(clamping: offset))
            kinds.append(last == .word ? .letters : .other)
        }
        for character in String(decoding: text.units, as: UTF16.self) {
            let part: Part =
                character.isWhitespace ? .space : character.isLetter || character.isNumber ? .word : .symbol
            if part != last || part == .symbol { endStretch() }
            last = part
            offset += character.utf16.count
        }
        endStretch()
        return (offsets, kinds)
    }
}
