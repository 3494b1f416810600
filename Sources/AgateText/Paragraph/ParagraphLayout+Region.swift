import Foundation

extension ParagraphLayout {
    /// Which of the stretches of a strip a line is put into.
    package enum Filling: Sendable, Equatable {
        /// The first one from the leading edge that takes a word: frames of CoreText.
        case firstForAWord
        /// Each one that takes a caret stop, from the leading edge on: text containers.
        ///
        /// GUESS exclusion-min: no stretch is too narrow for one character.
        case each
    }

    /// How far below a strip without room the next one is tried, as a part of its height.
    ///
    /// GUESS exclusion-step: no source says where a line goes that finds no room.
    private static let step = 0.25

    /// How many strips without room are looked at before the rest of the paragraph is left out: of a region that is very tall and too
    /// narrow.
    private static let maxTries = 10_000

    /// The lines of the paragraph in a region, from the region's left and upper edge.
    ///
    /// A line's strip is as high as the line; where higher fonts come into it, it is tried again with their height. Lines that end below
    /// the region are left out. The width of the layout counts for nothing here.
    ///
    /// Source: text T148 and T235.
    /// - Parameters:
    ///   - region: Where there is room.
    ///   - top: The top of the paragraph, from the region's.
    ///   - filling: Which stretches are filled.
    ///   - padding: The room that is left free at both ends of each stretch.
    package func lines(
        in region: LineRegion,
        from top: Double = 0,
        filling: Filling,
        padding: Double = 0
    ) -> [TextLine] {
        let breaker = makeBreaker()
        let padding = padding.isFinite ? max(padding, 0) : 0
        let bottom = Double(region.bounds.height)
        var lines: [TextLine] = []
        var y = top.isFinite ? max(top, 0) : 0
        var start = min(max(start, 0), text.count)
        var tries = 0
        repeat {
            var height = style.lineHeight(of: text.lineMetrics(in: start..<min(start + 1, text.count)))
            var row: [Stretch] = []
            // Each turn but the last makes the strip higher by a font of the line.
            for _ in 0..<8 {
                row = stretches(from: start, region, top: y, height: height, filling, padding, breaker)
                guard let last = row.last else { break }
                let needed = style.lineHeight(of: text.lineMetrics(in: start..<last.end.offset))
                guard needed > height + text.tolerance else { break }
                height = needed
            }
            guard height > 0, y + height <= bottom + text.tolerance else { break }
            guard let last = row.last else {
                tries += 1
                guard tries < Self.maxTries else { break }
                y += max(height * Self.step, 1)
                continue
            }
            tries = 0
            let metrics = text.lineMetrics(in: start..<last.end.offset)
            for stretch in row {
                let extent = (indent: stretch.indent, width: stretch.width)
                var line = line(
                    stretch.start..<stretch.end.offset,
                    stretch.end.reason,
                    extent,
                    top: y,
                    height: height,
                    metrics: metrics
                )
                align(&line, extent, in: Double(region.bounds.width))
                line.rect.origin.x = stretch.free.lowerBound
                line.rect.size.width = stretch.free.upperBound - stretch.free.lowerBound
                lines.append(line)
            }
            y += height + style.spacingBetweenLines
            start = last.end.offset
        } while start < text.count
        return lines
    }

    /// A part of a row that holds a line.
    private struct Stretch {
        let start: Int
        let end: LineBreak
        /// Where the line's room begins, from the region's leading edge.
        let indent: Double
        let width: Double
        /// What is free, from the region's left edge.
        let free: ClosedRange<Double>
    }

    /// The lines that one row takes from an offset on.
    private func stretches(
        from start: Int,
        _ region: LineRegion,
        top: Double,
        height: Double,
        _ filling: Filling,
        _ padding: Double,
        _ breaker: LineBreaker
    ) -> [Stretch] {
        let whole = Double(region.bounds.width)
        let room = style.room(isFirstLine: start == 0, width: whole)
        let isRightToLeft = text.bidi.isRightToLeft
        let free = region.intervals(top: top, height: height)
        var row: [Stretch] = []
        var offset = start
        for interval in isRightToLeft ? free.reversed() : free {
            let leading = isRightToLeft ? whole - interval.upperBound : interval.lowerBound
            let trailing = isRightToLeft ? whole - interval.lowerBound : interval.upperBound
            let begin = max(leading + padding, room.indent)
            let width = min(trailing - padding, room.indent + room.width) - begin
            guard width > 0, let end = lineBreak(from: offset, begin, width, filling, breaker) else {
                continue
            }
            row.append(Stretch(start: offset, end: end, indent: begin, width: width, free: interval))
            offset = end.offset
            if filling == .firstForAWord || offset == text.count || end.reason == .terminator { break }
        }
        // Below all paths more room than this there will not be.
        guard row.isEmpty, region.shape == nil, top >= region.bottomOfExclusions else { return row }
        let end = lineBreak(from: start, (room.indent + padding, 1), breaker)
        return [Stretch(start: start, end: end, indent: room.indent + padding, width: 1, free: 0...whole)]
    }

    /// Where the line ends that a stretch takes; nil where it takes none.
    private func lineBreak(
        from start: Int,
        _ indent: Double,
        _ width: Double,
        _ filling: Filling,
        _ breaker: LineBreaker
    ) -> LineBreak? {
        let end = lineBreak(from: start, (indent, width), breaker)
        if text.count == 0 { return end }
        switch filling {
        case .firstForAWord:
            return end.reason == .cluster && style.lineBreakMode == .byWordWrapping ? nil : end
        case .each:
            let first = text.graphemes.next(after: start) ?? text.count
            return text.width(of: start..<first) <= width + text.tolerance ? end : nil
        }
    }
}
