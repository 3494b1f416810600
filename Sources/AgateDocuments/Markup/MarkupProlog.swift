/// Takes the document type out of a file before the parser sees it.
///
/// Without it no entity is declared, so that the use of one is an error with a line and a column, nothing can be expanded and nothing can be
/// loaded. The bytes become blanks: all places stay what they are.
///
/// Source: documents K12.
enum MarkupProlog {
    /// Where the document type stands; nil when there is none before the first element.
    ///
    /// One that does not end is left to the parser, which refuses it.
    static func documentType(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var position = 0
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                position += 1
                continue
            }
            if has("<!--", in: bytes, at: position) {
                guard let end = end(of: "-->", in: bytes, from: position + 4) else { return nil }
                position = end
            } else if has("<?", in: bytes, at: position) {
                guard let end = end(of: "?>", in: bytes, from: position + 2) else { return nil }
                position = end
            } else if has("<!DOCTYPE", in: bytes, at: position) {
                return end(ofTypeAt: position, in: bytes).map { position..<$0 }
            } else {
                return nil
            }
        }
        return nil
    }

    /// Past the `>` that belongs to a document type: those in quotes, in comments and in brackets do not.
    private static func end(ofTypeAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var position = start + 9
        var isInBrackets = false
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let quote = bytes[position]
                position += 1
                while position < bytes.count, bytes[position] != quote { position += 1 }
            case UInt8(ascii: "<") where has("<!--", in: bytes, at: position):
                guard let end = end(of: "-->", in: bytes, from: position + 4) else { return nil }
                position = end - 1
            case UInt8(ascii: "<") where has("<?", in: bytes, at: position):
                guard let end = end(of: "?>", in: bytes, from: position + 2) else { return nil }
                position = end - 1
            case UInt8(ascii: "["): isInBrackets = true
            case UInt8(ascii: "]"): isInBrackets = false
            case UInt8(ascii: ">") where !isInBrackets: return position + 1
            default: break
            }
            position += 1
        }
        return nil
    }

    private static func has(_ sign: StaticString, in bytes: UnsafeBufferPointer<UInt8>, at position: Int)
        -> Bool
    {
        guard bytes.count - position >= sign.utf8CodeUnitCount else { return false }
        for index in 0..<sign.utf8CodeUnitCount where bytes[position + index] != sign.utf8Start[index] {
            return false
        }
        return true
    }

    private static func end(
        of sign: StaticString,
        in bytes: UnsafeBufferPointer<UInt8>,
        from start: Int
    ) -> Int? {
        var position = start
        while position < bytes.count {
            if has(sign, in: bytes, at: position) { return position + sign.utf8CodeUnitCount }
            position += 1
        }
        return nil
    }
}
