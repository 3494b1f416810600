import CoreGraphics
public import Foundation

extension NSAttributedString {
    /// The types of documents that an attributed string can be read from and written to.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The string that stands for the type.
        public let rawValue: String
        /// Makes a type from its string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Plain text, without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich text format; not read and not written here.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text format with attachments; not read and not written here.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// A page in HTML, with its styles.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// The keys of a document's properties beside its text.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The string that stands for the key.
        public let rawValue: String
        /// Makes a key from its string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The type of the document, as a ``DocumentType``.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The encoding of text, a number of `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// The colour behind all of the text, a ``UIColor``; that of `body` when hypertext is read.
        public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
        /// The size of the view that showed the text; kept by programs.
        public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
        /// The attributes of a page in HTML where it gives none; not used here.
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    }

    /// The keys of options for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The string that stands for the key.
        public let rawValue: String
        /// Makes a key from its string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A ``DocumentType``, or its name; without it hypertext is known by its beginning, and all else is text.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding, as a number of `String.Encoding`; UTF-8 by default.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of text that has none in the document, by their keys.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Reads a document from bytes.
    ///
    /// Of hypertext the usual elements and style rules are read: paragraphs, headings, lists, links, bold, italic, colours, fonts,
    /// sizes, alignment. Nothing is fetched from anywhere, and scripts are not run.
    ///
    /// - Parameters:
    ///   - options: See ``DocumentReadingOptionKey``.
    ///   - dict: Receives the document's properties by the names of ``DocumentAttributeKey``.
    /// - Throws: A ``TextDocumentError`` for types that cannot be read, and for bytes that are not in the encoding.
    public convenience init(
        data: Data,
        options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try TextDocument(data, options)
        dict?.pointee = document.attributes as NSDictionary
        self.init(attributedString: document.text)
    }

    /// Reads a document from a file; see ``init(data:options:documentAttributes:)``.
    public convenience init(
        url: URL,
        options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var options = options
        if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
            options[.documentType] = DocumentType.html
        }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Writes a part of the text as a document: plain text or hypertext.
    ///
    /// - Throws: A ``TextDocumentError`` for kinds that are not written and for a range outside of the text.
    public func data(
        from range: NSRange,
        documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        guard range.location >= 0, range.length >= 0, range.location <= length,
            range.length <= length - range.location
        else { throw TextDocumentError.rangeOutside(range, length: length) }
        let part = AttributeTables.part(of: self, range)
        switch TextDocument.type(dict[.documentType]) ?? .plain {
        case .plain:
            let encoding = TextDocument.encoding(dict[.characterEncoding]) ?? .utf8
            guard let data = part.string.data(using: encoding) else {
                throw TextDocumentError.notInEncoding(encoding.rawValue)
            }
            return data
        case .html: return Data(HTMLWriter.write(part).utf8)
        case let other: throw TextDocumentError.unsupported(other.rawValue)
        }
    }
}

extension NSMutableAttributedString {
    /// Replaces the text by that of a file; see `init(data:options:documentAttributes:)`.
    public func read(
        from url: URL,
        options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        setAttributedString(try NSAttributedString(url: url, options: opts, documentAttributes: dict))
    }
}

/// The errors of reading and writing a text as a document.
public enum TextDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A kind that is not read or written here, by its name.
    case unsupported(String)
    /// Bytes or characters that an encoding does not have, by its number in `String.Encoding`.
    case notInEncoding(UInt)
    /// A range that is not in the text.
    case rangeOutside(NSRange, length: Int)
    /// Hypertext that cannot be read: longer than 64 MiB, or without libxml2 in the build.
    case unreadable(String)

    /// The cause of the error, in one line of English.
    public var description: String {
        switch self {
        case .unsupported(let type): "documents of the type \(type) are not supported"
        case .notInEncoding(let number): "the text cannot be had in the encoding \(number)"
        case .rangeOutside(let range, let length): "the range \(range) is not within 0..<\(length)"
        case .unreadable(let reason): "the HTML cannot be read: \(reason)"
        }
    }
}
