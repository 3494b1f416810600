import Foundation

/// Divides a text into pieces of one font, script, direction and language.
///
/// Source: text T83.
package struct TextItemizer: Sendable {
    /// A range of the text with its attributes.
    package struct Span: Sendable, Hashable {
        package var range: Range<Int>
        package var attributes: ShapingAttributes

        package init(_ range: Range<Int>, _ attributes: ShapingAttributes) {
            self.range = range
            self.attributes = attributes
        }
    }

    private let library: FontLibrary

    package init(library: FontLibrary = .shared) {
        self.library = library
    }

    /// The pieces of a text, in its order.
    ///
    /// A grapheme cluster is never divided: it has the attributes, the level and the script of its first characters.
    ///
    /// - Parameters:
    ///   - text: UTF-16; unpaired surrogates count as U+FFFD.
    ///   - spans: The attributes, in order and without gaps; parts of the text that no span covers give no pieces.
    ///   - levels: The level of each UTF-16 unit; 0 for those that are missing.
    package func items(of text: [UInt16], spans: [Span], levels: [UInt8] = []) -> [TextItem] {
        var builder = TextItemBuilder(text, levels, library)
        for span in spans { builder.add(span) }
        return Self.joined(builder.finished())
    }

    /// Joins neighbours that became alike when scripts were found out.
    private static func joined(_ items: [TextItem]) -> [TextItem] {
        guard items.count > 1 else { return items }
        var result: [TextItem] = []
        result.reserveCapacity(items.count)
        for item in items {
            if let last = result.indices.last, result[last].range.upperBound == item.range.lowerBound,
                result[last].isLike(item)
            {
                result[last].range = result[last].range.lowerBound..<item.range.upperBound
            } else {
                result.append(item)
            }
        }
        return result
    }
}

/// The characters of a part of a text in UTF-16.
struct ClusterScalars: Sequence {
    let text: [UInt16]
    let range: Range<Int>

    struct Iterator: IteratorProtocol {
        let text: [UInt16]
        var range: Range<Int>

        mutating func next() -> Unicode.Scalar? {
            guard let unit = range.popFirst().map({ text[$0] }) else { return nil }
            if UTF16.isLeadSurrogate(unit), let next = range.first, UTF16.isTrailSurrogate(text[next]) {
                range = next + 1..<range.upperBound
                return Unicode.Scalar(0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(text[next]) & 0x3FF)
            }
            return Unicode.Scalar(unit) ?? "\u{FFFD}"
        }
    }

    func makeIterator() -> Iterator { Iterator(text: text, range: range) }
}
