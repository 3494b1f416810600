import Foundation

/// Puts the lines of paragraphs under one another.
struct LayoutMaker {
    private let content: TextContent
    private let room: TextLayout.Room
    private(set) var lines: [TextLayout.Line] = []
    private(set) var showsAll = true
    /// The end of the widest line from its paragraph's leading edge.
    private(set) var widest = 0.0
    private var bottom = 0.0
    /// Whether lines stand elsewhere in a wider room.
    private(set) var dependsOnWidth = false
    /// The last line as the layout found it.
    private var last: LastLine?

    private struct LastLine {
        let layout: ParagraphLayout
        let fragment: LineFragment
        let paragraph: Paragraph
        /// The paragraph's place among those of the text.
        let index: Int
        let top: Double
    }

    init(_ content: TextContent, _ room: TextLayout.Room) {
        self.content = content
        self.room = room
    }

    /// Finds all lines.
    ///
    /// - Parameter alignmentWidth: The width in which lines are aligned where the room has none; nil: the widest line of each paragraph.
    mutating func fill(alignmentWidth: Double?) {
        let first = content.paragraphs.firstPlace { $0.upperBound > room.start }
        for index in first..<content.paragraphs.count {
            guard !isFull else {
                showsAll = false
                break
            }
            if !add(index, alignmentWidth) {
                showsAll = false
                break
            }
        }
        if !showsAll { truncateLast(alignmentWidth) }
    }

    private var isFull: Bool { room.lineLimit > 0 && lines.count >= room.lineLimit }

    /// Adds the lines of a paragraph that find room; false where some do not.
    private mutating func add(_ index: Int, _ alignmentWidth: Double?) -> Bool {
        if isLimited, !content.hasParagraph(at: index) {
            for length in TextContent.beginnings {
                guard let beginning = content.beginning(ofParagraphAt: index, from: room.start, length)
                else { break }
                if let isAll = add(beginning, index, alignmentWidth, isWhole: false) { return isAll }
            }
        }
        return add(content.paragraph(at: index), index, alignmentWidth, isWhole: true) ?? true
    }

    /// Whether the room ends before a very long paragraph does, and nothing in the room depends on the paragraph's end.
    private var isLimited: Bool {
        room.region == nil && (room.height.isFinite || room.lineLimit > 0) && room.width.isFinite
            && (room.truncation == nil || room.truncation == .end)
    }

    /// Adds the lines of a paragraph, or of its beginning, that find room; false where some do not.
    ///
    /// - Returns: nil where the lines come so near to the end of a beginning that they may be others in the whole.
    private mutating func add(
        _ paragraph: Paragraph,
        _ index: Int,
        _ alignmentWidth: Double?,
        isWhole: Bool
    ) -> Bool? {
        let style = style(of: paragraph)
        var layout = paragraph.layout(width: room.width, style: style, token: room.token)
        if room.start > paragraph.range.lowerBound { layout.start = room.start - paragraph.range.lowerBound }
        let top = lines.isEmpty ? 0 : bottom + style.spacingBefore
        let limit = room.lineLimit > 0 ? room.lineLimit - lines.count : Int.max
        var fragments: [LineFragment]
        // The top of the fragments, which regions give from their own.
        var origin = top
        if let region = room.region {
            fragments = layout.lines(in: region, from: top, filling: room.filling, padding: room.padding)
            if fragments.count > limit { fragments.removeLast(fragments.count - limit) }
            origin = 0
        } else {
            fragments = layout.lines(above: room.height - top, limit: limit, alignmentWidth: alignmentWidth)
            let isCut = room.keepsCutLine && top + (fragments.last?.bottom ?? 0) < room.height
            let isMissing = (fragments.last?.range.upperBound ?? 0) < paragraph.text.count
            if isMissing, isCut || (room.alwaysHasLine && lines.isEmpty && fragments.isEmpty),
                fragments.count < limit
            {
                fragments = layout.lines(limit: fragments.count + 1, alignmentWidth: alignmentWidth)
            }
        }
        if !isWhole, (fragments.last?.range.upperBound ?? 0) + TextContent.margin > paragraph.text.count {
            return nil
        }
        for fragment in fragments {
            let indent = style.room(isFirstLine: fragment.range.lowerBound == 0, width: room.width).indent
            widest = max(widest, indent + fragment.width)
            append(fragment, paragraph, style, index, origin)
        }
        let isAligned = style.alignment != .left || paragraph.measured.bidi.isRightToLeft
        let isLeft = style.alignment == .natural && !paragraph.measured.bidi.isRightToLeft
        if isAligned, !isLeft { dependsOnWidth = true }
        guard let fragment = fragments.last else { return false }
        last = LastLine(
            layout: layout,
            fragment: fragment,
            paragraph: paragraph,
            index: index,
            top: origin
        )
        // The spacing of lines follows the last line of a paragraph, too.
        bottom = origin + fragment.bottom + style.spacingBetweenLines + style.spacingAfter
        return isWhole && fragment.range.upperBound == paragraph.text.count
    }

    /// Lets a token stand for what is left out behind the last line.
    private mutating func truncateLast(_ alignmentWidth: Double?) {
        guard let kind = room.truncation, room.region == nil, let last else { return }
        let fragment = last.layout.truncated(last: last.fragment, kind, alignmentWidth: alignmentWidth)
        guard fragment.truncation != nil else { return }
        lines.removeLast()
        append(
            fragment,
            last.paragraph,
            last.layout.style,
            last.index,
            last.top
        )
    }

    private mutating func append(
        _ fragment: LineFragment,
        _ paragraph: Paragraph,
        _ style: ParagraphStyle,
        _ index: Int,
        _ top: Double
    ) {
        let line = paragraph.line(fragment, token: room.token)
        // A line that ends within a word is shaped anew, and may be narrower or wider than it was in the paragraph.
        let width = line.width - line.trailingWidth
        let factor = style.alignment.flushFactor(isRightToLeft: paragraph.measured.bidi.isRightToLeft)
        lines.append(
            TextLayout.Line(
                line: line,
                x: fragment.x + (fragment.width - width) * factor,
                top: top + fragment.top,
                height: fragment.height,
                baseline: top + fragment.baseline,
                visibleWidth: width,
                paragraph: index,
                end: fragment.end,
                isTruncated: fragment.truncation != nil
            )
        )
    }

    /// The style of a paragraph with what the room says otherwise.
    private func style(of paragraph: Paragraph) -> ParagraphStyle {
        var style = paragraph.setting.style
        if let mode = room.lineBreakMode { style.lineBreakMode = mode }
        if style.alignment == .natural { style.alignment = room.naturalAlignment }
        if room.extraLineSpacing != 0, room.extraLineSpacing.isFinite {
            style.lineSpacing = max(style.lineSpacing + room.extraLineSpacing, 0)
        }
        return style
    }
}
