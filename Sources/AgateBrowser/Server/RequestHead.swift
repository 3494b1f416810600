/// The head of a request of HTTP/1.1 that has come whole: its first line and its header fields.
package struct RequestHead: Sendable, Equatable {
    package var method: String
    /// The path of the target, without what follows a question mark.
    package var path: String
    /// The text behind the question mark; empty without one.
    package var query: String
    /// Whether the client speaks HTTP/1.0, which closes after each answer.
    package var isOldVersion: Bool
    /// The header fields by their names in lower case.
    private var fields: [String: String] = [:]

    /// Fields of which two are an error: which one counts would depend on who reads them.
    private static let singular: Set = [
        "host", "origin", "content-length", "transfer-encoding", "sec-websocket-key", "sec-websocket-version",
        "sec-fetch-site",
    ]

    /// The value of a header field, without the white space around it; the name is in lower case.
    package subscript(name: String) -> String? { fields[name] }

    /// Whether bytes follow that belong to the request, of which nothing here takes any.
    package var hasBody: Bool { fields["transfer-encoding"] != nil || (length ?? 0) > 0 }

    /// Whether the client may send another request on the same connection.
    package var keepsConnection: Bool { !isOldVersion && !has("close", in: "connection") }

    /// Whether a field is a list that has a word, whatever its case.
    package func has(_ word: String, in name: String) -> Bool {
        (fields[name] ?? "").split(separator: ",").contains {
            $0.trimmingBlanks.lowercased() == word
        }
    }

    /// The value of a parameter behind the question mark, as it stands there.
    package func parameter(_ name: String) -> String? {
        for part in query.split(separator: "&") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if pair.count == 2, pair[0] == name { return String(pair[1]) }
        }
        return nil
    }

    private var length: Int? { fields["content-length"].flatMap { Int($0) } }

    // MARK: Reading

    /// Reads the lines of a head, which have no ends of lines any more.
    ///
    /// - Throws: The status of the answer: 400 or 505.
    ///
    /// Source: RFC 9112, sections 2.2, 3 and 5; RFC 9110, section 5.5. What a server may forgive (folded lines, blanks before a colon) is refused.
    init(lines: [ArraySlice<UInt8>]) throws(RequestRefusal) {
        guard let first = lines.first else { throw RequestRefusal(status: 400) }
        let words = first.split(separator: 0x20, omittingEmptySubsequences: false)
        guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(Self.isTokenByte),
            words[1].first == UInt8(ascii: "/"), words[1].allSatisfy({ (0x21...0x7E).contains($0) })
        else { throw RequestRefusal(status: 400) }
        switch String(decoding: words[2], as: UTF8.self) {
        case "HTTP/1.1": isOldVersion = false
        case "HTTP/1.0": isOldVersion = true
        case let version: throw RequestRefusal(status: version.hasPrefix("HTTP/") ? 505 : 400)
        }
        method = String(decoding: words[0], as: UTF8.self)
        let target = words[1].split(
            separator: UInt8(ascii: "?"),
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        path = String(decoding: target[0], as: UTF8.self)
        query = target.count > 1 ? String(decoding: target[1], as: UTF8.self) : ""
        for line in lines.dropFirst() { try add(line) }
        if let text = fields["content-length"] {
            guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), Int(text) != nil else {
                throw RequestRefusal(status: 400)
            }
        }
    }

    private mutating func add(_ line: ArraySlice<UInt8>) throws(RequestRefusal) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
            line[..<colon].allSatisfy(Self.isTokenByte),
            line[colon...].allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 9 })
        else { throw RequestRefusal(status: 400) }
        let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        let value = String(decoding: line[(colon + 1)...], as: UTF8.self)[...].trimmingBlanks
        guard let old = fields[name] else {
            fields[name] = String(value)
            return
        }
        guard !Self.singular.contains(name) else { throw RequestRefusal(status: 400) }
        fields[name] = old + (name == "cookie" ? "; " : ", ") + value
    }

    /// The characters of names: RFC 9110, section 5.6.2.
    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}

/// Why a request gets no answer but a status.
package struct RequestRefusal: Error, Equatable {
    package let status: Int
}

extension Substring {
    /// The text without spaces and tabs around it.
    fileprivate var trimmingBlanks: Substring {
        var text = self
        while let first = text.unicodeScalars.first, first == " " || first == "\t" {
            text.unicodeScalars.removeFirst()
        }
        while let last = text.unicodeScalars.last, last == " " || last == "\t" {
            text.unicodeScalars.removeLast()
        }
        return text
    }
}
