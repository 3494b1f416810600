import AgateText
import CoreGraphics
import CoreText
import Foundation

/// Lays out one paragraph from a place on, over as many containers as it takes.
struct FlowLayout {
    private let manager: NSLayoutManager
    private let paragraph: Paragraph
    private let flow: TextFlow
    /// The paragraph's place among all, and its first unit in the text.
    private let index: Int
    private let first: Int
    private var lines: [FlowLine] = []
    private var place: FlowPlace
    private var isMovable = true

    init(_ flow: TextFlow, _ manager: NSLayoutManager, _ index: Int, from place: FlowPlace) {
        self.flow = flow
        self.manager = manager
        self.index = index
        self.place = place
        first = flow.start(of: index)
        paragraph = flow.paragraph(index)
    }

    /// Lays the paragraph out.
    mutating func run(into target: FlowParagraph) {
        let begin = place
        var offset = 0
        var isFirst = true
        repeat {
            guard place.container < flow.containers.count else { break }
            let before = offset
            offset = fill(from: offset, spacing: isFirst ? spacingBefore : 0)
            isFirst = isFirst && offset == before
            if offset < paragraph.text.count {
                if isLastContainer { truncate(at: before) }
                place = FlowPlace(container: place.container + 1)
                isMovable = false
            }
        } while offset < paragraph.text.count
        if place.container < flow.containers.count { place.y += spacingAfter }
        target.place(lines, from: begin, to: place, isMovable: isMovable && flow.isSimple && !hasDelegate)
    }

    private var hasDelegate: Bool { manager.delegate != nil }
    private var isLastContainer: Bool { place.container == flow.containers.count - 1 }
    private var style: AgateText.ParagraphStyle { paragraph.setting.style }

    /// Puts lines into the present container; the unit that the next container begins with.
    private mutating func fill(from start: Int, spacing: Double) -> Int {
        let room = flow.containers[place.container]
        let top = place.y + (place.y > 0 ? spacing : 0)
        let limit = room.lineLimit > 0 ? room.lineLimit - place.lineCount : Int.max
        guard limit > 0 else { return start }
        var layout = paragraph.layout(width: room.region == nil ? room.width - 2 * room.padding : room.width)
        layout.start = start
        askOfHyphens(&layout)
        let fragments: [LineFragment]
        var origin = top
        if let region = room.region {
            fragments = Array(
                layout.lines(in: region, from: top, filling: .each, padding: room.padding)
                    .prefix(limit)
            )
            origin = 0
            isMovable = false
        } else {
            fragments = layout.lines(above: room.height - top, limit: limit)
        }
        var extra = 0.0
        var end = start
        for fragment in fragments {
            let line = line(fragment, room, layout, top: origin + extra)
            if extra > 0, room.region == nil, Double(line.rect.maxY) > room.height { break }
            lines.append(line)
            place.lineCount += 1
            end = fragment.range.upperBound
            place.y = Double(line.rect.maxY)
            let spacing = style.spacingBetweenLines
            let wanted = delegateSpacing(after: line)
            guard end < paragraph.text.count else {
                // The spacing of lines follows the last line of a paragraph, too.
                place.y += wanted ?? spacing
                break
            }
            extra += (wanted ?? spacing) - spacing
            extra += Double(line.rect.height) - fragment.height
            place.y += wanted ?? spacing
        }
        return end
    }

    /// A fragment in the container.
    private func line(
        _ fragment: LineFragment,
        _ room: ContainerRegion,
        _ layout: ParagraphLayout,
        top: Double
    ) -> FlowLine {
        let line = paragraph.line(fragment)
        let isRightToLeft = paragraph.measured.bidi.isRightToLeft
        let x = room.region == nil ? fragment.x + room.padding : fragment.x
        var left = 0.0
        var width = room.width
        if let region = room.region {
            let intervals = region.intervals(top: top + fragment.top, height: fragment.height)
            let middle = x + fragment.width / 2
            if let interval = intervals.min(by: { Self.distance(middle, $0) < Self.distance(middle, $1) }) {
                left = interval.lowerBound
                width = interval.upperBound - interval.lowerBound
            }
        }
        let y = top + fragment.top
        let rect = CGRect(x: left, y: y, width: width, height: fragment.height)
        let right = min(max(x + line.width, x), left + width - room.padding)
        let usedLeft = max(min(x, right), left + room.padding) - room.padding
        let used = CGRect(
            x: usedLeft,
            y: y,
            width: max(right + room.padding - usedLeft, 2 * room.padding),
            height: fragment.height
        )
        let made = FlowLine(
            line: line,
            range: fragment.range,
            rect: rect,
            used: used,
            start: CGPoint(x: x, y: top + fragment.baseline),
            container: place.container,
            end: fragment.end,
            truncated: fragment.truncation.map { truncation in
                let end = truncation.tail.isEmpty ? fragment.range.upperBound : truncation.tail.lowerBound
                return min(truncation.head.upperBound, end)..<end
            },
            isRightToLeft: isRightToLeft
        )
        return hasDelegate ? adjusted(made) : made
    }

    private static func distance(_ x: Double, _ interval: ClosedRange<Double>) -> Double {
        max(interval.lowerBound - x, x - interval.upperBound, 0)
    }

    /// Lets a token stand for what the last container has no room for, if the container says so.
    private mutating func truncate(at start: Int) {
        guard let kind = manager.textContainers[place.container].lineBreakMode.truncation else { return }
        let room = flow.containers[place.container]
        guard room.region == nil else { return }
        truncateLast(kind, room)
    }

    private mutating func truncateLast(_ kind: TruncationKind, _ room: ContainerRegion) {
        guard let last = lines.last, last.container == place.container else { return }
        let layout = paragraph.layout(width: room.width - 2 * room.padding)
        if let line = Self.truncated(last, kind, paragraph, layout, room) { lines[lines.count - 1] = line }
    }

    /// A line with a token at its end for all of the text behind it; nil where there is no room for one.
    static func truncated(
        _ last: FlowLine,
        _ kind: TruncationKind,
        _ paragraph: Paragraph,
        _ layout: ParagraphLayout,
        _ room: ContainerRegion
    ) -> FlowLine? {
        var layout = layout
        layout.start = last.range.lowerBound
        guard let fragment = layout.lines(limit: 1).first else { return nil }
        let cut = layout.truncated(last: fragment, kind)
        guard let truncation = cut.truncation else { return nil }
        let end = truncation.tail.isEmpty ? paragraph.text.count : truncation.tail.lowerBound
        let x = cut.x + room.padding
        var used = last.used
        used.origin.x = x - room.padding
        used.size.width = cut.width + 2 * room.padding
        return FlowLine(
            line: paragraph.line(cut),
            range: cut.range,
            rect: last.rect,
            used: used,
            start: CGPoint(x: x, y: last.start.y),
            container: last.container,
            end: cut.end,
            truncated: min(truncation.head.upperBound, end)..<end,
            isRightToLeft: last.isRightToLeft
        )
    }

    // MARK: Spacing and the delegate

    private var spacingBefore: Double {
        guard index > 0 else { return 0 }
        let own = Self.length(style.paragraphSpacingBefore)
        guard let delegate = manager.delegate else { return own }
        let wanted = delegate.layoutManager(
            manager,
            paragraphSpacingBeforeGlyphAt: manager.flow.glyphIndex(at: first),
            withProposedLineFragmentRect: proposed
        )
        return wanted.isFinite ? max(Double(wanted), 0) : own
    }

    private var spacingAfter: Double {
        let own = Self.length(style.paragraphSpacing)
        guard let delegate = manager.delegate else { return own }
        let wanted = delegate.layoutManager(
            manager,
            paragraphSpacingAfterGlyphAt: manager.flow.glyphIndex(
                at: max(first + paragraph.text.count - 1, 0)
            ),
            withProposedLineFragmentRect: lines.last?.rect ?? proposed
        )
        return wanted.isFinite ? max(Double(wanted), 0) : own
    }

    private var proposed: CGRect {
        CGRect(
            x: 0,
            y: place.y,
            width: flow.containers[min(place.container, flow.containers.count - 1)].width,
            height: 0
        )
    }

    private static func length(_ value: Double) -> Double { value.isFinite ? max(value, 0) : 0 }

    private func delegateSpacing(after line: FlowLine) -> Double? {
        guard let delegate = manager.delegate else { return nil }
        let spacing = delegate.layoutManager(
            manager,
            lineSpacingAfterGlyphAt: manager.flow.glyphIndex(at: first + max(line.range.upperBound - 1, 0)),
            withProposedLineFragmentRect: line.rect
        )
        return spacing.isFinite ? max(Double(spacing), 0) : nil
    }

    /// Calls the delegate for each place where a word may be divided.
    private func askOfHyphens(_ layout: inout ParagraphLayout) {
        guard let delegate = manager.delegate, let points = layout.hyphenationPoints else { return }
        let first = first
        // Layout is made on the thread that asks for it, and the closure lives no longer.
        nonisolated(unsafe) let (asked, manager) = (delegate, manager)
        layout.hyphenationPoints = { word in
            points(word).filter {
                asked.layoutManager(manager, shouldBreakLineByHyphenatingBeforeCharacterAt: first + $0)
            }
        }
    }

    /// The line as the delegate wants it.
    private func adjusted(_ line: FlowLine) -> FlowLine {
        guard let delegate = manager.delegate else { return line }
        var rect = line.rect
        var used = line.used
        var baseline = line.start.y - line.rect.minY
        let start = manager.flow.glyphIndex(at: first + line.range.lowerBound)
        let end = manager.flow.glyphIndex(at: first + line.range.upperBound)
        let isChanged = delegate.layoutManager(
            manager,
            shouldSetLineFragmentRect: &rect,
            lineFragmentUsedRect: &used,
            baselineOffset: &baseline,
            in: manager.textContainers[place.container],
            forGlyphRange: NSRange(location: start, length: max(end - start, 0))
        )
        let numbers = [
            rect.minX, rect.minY, rect.width, rect.height, used.minX, used.minY, used.width, used.height,
            baseline,
        ]
        guard isChanged, numbers.allSatisfy({ $0.isFinite && abs($0) < ContainerRegion.unlimited * 10 })
        else {
            return line
        }
        var line = line
        line.start.x += rect.minX - line.rect.minX
        line.rect = rect
        line.used = used
        line.start.y = rect.minY + baseline
        return line
    }
}

extension NSLineBreakMode {
    /// Which part gives way to a token; nil for modes without one.
    var truncation: TruncationKind? {
        switch self {
        case .byTruncatingHead: .start
        case .byTruncatingMiddle: .middle
        case .byTruncatingTail: .end
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        }
    }
}
