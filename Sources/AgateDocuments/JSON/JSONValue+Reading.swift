package import Foundation

extension JSONValue {
    /// Reads a JSON text in UTF-8, with a byte order mark or without.
    ///
    /// What the system's parser refuses, numbers without bound among it, Foundation's gets, after the depth of nesting is
    /// checked: it knows where the text is broken.
    ///
    /// - Throws: `malformed`, or `limit` when values lie too deep in each other.
    package static func read(_ data: Data, format: String, maxDepth: Int) throws(DocumentError) -> JSONValue {
        var bytes = data
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        if let store = bytes.withUnsafeBytes({ JSONStore(parsing: $0, depth: maxDepth) }) {
            return JSONValue(store, 0)
        }
        try DocumentLimits.check("nesting", depth(of: bytes), maxDepth)
        do {
            let object = try JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
            return JSONValue(JSONStore(object), 0)
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
}
