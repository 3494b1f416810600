/// The tags of an XML document in their order, as far as documents of Interface Builder need it.
///
/// Comments, declarations and text are passed over. What is no XML ends the list; nothing is checked.
struct DocumentTags: Sequence, IteratorProtocol {
    /// A tag.
    struct Tag {
        /// The name of its element.
        let name: String
        /// Whether it ends an element and begins none.
        let isEnd: Bool
        /// Whether it is an element by itself.
        let isEmpty: Bool
        /// Its attributes, with references to characters put in.
        let attributes: [String: String]
        /// Its line, from 1.
        let line: Int
        /// Its column in bytes, from 1.
        let column: Int
    }

    private let bytes: [UInt8]
    private var place = 0
    private var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Tag? {
        while skip(to: "<") {
            if has("<!--") {
                guard pass("-->") else { return nil }
            } else if has("<![CDATA[") {
                guard pass("]]>") else { return nil }
            } else if has("<!") || has("<?") {
                guard pass(">") else { return nil }
            } else {
                return tag()
            }
        }
        return nil
    }

    private mutating func tag() -> Tag? {
        let (line, column) = (line, place - lineStart + 1)
        advance()
        let isEnd = has("/")
        if isEnd { advance() }
        let name = word()
        guard !name.isEmpty else { return nil }
        var attributes: [String: String] = [:]
        while true {
            skipBlanks()
            if has("/>") || has(">") {
                let isEmpty = has("/>")
                if isEmpty { advance() }
                advance()
                return Tag(
                    name: name,
                    isEnd: isEnd,
                    isEmpty: isEmpty,
                    attributes: attributes,
                    line: line,
                    column: column
                )
            }
            let key = word()
            skipBlanks()
            guard !key.isEmpty, has("=") else { return nil }
            advance()
            skipBlanks()
            guard has("\"") || has("'") else { return nil }
            let quote = String(UnicodeScalar(bytes[place]))
            advance()
            let start = place
            guard skip(to: quote) else { return nil }
            attributes[key] = Self.plain(bytes[start..<place])
            advance()
        }
    }

    // MARK: Reading

    private func has(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    private mutating func advance() {
        if bytes[place] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, place + 1) }
        place += 1
    }

    private mutating func skip(to text: String) -> Bool {
        guard let first = text.utf8.first else { return false }
        while place < bytes.count, bytes[place] != first || !has(text) { advance() }
        return place < bytes.count
    }

    /// Goes behind the next place of a text.
    private mutating func pass(_ text: String) -> Bool {
        guard skip(to: text) else { return false }
        for _ in text.utf8 { advance() }
        return true
    }

    private mutating func skipBlanks() {
        while place < bytes.count, bytes[place] <= 0x20 { advance() }
    }

    private mutating func word() -> String {
        let start = place
        while place < bytes.count, bytes[place] > 0x20, !"=/>\"'<".utf8.contains(bytes[place]) { advance() }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
        result += parts.removeFirst()
        for part in parts {
            guard let end = part.firstIndex(of: ";"), let character = character(part[..<end]) else {
                result += "&" + part
                continue
            }
            result.append(character)
            result += part[part.index(after: end)...]
        }
        return result
    }

    /// The character of a reference such as `amp` or `#10`.
    private static func character(_ name: Substring) -> Character? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(UnicodeScalar.init).map(Character.init)
        }
    }
}
