import AgateText
import CoreGraphics
import Foundation

/// Finds what of a text is at a place, and where a part of it is.
struct LayoutPlaces {
    private let manager: NSLayoutManager
    private var flow: TextFlow { manager.flow }

    init(_ manager: NSLayoutManager) {
        self.manager = manager
    }

    // MARK: Points

    /// The line that is nearest to a point of a container.
    func line(nearestTo point: CGPoint, _ container: Int) -> TextFlow.LineIndex? {
        let point = CGPoint(x: point.x.isNaN ? 0 : point.x, y: point.y.isNaN ? 0 : point.y)
        flow.layOut(container: container, toY: point.y + 1)
        let found = flow.firstLine(container: container, below: point.y)
        guard var index = found ?? flow.firstLine(container: container, below: -.infinity) else { return nil }
        if found == nil {
            // Below all lines: the last one.
            flow.layOut(container: container, toY: .infinity)
            guard var last = flow.lastLine else { return nil }
            while flow.line(last).container > container, let before = flow.previous(last) { last = before }
            index = last
        }
        var line = flow.line(index)
        if line.rect.minY > point.y, let before = flow.previous(index),
            flow.line(before).container == container,
            point.y - flow.line(before).rect.maxY < line.rect.minY - point.y
        {
            index = before
            line = flow.line(before)
        }
        // Lines beside one another.
        let top = line.rect.minY
        var best = index
        var bestDistance = distance(point.x, line.rect)
        var other = flow.previous(index)
        while let beside = other, flow.line(beside).rect.minY == top, flow.line(beside).container == container
        {
            let found = distance(point.x, flow.line(beside).rect)
            if found < bestDistance { (best, bestDistance) = (beside, found) }
            other = flow.previous(beside)
        }
        other = flow.next(index)
        while let beside = other, flow.line(beside).rect.minY == top, flow.line(beside).container == container
        {
            let found = distance(point.x, flow.line(beside).rect)
            if found < bestDistance { (best, bestDistance) = (beside, found) }
            other = flow.next(beside)
        }
        return best
    }

    private func distance(_ x: CGFloat, _ rect: CGRect) -> CGFloat { max(rect.minX - x, x - rect.maxX, 0) }

    /// The character at a point, and how far from the caret before it to the one behind it the point is.
    ///
    /// Source: text T237.
    func hit(_ point: CGPoint, _ container: NSTextContainer) -> (offset: Int, fraction: CGFloat) {
        guard let number = manager.index(of: container), let index = line(nearestTo: point, number) else {
            return (0, 0)
        }
        let line = flow.line(index)
        let start = flow.start(of: index.paragraph)
        let x = Double(point.x - line.origin.x)
        var found: (offset: Int, fraction: CGFloat, distance: Double)?
        let edges = line.edges
        for place in stride(from: 0, to: edges.count - 1, by: 2) {
            let (left, right) = (edges[place], edges[place + 1])
            guard line.range.contains(left.offset), !isBreak(left.offset, index) else { continue }
            let distance = max(left.x - x, x - right.x, 0)
            guard found.map({ distance < $0.distance }) ?? true else { continue }
            let width = right.x - left.x
            let part = width > 0 ? min(max((x - left.x) / width, 0), 1) : 0
            found = (left.offset, CGFloat(left.isLeading ? part : 1 - part), distance)
        }
        guard let found else { return (start + line.range.lowerBound, 0) }
        return (start + found.offset, found.fraction)
    }

    private func isBreak(_ offset: Int, _ index: TextFlow.LineIndex) -> Bool {
        let units = flow.paragraph(index.paragraph).text.units
        return offset < units.count && UTF16Text.isLineTerminator(units[offset])
    }

    // MARK: Parts

    /// The stretches of a line that a range of characters covers, as high as the line.
    ///
    /// - Parameter isSelection: Whether the rectangle reaches to the edge where the range goes on behind the line.
    func rects(of range: Range<Int>, in index: TextFlow.LineIndex, isSelection: Bool) -> [CGRect] {
        let line = flow.line(index)
        let start = flow.start(of: index.paragraph)
        let units = flow.range(of: index)
        let part = range.clamped(to: units)
        let goesOn =
            isSelection && range.upperBound >= units.upperBound && range.upperBound > range.lowerBound
            && (range.upperBound > units.upperBound || endsInBreak(index))
        var rects = line.spans(selecting: part.moved(by: -start)).map { span in
            CGRect(
                x: line.origin.x + CGFloat(span.lowerBound),
                y: line.rect.minY,
                width: CGFloat(span.upperBound - span.lowerBound),
                height: line.rect.height
            )
        }
        // Space that hangs over the edge is not shown.
        let edge = line.rect.maxX
        rects = rects.filter { $0.minX < edge || $0.width == 0 }
        for place in rects.indices where rects[place].maxX > edge {
            rects[place].size.width = edge - rects[place].minX
        }
        guard goesOn, part.lowerBound < units.upperBound || part.lowerBound == units.lowerBound else {
            return rects
        }
        if rects.isEmpty {
            let x = line.origin.x + CGFloat(line.caret(at: part.lowerBound - start).primary)
            rects = [CGRect(x: x, y: line.rect.minY, width: 0, height: line.rect.height)]
        }
        if line.isRightToLeft {
            rects[0].size.width += rects[0].minX - line.rect.minX
            rects[0].origin.x = line.rect.minX
        } else {
            rects[rects.count - 1].size.width = max(edge - rects[rects.count - 1].minX, 0)
        }
        return rects
    }

    private func endsInBreak(_ index: TextFlow.LineIndex) -> Bool {
        let line = flow.line(index)
        return line.range.upperBound > line.range.lowerBound && isBreak(line.range.upperBound - 1, index)
    }

    /// Calls a function for each line of a range of characters.
    func forEachLine(of range: Range<Int>, _ body: (TextFlow.LineIndex) -> Bool) {
        flow.layOut(to: range.upperBound)
        guard var index = flow.lineIndex(at: range.lowerBound) else { return }
        while flow.range(of: index).lowerBound < range.upperBound {
            guard body(index), let next = flow.next(index) else { return }
            index = next
        }
    }

    func boundingRect(_ glyphs: NSRange, _ container: NSTextContainer) -> CGRect {
        var union = CGRect.null
        forEachRect(glyphs, NSRange(location: NSNotFound, length: 0), container) { rect, _ in
            union = union.union(rect)
        }
        return union.isNull ? .zero : union
    }

    func forEachRect(
        _ glyphs: NSRange,
        _ selected: NSRange,
        _ container: NSTextContainer,
        _ block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let number = manager.index(of: container) else { return }
        let characters = LayoutGlyphs(manager).characterRange(glyphs, nil)
        let range = characters.location..<NSMaxRange(characters)
        let isSelection = selected.location != NSNotFound && NSIntersectionRange(selected, glyphs).length > 0
        let whole = LayoutGlyphs(manager).characterRange(selected, nil)
        let end = isSelection ? max(NSMaxRange(whole), range.upperBound) : range.upperBound
        var stop: ObjCBool = false
        forEachLine(of: range) { index in
            guard flow.line(index).container == number else { return true }
            let units = flow.range(of: index)
            let reaches = range.upperBound >= units.upperBound
            let part = range.lowerBound..<(reaches ? max(end, range.upperBound) : range.upperBound)
            for rect in rects(of: part, in: index, isSelection: isSelection) {
                block(rect, &stop)
                if stop.boolValue { return false }
            }
            return true
        }
    }

    func glyphRange(_ bounds: CGRect, _ container: NSTextContainer) -> NSRange {
        let none = NSRange(location: 0, length: 0)
        guard let number = manager.index(of: container), !bounds.isNull else { return none }
        flow.layOut(container: number, toY: bounds.maxY)
        guard var index = flow.firstLine(container: number, below: bounds.minY) else { return none }
        let start = flow.range(of: index).lowerBound
        var end = start
        while flow.line(index).container == number, flow.line(index).rect.minY < bounds.maxY {
            end = flow.range(of: index).upperBound
            guard let next = flow.next(index) else { break }
            index = next
        }
        return LayoutGlyphs(manager).glyphRange(NSRange(location: start, length: end - start), nil)
    }
}
