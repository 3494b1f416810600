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
    private var last: (layout: ParagraphLayout, fragment: LineFragment, paragraph: Int, top: Double)?

    init(_ content: TextContent, _ room: TextLayout.Room) {
        self.content = content
        self.room = room
    }

    /// Finds all lines.
    ///
    /// - Parameter alignmentWidth: What lines are aligned in where the room has no width; nil: the widest line of each paragraph.
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
        let paragraph = content.paragraph(at: index)
        let style = style(of: paragraph)
        let layout = paragraph.layout(width: room.width, style: style, token: room.token)
        // Of the first paragraph, which may have begun in another room.
        let start = max(room.start - paragraph.range.lowerBound, 0)
        let top = lines.isEmpty ? 0 : bottom + style.spacingBefore
        let limit = room.lineLimit > 0 ? room.lineLimit - lines.count : Int.max
        var fragments: [LineFragment]
        // The top of the fragments, which regions give from their own.
        var origin = top
        if let region = room.region {
            fragments = layout.lines(
                in: region,
                from: top,
                startingAt: start,
                filling: room.filling,
                padding: room.padding
            )
            if fragments.count > limit { fragments.removeLast(fragments.count - limit) }
            origin = 0
        } else {
            fragments = layout.lines(
                above: room.height - top,
                limit: limit,
                startingAt: start,
                alignmentWidth: alignmentWidth
            )
            let isCut = room.keepsCutLine && top + (fragments.last?.bottom ?? 0) < room.height
            let isMissing = (fragments.last?.range.upperBound ?? 0) < paragraph.text.count
            if isMissing, isCut || (room.alwaysHasLine && lines.isEmpty && fragments.isEmpty),
                fragments.count < limit
            {
                fragments = layout.lines(
                    limit: fragments.count + 1,
                    startingAt: start,
                    alignmentWidth: alignmentWidth
                )
            }
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
        last = (layout, fragment, index, origin)
        bottom = origin + fragment.bottom + style.spacingAfter
        return fragment.range.upperBound == paragraph.text.count
    }

    /// Lets a token stand for what is left out behind the last line.
    private mutating func truncateLast(_ alignmentWidth: Double?) {
        guard let kind = room.truncation, room.region == nil, let last else { return }
        let fragment = last.layout.truncated(last: last.fragment, kind, alignmentWidth: alignmentWidth)
        guard fragment.truncation != nil else { return }
        lines.removeLast()
        append(
            fragment,
            content.paragraph(at: last.paragraph),
            last.layout.style,
            last.paragraph,
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
