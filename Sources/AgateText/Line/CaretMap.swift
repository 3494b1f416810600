/// Where the carets of a line stand, or of a stretch of one: its directions from left to right, by the advances of the paragraph.
///
/// x counts in points from the left end of the stretch, white space at its end included.
///
/// Source: text T110, T119 to T122.
package struct CaretMap: Sendable {
    /// A run of one direction and its place.
    package struct Run: Sendable, Equatable {
        /// The units.
        package let range: Range<Int>
        /// The embedding level; odd ones go from right to left.
        package let level: UInt8
        /// The left edge.
        package let x: Double
        /// The width.
        package let width: Double

        /// Whether the units stand from right to left.
        package var isRightToLeft: Bool { level & 1 == 1 }
    }

    /// The paragraph that the stretch is of.
    package let text: MeasuredText
    /// The units.
    package let range: Range<Int>
    /// The runs from left to right.
    package let runs: [Run]
    /// The places in ``runs``, in logical order.
    private let logicalOrder: [Int]
    /// The width of all runs together.
    package let width: Double
    /// Units that are wider than their advance, ascending.
    package let expansions: [Expansion]
    /// How much wider the expansions up to each one are together.
    private let expansionSums: [Double]

    /// Puts the runs of a line into visual order.
    ///
    /// - Parameters:
    ///   - text: The paragraph.
    ///   - range: The units of the line.
    ///   - expansions: By how much tabs and spaces of the line are wider than their advances, in any order.
    package init(_ text: MeasuredText, _ range: Range<Int>, expansions: [Expansion] = []) {
        self.text = text
        let range = range.clamped(to: text.text.range)
        self.range = range
        if expansions.isEmpty, let level = text.bidi.onlyLevel {
            // Most lines: one run, with nothing that is wider than its advance.
            let width = text.positions[range.upperBound] - text.positions[range.lowerBound]
            self.expansions = []
            expansionSums = []
            runs = range.isEmpty ? [] : [Run(range: range, level: level, x: 0, width: width)]
            logicalOrder = range.isEmpty ? [] : Self.firstOnly
            self.width = range.isEmpty ? 0 : width
            return
        }
        let expansions = expansions.filter { range.contains($0.offset) && $0.amount.isFinite }
            .sorted { $0.offset < $1.offset }
        self.expansions = expansions
        var sum = 0.0
        let sums = expansions.map { expansion in
            sum += expansion.amount
            return sum
        }
        expansionSums = sums
        var x = 0.0
        let placed = text.bidi.visualRuns(in: range).map { run in
            let width =
                Self.position(run.range.upperBound, text, expansions, sums)
                - Self.position(run.range.lowerBound, text, expansions, sums)
            defer { x += width }
            return Run(range: run.range, level: run.level, x: x, width: width)
        }
        runs = placed
        logicalOrder = placed.indices.sorted { placed[$0].range.lowerBound < placed[$1].range.lowerBound }
        width = x
    }

    private static let firstOnly = [0]

    /// The sum of the widths of all units of the paragraph before an offset.
    private static func position(
        _ offset: Int,
        _ text: MeasuredText,
        _ expansions: [Expansion],
        _ sums: [Double]
    ) -> Double {
        let place = expansions.firstPlace { $0.offset >= offset }
        return text.positions[offset] + (place > 0 ? sums[place - 1] : 0)
    }

    private func position(_ offset: Int) -> Double {
        Self.position(offset, text, expansions, expansionSums)
    }

    /// The place of a caret stop at an edge of a character of a run.
    private func x(_ offset: Int, in run: Run) -> Double {
        run.isRightToLeft
            ? run.x + position(run.range.upperBound) - position(offset)
            : run.x + position(offset) - position(run.range.lowerBound)
    }

    /// The run that a unit of the line is in.
    private func run(at offset: Int) -> Run {
        runs[logicalOrder[logicalOrder.firstPlace { runs[$0].range.upperBound > offset }]]
    }

    /// The caret stop at an offset, or the last one before it, within the line.
    private func stop(atOrBefore offset: Int) -> Int {
        let offset = min(max(offset, range.lowerBound), range.upperBound)
        if offset == range.upperBound { return offset }
        return max(text.graphemes.caretStop(atOrBefore: offset), range.lowerBound)
    }
}

extension CaretMap {
    /// Where the carets of an offset stand: two places where directions meet.
    package struct Caret: Sendable, Equatable {
        /// Where a character of the paragraph's direction would go in.
        package let primary: Double
        /// Where a character of the other direction would go in; elsewhere the same.
        package let secondary: Double
    }

    /// Where the caret before a character stands.
    ///
    /// - Parameter offset: The character's first unit, clamped to the line; within a grapheme cluster the caret is the one before it.
    /// - Complexity: O(log n).
    package func caret(at offset: Int) -> Caret {
        let offset = stop(atOrBefore: offset)
        let base = text.bidi.baseLevel
        let isRightToLeft = base & 1 == 1
        // Beyond the ends of a line all is of the paragraph's direction.
        var before = (level: base, x: isRightToLeft ? width : 0)
        var after = (level: base, x: isRightToLeft ? 0 : width)
        if offset > range.lowerBound {
            let run = run(at: offset - 1)
            before = (run.level, x(offset, in: run))
        }
        if offset < range.upperBound {
            let run = run(at: offset)
            after = (run.level, x(offset, in: run))
        }
        return before.level < after.level
            ? Caret(primary: before.x, secondary: after.x) : Caret(primary: after.x, secondary: before.x)
    }

    /// The caret stop that is nearest to a place.
    ///
    /// Of two that are equally near: the one whose primary caret is there, else the later one in the text.
    ///
    /// - Parameter x: A place from the left end of the line; no number counts as 0.
    /// - Complexity: O(log n).
    package func offset(nearestTo x: Double) -> Int {
        let x = x.isNaN ? 0 : x
        guard !runs.isEmpty else { return range.lowerBound }
        let index = min(runs.firstPlace { $0.x + $0.width > x }, runs.count - 1)
        let found = stop(nearestTo: x, in: runs[index])
        var nearest = [found]
        let place = self.x(found, in: runs[index])
        // Beyond the ends of the line all is of the paragraph's direction, as for carets.
        let (first, last) =
            text.bidi.isRightToLeft
            ? (range.upperBound, range.lowerBound) : (range.lowerBound, range.upperBound)
        if place <= runs[index].x { nearest.append(index > 0 ? rightStop(of: runs[index - 1]) : first) }
        let isLastRun = index + 1 == runs.count
        if place >= (isLastRun ? width : runs[index + 1].x) {
            nearest.append(isLastRun ? last : leftStop(of: runs[index + 1]))
        }
        let primary = nearest.filter { abs(caret(at: $0).primary - place) <= text.tolerance }
        return (primary.isEmpty ? nearest : primary).max() ?? found
    }

    /// The stop at the left edge of a run.
    private func leftStop(of run: Run) -> Int {
        run.isRightToLeft ? run.range.upperBound : run.range.lowerBound
    }

    /// The stop at the right edge of a run.
    private func rightStop(of run: Run) -> Int {
        run.isRightToLeft ? run.range.lowerBound : run.range.upperBound
    }

    /// The caret stop of a run that is nearest to a place, the later one of two.
    private func stop(nearestTo x: Double, in run: Run) -> Int {
        let distance = run.isRightToLeft ? run.x + run.width - x : x - run.x
        let target = position(run.range.lowerBound) + distance
        let list = text.graphemes.boundaries
        var low = list.index(atOrAfter: run.range.lowerBound + 1)
        var high = list.index(atOrAfter: run.range.upperBound)
        let first = low
        while low < high {
            let middle = (low + high) / 2
            if position(list[middle]) > target { high = middle } else { low = middle + 1 }
        }
        let before = low > first ? list[low - 1] : run.range.lowerBound
        let after = low < list.count ? min(list[low], run.range.upperBound) : run.range.upperBound
        return target - position(before) < position(after) - target ? before : after
    }
}
