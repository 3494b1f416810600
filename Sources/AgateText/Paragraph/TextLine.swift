package import Foundation

/// A laid-out line: which units of a paragraph it takes, where it stands, and its glyphs from left to right.
///
/// The line's place counts in points from the upper left corner of the room that it is in, y downwards. ``ParagraphLayout`` finds lines by the
/// advances of the paragraph; they have no runs and no carets until ``Paragraph`` gives them their glyphs. x of runs and carets counts from
/// the left end of the line, white space at its end included.
///
/// Source: text T110 to T115.
package struct TextLine: Sendable {
    /// The characters of the paragraph and their widths.
    package let text: MeasuredText
    /// The units of the line, white space and terminators at its end included, counted from the paragraph's start.
    package let range: Range<Int>
    /// The units without white space and terminators at the end.
    package let visibleRange: Range<Int>
    /// How the line came to its end.
    package let end: LineBreak.Reason
    /// What has given way to a token; nil for a line that is whole.
    package internal(set) var truncation: Truncation?
    /// By how much tabs, and spaces of a justified line, are wider than their advance.
    package internal(set) var expansions: [Expansion]
    /// How far the fonts reach from the baseline.
    package internal(set) var metrics: LineMetrics
    /// Where the paragraph's style lets the line begin, from the leading edge of the room.
    package internal(set) var indent = 0.0
    /// What the paragraph's style leaves free behind the line.
    package internal(set) var tail = 0.0

    /// The width of what is seen: without white space at the end, and with a hyphen or token.
    package internal(set) var visibleWidth: Double
    /// The width of the white space at the end, which hangs.
    package internal(set) var trailingWidth: Double
    /// The left end of the baseline, white space that hangs to the left included.
    package var origin: CGPoint
    /// The part of the room that the line takes: as wide as the room, or as the stretch of it that is free.
    package var rect: CGRect
    /// The part of ``rect`` that has text, with the room's padding at both ends.
    package var usedRect = CGRect.zero
    /// The place of the room that the line is in among those that were filled.
    package internal(set) var container = 0

    /// The paragraph that the glyphs are of; nil before the line has glyphs.
    var paragraph: Paragraph?
    /// Glyphs from left to right.
    package internal(set) var runs: [VisualRun] = []
    /// The sum of all advances, white space at the end included.
    package internal(set) var width: Double
    /// The stretches of the text that the line shows, with carets, and where each begins.
    var parts: [Part] = []

    /// A stretch of the text in a line.
    struct Part: Sendable {
        let carets: CaretMap
        let x: Double
    }

    /// Makes a line of the units of a paragraph, without glyphs, with its upper edge at the top of the room.
    ///
    /// - Parameters:
    ///   - visibleWidth: As the advances of the paragraph say; with a hyphen or token.
    ///   - height: Nil: as the fonts say.
    init(
        _ text: MeasuredText,
        _ range: Range<Int>,
        end: LineBreak.Reason,
        truncation: Truncation? = nil,
        expansions: [Expansion],
        visibleWidth: Double = 0,
        metrics: LineMetrics,
        height: Double? = nil
    ) {
        self.text = text
        self.range = range
        visibleRange = range.lowerBound..<text.text.endWithoutTrailingSpace(of: range)
        self.end = end
        self.truncation = truncation
        self.expansions = expansions
        self.metrics = metrics
        self.visibleWidth = visibleWidth
        trailingWidth = text.width(of: visibleRange.upperBound..<range.upperBound)
        width = visibleWidth + trailingWidth
        let height = height ?? metrics.height
        rect = CGRect(x: 0, y: 0, width: 0, height: height)
        origin = CGPoint(x: 0, y: height - metrics.descent - metrics.leading)
    }

    /// Where the left end of the line is, white space that hangs to the left included.
    package var x: Double { origin.x }
    /// The upper edge.
    package var top: Double { rect.origin.y }
    /// From the upper edge to the lower one.
    package var height: Double { rect.size.height }
    /// The lower edge.
    package var bottom: Double { top + height }
    /// The baseline.
    package var baseline: Double { origin.y }
    /// Whether the paragraph's direction is from right to left.
    package var isRightToLeft: Bool { text.bidi.isRightToLeft }
    /// Whether a hyphen is shown at the end that the text does not have.
    package var hasHyphen: Bool { end.hasHyphen }

    /// Whether characters have given way to a token.
    package var isTruncated: Bool { truncation != nil }

    /// The units that have given way to a token; nil for a line that is whole.
    package var truncatedRange: Range<Int>? {
        truncation.map { truncation in
            let end = truncation.tail.isEmpty ? range.upperBound : truncation.tail.lowerBound
            return min(truncation.head.upperBound, end)..<end
        }
    }

    /// The first unit of the paragraph in the whole text.
    package var paragraphStart: Int { paragraph?.range.lowerBound ?? 0 }
    /// The units of the line in the whole text.
    package var textRange: Range<Int> { range.moved(by: paragraphStart) }

    /// The number of glyphs of all runs.
    package var glyphCount: Int { runs.reduce(0) { $0 + $1.glyphRange.count } }

    /// The smallest rectangle around what is drawn, with the left end of the baseline at the origin and y up; null for nothing.
    ///
    /// Source: text T116.
    package var imageBounds: CGRect {
        runs.reduce(.null) { box, run in
            let bounds = run.imageBounds
            return bounds.isNull ? box : box.union(bounds)
        }
    }

    /// The line so much further down; an infinite distance moves nothing.
    package func moved(by distance: Double) -> TextLine {
        guard distance != 0, distance.isFinite else { return self }
        var line = self
        line.rect.origin.y += distance
        line.usedRect.origin.y += distance
        line.origin.y += distance
        return line
    }
}
