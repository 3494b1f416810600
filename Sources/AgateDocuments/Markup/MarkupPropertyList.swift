package import Foundation

/// The entries of a property list, in XML or binary, whose values are plain: what a bundle says about itself.
///
/// Foundation's reader is for files of one's own: it goes as deep as the file does.
///
/// Source: documents K2, K4.
package struct MarkupPropertyList: Sendable {
    /// A value of an entry.
    package indirect enum Value: Sendable, Equatable {
        case string(String)
        case number(Double)
        case bool(Bool)
        case dictionary([String: Value])
        case array([Value])
    }

    /// The entries of the outermost dictionary; the last one of a key counts.
    package let entries: [String: Value]

    /// Reads a property list; one that has no dictionary has no entries.
    package init(_ data: Data, limits: MarkupLimits = .standard) throws(MarkupError) {
        if BinaryPropertyListTable.isBinary(data) {
            guard let value = BinaryPropertyList.value(data) else {
                throw .malformed(line: 0, column: 0, reason: "the binary property list is damaged")
            }
            if case .dictionary(let entries) = value { self.entries = entries } else { entries = [:] }
            return
        }
        let root = try MarkupReader.read(data, limits: limits).root
        let dictionary = root.name == "dict" ? root : root.child("dict")
        if let dictionary, case .dictionary(let entries)? = Self.value(dictionary, depth: 0) {
            self.entries = entries
        } else {
            entries = [:]
        }
    }

    package func string(_ key: String) -> String? {
        if case .string(let text)? = entries[key] { text } else { nil }
    }

    /// A number, whether it is written as one or as a text.
    package func number(_ key: String) -> Double? {
        switch entries[key] {
        case .number(let number)?: number
        case .string(let text)?: MarkupNumber.parse(text)
        default: nil
        }
    }

    package func bool(_ key: String) -> Bool? {
        switch entries[key] {
        case .bool(let flag)?: flag
        case .number(let number)?: number != 0
        case .string(let text)?: MarkupNumber.boolean(text)
        default: nil
        }
    }

    /// Values deeper than this are left out.
    private static let deepest = 16

    private static func value(_ element: MarkupElement, depth: Int) -> Value? {
        guard depth < deepest else { return nil }
        switch element.name {
        case "string", "date", "data": return .string(element.text)
        case "integer", "real": return MarkupNumber.parse(element.text).map { .number($0) }
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "array": return .array(element.children.compactMap { value($0, depth: depth + 1) })
        case "dict":
            var entries: [String: Value] = [:]
            var key: String?
            for child in element.children {
                if child.name == "key" {
                    key = child.text
                } else if let name = key {
                    entries[name] = value(child, depth: depth + 1)
                    key = nil
                }
            }
            return .dictionary(entries)
        default: return nil
        }
    }
}
