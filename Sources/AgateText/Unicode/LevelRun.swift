/// Units of one embedding level that follow one another.
package struct LevelRun: Sendable, Equatable {
    /// The units, in logical order.
    package var range: Range<Int>
    /// The embedding level by UAX#9: odd ones go from right to left.
    package var level: UInt8

    /// Whether the units stand from right to left.
    package var isRightToLeft: Bool { level & 1 == 1 }

    /// Makes a run.
    package init(range: Range<Int>, level: UInt8) {
        self.range = range
        self.level = level
    }
}

extension [LevelRun] {
    /// The runs of one line from left to right, of those in logical order: rule L2 of UAX#9.
    ///
    /// - Complexity: O(n) for each level that occurs.
    package func inVisualOrder() -> [LevelRun] {
        guard let highest = map(\.level).max(), let lowestOdd = map({ $0.level | 1 }).min(),
            highest >= lowestOdd
        else {
            return self
        }
        var runs = self
        for level in Swift.stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < runs.count {
                guard runs[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < runs.count, runs[end].level >= level { end += 1 }
                runs[start..<end].reverse()
                start = end
            }
        }
        return runs
    }
}
