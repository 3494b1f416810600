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
        var words: [String] = []
        var start: Int?
        var previous: UInt8 = 0
        for (index, byte) in zip(line.indices, line) {
            if byte == UInt8(ascii: "/"), previous == byte { break }
            previous = byte
            if Self.isPartOfWord(byte) {
                start = start ?? index
            } else if let first = start {
                words.append(String(decoding: line[first..<index], as: UTF8.self))
                start = nil
            }
        }
        if let start { words.append(String(decoding: line[start...], as: UTF8.self)) }
        self.words.formUnion(words.filter { $0.utf8.first.map { (65...90).contains($0) } == true })
        guard let first = line.first, first != UInt8(ascii: " "),
            !words.contains("private"), !words.contains("fileprivate"),
            let keyword = words.firstIndex(where: {
                ["struct", "class", "enum", "protocol"].contains($0)
            }), keyword + 1 < words.count
        else { return }
        declared.insert(words[keyword + 1])
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, UInt8(ascii: "_"), 128...: true
        default: false
        }
    }
}
