import Foundation

/// Puts the lines of paragraphs under one another, in one room after another.
///
/// What labels, frames of CoreText and text layers show is one room; a layout manager has one for each of its text containers, and goes on
/// from any place.
package struct LineStacker {
    /// Where the next line goes.
    package struct Place: Sendable, Equatable {
        /// The place of the room; the number of rooms when all are full.
        package var container = 0
        /// The top of the next line, from the room's.
        package var y = 0.0
        /// How many lines the room has.
        package var lineCount = 0

        package init() {}
    }

    /// Where there is room.
    package let rooms: [TextLayout.Room]
    /// Where the next line goes.
    package private(set) var place: Place
    /// The end of the widest line, from the leading edge, by the advances of its paragraph.
    private(set) var widest = 0.0
    private let delegate: (any LineStackerDelegate)?

    package init(
        _ rooms: [TextLayout.Room],
        from place: Place = Place(),
        delegate: (any LineStackerDelegate)? = nil
    ) {
        self.rooms = rooms
        self.place = place
        self.delegate = delegate
    }

    /// Whether no room takes another line; without a limit of lines that is known when one does not fit.
    var isFull: Bool {
        guard rooms.indices.contains(place.container) else { return true }
        let limit = rooms[place.container].lineLimit
        return place.container == rooms.count - 1 && limit > 0 && place.lineCount >= limit
    }

    /// Adds the lines of a paragraph that find room.
    ///
    /// - Parameters:
    ///   - start: The first unit that is laid out, from the paragraph's start.
    ///   - margin: So many units at the paragraph's end are not to be reached.
    ///   - alignmentWidth: What lines are aligned in where a room has no width; nil: the widest line of the paragraph.
    /// - Returns: The lines in their rooms; nil where one comes into the margin, and then nothing is added.
    package mutating func add(
        _ paragraph: Paragraph,
        from start: Int = 0,
        margin: Int = 0,
        alignmentWidth: Double? = nil
    ) -> [TextLine]? {
        var lines: [TextLine] = []
        var next = start
        while place.container < rooms.count {
            let room = rooms[place.container]
            var layout = self.layout(of: paragraph, in: room)
            layout.start = next
            let top = top(of: paragraph, layout.style, isFirstLine: lines.isEmpty)
            let found = self.lines(layout, room, top, alignmentWidth)
            let end = found.last?.range.upperBound ?? 0
            if margin > 0, end + margin > paragraph.text.count { return nil }
            for line in found {
                widest = max(widest, line.indent + line.visibleWidth)
            }
            let isRegion = room.region != nil
            lines += stack(found, of: paragraph, layout.style, in: room, from: isRegion ? 0 : top)
            next = lines.last?.range.upperBound ?? next
            guard next < paragraph.text.count else {
                place.y += delegate?.spacingAfter(lines.last, from: place) ?? layout.style.spacingAfter
                break
            }
            place.y = 0
            place.lineCount = 0
            place.container += 1
        }
        return lines
    }

    /// The line with a token for all that follows it in its paragraph; nil where the room wants none, or has no room for one.
    package func truncated(_ line: TextLine, alignmentWidth: Double? = nil) -> TextLine? {
        guard rooms.indices.contains(line.container), let paragraph = line.paragraph else { return nil }
        let room = rooms[line.container]
        guard let kind = room.truncation, room.region == nil else { return nil }
        let layout = self.layout(of: paragraph, in: room)
        guard var cut = layout.truncated(last: line, kind, alignmentWidth: alignmentWidth) else { return nil }
        cut.container = line.container
        finish(&cut, of: paragraph, layout.style, in: room)
        cut.rect = line.rect
        return cut
    }

    // MARK: Steps

    /// The top of the next line.
    private func top(of paragraph: Paragraph, _ style: ParagraphStyle, isFirstLine: Bool) -> Double {
        guard isFirstLine, place.lineCount > 0 else { return place.y }
        return place.y + (delegate?.spacingBefore(place) ?? style.spacingBefore)
    }

    private func layout(of paragraph: Paragraph, in room: TextLayout.Room) -> ParagraphLayout {
        var layout = paragraph.layout(
            width: room.region == nil ? room.width - 2 * room.usedPadding : room.width,
            style: room.style(of: paragraph),
            token: room.token
        )
        if let delegate, let points = layout.hyphenationPoints {
            // Layout is made on the thread that asks for it, and the closure lives no longer.
            nonisolated(unsafe) let delegate = delegate
            layout.hyphenationPoints = { word in points(word).filter(delegate.mayHyphenate(before:)) }
        }
        return layout
    }

    /// The lines that a room takes, without glyphs, from their paragraph's top or the region's.
    private func lines(
        _ layout: ParagraphLayout,
        _ room: TextLayout.Room,
        _ top: Double,
        _ alignmentWidth: Double?
    ) -> [TextLine] {
        let limit = room.lineLimit > 0 ? max(room.lineLimit - place.lineCount, 0) : Int.max
        guard limit > 0 else { return [] }
        if let region = room.region {
            let lines = layout.lines(
                in: region,
                from: top,
                filling: room.filling,
                padding: room.usedPadding
            )
            return lines.count > limit ? Array(lines[..<limit]) : lines
        }
        let lines = layout.lines(above: room.height - top, limit: limit, alignmentWidth: alignmentWidth)
        let isCut = room.keepsCutLine && top + (lines.last?.bottom ?? 0) < room.height
        let isMissing = (lines.last?.range.upperBound ?? 0) < layout.text.count
        guard isMissing, isCut || (room.alwaysHasLine && place.lineCount == 0 && lines.isEmpty),
            lines.count < limit
        else { return lines }
        return layout.lines(limit: lines.count + 1, alignmentWidth: alignmentWidth)
    }

    /// Puts lines into their places, with their glyphs, as far as there is room if the delegate moves them.
    private mutating func stack(
        _ found: [TextLine],
        of paragraph: Paragraph,
        _ style: ParagraphStyle,
        in room: TextLayout.Room,
        from top: Double
    ) -> [TextLine] {
        var lines: [TextLine] = []
        lines.reserveCapacity(found.count)
        var shift = 0.0
        for line in found {
            var line = line.moved(by: top + shift)
            line.container = place.container
            let height = line.height
            finish(&line, of: paragraph, style, in: room)
            if let delegate { line = delegate.adjusted(line) }
            if shift > 0, room.region == nil, line.bottom > room.height { break }
            lines.append(line)
            // The spacing of lines follows the last line of a paragraph, too.
            let spacing = style.spacingBetweenLines
            let wanted = delegate?.spacing(after: line) ?? spacing
            place.lineCount += 1
            place.y = line.bottom + wanted
            shift += wanted - spacing + (line.height - height)
        }
        return lines
    }

    /// Gives a line its glyphs, and its rectangles in the room.
    private func finish(
        _ line: inout TextLine,
        of paragraph: Paragraph,
        _ style: ParagraphStyle,
        in room: TextLayout.Room
    ) {
        paragraph.addGlyphs(to: &line, style.alignment, token: room.token)
        let padding = room.usedPadding
        if room.region == nil {
            line.origin.x += padding
            line.rect.size.width = room.width.isFinite ? room.width : line.rect.width + 2 * padding
        }
        let right = min(max(line.x + line.width, line.x), line.rect.maxX - padding)
        let left = max(min(line.x, right), line.rect.minX + padding) - padding
        line.usedRect = CGRect(
            x: left,
            y: line.top,
            width: max(right + padding - left, 2 * padding),
            height: line.height
        )
    }
}

/// Decides about lines while they are laid out, as the delegate of a layout manager may.
package protocol LineStackerDelegate {
    /// The space before a paragraph that begins at a place; nil: as its style says.
    func spacingBefore(_ place: LineStacker.Place) -> Double?
    /// The space behind a paragraph that ends with a line, or without one at a place; nil: as its style says.
    func spacingAfter(_ line: TextLine?, from place: LineStacker.Place) -> Double?
    /// The space behind a line; nil: as the style of its paragraph says.
    func spacing(after line: TextLine) -> Double?
    /// Whether a word may be divided before a unit, which is counted from the paragraph's start.
    func mayHyphenate(before offset: Int) -> Bool
    /// The line, perhaps with other rectangles and another baseline.
    func adjusted(_ line: TextLine) -> TextLine
}

extension TextLayout.Room {
    /// What is left free at both ends of a line.
    fileprivate var usedPadding: Double { padding.isFinite ? max(padding, 0) : 0 }

    /// The style of a paragraph with what the room says otherwise.
    func style(of paragraph: Paragraph) -> ParagraphStyle {
        var style = paragraph.setting.style
        if let lineBreakMode { style.lineBreakMode = lineBreakMode }
        if style.alignment == .natural { style.alignment = naturalAlignment }
        if extraLineSpacing != 0, extraLineSpacing.isFinite {
            style.lineSpacing = max(style.lineSpacing + extraLineSpacing, 0)
        }
        return style
    }
}
