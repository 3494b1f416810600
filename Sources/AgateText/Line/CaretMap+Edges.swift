extension CaretMap {
    /// One edge of a grapheme cluster.
    package struct Edge: Sendable, Equatable {
        /// From the line's left end.
        package let x: Double
        /// The first unit of the cluster.
        package let offset: Int
        /// Whether the cluster begins here, in the direction of its run, rather than ends.
        package let isLeading: Bool
    }

    /// Both edges of each grapheme cluster of the line, from left to right.
    ///
    /// Source: text T122.
    package func edges() -> [Edge] {
        var edges: [Edge] = []
        for run in runs {
            let ends = text.graphemes.stops(in: run.range)
            let clusters = zip([run.range.lowerBound] + ends, ends).map { $0..<$1 }
            var x = run.x
            for cluster in run.isRightToLeft ? clusters.reversed() : clusters {
                let right = x + width(of: cluster)
                edges.append(Edge(x: x, offset: cluster.lowerBound, isLeading: !run.isRightToLeft))
                edges.append(Edge(x: right, offset: cluster.lowerBound, isLeading: run.isRightToLeft))
                x = right
            }
        }
        return edges
    }

    /// The stretches of the line that a selection covers, from left to right, as pairs of left and right edge; neighbours are one.
    ///
    /// - Complexity: O(k log n) for k runs.
    package func spans(selecting selection: Range<Int>) -> [ClosedRange<Double>] {
        let selection = stopRange(selection)
        var spans: [ClosedRange<Double>] = []
        for run in runs {
            let part = selection.clamped(to: run.range)
            guard !part.isEmpty else { continue }
            let before = width(of: run.range.lowerBound..<part.lowerBound)
            let after = width(of: part.upperBound..<run.range.upperBound)
            let left = run.x + (run.isRightToLeft ? after : before)
            let right = run.x + run.width - (run.isRightToLeft ? before : after)
            guard left <= right else { continue }
            if let last = spans.last, left - last.upperBound <= text.tolerance {
                spans[spans.count - 1] = last.lowerBound...max(right, last.upperBound)
            } else {
                spans.append(left...right)
            }
        }
        return spans
    }

    /// The width of a stretch of the line, with what its tabs and spaces are wider.
    package func width(of part: Range<Int>) -> Double {
        guard !expansions.isEmpty else { return text.width(of: part) }
        let first = expansions.firstPlace { $0.offset >= part.lowerBound }
        let sum = expansions[first...].prefix { $0.offset < part.upperBound }.reduce(0) { $0 + $1.amount }
        return text.width(of: part) + sum
    }

    /// The caret stops around a selection, within the line.
    private func stopRange(_ selection: Range<Int>) -> Range<Int> {
        let selection = selection.clamped(to: range)
        guard !selection.isEmpty else { return selection }
        let start = text.graphemes.caretStop(atOrBefore: selection.lowerBound)
        let end = text.graphemes.cluster(at: selection.upperBound - 1).upperBound
        return (start..<end).clamped(to: range)
    }
}
