/// The result of ``LevelSimplex`` for a single variable: an interval that each level narrows.
struct IntervalProblem {
    /// `coefficient · variable + constant`, which must not be negative or is the error of a preference.
    struct Row {
        var coefficient: Double
        var constant: Double
        /// 0 for what must not be negative.
        var level: Int32
        var costsAbove: Bool
        var costsBelow: Bool

        /// Where the row is 0.
        var root: Double { -constant / coefficient }
        /// The growth of the error for each unit that the variable lies above the root.
        var slopeAbove: Double {
            coefficient > 0 ? (costsAbove ? coefficient : 0) : (costsBelow ? -coefficient : 0)
        }
        /// The growth of the error for each unit that the variable lies below the root.
        var slopeBelow: Double {
            coefficient > 0 ? (costsBelow ? coefficient : 0) : (costsAbove ? -coefficient : 0)
        }
    }

    var isBounded: Bool
    /// In the order in which the preferences were made.
    var rows: [Row]

    /// The best value, and whether the levels alone decide it; nil if the requirements cannot be met.
    func solve(levelCount: Int) -> (value: Double, isAmbiguous: Bool)? {
        var low = isBounded ? 0 : -Double.infinity
        var high = Double.infinity
        var levels: Set<Int32> = []
        for row in rows {
            guard row.level == 0 else {
                levels.insert(row.level)
                continue
            }
            if row.coefficient > 0 { low = max(low, row.root) } else { high = min(high, row.root) }
        }
        if low > high {
            guard low - high < LevelSimplex.feasibility else { return nil }
            high = low
        }
        for level in levels.sorted() {
            if low == high { break }
            narrow(&low, &high, by: rows.filter { $0.level == level })
        }
        let isAmbiguous = high - low > LevelSimplex.feasibility
        if isAmbiguous {
            for row in rows.reversed() where row.level > 0 && low < high { narrow(&low, &high, by: [row]) }
        }
        return (min(max(0, low), high), isAmbiguous)
    }

    /// The rows whose requirements leave no value, each with its part of the sum that shows it.
    func conflict() -> [(row: Int, weight: Double)] {
        let required = rows.indices.filter { rows[$0].level == 0 }
        let lowest = required.filter { rows[$0].coefficient > 0 }.max { rows[$0].root < rows[$1].root }
        let highest = required.filter { rows[$0].coefficient <= 0 }.min { rows[$0].root < rows[$1].root }
        guard let highest else { return [] }
        guard let lowest, !isBounded || rows[lowest].root > 0 else { return [(highest, 1)] }
        return [(lowest, -rows[highest].coefficient), (highest, rows[lowest].coefficient)]
    }

    /// Leaves of an interval the part in which the sum of the errors of some rows is least.
    private func narrow(_ low: inout Double, _ high: inout Double, by rows: [Row]) {
        var slope = 0.0
        for row in rows { slope -= row.slopeBelow }
        var bestLow = -Double.infinity
        var bestHigh = Double.infinity
        let tolerance = 1e-9
        if slope >= -tolerance {
            bestLow = -.infinity
        }
        var isFalling = slope < -tolerance
        var hasRisen = slope > tolerance
        for row in rows.sorted(by: { $0.root < $1.root }) {
            slope += row.slopeAbove + row.slopeBelow
            if isFalling, slope >= -tolerance {
                bestLow = row.root
                isFalling = false
            }
            if !isFalling, !hasRisen, slope > tolerance {
                bestHigh = row.root
                hasRisen = true
                break
            }
        }
        let (oldLow, oldHigh) = (low, high)
        low = min(max(bestLow, oldLow), oldHigh)
        high = min(max(bestHigh, oldLow), oldHigh)
    }
}
