package import Foundation

extension JSONValue {
    /// Reads a JSON text in UTF-8, with a byte order mark or without.
    ///
    /// The depth of nesting is checked before anything is parsed.
    ///
    /// - Throws: `malformed`, or `limit` when values lie too deep in each other.
    package static func read(_ data: Data, format: String, maxDepth: Int) throws(DocumentError) -> JSONValue {
        var bytes = data
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        try DocumentLimits.check("nesting", depth(of: bytes), maxDepth)
        do {
            return value(
                of: try JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
            )
        } catch {
            let offset = (error as NSError).userInfo["NSJSONSerializationErrorIndex"] as? Int ?? -1
            throw .malformed(format: format, offset: offset, reason: "is no JSON")
        }
    }

    /// How deep the brackets of a text nest, those in strings left out.
    static func depth(of data: Data) -> Int {
        var (depth, deepest, isInString, isEscaped) = (0, 0, false, false)
        for byte in data {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                deepest = max(deepest, depth)
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
        }
        return deepest
    }

    /// What Foundation's parser made, as values; no deeper than the parser allowed.
    ///
    /// Flags come as the numbers 0 and 1, which is what they count as anyway.
    private static func value(of object: Any) -> JSONValue {
        switch object {
        case let text as String: return .string(text)
        case let items as [Any]: return .array(items.map(value(of:)))
        case let members as [String: Any]: return .object(members.mapValues(value(of:)))
        case let number as NSNumber:
            return .number(number.doubleValue)
        default: return .null
        }
    }
}
