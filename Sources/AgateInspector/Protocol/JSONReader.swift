import AgateJSON
package import Foundation

/// Reads a text of JSON that may come from anybody: bounded in bytes and depth, and refused as a whole where it is not right.
///
/// Numbers are read as doubles. Of two members of one name the later counts.
package enum JSONReader {
    /// What is accepted.
    package struct Limits: Sendable {
        /// How many bytes the text may have.
        package var bytes: Int
        /// How many arrays and objects may lie in each other.
        package var depth: Int

        package init(bytes: Int, depth: Int) {
            (self.bytes, self.depth) = (bytes, depth)
        }

        /// Those of a message: 4 MiB, and 64 deep.
        package static let message = Limits(bytes: 4 << 20, depth: 64)
        /// Those of a capture: 256 MiB, and 64 deep.
        package static let capture = Limits(bytes: 256 << 20, depth: 64)
    }

    /// The value that a text holds; nil where it is no JSON, or more than the limits allow.
    package static func value(of data: Data, limits: Limits = .message) -> JSONValue? {
        guard data.count <= limits.bytes else { return nil }
        return data.withUnsafeBytes { raw in
            do {
                let tables = try JSONTables(reading: raw, maxDepth: limits.depth)
                return JSONValue(tables, tables.nodes[0])
            } catch {
                return nil
            }
        }
    }
}

extension JSONValue {
    /// The value of a node; it recurses no deeper than the text was allowed to be.
    fileprivate init(_ tables: borrowing JSONTables, _ node: JSONNode) {
        let nodes = tables.nodes + (node.kind == .array || node.kind == .object ? Int(node.bits) : 0)
        switch node.kind {
        case .null: self = .null
        case .flag: self = .bool(node.bits != 0)
        case .number: self = .number(Double(bitPattern: node.bits))
        case .string, .shortString: self = .string(tables.string(node))
        case .array:
            var items: [JSONValue] = []
            items.reserveCapacity(Int(node.count))
            for index in 0..<Int(node.count) { items.append(JSONValue(tables, nodes[index])) }
            self = .array(items)
        case .object:
            var members: [String: JSONValue] = [:]
            for index in 0..<Int(node.count) {
                members[tables.string(nodes[2 * index])] = JSONValue(tables, nodes[2 * index + 1])
            }
            self = .object(members)
        }
    }
}
