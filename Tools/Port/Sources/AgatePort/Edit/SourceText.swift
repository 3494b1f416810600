/// The bytes of a source and where its lines begin.
public struct SourceText: Sendable {
    /// The bytes, UTF-8 with whatever mark and line ends the file has.
    public let bytes: [UInt8]
    /// Where each line begins, in bytes.
    private let lineStarts: [Int]

    /// Finds the lines of a source: they end with a line feed, a carriage return or both.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for place in bytes.indices {
            let isLoneReturn =
                bytes[place] == UInt8(ascii: "\r")
                && (place + 1 == bytes.count || bytes[place + 1] != UInt8(ascii: "\n"))
            if bytes[place] == UInt8(ascii: "\n") || isLoneReturn { starts.append(place + 1) }
        }
        lineStarts = starts
    }

    /// Takes the bytes of a string.
    public init(_ text: String) { self.init(Array(text.utf8)) }

    /// The number of lines; a line end at the end of the file begins none.
    public var lineCount: Int { bytes.count == lineStarts.last ? lineStarts.count - 1 : lineStarts.count }

    /// The line and column of a byte, both from 1; columns count bytes, as the compiler's do.
    public func place(of offset: Int) -> (line: Int, column: Int) {
        let line = line(of: offset)
        return (line, offset - lineStarts[line - 1] + 1)
    }

    /// The line of a byte, from 1.
    public func line(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The offset of a line's first byte; lines past the last begin at the end.
    public func start(ofLine line: Int) -> Int {
        line - 1 < lineStarts.count ? lineStarts[max(line - 1, 0)] : bytes.count
    }

    /// The text of a range of bytes.
    public func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The line end of this file: that of its first line.
    public var lineEnd: String {
        guard let feed = bytes.firstIndex(of: UInt8(ascii: "\n")), feed > 0 else { return "\n" }
        return bytes[feed - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// The bytes of a byte order mark at the start: 3 or 0.
    public var markLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// The line ends within a range, and nothing else of it.
    public func lineEnds(_ range: Range<Int>) -> String {
        String(decoding: bytes[range].filter { $0 == 0x0A || $0 == 0x0D }, as: UTF8.self)
    }

    /// The first place at or after another that holds neither a space nor a tab.
    public func skippingBlanks(from offset: Int) -> Int {
        var place = offset
        while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
        return place
    }

    /// Whether a line ends at a place, or the file.
    public func isLineEnd(_ offset: Int) -> Bool {
        offset >= bytes.count || bytes[offset] == 0x0A || bytes[offset] == 0x0D
    }

    /// The first of the blanks before a place, if nothing else stands before it on its line; else the place itself.
    public func lineStartIfBlank(before offset: Int) -> Int {
        var place = offset
        while place > 0, bytes[place - 1] == 0x20 || bytes[place - 1] == 0x09 { place -= 1 }
        return place == 0 || bytes[place - 1] == 0x0A || bytes[place - 1] == 0x0D ? place : offset
    }
}
