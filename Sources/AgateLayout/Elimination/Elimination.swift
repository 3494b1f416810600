/// Solves the required equalities of a system: each says what one variable is, in terms of those that remain.
///
/// Numbers that are known come first, then variables that nothing else names, then those in the shortest equality that the fewest rows
/// name. The steps are written down, so that after a change of constants they are repeated on the constants alone.
struct Elimination {
    enum Kind {
        /// Σ terms + constant = 0.
        case equal
        /// Σ terms + constant ≥ 0.
        case notNegative
        /// The error of a preference.
        case preference
    }

    /// A multiple of one row was added to another.
    private struct Step {
        var target: Int32
        var source: Int32
        var factor: Double
    }

    /// A variable that one row gives.
    private struct Given {
        var variable: Int32
        var row: Int32
        var coefficient: Double
    }

    private(set) var rows: SparseRows
    private(set) var kinds: [Kind]
    private(set) var constants: [Double]
    private var steps: [Step] = []
    private var givens: [Given] = []
    /// Rows without terms that must be 0, or not negative.
    private var checks: [Int] = []
    private(set) var isEliminated: [Bool]
    private let isBounded: [Bool]
    private var found: [Int] = []

    /// Starts with rows as they are.
    init(isBounded: [Bool], rows: SparseRows, kinds: [Kind], constants: [Double]) {
        self.isBounded = isBounded
        self.rows = rows
        self.kinds = kinds
        self.constants = constants
        isEliminated = Array(repeating: false, count: isBounded.count)
    }

    /// Sets the constants of the rows.
    mutating func start(with initial: [Double]) { constants = initial }

    /// Whether a row is still to be met by the variables that remain.
    func remains(_ row: Int) -> Bool { kinds[row] != .equal && rows.count(of: row) > 0 }

    /// Eliminates all that can be.
    ///
    /// - Returns: Whether what does not depend on any variable holds.
    mutating func run() -> Bool {
        var isDone = Array(repeating: false, count: kinds.count)
        var singles: [Int] = []
        var lonely: [Int] = []
        var heap = RowHeap()
        for row in kinds.indices.reversed() where kinds[row] == .equal {
            if rows.count(of: row) <= 1 { singles.append(row) } else { heap.push(row, rows.count(of: row)) }
        }
        for variable in isBounded.indices.reversed() where !isBounded[variable] {
            if rows.columnCounts[variable] == 1 { lonely.append(variable) }
        }
        var changedColumns: [Int] = []
        while true {
            var chosen: (row: Int, variable: Int)?
            if let row = singles.popLast() {
                guard !isDone[row] else { continue }
                guard let place = rows.places(of: row).first else {
                    isDone[row] = true
                    checks.append(row)
                    continue
                }
                chosen = (row, rows.column(at: place))
            } else if let variable = lonely.popLast() {
                guard !isEliminated[variable], rows.columnCounts[variable] == 1 else { continue }
                rows.rows(in: variable, into: &found)
                guard let row = found.first(where: { kinds[$0] == .equal && !isDone[$0] }) else { continue }
                chosen = (row, variable)
            } else if let (row, count) = heap.pop() {
                guard !isDone[row], rows.count(of: row) == count, count > 1 else { continue }
                chosen = (row, bestVariable(of: row))
            }
            guard let (row, variable) = chosen else { break }
            isDone[row] = true
            isEliminated[variable] = true
            let coefficient = rows.coefficient(of: variable, in: row)
            givens.append(
                Given(
                    variable: Int32(truncatingIfNeeded: variable),
                    row: Int32(truncatingIfNeeded: row),
                    coefficient: coefficient
                )
            )
            rows.rows(in: variable, into: &found)
            let others = found.filter { $0 != row && !(kinds[$0] == .equal && isDone[$0]) }.sorted()
            changedColumns.removeAll(keepingCapacity: true)
            for place in rows.places(of: row) { changedColumns.append(rows.column(at: place)) }
            for other in others {
                let factor = -rows.coefficient(of: variable, in: other) / coefficient
                rows.add(factor, times: row, to: other, dropping: variable)
                note(
                    Step(
                        target: Int32(truncatingIfNeeded: other),
                        source: Int32(truncatingIfNeeded: row),
                        factor: factor
                    )
                )
                if kinds[other] == .equal {
                    if rows.count(of: other) <= 1 {
                        singles.append(other)
                    } else {
                        heap.push(other, rows.count(of: other))
                    }
                }
            }
            if isBounded[variable] { addBound(of: variable, from: row, coefficient) }
            rows.retire(row)
            for column in changedColumns where !isBounded[column] && rows.columnCounts[column] == 1 {
                lonely.append(column)
            }
        }
        for row in kinds.indices where kinds[row] == .notNegative && rows.count(of: row) == 0 {
            checks.append(row)
        }
        return holds
    }

    private mutating func note(_ step: Step) {
        constants[Int(step.target)] += step.factor * constants[Int(step.source)]
        steps.append(step)
    }

    /// A variable that must not be negative leaves a row behind that says so.
    private mutating func addBound(of variable: Int, from row: Int, _ coefficient: Double) {
        let factor = -1 / coefficient
        var terms: [(column: Int, value: Double)] = []
        for place in rows.places(of: row) where rows.column(at: place) != variable {
            terms.append((rows.column(at: place), factor * rows.value(at: place)))
        }
        let bound = rows.append(terms)
        kinds.append(.notNegative)
        constants.append(0)
        note(
            Step(
                target: Int32(truncatingIfNeeded: bound),
                source: Int32(truncatingIfNeeded: row),
                factor: factor
            )
        )
    }

    /// Of a row's variables the one that leaves the fewest new terms: rather a free one, and one that few rows name; of equals
    /// the last, so that what nothing decides is left to the last of the views in a row.
    private func bestVariable(of row: Int) -> Int {
        var best = -1
        var bestCount = Int.max
        for place in rows.places(of: row) {
            let variable = rows.column(at: place)
            // A tiny coefficient would make rounding large.
            guard abs(rows.value(at: place)) > 1e-6 || best < 0 else { continue }
            let count = Int(rows.columnCounts[variable]) + (isBounded[variable] ? 1 << 20 : 0)
            if count <= bestCount { (best, bestCount) = (variable, count) }
        }
        return best
    }

    /// Whether the rows without terms hold.
    private var holds: Bool { failedRow == nil }

    /// The first row without terms that does not hold.
    var failedRow: Int? {
        checks.first { row in
            let tolerance = LevelSimplex.feasibility
            return kinds[row] == .equal
                ? abs(constants[row]) > tolerance : constants[row] < -tolerance
        }
    }

    /// How often each of the rows that there were at first is a part of a sum of present rows.
    ///
    /// - Parameter weights: How often each present row counts, by its number.
    /// - Complexity: O(steps).
    func multipliers(of weights: [(row: Int, weight: Double)]) -> [Double] {
        var multipliers = [Double](repeating: 0, count: kinds.count)
        for (row, weight) in weights { multipliers[row] += weight }
        for step in steps.reversed() where multipliers[Int(step.target)] != 0 {
            multipliers[Int(step.source)] += step.factor * multipliers[Int(step.target)]
        }
        return multipliers
    }

    /// Repeats the steps on other constants.
    ///
    /// - Parameter initial: The constants of the rows that there were at first.
    /// - Returns: Whether what does not depend on any variable holds.
    mutating func replay(_ initial: [Double]) -> Bool {
        for row in constants.indices { constants[row] = row < initial.count ? initial[row] : 0 }
        for step in steps { constants[Int(step.target)] += step.factor * constants[Int(step.source)] }
        return holds
    }

    /// Finds the values of the eliminated variables from those that remain.
    func complete(_ values: inout [Double]) {
        for given in givens.reversed() {
            let variable = Int(given.variable)
            var sum = constants[Int(given.row)]
            for place in rows.places(of: Int(given.row)) where rows.column(at: place) != variable {
                sum += rows.value(at: place) * values[rows.column(at: place)]
            }
            values[variable] = -sum / given.coefficient
        }
    }

    /// Extends a set of variables by those that depend on it.
    func spread(_ variables: inout Set<Int>) {
        guard !variables.isEmpty else { return }
        for given in givens.reversed() {
            let places = rows.places(of: Int(given.row))
            if places.contains(where: { variables.contains(rows.column(at: $0)) }) {
                variables.insert(Int(given.variable))
            }
        }
    }
}

/// The shortest rows first; of equally short ones the one that came first.
private struct RowHeap {
    private var items: [(count: Int, row: Int)] = []

    private static func precedes(_ left: (count: Int, row: Int), _ right: (count: Int, row: Int)) -> Bool {
        left.count != right.count ? left.count < right.count : left.row < right.row
    }

    mutating func push(_ row: Int, _ count: Int) {
        items.append((count, row))
        var child = items.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard Self.precedes(items[child], items[parent]) else { break }
            items.swapAt(child, parent)
            child = parent
        }
    }

    mutating func pop() -> (row: Int, count: Int)? {
        guard let first = items.first else { return nil }
        let last = items.removeLast()
        if !items.isEmpty {
            items[0] = last
            var parent = 0
            while true {
                var minimum = parent
                for child in [2 * parent + 1, 2 * parent + 2] where child < items.count {
                    if Self.precedes(items[child], items[minimum]) { minimum = child }
                }
                guard minimum != parent else { break }
                items.swapAt(minimum, parent)
                parent = minimum
            }
        }
        return (first.row, first.count)
    }
}
