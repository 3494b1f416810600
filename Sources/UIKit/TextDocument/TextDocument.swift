import AgateText
import Foundation

/// A document that was read: its text, and what is known beside it.
struct TextDocument {
    let text: NSAttributedString
    let attributes: [String: Any]

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        let type = Self.type(options[.documentType]) ?? Self.guess(data)
        let defaults = Self.defaults(options[.defaultAttributes])
        let encoding = Self.encoding(options[.characterEncoding]) ?? .utf8
        var attributes: [String: Any] = [
            NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue,
            NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
        ]
        switch type {
        case .plain:
            guard let string = String(data: data, encoding: encoding) else {
                throw TextDocumentError.notInEncoding(encoding.rawValue)
            }
            text = OwnAttributedString(string: string, attributes: defaults)
        case .html:
            // Bytes that are not UTF-8 go through a string, so that the library sees one encoding.
            var bytes = [UInt8](data)
            if encoding != .utf8 {
                guard let string = String(data: data, encoding: encoding) else {
                    throw TextDocumentError.notInEncoding(encoding.rawValue)
                }
                bytes = Array(string.utf8)
            }
            let reader = HTMLText(try Self.tokens(bytes), defaults)
            text = reader.attributedString
            if let color = reader.bodyColor {
                attributes[NSAttributedString.DocumentAttributeKey.backgroundColor.rawValue] = color
            }
        default: throw TextDocumentError.unsupported(type.rawValue)
        }
        self.attributes = attributes
    }

    /// A text without a body would be put into a paragraph, which it is not in.
    private static func tokens(_ bytes: [UInt8]) throws -> [HTMLToken] {
        let start = String(decoding: bytes, as: UTF8.self).lowercased()
        let hasBody = start.contains("<body") || start.contains("<html")
        do {
            return try HTMLReader.read(hasBody ? bytes : Array("<body>".utf8) + bytes)
        } catch {
            throw TextDocumentError.unreadable(
                error == .missing ? "built without libxml2 (trait HTML)" : "\(error)"
            )
        }
    }

    static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
        if let type = value as? NSAttributedString.DocumentType { return type }
        return (value as? String).map { NSAttributedString.DocumentType(rawValue: $0) }
    }

    static func encoding(_ value: Any?) -> String.Encoding? {
        switch value {
        case let encoding as String.Encoding: encoding
        case let number as UInt: String.Encoding(rawValue: number)
        case let number as Int: UInt(exactly: number).map { String.Encoding(rawValue: $0) }
        default: nil
        }
    }

    private static func guess(_ data: Data) -> NSAttributedString.DocumentType {
        let start = String(decoding: data.prefix(200), as: UTF8.self).drop { $0.isWhitespace }.lowercased()
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
    }

    private static func defaults(_ value: Any?) -> [NSAttributedString.Key: Any] {
        if let attributes = value as? [NSAttributedString.Key: Any] { return attributes }
        let named = value as? [String: Any] ?? [:]
        return Dictionary(uniqueKeysWithValues: named.map { (NSAttributedString.Key(rawValue: $0), $1) })
    }
}
