import AgateJSON
package import Foundation

extension JSONValue {
    /// Reads a JSON text in UTF-8, with a byte order mark or without.
    ///
    /// - Throws: `malformed`, or `limit` when values lie too deep in each other: with the depth of the first one that does.
    package static func read(_ data: Data, format: String, maxDepth: Int) throws(DocumentError) -> JSONValue {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let start = data.starts(with: mark) ? mark.count : 0
        let result = data.withUnsafeBytes { raw in
            Result { () throws(JSONError) in
                JSONStore(
                    try JSONTables(
                        reading: UnsafeRawBufferPointer(rebasing: raw[start...]),
                        maxDepth: maxDepth
                    )
                )
            }
        }
        switch result {
        case .success(let store): return JSONValue(store, 0)
        case .failure(.tooDeep(let depth)): throw .limit(name: "nesting", value: depth, allowed: maxDepth)
        case .failure(.malformed(let offset)):
            throw .malformed(format: format, offset: start + offset, reason: "is no JSON")
        }
    }
}
