// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateText
public import CoreGraphics
import Foundation
import Synchronization

/// A line of text: glyphs in their places.
///
/// Immutable, and usable from any thread. Its origin is the left end of its baseline, y up. Source: text T100, T110.
public final class CTLine: NSObject, @unchecked Sendable {
    // `@unchecked`: the looks hold values of attributes, which nothing here changes; the runs are made under the lock.

    /// The glyphs; nil for a line without characters.
    ///
    /// GUESS empty-line: it has no runs, and all its measures are 0. Source: text T114.
    let line: TextLine?
    /// How the spans of the text look.
    let looks: [TextAppearance]
    /// The characters of a line without any: where it stands in its text.
    private let emptyPlace: Int
    private let runList = Mutex<NSArray?>(nil)

    init(_ line: TextLine?, _ looks: [TextAppearance], at place: Int = 0) {
        self.line = line
        self.looks = looks
        emptyPlace = place
    }

    /// The units in the whole text.
    var textRange: Range<Int> { line?.textRange ?? emptyPlace..<emptyPlace }

    /// The runs, made at the first use.
    var runs: NSArray {
        runList.withLock { list in
            if let list { return list }
            let made = (line?.runs ?? []).map { CTRun($0, look: look(of: $0)) } as NSArray
            list = made
            return made
        }
    }

    /// How a run looks.
    func look(of run: VisualRun) -> TextAppearance {
        looks.indices.contains(run.span) ? looks[run.span] : TextAppearance()
    }
}

/// The number of the type.
public func CTLineGetTypeID() -> CFTypeID { CoreTextTypeNumber.line }

/// Makes a line of a string; line breaks within it have no width and break nothing.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTTypesetterCreateLine(CTTypesetterCreateWithAttributedString(attrString), CFRange())
}

/// Makes a line that is cut to a width: characters give way to a token.
///
/// White space beside the token stays. The parts that stay are shaped anew. Source: text T123, T124.
///
/// - Parameters:
///   - width: In points.
///   - truncationToken: The line in place of the characters; nil for none.
/// - Returns: The same line where it fits, and nil where not even the token does.
public func CTLineCreateTruncatedLine(
    _ line: CTLine,
    _ width: Double,
    _ truncationType: CTLineTruncationType,
    _ truncationToken: CTLine?
) -> CTLine? {
    guard let text = line.line else { return line }
    let kind: TruncationKind =
        switch truncationType {
        case .start: .start
        case .end: .end
        case .middle: .middle
        }
    let looks = line.looks + (truncationToken?.looks ?? [])
    guard
        let made = text.truncated(
            to: width,
            kind,
            token: truncationToken?.line,
            tokenSpan: line.looks.count
        )
    else { return nil }
    let isWhole =
        made.width == text.width && made.runs.count == text.runs.count
        && !made.runs.contains(where: \.isToken)
        && made.glyphCount == text.glyphCount
    return isWhole ? line : CTLine(made, looks)
}

/// Makes a line that is as wide as wanted: what is missing is shared by its word spaces.
///
/// Source: text T126.
///
/// - Parameters:
///   - justificationFactor: Which part of what is missing is added, from 0 to 1.
///   - justificationWidth: In points.
/// - Returns: Nil for a line that cannot be justified, such as one without spaces.
public func CTLineCreateJustifiedLine(
    _ line: CTLine,
    _ justificationFactor: CGFloat,
    _ justificationWidth: Double
) -> CTLine? {
    line.line?.justified(Double(justificationFactor), to: justificationWidth).map { CTLine($0, line.looks) }
}

/// The number of glyphs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.line?.glyphCount ?? 0 }

/// The runs from left to right, an array of ``CTRun``.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// The characters of the line in its string.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.textRange) }

/// Draws a line at the context's text position, which is behind the line then.
///
/// Glyphs go through the context's text matrix. They have the colours of their attributes: black without one. Backgrounds, underlines and
/// outlines are drawn; strikethrough, shadows and attachments are not. Source: text T107, T108.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    guard let text = line.line else { return }
    LinePainter(context).draw(text, looks: line.looks)
    var matrix = context.textMatrix
    let end = CGPoint(x: text.width, y: 0).applying(matrix)
    (matrix.tx, matrix.ty) = (end.x, end.y)
    context.textMatrix = matrix
}
