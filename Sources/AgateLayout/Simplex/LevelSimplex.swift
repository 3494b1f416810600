/// Finds the best values of variables under inequalities and preferences of several levels.
///
/// Each row says `logical = Σ coefficient · variable + constant`. A logical must not be negative, or it is the error of a preference, whose
/// amount counts on one or both sides of 0. The sum of the errors of the first level is made as small as it can be; then that of the
/// second among all solutions that keep the first one as small, and so on. Ties are broken by the order of the
/// preferences: the errors are made small one by one, that of the last preference first, so that the first one gives way; last come
/// the variables themselves, towards 0, the first one first.
///
/// The method is the simplex method on a dictionary: basic variables are given in terms of the others, which are all 0. A preference is one
/// variable with a kink at 0 and not two, and requirements are level 0 of the preferences, so that a solve after a
/// change of constants is the same as the first one and begins with the basis of the last.
struct LevelSimplex {
    /// On which sides of 0 a variable costs.
    struct Cost {
        var level: Int32
        var isAbove: Bool
        var isBelow: Bool
    }

    private let variableCount: Int
    /// The variables that must not be negative.
    private let isBounded: [Bool]
    private var costs: [Cost]
    private let levelCount: Int
    private var rows: SparseRows
    private var constants: [Double]
    private var basics: [Int32]
    /// The row in which a variable is basic, else -1.
    private var rowOf: [Int32]
    /// Which way a variable that is not basic may go.
    private var mayRise: [Bool]
    private var mayFall: [Bool]
    /// Whether a variable stops at 0 when it comes there.
    private var hasKink: [Bool]
    /// On which side of the kink a basic variable is.
    private var isBelow: [Bool]
    private var reducedCosts: [Double]
    private var found: [Int] = []

    private static let tolerance = 1e-9
    /// A required row that fails by more than this, in points, cannot be met.
    static let feasibility = 1e-6

    /// - Parameters:
    ///   - isBounded: For each variable, whether it must not be negative.
    ///   - rows: The terms of each row.
    ///   - constants: The constant of each row.
    ///   - costs: The cost of each logical: level 0 for one that must not be negative, which costs below.
    ///   - levelCount: One more than the highest level.
    init(
        isBounded: [Bool],
        rows: SparseRows,
        constants: [Double],
        costs: [Cost],
        levelCount: Int
    ) {
        let count = isBounded.count
        variableCount = count
        self.isBounded = isBounded
        self.rows = rows
        self.constants = constants
        self.levelCount = levelCount
        self.costs = isBounded.map { Cost(level: $0 ? 0 : -1, isAbove: false, isBelow: $0) } + costs
        let total = count + costs.count
        basics = (count..<total).map { Int32(truncatingIfNeeded: $0) }
        rowOf = Array(repeating: -1, count: count) + costs.indices.map { Int32(truncatingIfNeeded: $0) }
        mayRise = Array(repeating: true, count: total)
        mayFall = Array(repeating: true, count: total)
        hasKink = Array(repeating: true, count: total)
        isBelow = Array(repeating: false, count: total)
        reducedCosts = Array(repeating: 0, count: total)
    }

    /// The value of a variable after a solve.
    func value(of variable: Int) -> Double {
        rowOf[variable] >= 0 ? constants[Int(rowOf[variable])] : 0
    }

    /// Adds to the constant of a row, from which the next solve goes on.
    mutating func shift(row: Int, by delta: Double) {
        let logical = variableCount + row
        if rowOf[logical] >= 0 {
            constants[Int(rowOf[logical])] += delta
            return
        }
        rows.rows(in: logical, into: &found)
        for other in found { constants[other] -= rows.coefficient(of: logical, in: other) * delta }
    }

    /// Finds the best values.
    ///
    /// - Parameter ambiguous: Receives the variables that the levels leave undecided.
    /// - Returns: Whether the requirements can be met.
    mutating func solve(ambiguous: inout Set<Int>) -> Bool {
        guard start() else { return false }
        for level in 1..<max(levelCount, 1) {
            price(Int32(truncatingIfNeeded: level))
            optimize(Int32(truncatingIfNeeded: level))
            freeze(Int32(truncatingIfNeeded: level))
        }
        guard hasFreedom else { return true }
        noteAmbiguity(&ambiguous)
        for logical in stride(from: costs.count - 1, through: variableCount, by: -1)
        where costs[logical].level > 0 {
            decide(logical)
            if !hasFreedom { return true }
        }
        for variable in 0..<variableCount {
            costs[variable].isAbove = true
            costs[variable].isBelow = true
            if !hasKink[variable] {
                hasKink[variable] = true
                isBelow[variable] = value(of: variable) < 0
            }
            decide(variable)
            costs[variable].isAbove = false
            costs[variable].isBelow = isBounded[variable]
            if !hasFreedom { return true }
        }
        return true
    }

    /// Whether the requirements can be met; the preferences are not looked at.
    mutating func start() -> Bool {
        for index in costs.indices {
            let isFree = index < variableCount && !isBounded[index]
            let isRequired = costs[index].level == 0
            hasKink[index] = !isFree
            mayRise[index] = true
            mayFall[index] = !isRequired
            isBelow[index] = rowOf[index] >= 0 && constants[Int(rowOf[index])] < 0
            // A rounding error is no violation.
            if isRequired, isBelow[index], constants[Int(rowOf[index])] > -Self.tolerance {
                constants[Int(rowOf[index])] = 0
                isBelow[index] = false
            }
        }
        guard basics.contains(where: { isBelow[Int($0)] && costs[Int($0)].level == 0 }) else { return true }
        price(0)
        optimize(0)
        for row in basics.indices {
            let basic = Int(basics[row])
            guard isBelow[basic], costs[basic].level == 0 else { continue }
            guard constants[row] > -Self.feasibility else { return false }
            constants[row] = 0
            isBelow[basic] = false
        }
        return true
    }

    /// Rows of requirements that cannot be met together, each with its part of the sum that shows it, after a ``start()`` that has failed.
    ///
    /// The sum of the violated rows cannot be made larger: every variable in it stands at a bound that stops it. Those bounds and the violated
    /// rows are in conflict. Bounds of the problem's own variables belong to no row and are left out.
    func conflict() -> [(row: Int, weight: Double)] {
        var rows: [(row: Int, weight: Double)] = []
        for variable in variableCount..<costs.count where costs[variable].level == 0 {
            let isBasic = rowOf[variable] >= 0
            let weight = isBasic ? (isBelow[variable] ? 1 : 0) : reducedCosts[variable]
            if abs(weight) > Self.tolerance { rows.append((variable - variableCount, weight)) }
        }
        return rows
    }

    // MARK: Objectives

    private func weight(_ variable: Int, below: Bool, _ level: Int32, only: Int?) -> Double {
        let cost = costs[variable]
        if let only {
            guard variable == only else { return 0 }
        } else {
            guard cost.level == level else { return 0 }
        }
        return below ? (cost.isBelow ? -1 : 0) : (cost.isAbove ? 1 : 0)
    }

    /// Sets the reduced costs of an objective: a level, or one variable alone.
    private mutating func price(_ level: Int32) {
        for index in reducedCosts.indices { reducedCosts[index] = 0 }
        for row in basics.indices { price(row: row, level) }
    }

    private mutating func price(row: Int, _ level: Int32) {
        let basic = Int(basics[row])
        let weight = weight(basic, below: isBelow[basic], level, only: nil)
        guard weight != 0 else { return }
        for place in rows.places(of: row) {
            reducedCosts[rows.column(at: place)] += weight * rows.value(at: place)
        }
    }

    private func rate(_ variable: Int, falling: Bool, _ level: Int32) -> Double {
        let own = abs(weight(variable, below: falling, level, only: nil))
        return (falling ? -reducedCosts[variable] : reducedCosts[variable]) + own
    }

    /// Makes the error of one variable least; only its own row has to be looked at.
    private mutating func decide(_ variable: Int) {
        for _ in 0..<(200 + costs.count) where rowOf[variable] >= 0 {
            let row = Int(rowOf[variable])
            let weight = weight(variable, below: isBelow[variable], -2, only: variable)
            guard weight != 0 else { break }
            var entering = (variable: -1, falls: false, rate: -Self.tolerance)
            for place in rows.places(of: row) {
                let other = rows.column(at: place)
                let rate = weight * rows.value(at: place)
                if mayRise[other], rate < entering.rate { entering = (other, false, rate) }
                if mayFall[other], -rate < entering.rate { entering = (other, true, -rate) }
            }
            guard entering.variable >= 0 else { break }
            let (stop, _) = step(entering.variable, falling: entering.falls)
            guard stop >= 0 else { break }
            pivot(stop, entering.variable, falling: entering.falls, -2, only: variable)
        }
        let cost = costs[variable]
        if rowOf[variable] >= 0 {
            let row = Int(rowOf[variable])
            if cost.isAbove || cost.isBelow {
                if isBelow[variable] { mayRise[variable] = false } else { mayFall[variable] = false }
            }
            let weight = weight(variable, below: isBelow[variable], -2, only: variable)
            guard weight != 0 else { return }
            for place in rows.places(of: row) {
                let rate = weight * rows.value(at: place)
                if rate > Self.tolerance { mayRise[rows.column(at: place)] = false }
                if rate < -Self.tolerance { mayFall[rows.column(at: place)] = false }
            }
        } else {
            if cost.isAbove { mayRise[variable] = false }
            if cost.isBelow { mayFall[variable] = false }
        }
    }

    /// Forbids all that would make an objective, now at its best, worse.
    private mutating func freeze(_ level: Int32) {
        for variable in costs.indices {
            if rowOf[variable] >= 0 {
                // Beyond its kink a basic variable costs at least what it costs on its own side.
                guard costs[variable].level == level, costs[variable].isAbove || costs[variable].isBelow
                else { continue }
                if isBelow[variable] { mayRise[variable] = false } else { mayFall[variable] = false }
                continue
            }
            if mayRise[variable], rate(variable, falling: false, level) > Self.tolerance {
                mayRise[variable] = false
            }
            if mayFall[variable], rate(variable, falling: true, level) > Self.tolerance {
                mayFall[variable] = false
            }
        }
    }

    private var hasFreedom: Bool {
        costs.indices.contains { rowOf[$0] < 0 && (mayRise[$0] || mayFall[$0]) && rows.columnCounts[$0] > 0 }
    }

    private mutating func noteAmbiguity(_ ambiguous: inout Set<Int>) {
        for variable in costs.indices where rowOf[variable] < 0 {
            guard
                mayRise[variable] && step(variable, falling: false).length > Self.feasibility
                    || mayFall[variable] && step(variable, falling: true).length > Self.feasibility
            else { continue }
            if variable < variableCount { ambiguous.insert(variable) }
            rows.rows(in: variable, into: &found)
            for row in found where basics[row] < variableCount { ambiguous.insert(Int(basics[row])) }
        }
    }

    // MARK: Pivots

    private mutating func optimize(_ level: Int32) {
        var degenerateCount = 0
        // Far more than ever needed: numbers beyond reason end here and not never.
        for _ in 0..<(200 + 40 * costs.count) {
            var entering = -1
            var enteringFalls = false
            var best = -Self.tolerance
            let takesFirst = degenerateCount > 30
            for variable in costs.indices where rowOf[variable] < 0 {
                if mayRise[variable] {
                    let rate = rate(variable, falling: false, level)
                    if rate < best {
                        (entering, enteringFalls, best) = (variable, false, rate)
                        if takesFirst { break }
                    }
                }
                if mayFall[variable] {
                    let rate = rate(variable, falling: true, level)
                    if rate < best {
                        (entering, enteringFalls, best) = (variable, true, rate)
                        if takesFirst { break }
                    }
                }
            }
            guard entering >= 0 else { return }
            let (row, length) = step(entering, falling: enteringFalls)
            guard row >= 0 else {
                // No cost is unbounded: only rounding leads here.
                if enteringFalls { mayFall[entering] = false } else { mayRise[entering] = false }
                continue
            }
            degenerateCount = length > Self.tolerance ? 0 : degenerateCount + 1
            pivot(row, entering, falling: enteringFalls, level, only: nil)
        }
    }

    /// How far a variable can go, and the row that stops it; -1 if none does.
    private mutating func step(_ variable: Int, falling: Bool) -> (row: Int, length: Double) {
        rows.rows(in: variable, into: &found)
        var best = (row: -1, length: Double.infinity)
        var bestPivot = 0.0
        for row in found {
            let basic = Int(basics[row])
            guard hasKink[basic] else { continue }
            let coefficient = rows.coefficient(of: variable, in: row)
            let slope = falling ? -coefficient : coefficient
            let stops = isBelow[basic] ? slope > Self.tolerance : slope < -Self.tolerance
            guard stops else { continue }
            let length = max(0, abs(constants[row]) / abs(slope))
            if length < best.length - Self.tolerance
                || length <= best.length + Self.tolerance
                    && (best.row < 0 || abs(slope) > bestPivot + Self.tolerance
                        || abs(slope) >= bestPivot - Self.tolerance && basic < Int(basics[best.row]))
            {
                best = (row, length)
                bestPivot = abs(slope)
            }
        }
        return best
    }

    private mutating func pivot(_ row: Int, _ entering: Int, falling: Bool, _ level: Int32, only: Int?) {
        let leaving = Int(basics[row])
        let coefficient = rows.coefficient(of: entering, in: row)
        let leavingWeight = weight(leaving, below: isBelow[leaving], level, only: only)
        let enteringCost = reducedCosts[entering] + weight(entering, below: falling, level, only: only)
        rows.rows(in: entering, into: &found)
        // The order of the list depends on the past: that of the rows does not.
        rows.exchange(entering, for: leaving, in: row)
        constants[row] = -constants[row] / coefficient
        for other in found where other != row {
            let factor = rows.coefficient(of: entering, in: other)
            rows.add(factor, times: row, to: other, dropping: entering)
            constants[other] += factor * constants[row]
        }
        reducedCosts[entering] = 0
        if enteringCost != 0 {
            for place in rows.places(of: row) {
                reducedCosts[rows.column(at: place)] += enteringCost * rows.value(at: place)
            }
        }
        reducedCosts[leaving] -= leavingWeight
        if costs[leaving].level == 0 { mayFall[leaving] = false }
        basics[row] = Int32(truncatingIfNeeded: entering)
        rowOf[entering] = Int32(truncatingIfNeeded: row)
        rowOf[leaving] = -1
        isBelow[entering] = falling
        // A variable that may not go below 0 is there by rounding alone.
        for changed in found {
            let basic = Int(basics[changed])
            if hasKink[basic], isBelow[basic] != (constants[changed] < 0), abs(constants[changed]) < 1e-7 {
                constants[changed] = 0
            }
        }
    }
}
