/// What a source declares and which types it may name, found by a scan of its bytes.
struct NamedTypes {
    /// The types declared at the outermost level that other files can see.
    private(set) var declared: Set<String> = []
    /// All words of the code that begin with a capital letter.
    private(set) var words: Set<String> = []

    /// - Parameter source: The text of a Swift file. What follows `//` on a line is left out.
    init(in source: String) {
        let bytes = Array(source.utf8)
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            scan(bytes[start..<end])
            start = end + 1
        }
    }

    private mutating func scan(_ line: ArraySlice<UInt8>) {
        // Members are indented; only their capitalised words count.
        let isOutermost = line.first.map { $0 != UInt8(ascii: " ") } ?? false
        var outermost: [String] = []
        var start: Int?
        var previous: UInt8 = 0
        var index = line.startIndex
        while index <= line.endIndex {
            let byte = index < line.endIndex ? line[index] : 0
            if byte == UInt8(ascii: "/"), previous == byte { break }
            previous = byte
            if Self.isPartOfWord(byte) {
                start = start ?? index
            } else if let first = start {
                start = nil
                let isCapitalised = (65...90).contains(line[first])
                if isCapitalised || isOutermost {
                    let word = String(decoding: line[first..<index], as: UTF8.self)
                    if isCapitalised { words.insert(word) }
                    if isOutermost { outermost.append(word) }
                }
            }
            index += 1
        }
        guard !outermost.contains("private"), !outermost.contains("fileprivate"),
            let keyword = outermost.firstIndex(where: {
                ["struct", "class", "enum", "protocol"].contains($0)
            }), keyword + 1 < outermost.count
        else { return }
        declared.insert(outermost[keyword + 1])
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, UInt8(ascii: "_"), 128...: true
        default: false
        }
    }
}
