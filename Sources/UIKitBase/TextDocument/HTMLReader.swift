import CAgateHTML

/// Why a text could not be read as HTML.
enum HTMLError: Error, Hashable {
    /// The package was built without libxml2.
    case missing
    /// Longer than 64 MiB.
    case tooLong
    /// There was no memory for it.
    case unreadable
}

/// A step through an HTML document.
enum HTMLToken: Hashable, Sendable {
    /// An element begins; names are in small letters.
    case open(String, [String: String])
    /// The element that began last and has not ended ends.
    case close(String)
    /// Characters.
    case text(String)
}

/// Reads HTML into a list of tokens, in which every element that opens closes.
enum HTMLReader {
    /// The maximum number of bytes that are read.
    static let longest = 64 << 20

    /// The tokens of a document in UTF-8.
    static func read(_ bytes: [UInt8]) throws(HTMLError) -> [HTMLToken] {
        guard agate_html_is_available() else { throw .missing }
        guard bytes.count <= longest else { throw .tooLong }
        guard !bytes.isEmpty else { return [] }
        guard let document = agate_html_read(bytes, bytes.count) else { throw .unreadable }
        defer { agate_html_free(document) }
        var tokens: [HTMLToken] = []
        while true {
            switch agate_html_next(document) {
            case AGATE_HTML_OPEN: tokens.append(.open(string(document).lowercased(), attributes(document)))
            case AGATE_HTML_CLOSE: tokens.append(.close(string(document).lowercased()))
            case AGATE_HTML_TEXT: tokens.append(.text(string(document)))
            default: return tokens
            }
        }
    }

    private static func string(_ document: OpaquePointer) -> String {
        String(cString: agate_html_string(document))
    }

    /// The attributes of an element; of two with one name the first counts.
    private static func attributes(_ document: OpaquePointer) -> [String: String] {
        var found: [String: String] = [:]
        var name: UnsafePointer<CChar>?
        var value: UnsafePointer<CChar>?
        while agate_html_next_attribute(document, &name, &value) {
            guard let name, let value else { continue }
            let key = String(cString: name).lowercased()
            if found[key] == nil { found[key] = String(cString: value) }
        }
        return found
    }
}
