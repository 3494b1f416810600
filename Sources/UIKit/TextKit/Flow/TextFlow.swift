import AgateText
import CoreGraphics
import CoreText
import Foundation

/// The paragraphs of a text storage, laid out as far as they were needed.
///
/// A change of the text invalidates the paragraphs that it touches. Those behind keep their lines, which move up or down when they are
/// needed again: so typing costs as much as its paragraph is long.
///
/// Source: text T231.
final class TextFlow {
    /// The layout manager whose flow this is, which says so in its initialiser; a flow that outlives it has no text.
    weak var owner: NSLayoutManager?
    private var manager: NSLayoutManager { owner ?? NSLayoutManager() }
    private var paragraphs: [FlowParagraph] = []
    /// The first unit of each paragraph, and the end of the text.
    private var starts: [Int] = [0]
    /// How many paragraphs are in their place.
    private(set) var placed = 0
    /// The first glyph of each of the paragraphs whose glyphs are counted, and of the next one.
    private var glyphStarts: [Int] = [0]
    /// Where there is room, as it was when the first line was laid out.
    private(set) var containers: [ContainerRegion] = []
    private var hasRead = false
    private(set) var isLayingOut = false
    /// The line of an empty text, or behind a line break at its end.
    private var extra: (rect: CGRect, used: CGRect, container: Int)?
    private var hasExtra = false

    // MARK: Paragraphs

    /// The number of paragraphs.
    var count: Int {
        read()
        return paragraphs.count
    }

    /// The number of units.
    var length: Int {
        read()
        return starts[paragraphs.count]
    }

    /// Whether lines are the same wherever they stand: in one container without limits and paths.
    var isSimple: Bool {
        containers.count == 1 && containers[0].region == nil && !containers[0].height.isFinite
            && containers[0].lineLimit == 0
    }

    func start(of paragraph: Int) -> Int { starts[paragraph] }

    /// The place of the paragraph of a unit; the last one for the end of the text.
    func index(at offset: Int) -> Int {
        read()
        var low = 0
        var high = paragraphs.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] > offset { high = middle } else { low = middle + 1 }
        }
        return max(min(low, paragraphs.count - 1), 0)
    }

    func content(_ index: Int) -> AttributedContent {
        let paragraph = paragraphs[index]
        return paragraph.content { [manager, starts] in
            let range = NSRange(location: starts[index], length: paragraph.length)
            return AttributedContent(manager.shownText(range), manager.readingOptions)
        }
    }

    func paragraph(_ index: Int) -> Paragraph { content(index).content.paragraph(at: 0) }

    func glyphs(_ index: Int) -> FlowGlyphs { paragraphs[index].glyphs(paragraph(index)) }

    private func read() {
        guard !hasRead else { return }
        hasRead = true
        paragraphs = Self.paragraphs(of: Array((manager.textStorage?.string ?? "").utf16))
        countStarts(from: 0)
    }

    private static func paragraphs(of units: [UInt16]) -> [FlowParagraph] {
        let text = UTF16Text(units: units)
        return text.paragraphs().map { range in
            FlowParagraph(
                length: range.count,
                isEnded: UTF16Text.isParagraphSeparator(text.units[range.upperBound - 1])
            )
        }
    }

    private func countStarts(from first: Int) {
        starts.removeLast(starts.count - first - 1)
        for paragraph in paragraphs[first...] { starts.append(starts[starts.count - 1] + paragraph.length) }
    }

    // MARK: Changes

    /// The text has changed.
    ///
    /// - Parameters:
    ///   - range: Where, as it is now.
    ///   - delta: By how much it is longer.
    func textDidChange(_ range: NSRange, by delta: Int) {
        guard hasRead else { return }
        guard let storage = manager.textStorage, !paragraphs.isEmpty else { return forgetAll() }
        let length = storage.length
        guard starts[paragraphs.count] + delta == length, !isLayingOut else { return forgetAll() }
        var first = index(at: range.location)
        let units = storage.string.utf16
        if first > 0, range.location <= starts[first] { first -= 1 }
        let last = max(index(at: max(NSMaxRange(range) - delta, 0)), first)
        let start = starts[first]
        let end = starts[last + 1] + delta
        guard start <= end, end <= length, units.count == length else { return forgetAll() }
        let from = units.index(units.startIndex, offsetBy: start)
        let part = Self.paragraphs(of: Array(units[from..<units.index(from, offsetBy: end - start)]))
        // The paragraph before the change is looked at for CR and LF alone.
        var kept = part
        if range.location <= starts[first + 1], first < last, let known = kept.first,
            known.length == paragraphs[first].length, starts[first + 1] <= range.location
        {
            kept[0] = paragraphs[first]
        }
        paragraphs.replaceSubrange(first...last, with: kept)
        countStarts(from: first)
        forgetPlaces(from: first)
        if glyphStarts.count > first + 1 { glyphStarts.removeLast(glyphStarts.count - first - 1) }
    }

    /// Paragraphs from one on have to find their place again.
    private func forgetPlaces(from first: Int) {
        placed = min(placed, first)
        hasExtra = false
        extra = nil
    }

    /// Lines of a range have to be made again; nil: all.
    func forgetLayout(_ range: NSRange? = nil) {
        containers = []
        guard hasRead else { return }
        let first = range.map { index(at: $0.location) } ?? 0
        let last = range.map { index(at: max(NSMaxRange($0) - 1, $0.location)) } ?? paragraphs.count - 1
        forgetPlaces(from: first)
        if first <= last, !paragraphs.isEmpty {
            for paragraph in paragraphs[first...last] { paragraph.forgetLines() }
        }
    }

    /// The attributes of a range have to be read again.
    func forgetContent(_ range: NSRange) {
        guard hasRead, !paragraphs.isEmpty else { return }
        let first = index(at: range.location)
        let last = index(at: max(NSMaxRange(range) - 1, range.location))
        for paragraph in paragraphs[first...last] { paragraph.forgetContent() }
        forgetPlaces(from: first)
        if glyphStarts.count > first + 1 { glyphStarts.removeLast(glyphStarts.count - first - 1) }
    }

    /// All has to be read again.
    func forgetAll() {
        paragraphs = []
        starts = [0]
        glyphStarts = [0]
        containers = []
        hasRead = false
        forgetPlaces(from: 0)
    }

    // MARK: Laying out

    /// Lays out until a condition holds for the place that the next paragraph would go to, or all is laid out.
    private func layOut(until isEnough: (_ placed: Int, FlowPlace) -> Bool) {
        read()
        // A delegate that asks for layout while it is made gets what there is.
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        if containers.isEmpty {
            containers = manager.textContainers.map(ContainerRegion.init)
            placed = 0
        }
        guard !containers.isEmpty else { return }
        let before = placed
        var place = placed > 0 ? paragraphs[placed - 1].end : FlowPlace()
        while placed < paragraphs.count, !isEnough(placed, place) {
            guard place.container < containers.count else { break }
            let paragraph = paragraphs[placed]
            if !move(paragraph, to: place) {
                var layout = FlowLayout(self, manager, placed, from: place)
                layout.run(into: paragraph)
            }
            place = paragraph.end
            placed += 1
        }
        if isFull(place) { truncateLast(place) }
        if before < placed { manager.didLayOut(isAll: isComplete) }
    }

    /// Whether no more lines find room, though there is more text.
    private func isFull(_ place: FlowPlace) -> Bool { place.container >= containers.count }

    /// Whether nothing is left to lay out.
    var isComplete: Bool {
        guard placed < paragraphs.count else { return true }
        return placed > 0 && paragraphs[placed - 1].end.container >= containers.count
    }

    private func move(_ paragraph: FlowParagraph, to place: FlowPlace) -> Bool {
        guard isSimple, paragraph.isLaidOut else { return false }
        let style = paragraph.knownContent.map { $0.content.paragraph(at: 0).setting.style }
        let isFirst = paragraph === paragraphs.first
        // What stands before the first line is part of its place.
        if isFirst != (paragraph.begin.y == 0), style?.paragraphSpacingBefore ?? 0 > 0 { return false }
        return paragraph.move(to: place)
    }

    /// Lets a token stand for paragraphs that find no room.
    private func truncateLast(_ place: FlowPlace) {
        guard placed < paragraphs.count, placed > 0, let container = manager.textContainers.last,
            let kind = container.lineBreakMode.truncation, let room = containers.last, room.region == nil
        else { return }
        let index = placed - 1
        guard let last = paragraphs[index].lines.last, last.truncated == nil else { return }
        let content = paragraph(index)
        let layout = content.layout(width: room.width - 2 * room.padding)
        guard let line = FlowLayout.truncated(last, kind, content, layout, room) else { return }
        let target = paragraphs[index]
        target.place(
            Array(target.lines.dropLast()) + [line],
            from: target.begin,
            to: target.end,
            isMovable: false
        )
    }

    /// Lays out all.
    func layOutAll() { layOut { _, _ in false } }

    /// Lays out up to a unit, with its paragraph.
    func layOut(to offset: Int) {
        let wanted = offset >= length ? count : index(at: offset) + 1
        layOut { placed, _ in placed >= wanted }
    }

    /// Lays out down to a height of a container.
    func layOut(container: Int, toY y: CGFloat) {
        layOut { _, place in
            place.container > container || (place.container == container && place.y >= Double(y))
        }
    }

    // MARK: Lines

    /// A line by its paragraph and its place in it.
    struct LineIndex: Equatable {
        var paragraph: Int
        var line: Int
    }

    /// The line of a unit; the last one for the end of the text.
    ///
    /// Nil where it found no room.
    func lineIndex(at offset: Int) -> LineIndex? {
        layOut(to: offset)
        guard !paragraphs.isEmpty else { return nil }
        let index = index(at: offset)
        guard index < placed, let line = paragraphs[index].lineIndex(at: offset - starts[index]) else {
            return nil
        }
        let last = paragraphs[index].lines[line]
        guard
            offset - starts[index] < last.range.upperBound
                || last.range.upperBound == paragraphs[index].length
        else { return nil }
        return LineIndex(paragraph: index, line: line)
    }

    func line(_ index: LineIndex) -> FlowLine { paragraphs[index.paragraph].line(index.line) }

    /// The units of a line in the text.
    func range(of index: LineIndex) -> Range<Int> {
        let start = starts[index.paragraph]
        let range = paragraphs[index.paragraph].lines[index.line].range
        return range.lowerBound + start..<range.upperBound + start
    }

    /// The next line; nil behind the last one that is laid out.
    func next(_ index: LineIndex) -> LineIndex? {
        var next = LineIndex(paragraph: index.paragraph, line: index.line + 1)
        while next.paragraph < placed {
            if next.line < paragraphs[next.paragraph].lines.count { return next }
            next = LineIndex(paragraph: next.paragraph + 1, line: 0)
        }
        return nil
    }

    /// The line before; nil before the first one.
    func previous(_ index: LineIndex) -> LineIndex? {
        if index.line > 0 { return LineIndex(paragraph: index.paragraph, line: index.line - 1) }
        var paragraph = index.paragraph - 1
        while paragraph >= 0 {
            let count = paragraphs[paragraph].lines.count
            if count > 0 { return LineIndex(paragraph: paragraph, line: count - 1) }
            paragraph -= 1
        }
        return nil
    }

    /// The first line of a container, of those that are laid out, whose bottom lies below a height.
    ///
    /// - Complexity: O(log n) in the paragraphs, where lines stand under one another.
    func firstLine(container: Int, below y: CGFloat) -> LineIndex? {
        var low = 0
        var high = placed
        while low < high {
            let middle = (low + high) / 2
            let end = paragraphs[middle].end
            if end.container > container || (end.container == container && CGFloat(end.y) > y) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        var index = LineIndex(paragraph: low, line: 0)
        guard low < placed else { return nil }
        if paragraphs[low].lines.isEmpty {
            guard let found = next(LineIndex(paragraph: low, line: -1)) else { return nil }
            index = found
        }
        while true {
            let line = line(index)
            if line.container > container { return nil }
            if line.container == container, line.rect.maxY > y { return index }
            guard let next = next(index) else { return nil }
            index = next
        }
    }

    /// How far layout has come: the lower edge of what is laid out, and how many units that is.
    var laidOut: (height: CGFloat, units: Int) {
        placed > 0 ? (CGFloat(paragraphs[placed - 1].end.y), starts[placed]) : (0, 0)
    }

    /// The last line that is laid out.
    var lastLine: LineIndex? { placed > 0 ? previous(LineIndex(paragraph: placed, line: 0)) : nil }

    /// The rectangle around all that is laid out of a container.
    func usedRect(container: Int) -> CGRect {
        var union = CGRect.null
        for paragraph in paragraphs[..<placed] {
            for index in paragraph.lines.indices where paragraph.lines[index].container == container {
                union = union.union(paragraph.line(index).used)
            }
        }
        if let extra = extraLine, extra.container == container { union = union.union(extra.used) }
        return union.isNull ? .zero : union
    }

    /// The line of an empty text, or behind a line break at its end; nil in other texts, and where it has no room.
    ///
    /// Source: text T234.
    var extraLine: (rect: CGRect, used: CGRect, container: Int)? {
        guard !isLayingOut else { return nil }
        layOutAll()
        if hasExtra { return extra }
        hasExtra = true
        guard !containers.isEmpty, placed == paragraphs.count, paragraphs.last?.isEnded ?? true else {
            return nil
        }
        let place = paragraphs.last?.end ?? FlowPlace()
        guard place.container < containers.count else { return nil }
        let room = containers[place.container]
        let metrics = ExtraLine.metrics(
            manager,
            last: paragraphs.isEmpty ? nil : content(paragraphs.count - 1)
        )
        guard place.y + metrics.height <= room.height, room.lineLimit == 0 || place.lineCount < room.lineLimit
        else {
            return nil
        }
        let rect = CGRect(x: 0, y: place.y, width: room.width, height: metrics.height)
        let x = ExtraLine.start(manager, room, last: paragraphs.isEmpty ? nil : content(paragraphs.count - 1))
        let used = CGRect(x: x - room.padding, y: place.y, width: 2 * room.padding, height: metrics.height)
        extra = (rect, used, place.container)
        return extra
    }

    // MARK: Glyphs

    /// The first glyph of a paragraph; counts those of all paragraphs before.
    func glyphStart(of paragraph: Int) -> Int {
        read()
        while glyphStarts.count <= paragraph {
            let index = glyphStarts.count - 1
            let count = self.paragraph(index).pieces.reduce(0) { $0 + $1.run.glyphs.count }
            glyphStarts.append(glyphStarts[index] + count)
        }
        return glyphStarts[paragraph]
    }

    var glyphCount: Int { glyphStart(of: count) }

    /// The glyph of a unit, the first one of its cluster; the number of glyphs behind the text.
    func glyphIndex(at offset: Int) -> Int {
        guard offset < length else { return glyphCount }
        let index = index(at: max(offset, 0))
        return glyphStart(of: index) + glyphs(index).first(at: max(offset, 0) - starts[index])
    }

    /// The paragraph of a glyph, and the glyph's place in it.
    func place(ofGlyph glyph: Int) -> (paragraph: Int, glyph: Int)? {
        guard glyph >= 0 else { return nil }
        read()
        while glyphStarts[glyphStarts.count - 1] <= glyph, glyphStarts.count <= paragraphs.count {
            _ = glyphStart(of: glyphStarts.count)
        }
        guard glyph < glyphStarts[glyphStarts.count - 1] else { return nil }
        var low = 0
        var high = glyphStarts.count - 1
        while low < high {
            let middle = (low + high) / 2
            if glyphStarts[middle + 1] > glyph { high = middle } else { low = middle + 1 }
        }
        return (low, glyph - glyphStarts[low])
    }

    /// The first unit of a glyph's cluster; the length of the text behind the last glyph.
    func offset(ofGlyph glyph: Int) -> Int {
        guard glyph >= 0 else { return 0 }
        guard let place = place(ofGlyph: glyph) else { return length }
        return starts[place.paragraph] + Int(glyphs(place.paragraph).offsets[place.glyph])
    }
}
