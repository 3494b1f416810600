import Foundation

/// Marks for the tool that a person has written into a source: `agate:off`, `agate:on`, `agate:default`.
struct PortMarks {
    /// The ranges between `// agate:off` and `// agate:on`, the marks included.
    private(set) var offRanges: [Range<Int>] = []

    /// Looks for the marks that begin and end parts to be left alone.
    init(_ source: SourceText) {
        let bytes = source.bytes
        guard let first = Self.find("agate:off", in: bytes, from: 0) else { return }
        var start: Int? = first
        while let begin = start {
            guard Self.isComment(bytes, begin) else {
                start = Self.find("agate:off", in: bytes, from: begin + 1)
                continue
            }
            var end = Self.find("agate:on", in: bytes, from: begin)
            while let found = end, !Self.isComment(bytes, found) {
                end = Self.find("agate:on", in: bytes, from: found + 1)
            }
            offRanges.append(begin..<(end ?? bytes.count))
            start = end.flatMap { Self.find("agate:off", in: bytes, from: $0) }
        }
    }

    /// Whether a place is to be left alone.
    func isOff(_ offset: Int) -> Bool { offRanges.contains { $0.contains(offset) } }

    /// The expression after `agate:default` in a comment, if there is one.
    static func defaultExpression(in comment: String) -> String? {
        guard let range = comment.range(of: "agate:default") else { return nil }
        let line = comment[range.upperBound...].prefix { !$0.isNewline }
        var text = Substring(line)
        if let end = text.range(of: "*/") { text = text[..<end.lowerBound] }
        let trimmed = text.drop { $0 == " " || $0 == ":" }
        let result = String(trimmed.reversed().drop { $0 == " " }.reversed())
        return result.isEmpty ? nil : result
    }

    /// Whether a comment of one line begins on the line of a place, before it.
    private static func isComment(_ bytes: [UInt8], _ place: Int) -> Bool {
        var offset = place
        while offset > 0, bytes[offset - 1] == 0x20 || bytes[offset - 1] == 0x09 { offset -= 1 }
        return offset >= 2 && bytes[offset - 1] == UInt8(ascii: "/")
            && (bytes[offset - 2] == UInt8(ascii: "/"))
    }

    private static func find(_ word: String, in bytes: [UInt8], from start: Int) -> Int? {
        let word = Array(word.utf8)
        guard bytes.count >= word.count, start <= bytes.count - word.count else { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            var place = start
            while place <= bytes.count - word.count {
                if bytes[place] == word[0], (1..<word.count).allSatisfy({ bytes[place + $0] == word[$0] }) {
                    return place
                }
                place += 1
            }
            return nil
        }
    }
}
