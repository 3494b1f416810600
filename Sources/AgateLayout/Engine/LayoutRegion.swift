/// Conditions that are linked by variables that they share, with their solution.
///
/// The variables have numbers of the region's own, in the order in which the engine made them. An object, because it is made of so many
/// lists that to hand them on takes as long as to solve a small region (benchmark `uikit/cell-40`).
final class LayoutRegion {
    /// The engine's variables.
    let variables: [Int]
    /// The engine's conditions, in the order of their ranks.
    let conditions: [Int]
    /// The required conditions that are left out.
    var broken: Set<Int> = []
    @exclusivity(unchecked) private(set) var values: [Double]
    private(set) var ambiguous: Set<Int> = []

    /// The given variables that the conditions name, each once.
    private(set) var usesFixed: [Int] = []

    /// Of each row that came from a condition, which one.
    private var origins: [Int] = []
    private var signs: [Double] = []
    @exclusivity(unchecked) private var elimination: Elimination
    @exclusivity(unchecked) private var problems: [Problem] = []
    /// For the rows that remain, what they belong to.
    private var knownConstants: [Double] = []

    private enum Method {
        case interval(IntervalProblem)
        case simplex(LevelSimplex)
    }

    private struct Problem {
        var variables: [Int]
        var rows: [Int]
        var method: Method
        var ambiguous: Set<Int> = []
    }

    /// Builds the system.
    ///
    /// - Parameters:
    ///   - conditions: In the order of their ranks.
    ///   - left: The conditions that are left out.
    ///   - requiredOnly: Whether preferences are left out too.
    init(
        _ engine: EngineTables,
        variables: [Int],
        conditions: [Int],
        leavingOut left: Set<Int> = [],
        requiredOnly: Bool = false
    ) {
        self.variables = variables
        self.conditions = conditions
        broken = left
        values = Array(repeating: 0, count: variables.count)
        var wished: [Float] = []
        for index in conditions {
            let priority = engine.conditions[index].priority
            if priority < EngineTables.required, !wished.contains(priority) { wished.append(priority) }
        }
        wished.sort(by: >)
        levels = wished
        var rows = SparseRows(columnCount: variables.count)
        rows.reserve(rows: conditions.count, terms: 4 * conditions.count)
        var kinds: [Elimination.Kind] = []
        kinds.reserveCapacity(conditions.count)
        origins.reserveCapacity(conditions.count)
        signs.reserveCapacity(conditions.count)
        for index in conditions {
            let condition = engine.conditions[index]
            let isRequired = condition.priority >= EngineTables.required
            if isRequired ? left.contains(index) : requiredOnly { continue }
            let sign: Double = isRequired && condition.relation == .atMost ? -1 : 1
            rows.append(
                condition.terms.lazy.filter { engine.fixed[$0.variable.index] == nil }
                    .map { (column: engine.local[$0.variable.index], value: sign * $0.coefficient) }
            )
            origins.append(index)
            signs.append(sign)
            kinds.append(isRequired ? (condition.relation == .equal ? .equal : .notNegative) : .preference)
        }
        elimination = Elimination(
            isBounded: variables.map { engine.isBounded[$0] },
            rows: rows,
            kinds: kinds,
            constants: []
        )
    }

    /// The priorities of the preferences, the highest first: the first one is level 1.
    private let levels: [Float]
    private var levelCount: Int { levels.count + 1 }

    private func level(of priority: Float) -> Int32 {
        Int32(truncatingIfNeeded: (levels.firstIndex(of: priority) ?? 0) + 1)
    }

    /// The region's number of one of the engine's variables.
    func number(of variable: Int) -> Int? {
        var low = 0
        var high = variables.count
        while low < high {
            let middle = (low + high) / 2
            if variables[middle] < variable { low = middle + 1 } else { high = middle }
        }
        return low < variables.count && variables[low] == variable ? low : nil
    }

    /// Finds out which given variables the conditions name.
    func noteFixed(_ engine: EngineTables) {
        for index in conditions {
            for term in engine.conditions[index].terms where engine.fixed[term.variable.index] != nil {
                usesFixed.append(term.variable.index)
            }
        }
        usesFixed.sort()
        var count = 0
        for variable in usesFixed where count == 0 || usesFixed[count - 1] != variable {
            usesFixed[count] = variable
            count += 1
        }
        usesFixed.removeLast(usesFixed.count - count)
    }

    private func initialConstants(_ engine: EngineTables) -> [Double] {
        var constants: [Double] = []
        constants.reserveCapacity(origins.count)
        for (origin, sign) in zip(origins, signs) {
            let condition = engine.conditions[origin]
            var constant = condition.constant
            for term in condition.terms {
                if let fixed = engine.fixed[term.variable.index] { constant += term.coefficient * fixed }
            }
            constants.append(sign * constant)
        }
        return constants
    }

    /// Solves for the first time.
    ///
    /// - Returns: Whether the requirements can be met.
    func solve(_ engine: EngineTables) -> Bool {
        elimination.start(with: initialConstants(engine))
        guard elimination.run() else { return false }
        split(engine)
        for index in problems.indices {
            guard solve(problem: index) else { return false }
        }
        finish()
        return true
    }

    /// Solves again after a change of constants or fixed variables.
    ///
    /// - Returns: Whether the requirements can be met.
    func solveAgain(_ engine: EngineTables) -> Bool {
        guard elimination.replay(initialConstants(engine)) else { return false }
        for index in problems.indices {
            var hasChanged = false
            for (place, row) in problems[index].rows.enumerated() {
                let delta = elimination.constants[row] - knownConstants[row]
                guard delta != 0 else { continue }
                hasChanged = true
                switch problems[index].method {
                case .interval(var problem):
                    problem.rows[place].constant = elimination.constants[row]
                    problems[index].method = .interval(problem)
                case .simplex(var problem):
                    // The only copy stays in the hand that changes it.
                    problems[index].method = .interval(IntervalProblem(isBounded: false, rows: []))
                    problem.shift(row: place, by: delta)
                    problems[index].method = .simplex(problem)
                }
            }
            guard !hasChanged || solve(problem: index) else { return false }
        }
        finish()
        return true
    }

    private func finish() {
        // One copy of the lists instead of one for each use.
        let elimination = elimination
        knownConstants = elimination.constants
        elimination.complete(&values)
        ambiguous.removeAll()
        for problem in problems { ambiguous.formUnion(problem.ambiguous) }
        for variable in variables.indices
        where !elimination.isEliminated[variable] && elimination.rows.columnCounts[variable] == 0 {
            ambiguous.insert(variable)
        }
        elimination.spread(&ambiguous)
    }

    /// Finds out which of the rows that remain have nothing to do with one another.
    private func split(_ engine: EngineTables) {
        let elimination = elimination
        var sets = DisjointSets(count: variables.count)
        var remaining: [Int] = []
        for row in elimination.kinds.indices where elimination.remains(row) {
            remaining.append(row)
            let places = elimination.rows.places(of: row)
            let first = elimination.rows.column(at: places.lowerBound)
            for place in places.dropFirst() { sets.join(first, elimination.rows.column(at: place)) }
        }
        var problemOf: [Int: Int] = [:]
        var parts: [(variables: [Int], rows: [Int])] = []
        for row in remaining {
            let root = sets.root(of: elimination.rows.column(at: elimination.rows.places(of: row).lowerBound))
            if let problem = problemOf[root] {
                parts[problem].rows.append(row)
            } else {
                problemOf[root] = parts.count
                parts.append(([], [row]))
            }
        }
        for variable in variables.indices where !elimination.isEliminated[variable] {
            if let problem = problemOf[sets.root(of: variable)] { parts[problem].variables.append(variable) }
        }
        problems = parts.map { makeProblem($0.variables, $0.rows, elimination, engine) }
    }

    private func makeProblem(
        _ variables: [Int],
        _ rows: [Int],
        _ elimination: borrowing Elimination,
        _ engine: EngineTables
    ) -> Problem {
        func cost(_ row: Int) -> LevelSimplex.Cost {
            guard elimination.kinds[row] == .preference else {
                return LevelSimplex.Cost(level: 0, isAbove: false, isBelow: true)
            }
            let condition = engine.conditions[origins[row]]
            return LevelSimplex.Cost(
                level: level(of: condition.priority),
                isAbove: condition.relation != .atLeast,
                isBelow: condition.relation != .atMost
            )
        }
        if variables.count == 1 {
            let made = rows.map { row in
                let cost = cost(row)
                return IntervalProblem.Row(
                    coefficient: elimination.rows.value(at: elimination.rows.places(of: row).lowerBound),
                    constant: elimination.constants[row],
                    level: cost.level,
                    costsAbove: cost.isAbove,
                    costsBelow: cost.isBelow
                )
            }
            let problem = IntervalProblem(
                isBounded: engine.isBounded[self.variables[variables[0]]],
                rows: made
            )
            return Problem(variables: variables, rows: rows, method: .interval(problem))
        }
        var number: [Int: Int] = [:]
        for (index, variable) in variables.enumerated() { number[variable] = index }
        var made = SparseRows(columnCount: variables.count + rows.count)
        let known = elimination.rows
        for row in rows {
            made.append(
                known.places(of: row).lazy.map { place in
                    (column: number[known.column(at: place)] ?? 0, value: known.value(at: place))
                }
            )
        }
        let constants = elimination.constants
        let problem = LevelSimplex(
            isBounded: variables.map { engine.isBounded[self.variables[$0]] },
            rows: made,
            constants: rows.map { constants[$0] },
            costs: rows.map(cost),
            levelCount: levelCount
        )
        return Problem(variables: variables, rows: rows, method: .simplex(problem))
    }

    private func solve(problem index: Int) -> Bool {
        problems[index].ambiguous.removeAll()
        let variables = problems[index].variables
        switch problems[index].method {
        case .interval(let problem):
            guard let (value, isAmbiguous) = problem.solve(levelCount: levelCount) else { return false }
            values[variables[0]] = value
            if isAmbiguous { problems[index].ambiguous.insert(variables[0]) }
        case .simplex(var problem):
            problems[index].method = .interval(IntervalProblem(isBounded: false, rows: []))
            var undecided: Set<Int> = []
            let isSolved = problem.solve(ambiguous: &undecided)
            for (number, variable) in variables.enumerated() { values[variable] = problem.value(of: number) }
            problems[index].ambiguous = Set(undecided.map { variables[$0] })
            problems[index].method = .simplex(problem)
            return isSolved
        }
        return true
    }

    /// Requirements that cannot be met together; nil where all can be.
    ///
    /// The wishes are not looked at. What does not hold is a sum of multiples of rows (a certificate of Farkas): the conditions that these came from.
    ///
    /// - Returns: The conditions, in the order of their ranks.
    func conflict(_ engine: EngineTables) -> [Int]? {
        elimination.start(with: initialConstants(engine))
        guard elimination.run() else { return origins(of: elimination.failedRow.map { [($0, 1)] } ?? []) }
        split(engine)
        for problem in problems {
            let rows: [(row: Int, weight: Double)]
            switch problem.method {
            case .interval(let method):
                guard method.solve(levelCount: 1) == nil else { continue }
                rows = method.conflict()
            case .simplex(var method):
                guard !method.start() else { continue }
                rows = method.conflict()
            }
            return origins(of: rows.map { (problem.rows[$0.row], $0.weight) })
        }
        return nil
    }

    /// The conditions of which a sum of rows consists.
    private func origins(of weights: [(row: Int, weight: Double)]) -> [Int] {
        let multipliers = elimination.multipliers(of: weights)
        let maximum = multipliers.reduce(0) { max($0, abs($1)) }
        return origins.indices.filter { abs(multipliers[$0]) > Self.cancelled * maximum }.map { origins[$0] }
    }

    /// The part of the largest multiplier below which one is what cancellation leaves.
    private static let cancelled = 1e-9
}

/// Which things belong together.
struct DisjointSets {
    private var parents: [Int32]

    init(count: Int) { parents = (0..<Int32(truncatingIfNeeded: count)).map { $0 } }

    mutating func root(of item: Int) -> Int {
        var current = item
        while Int(parents[current]) != current {
            parents[current] = parents[Int(parents[current])]
            current = Int(parents[current])
        }
        return current
    }

    mutating func join(_ left: Int, _ right: Int) {
        let (first, second) = (root(of: left), root(of: right))
        // The lower number stands for both: what is found does not depend on the order of joins.
        if first < second {
            parents[second] = Int32(truncatingIfNeeded: first)
        } else if second < first {
            parents[first] = Int32(truncatingIfNeeded: second)
        }
    }
}
