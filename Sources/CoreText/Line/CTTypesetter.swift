// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateText
public import CoreGraphics

/// Breaks a string into lines; all of it counts as one paragraph, with the style of its first character.
///
/// Immutable as seen from outside, and usable from any thread. Source: text T130 to T137.
public final class CTTypesetter: NSObject, @unchecked Sendable {
    // `@unchecked`: NSObject is not Sendable; the properties are constants.

    /// The content that was read of the string.
    let source: TextSource
    /// The text as one paragraph.
    private let content: TextContent

    init(_ source: TextSource, direction: BaseDirection? = nil) {
        self.source = source
        content = source.asOneParagraph(direction: direction)
    }

    /// The glyphs; nil for an empty string.
    var paragraph: Paragraph? {
        content.paragraphs.isEmpty ? nil : content.paragraph(at: 0)
    }

    /// The number of characters that a line takes.
    ///
    /// - Parameter find: Finds the end of the line.
    func length(from start: CFIndex, _ find: (LineBreaker) -> LineEnd) -> CFIndex {
        guard start >= 0, let paragraph, start < paragraph.text.count else { return 0 }
        return find(LineBreaker(paragraph.measured, ruler: paragraph.setting.style.tabs)).offset - start
    }
}

/// The number of the type.
public func CTTypesetterGetTypeID() -> CFTypeID { CoreTextTypeNumber.typesetter }

/// Makes a typesetter of a string.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(TextSource(string))
}

/// Makes a typesetter of a string.
///
/// - Parameter options: ``kCTTypesetterOptionForcedEmbeddingLevel`` says the direction of the text; others change nothing.
public func CTTypesetterCreateWithAttributedStringAndOptions(
    _ string: CFAttributedString,
    _ options: CFDictionary?
) -> CTTypesetter? {
    let key = kCTTypesetterOptionForcedEmbeddingLevel as String
    let level = FontAttributeValue.number(FontAttributeValue.dictionary(options)?[key])
    return CTTypesetter(TextSource(string), direction: level.map { $0 == 1 ? .rightToLeft : .leftToRight })
}

/// Makes a line of some characters.
///
/// - Parameter stringRange: Cut to the string; length 0 means all that follow its location.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    CTTypesetterCreateLineWithOffset(typesetter, stringRange, 0)
}

/// Makes a line of some characters that begins at some distance from where tab stops count from.
///
/// Source: text T137.
///
/// - Parameters:
///   - stringRange: Cut to the string; length 0 means all that follow its location.
///   - offset: In points.
public func CTTypesetterCreateLineWithOffset(
    _ typesetter: CTTypesetter,
    _ stringRange: CFRange,
    _ offset: Double
) -> CTLine {
    let range = stringRange.clamped(to: typesetter.source.count)
    guard let paragraph = typesetter.paragraph, !range.isEmpty else {
        return CTLine(nil, typesetter.source.looks, at: range.lowerBound)
    }
    let line = paragraph.line(range, indent: offset.isFinite ? offset : 0)
    return CTLine(line, typesetter.source.looks)
}

/// The number of characters of a line whose text fits into a width: up to the last opportunity, white space behind it included.
///
/// Where not one word fits, the line breaks between characters. Source: text T131.
///
/// - Parameters:
///   - startIndex: Where the line begins.
///   - width: In points; no number or below 0 counts as 0, and at least one character is taken.
/// - Returns: 0 for a start outside of the string.
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter,
    _ startIndex: CFIndex,
    _ width: Double
) -> CFIndex {
    CTTypesetterSuggestLineBreakWithOffset(typesetter, startIndex, width, 0)
}

/// As ``CTTypesetterSuggestLineBreak(_:_:_:)``, for a line that begins at some distance from where tab stops count from.
public func CTTypesetterSuggestLineBreakWithOffset(
    _ typesetter: CTTypesetter,
    _ startIndex: CFIndex,
    _ width: Double,
    _ offset: Double
) -> CFIndex {
    typesetter.length(from: startIndex) {
        $0.suggestLineBreak(from: startIndex, width: width, indent: offset.isFinite ? offset : 0)
    }
}

/// The number of characters of a line that may break between any two of them; at least one.
///
/// Source: text T132.
///
/// - Returns: 0 for a start outside of the string.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter,
    _ startIndex: CFIndex,
    _ width: Double
) -> CFIndex {
    CTTypesetterSuggestClusterBreakWithOffset(typesetter, startIndex, width, 0)
}

/// As ``CTTypesetterSuggestClusterBreak(_:_:_:)``, for a line that begins at some distance from where tab stops count from.
public func CTTypesetterSuggestClusterBreakWithOffset(
    _ typesetter: CTTypesetter,
    _ startIndex: CFIndex,
    _ width: Double,
    _ offset: Double
) -> CFIndex {
    typesetter.length(from: startIndex) {
        $0.suggestClusterBreak(from: startIndex, width: width, indent: offset.isFinite ? offset : 0)
    }
}
