/// The grapheme clusters of a text in UTF-16.
///
/// Unpaired surrogates count as U+FFFD, each a cluster of its own.
struct TextClusters {
    private let text: [UInt16]

    init(_ text: [UInt16]) {
        self.text = text
    }

    /// Calls a function with the range of each cluster of a range, in order.
    ///
    /// A range that begins or ends within a cluster begins or ends a cluster there.
    func forEach(in range: Range<Int>, _ body: (Range<Int>) -> Void) {
        var position = range.lowerBound
        while position < range.upperBound {
            if text[position] < 0x80, position + 1 == range.upperBound || isBetweenASCII(position + 1) {
                body(position..<position + 1)
                position += 1
                continue
            }
            var end = position + 1
            while end < range.upperBound, !isBetweenASCII(end) { end += 1 }
            var start = position
            for character in String(decoding: text[position..<end], as: UTF16.self) {
                let next = start + character.utf16.count
                body(start..<next)
                start = next
            }
            position = end
        }
    }

    /// Whether a position lies between two characters of ASCII, where there is a boundary of clusters, but not between CR and LF.
    private func isBetweenASCII(_ position: Int) -> Bool {
        text[position - 1] < 0x80 && text[position] < 0x80
            && !(text[position - 1] == 13 && text[position] == 10)
    }
}
