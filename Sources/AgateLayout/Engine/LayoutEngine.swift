/// Keeps conditions on numbers and finds the numbers that meet them best.
///
/// Conditions are linear: Σ coefficient · variable + constant compared with 0. Those of priority 1000 and more must hold. All others are
/// preferences, whose priorities are strict: the sum of the errors of one level is never made larger for any gain at a lower one.
/// Where preferences of one level cannot decide, the one that came first gives way. A variable that nothing decides is 0, or as near to it as can be.
/// Required conditions that cannot hold with those of a lower rank are left out and reported.
///
/// Only what is linked with a change is solved again: constants and given values in place, from the last solution; conditions
/// that come and go, with all that they are linked with, anew. The solution depends on the conditions and their ranks alone.
///
/// Source: uikit U50 to U72.
package final class LayoutEngine {
    private let tables = EngineTables()
    @exclusivity(unchecked) private var regions: [LayoutRegion?] = []
    @exclusivity(unchecked) private var freeRegions: [Int] = []
    @exclusivity(unchecked) private var freeVariables: [Int] = []
    @exclusivity(unchecked) private var freeConditions: [Int] = []
    /// Conditions that belong to no region yet.
    @exclusivity(unchecked) private var pending: [Int] = []
    @exclusivity(unchecked) private var structuralRegions: Set<Int> = []
    @exclusivity(unchecked) private var shiftedRegions: Set<Int> = []
    /// Which regions name a given variable.
    @exclusivity(unchecked) private var fixedUsers: [Int: Set<Int>] = [:]
    /// The regions of conditions that name given variables alone.
    @exclusivity(unchecked) private var loneRegions: [Int: Int] = [:]
    @exclusivity(unchecked) private var nextRank = 0

    /// The conflicts that the last solve that found any has found.
    package private(set) var newConflicts: [LayoutConflict] = []

    /// How many systems were solved to find out which conditions are in conflict.
    package private(set) var conflictTrials = 0

    package init() {}

    // MARK: Variables

    /// Makes a variable, whose value is 0 until conditions say more.
    ///
    /// - Parameter isLength: Whether it must not be negative.
    package func makeVariable(isLength: Bool) -> LayoutVariable {
        if let index = freeVariables.popLast() {
            tables.isBounded[index] = isLength
            tables.fixed[index] = nil
            tables.values[index] = 0
            tables.regionOf[index] = -1
            return LayoutVariable(index: index)
        }
        tables.isBounded.append(isLength)
        tables.fixed.append(nil)
        tables.values.append(0)
        tables.local.append(0)
        tables.regionOf.append(-1)
        return LayoutVariable(index: tables.values.count - 1)
    }

    /// Gives a variable back that no condition names any more.
    package func discard(_ variable: LayoutVariable) {
        let region = tables.regionOf[variable.index]
        if region >= 0 { structuralRegions.insert(region) }
        tables.fixed[variable.index] = nil
        freeVariables.append(variable.index)
    }

    /// Gives a variable a value from outside, or takes it back.
    ///
    /// Conditions are not linked by variables whose value is given.
    package func fix(_ variable: LayoutVariable, at value: Double?) {
        let index = variable.index
        let value = value.map { Self.sound($0) }
        let old = tables.fixed[index]
        guard old != value else { return }
        tables.fixed[index] = value
        if let value { tables.values[index] = value }
        let isStructural = (old == nil) != (value == nil)
        // A given variable has no region of its own.
        if tables.regionOf[index] >= 0 { structuralRegions.insert(tables.regionOf[index]) }
        guard let users = fixedUsers[index] else { return }
        if isStructural { structuralRegions.formUnion(users) } else { shiftedRegions.formUnion(users) }
    }

    /// The value that the last solve has found.
    package func value(of variable: LayoutVariable) -> Double { tables.values[variable.index] }

    /// Whether the levels of the last solve leave the variable undecided.
    package func isAmbiguous(_ variable: LayoutVariable) -> Bool {
        let region = tables.regionOf[variable.index]
        guard tables.fixed[variable.index] == nil else { return false }
        guard region >= 0, let found = regions[region] else { return true }
        guard let local = found.number(of: variable.index) else { return true }
        return found.ambiguous.contains(local)
    }

    // MARK: Conditions

    /// Adds a condition: Σ terms + constant compared with 0.
    ///
    /// - Parameters:
    ///   - priority: From 1000 on the condition is required.
    ///   - rank: Its place in the order of conditions; nil: behind all that there are.
    package func add(
        _ terms: [LayoutTerm],
        constant: Double,
        _ relation: LayoutRelation,
        priority: Float = 1000,
        rank: Int? = nil
    ) -> LayoutCondition {
        let rank = rank ?? nextRank
        nextRank = max(nextRank, rank + 1)
        let made = EngineTables.Condition(
            terms: terms.allSatisfy(\.coefficient.isFinite) ? terms : terms.filter(\.coefficient.isFinite),
            constant: Self.sound(constant),
            relation: relation,
            priority: priority.isNaN ? 1000 : priority,
            rank: rank
        )
        let index: Int
        if let free = freeConditions.popLast() {
            index = free
            tables.conditions[free] = made
        } else {
            index = tables.conditions.count
            tables.conditions.append(made)
        }
        pending.append(index)
        markRegions(of: index)
        return LayoutCondition(index: index)
    }

    /// Takes a condition away.
    package func remove(_ condition: LayoutCondition) {
        markRegions(of: condition.index)
        tables.conditions[condition.index].isLive = false
        // The number is used again when no region knows it any more.
        removed.append(condition.index)
    }

    @exclusivity(unchecked) private var removed: [Int] = []

    /// Changes the constant of a condition.
    package func setConstant(_ constant: Double, of condition: LayoutCondition) {
        let constant = Self.sound(constant)
        guard tables.conditions[condition.index].constant != constant else { return }
        tables.conditions[condition.index].constant = constant
        for region in regionsOf(condition.index) { shiftedRegions.insert(region) }
    }

    /// Changes the priority of a condition.
    package func setPriority(_ priority: Float, of condition: LayoutCondition) {
        let priority = priority.isNaN ? 1000 : priority
        guard tables.conditions[condition.index].priority != priority else { return }
        tables.conditions[condition.index].priority = priority
        markRegions(of: condition.index)
    }

    /// The conditions that are linked with a variable, in the order of their ranks; as of the last solve.
    package func conditions(linkedWith variable: LayoutVariable) -> [LayoutCondition] {
        let region = tables.regionOf[variable.index]
        guard region >= 0, let found = regions[region] else { return [] }
        return found.conditions.filter { tables.conditions[$0].isLive }.map { LayoutCondition(index: $0) }
    }

    /// The description of a condition; nil for one that was removed.
    package func description(
        of condition: LayoutCondition
    ) -> (terms: [LayoutTerm], constant: Double, relation: LayoutRelation, priority: Float, rank: Int)? {
        let found = tables.conditions[condition.index]
        guard found.isLive else { return nil }
        return (found.terms, found.constant, found.relation, found.priority, found.rank)
    }

    /// Whether a variable must not be negative.
    package func isLength(_ variable: LayoutVariable) -> Bool { tables.isBounded[variable.index] }

    /// The value that a variable is given from outside.
    package func givenValue(of variable: LayoutVariable) -> Double? { tables.fixed[variable.index] }

    /// Lengths beyond reason lose all precision: they are cut to this, in points.
    private static let largest = 1e9

    private static func sound(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(value, -largest), largest)
    }

    private func regionsOf(_ index: Int) -> Set<Int> {
        var found: Set<Int> = []
        if let region = loneRegions[index] { found.insert(region) }
        for term in tables.conditions[index].terms where tables.fixed[term.variable.index] == nil {
            let region = tables.regionOf[term.variable.index]
            if region >= 0 { found.insert(region) }
        }
        return found
    }

    private func markRegions(of index: Int) {
        if !loneRegions.isEmpty, let region = loneRegions[index] { structuralRegions.insert(region) }
        // Terms of one condition mostly share their region.
        var last = -1
        for term in tables.conditions[index].terms {
            let region = tables.regionOf[term.variable.index]
            guard region >= 0, region != last else { continue }
            last = region
            structuralRegions.insert(region)
        }
    }

    // MARK: Solving

    /// Whether something has changed since the last solve.
    package var needsSolving: Bool {
        !pending.isEmpty || !structuralRegions.isEmpty || !shiftedRegions.isEmpty
    }

    /// Finds the values; nothing is done for what has not changed.
    ///
    /// - Returns: The variables whose values are other ones than before, in no order that matters.
    package func solve() -> [LayoutVariable] {
        guard needsSolving else { return [] }
        newConflicts.removeAll()
        var changed: [LayoutVariable] = []
        for number in shiftedRegions.sorted() where !structuralRegions.contains(number) {
            guard let region = regions[number] else { continue }
            let isSolved = region.broken.isEmpty && region.solveAgain(tables)
            if isSolved { take(region, &changed) } else { structuralRegions.insert(number) }
        }
        shiftedRegions.removeAll(keepingCapacity: true)
        if !structuralRegions.isEmpty || !pending.isEmpty { rebuild(&changed) }
        return changed
    }

    private func take(_ region: LayoutRegion, _ changed: inout [LayoutVariable]) {
        for (local, variable) in region.variables.enumerated()
        where tables.values[variable] != region.values[local] {
            tables.values[variable] = region.values[local]
            changed.append(LayoutVariable(index: variable))
        }
    }

    /// Finds out again what is linked, for all that conditions came to or went from, and solves it.
    private func rebuild(_ changed: inout [LayoutVariable]) {
        var conditions = pending
        pending.removeAll(keepingCapacity: true)
        var orphans: [Int] = []
        for number in structuralRegions.sorted() {
            guard let region = regions[number] else { continue }
            conditions += region.conditions
            for variable in region.variables where tables.regionOf[variable] == number {
                tables.regionOf[variable] = -1
                orphans.append(variable)
            }
            if region.variables.isEmpty { for index in region.conditions { loneRegions[index] = nil } }
            for variable in region.usesFixed { fixedUsers[variable]?.remove(number) }
            regions[number] = nil
            freeRegions.append(number)
        }
        structuralRegions.removeAll(keepingCapacity: true)
        conditions.removeAll { !tables.conditions[$0].isLive }
        freeConditions += removed
        removed.removeAll()
        conditions.sort {
            let (left, right) = (tables.conditions[$0].rank, tables.conditions[$1].rank)
            return left != right ? left < right : $0 < $1
        }
        for part in parts(of: conditions) { build(part, &changed) }
        for variable in orphans where tables.regionOf[variable] < 0 && tables.fixed[variable] == nil {
            guard tables.values[variable] != 0 else { continue }
            tables.values[variable] = 0
            changed.append(LayoutVariable(index: variable))
        }
    }

    private struct Part {
        var variables: [Int] = []
        var conditions: [Int] = []
    }

    private func parts(of conditions: [Int]) -> [Part] {
        var used: [Int] = []
        for index in conditions {
            for term in tables.conditions[index].terms where tables.fixed[term.variable.index] == nil {
                used.append(term.variable.index)
            }
        }
        used.sort()
        var count = 0
        for variable in used where count == 0 || used[count - 1] != variable {
            used[count] = variable
            tables.local[variable] = count
            count += 1
        }
        used.removeLast(used.count - count)
        var sets = DisjointSets(count: count)
        for index in conditions {
            var first: Int?
            for term in tables.conditions[index].terms where tables.fixed[term.variable.index] == nil {
                let local = tables.local[term.variable.index]
                if let first { sets.join(first, local) } else { first = local }
            }
        }
        var partOf = Array(repeating: -1, count: count)
        var parts: [Part] = []
        for local in 0..<count {
            let root = sets.root(of: local)
            if partOf[root] < 0 {
                partOf[root] = parts.count
                parts.append(Part())
            }
            parts[partOf[root]].variables.append(used[local])
        }
        var alone: [Int] = []
        for index in conditions {
            let term = tables.conditions[index].terms.first { tables.fixed[$0.variable.index] == nil }
            if let term {
                parts[partOf[sets.root(of: tables.local[term.variable.index])]].conditions.append(index)
            } else {
                alone.append(index)
            }
        }
        // A condition on given variables alone either holds or is in conflict.
        for index in alone { parts.append(Part(variables: [], conditions: [index])) }
        return parts
    }

    private func build(_ part: Part, _ changed: inout [LayoutVariable]) {
        for (local, variable) in part.variables.enumerated() { tables.local[variable] = local }
        var region = LayoutRegion(tables, variables: part.variables, conditions: part.conditions)
        if !region.solve(tables) {
            let required = part.conditions.filter { tables.conditions[$0].priority >= EngineTables.required }
            let search = ConflictSearch(required: required) { [self] kept in
                conflictTrials += 1
                let trial = LayoutRegion(
                    tables,
                    variables: part.variables,
                    conditions: kept,
                    requiredOnly: true
                )
                return trial.conflict(tables)
            }
            var broken: Set<Int> = []
            for conflict in search.run() {
                guard let last = conflict.last else { continue }
                broken.insert(last)
                newConflicts.append(
                    LayoutConflict(
                        conditions: conflict.map { LayoutCondition(index: $0) },
                        broken: LayoutCondition(index: last)
                    )
                )
            }
            region = LayoutRegion(
                tables,
                variables: part.variables,
                conditions: part.conditions,
                leavingOut: broken
            )
            _ = region.solve(tables)
        }
        region.noteFixed(tables)
        take(region, &changed)
        let number = freeRegions.popLast() ?? regions.count
        if number == regions.count { regions.append(region) } else { regions[number] = region }
        for variable in part.variables { tables.regionOf[variable] = number }
        if part.variables.isEmpty { for index in part.conditions { loneRegions[index] = number } }
        for variable in region.usesFixed { fixedUsers[variable, default: []].insert(number) }
    }
}
