import AgateText
import CoreGraphics
import Foundation

/// Where carets are, for those who edit the text; offsets count its units.
///
/// Source: text T119 to T121, T225.
extension NSLayoutManager {
    /// Where the caret at an offset is, and the rectangle of its line, in the container's coordinates.
    ///
    /// At the end of a line that is broken between words it is the start of the next one.
    package func layoutCaret(at offset: Int) -> (x: CGFloat, line: CGRect)? {
        let offset = min(max(offset, 0), flow.length)
        if offset == flow.length, let extra = flow.extraLine {
            return (extra.used.midX, extra.rect)
        }
        guard let index = flow.lineIndex(at: offset) ?? flow.lastLine else { return nil }
        let line = flow.line(index)
        let caret = line.caret(at: offset - flow.start(of: index.paragraph)).primary
        let padding = (line.usedRect.width > 0 ? textContainers[line.container].lineFragmentPadding : 0)
        let left = line.rect.minX + min(padding, line.rect.width / 2)
        let right = max(line.rect.maxX - min(padding, line.rect.width / 2), left)
        let x = min(max(line.origin.x + CGFloat(caret), left), right)
        return (line.rect.width >= TextLayout.Room.unlimited ? line.origin.x + CGFloat(caret) : x, line.rect)
    }

    /// The units of the line of an offset.
    package func layoutLine(at offset: Int) -> Range<Int>? {
        let offset = min(max(offset, 0), flow.length)
        if offset == flow.length, flow.extraLine != nil { return offset..<offset }
        return (flow.lineIndex(at: offset) ?? flow.lastLine).map(flow.range)
    }

    /// The last caret stop that is seen in the line of an offset.
    package func layoutLineEnd(at offset: Int) -> Int? {
        let offset = min(max(offset, 0), flow.length)
        if offset == flow.length, flow.extraLine != nil { return offset }
        return (flow.lineIndex(at: offset) ?? flow.lastLine).map(end)
    }

    private func end(of index: TextFlow.LineIndex) -> Int {
        let range = flow.range(of: index)
        let start = flow.start(of: index.paragraph)
        let paragraph = flow.paragraph(index.paragraph)
        let local = range.upperBound - start
        guard local > range.lowerBound - start else { return range.upperBound }
        if UTF16Text.isLineTerminator(paragraph.text.units[local - 1]) {
            return start + (paragraph.measured.graphemes.previous(before: local) ?? 0)
        }
        guard local < paragraph.text.count else { return range.upperBound }
        // The next line begins here: the caret stops before the space at the end, or before the last character.
        return start
            + max(paragraph.measured.graphemes.previous(before: local) ?? 0, range.lowerBound - start)
    }

    package func layoutIsRightToLeft(at offset: Int) -> Bool {
        guard flow.count > 0 else { return false }
        return flow.paragraph(flow.index(at: offset)).measured.bidi.isRightToLeft
    }

    /// The caret stop that is seen beside another one in its line; in the next line, or the one before, at the ends.
    package func layoutNeighbour(of offset: Int, toRight: Bool) -> Int {
        let units = TextUnits(textStorage?.string ?? "")
        let isForward = layoutIsRightToLeft(at: offset) != toRight
        let logical = isForward ? units.caretStop(after: offset) : units.caretStop(before: offset)
        guard let index = flow.lineIndex(at: offset) else { return logical }
        let bidi = flow.paragraph(index.paragraph).measured.bidi
        let line = flow.line(index)
        guard bidi.isRightToLeft || line.runs.contains(where: { $0.shaped.isRightToLeft }) else {
            return logical
        }
        let start = flow.start(of: index.paragraph)
        let text = flow.paragraph(index.paragraph).measured
        let here = line.caret(at: offset - start).primary
        var best: (offset: Int, x: Double)?
        var stop = line.range.lowerBound
        while true {
            let x = line.caret(at: stop).primary
            let isBeyond = toRight ? x > here + text.tolerance : x < here - text.tolerance
            if isBeyond, best.map({ toRight ? x < $0.x : x > $0.x }) ?? true { best = (stop, x) }
            guard stop < line.range.upperBound, let next = text.graphemes.next(after: stop),
                next <= end(of: index) - start
            else { break }
            stop = next
        }
        if let best { return start + best.offset }
        let edge = isForward ? flow.range(of: index).upperBound : flow.range(of: index).lowerBound
        return isForward ? edge : units.caretStop(before: edge)
    }

    /// The caret stop above or below an offset, where a line is entered at x; nil beyond the first line and the last one.
    package func layoutOffset(from offset: Int, up: Bool, x: CGFloat, by distance: CGFloat?) -> Int? {
        guard let caret = layoutCaret(at: offset) else { return nil }
        let isInExtra = offset >= flow.length && flow.extraLine != nil
        let container =
            isInExtra
            ? flow.extraLine?.container ?? 0 : flow.lineIndex(at: offset).map { flow.line($0).container } ?? 0
        guard textContainers.indices.contains(container) else { return nil }
        if let distance {
            let y = up ? caret.line.midY - distance : caret.line.midY + distance
            let found = layoutOffset(nearestTo: CGPoint(x: x, y: y), in: textContainers[container])
            return found == offset ? nil : found
        }
        if up {
            let above = isInExtra ? flow.lastLine : flow.lineIndex(at: offset).flatMap(flow.previous)
            return above.map { self.offset(in: $0, at: x) }
        }
        guard !isInExtra, let index = flow.lineIndex(at: offset) else { return nil }
        flow.layOut(to: flow.range(of: index).upperBound + 1)
        if let next = flow.next(index) { return self.offset(in: next, at: x) }
        return flow.extraLine == nil ? nil : flow.length
    }

    /// The caret stop of a line that is nearest to x.
    private func offset(in index: TextFlow.LineIndex, at x: CGFloat) -> Int {
        let line = flow.line(index)
        let found = line.offset(nearestTo: Double(x - line.origin.x)) + flow.start(of: index.paragraph)
        return min(found, end(of: index))
    }

    /// The caret stop that is nearest to a point of a container.
    package func layoutOffset(nearestTo point: CGPoint, in container: NSTextContainer) -> Int {
        guard let number = index(of: container) else { return 0 }
        flow.layOut(container: number, toY: point.y.isNaN ? 0 : point.y + 1)
        if flow.isComplete, let extra = flow.extraLine, extra.container == number, point.y >= extra.rect.minY
        {
            return flow.length
        }
        guard let index = LayoutPlaces(self).line(nearestTo: point, number) else { return 0 }
        return offset(in: index, at: point.x.isNaN ? 0 : point.x)
    }

    /// The cluster whose cell a point is in; nil beside the lines.
    package func layoutCluster(at point: CGPoint, in container: NSTextContainer) -> Range<Int>? {
        guard let number = index(of: container), let index = LayoutPlaces(self).line(nearestTo: point, number)
        else {
            return nil
        }
        let line = flow.line(index)
        guard line.rect.encloses(point) else { return nil }
        let start = flow.start(of: index.paragraph)
        let edges = line.edges
        let x = Double(point.x - line.origin.x)
        for place in stride(from: 0, to: edges.count - 1, by: 2)
        where edges[place].x <= x && x < edges[place + 1].x {
            let cluster = flow.paragraph(index.paragraph).measured.graphemes.cluster(at: edges[place].offset)
            return cluster.moved(by: start)
        }
        return nil
    }

    /// The rectangles of a selection, in the order of its lines.
    package func layoutSelection(_ range: Range<Int>) -> [(rect: CGRect, isRightToLeft: Bool)] {
        var parts: [(rect: CGRect, isRightToLeft: Bool)] = []
        LayoutPlaces(self).forEachLine(of: range) { index in
            let isRightToLeft = flow.line(index).isRightToLeft
            parts += LayoutPlaces(self).rects(of: range, in: index, isSelection: true).map {
                ($0, isRightToLeft)
            }
            return true
        }
        return parts
    }
}
