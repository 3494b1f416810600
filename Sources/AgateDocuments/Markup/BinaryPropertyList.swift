import Foundation

/// Reads property lists in their binary form: the plain values, as deep and as many as a bundle's own list needs.
///
/// Objects that refer to each other in a circle end at the deepest level. Source: documents K4.
struct BinaryPropertyList {
    private let table: BinaryPropertyListTable
    /// How many values may still be read: a small file can name one object very often.
    private var budget = 20_000

    /// Values deeper than this are left out.
    private static let deepest = 16

    /// The outermost value; nil for bytes that are no such list.
    static func value(_ data: Data) -> MarkupPropertyList.Value? {
        guard let table = BinaryPropertyListTable(data) else { return nil }
        var reader = BinaryPropertyList(table: table)
        return reader.object(table.top, depth: 0)
    }

    private init(table: BinaryPropertyListTable) {
        self.table = table
    }

    private mutating func object(_ number: Int, depth: Int) -> MarkupPropertyList.Value? {
        budget -= 1
        guard budget > 0, depth < Self.deepest else { return nil }
        switch table.node(number) {
        case .bool(let flag)?: return .bool(flag)
        case .integer(let number)?: return .number(Double(number))
        case .real(let number)?: return .number(number)
        case .text(let text)?: return .string(text)
        case .list(let members)?:
            var items: [MarkupPropertyList.Value] = []
            for member in members {
                guard budget > 0 else { break }
                if let value = object(member, depth: depth + 1) { items.append(value) }
            }
            return .array(items)
        case .dictionary(let keys, let values)?:
            var entries: [String: MarkupPropertyList.Value] = [:]
            for (key, value) in zip(keys, values) {
                guard budget > 0 else { break }
                guard case .string(let name)? = object(key, depth: depth + 1) else { continue }
                entries[name] = object(value, depth: depth + 1)
            }
            return .dictionary(entries)
        case .null?, .data?, .reference?, nil: return nil
        }
    }
}
