extension LottieTextDocument {
    /// The text as it is shown: in capitals where the file asks for them.
    package var shownText: String { isAllCapitals ? text.uppercased() : text }

    /// The lines of the shown text, broken where the author breaks them; at least one.
    ///
    /// A line ends at each line terminator of Unicode (CR, LF, CR with LF as one, U+000B, U+000C, U+0085, U+2028, U+2029), as in labels, and at
    /// U+0003, which After Effects writes for a break within a paragraph.
    ///
    /// Source: documents L130, reality Q4.1.
    package var lines: [String] {
        // Not by characters: a carriage return before a line feed is one of them with it.
        let scalars = shownText.unicodeScalars
        guard scalars.contains(where: Self.endsLine) else { return [String(scalars)] }
        var result: [String] = []
        var start = scalars.startIndex
        var index = start
        while index < scalars.endIndex {
            let next = scalars.index(after: index)
            guard Self.endsLine(scalars[index]) else {
                index = next
                continue
            }
            result.append(String(scalars[start..<index]))
            let isPair = scalars[index] == "\r" && next < scalars.endIndex && scalars[next] == "\n"
            index = isPair ? scalars.index(after: next) : next
            start = index
        }
        return result + [String(scalars[start...])]
    }

    private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 3, 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
