import Foundation

/// Divides a text into pieces of one font, script, direction and language.
///
/// Source: text T83.
package struct TextItemizer: Sendable {
    /// A range of the text and what is asked for there.
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
    ///   - spans: What is asked for, in order and without gaps; parts of the text that no span covers give no pieces.
    ///   - levels: The level of each UTF-16 unit; 0 for those that are missing.
    package func items(of text: [UInt16], spans: [Span], levels: [UInt8] = []) -> [TextItem] {
        var spans = spans[...]
        var items: [TextItem] = []
        var scripts = ScriptResolver()
        // Pieces at the start whose script follows later ones.
        var unresolved = 0
        while let span = spans.popFirst() {
            // Whether the last piece is of this span and of its own font: then most clusters only make it longer.
            var isPlain = false
            let face = span.attributes.font.face
            let range = span.range.clamped(to: 0..<text.count)
            TextClusters(text).forEach(in: range) { cluster in
                let scalars = Self.scalars(of: text, cluster)
                let isEmoji = EmojiPresentation.isEmoji(scalars)
                let script = isEmoji ? ScriptProperty.common : scripts.script(of: scalars)
                if !isEmoji, !ScriptProperty.isOpen(script), unresolved < items.count {
                    for index in unresolved..<items.count
                    where items[index].script == ScriptProperty.inherited {
                        items[index].script = script
                    }
                    unresolved = items.count
                }
                let level = cluster.lowerBound < levels.count ? levels[cluster.lowerBound] : 0
                let wasPlain = isPlain
                isPlain = !isEmoji && scalars.allSatisfy(face.suffices)
                if isPlain, wasPlain, let last = items.indices.last, items[last].script == script,
                    items[last].level == level
                {
                    items[last].range = items[last].range.lowerBound..<cluster.upperBound
                    return
                }
                let font =
                    isPlain ? span.attributes.font : font(for: scalars, span.attributes, script, isEmoji)
                let item = TextItem(
                    range: cluster,
                    attributes: span.attributes,
                    font: font,
                    script: script,
                    level: level
                )
                if let last = items.indices.last, items[last].range.upperBound == cluster.lowerBound,
                    items[last].isLike(item)
                {
                    items[last].range = items[last].range.lowerBound..<cluster.upperBound
                } else {
                    items.append(item)
                }
            }
        }
        for index in items.indices where items[index].script == ScriptProperty.inherited {
            items[index].script = ScriptProperty.common
        }
        return Self.joined(items)
    }

    /// The font of a cluster that is an emoji, or that the span's own font has not.
    private func font(
        for scalars: ClusterScalars,
        _ attributes: ShapingAttributes,
        _ script: FontTag,
        _ isEmoji: Bool
    ) -> FontInstance {
        library.font(
            for: scalars,
            instead: attributes.font,
            script: script,
            language: attributes.language,
            isEmoji: isEmoji
        )
    }

    /// Joins neighbours that became alike when scripts were found out.
    private static func joined(_ items: [TextItem]) -> [TextItem] {
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

    private static func scalars(of text: [UInt16], _ range: Range<Int>) -> ClusterScalars {
        ClusterScalars(text: text, range: range)
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
