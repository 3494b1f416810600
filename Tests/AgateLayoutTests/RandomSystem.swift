import AgateLayout
import AgateTestSupport

/// Conditions on the edges of some views, as whole numbers and halves.
struct RandomSystem {
    struct Condition {
        /// Coefficients in halves.
        var terms: [(variable: Int, halves: Int)]
        var constant: Int
        var relation: LayoutRelation
        var priority: Float
    }

    /// For each variable, whether it is a length.
    var isLength: [Bool] = []
    var conditions: [Condition] = []

    /// Views in a superview of 300 by 400, with conditions of all kinds.
    init(seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        let viewCount = Int.random(in: 1...12, using: &dice)
        for _ in 0..<viewCount { isLength += [false, true, false, true] }
        let priorities: [Float] = [1000, 750, 251, 250, 50]
        func priority(_ dice: inout SeededGenerator, requiredPercent: Int) -> Float {
            dice.chance(requiredPercent) ? 1000 : priorities[Int.random(in: 1...4, using: &dice)]
        }
        func relation(_ dice: inout SeededGenerator) -> LayoutRelation {
            dice.chance(60) ? .equal : (dice.chance(50) ? .atMost : .atLeast)
        }
        for view in 0..<viewCount {
            for axis in 0..<2 {
                let position = 4 * view + 2 * axis
                let length = position + 1
                let extent = axis == 0 ? 300 : 400
                // Where it begins.
                if view > 0, dice.chance(70) {
                    let other = 4 * Int.random(in: 0..<view, using: &dice) + 2 * axis
                    var terms = [(position, 2), (other, -2)]
                    if dice.chance(70) { terms.append((other + 1, -2)) }
                    let condition = Condition(
                        terms: terms,
                        constant: -Int.random(in: 0...20, using: &dice),
                        relation: relation(&dice),
                        priority: priority(&dice, requiredPercent: 70)
                    )
                    conditions.append(condition)
                } else {
                    let condition = Condition(
                        terms: [(position, 2)],
                        constant: -Int.random(in: 0...40, using: &dice),
                        relation: relation(&dice),
                        priority: priority(&dice, requiredPercent: 80)
                    )
                    conditions.append(condition)
                }
                // Where it ends.
                if dice.chance(40) {
                    let condition = Condition(
                        terms: [(position, 2), (length, 2)],
                        constant: Int.random(in: 0...20, using: &dice) - extent,
                        relation: relation(&dice),
                        priority: priority(&dice, requiredPercent: 60)
                    )
                    conditions.append(condition)
                }
                // How long it is.
                if dice.chance(75) {
                    let natural = -Int.random(in: 10...120, using: &dice)
                    conditions.append(
                        Condition(
                            terms: [(length, 2)],
                            constant: natural,
                            relation: .atMost,
                            priority: dice.chance(50) ? 250 : priority(&dice, requiredPercent: 5)
                        )
                    )
                    conditions.append(
                        Condition(
                            terms: [(length, 2)],
                            constant: natural,
                            relation: .atLeast,
                            priority: dice.chance(50) ? 750 : priority(&dice, requiredPercent: 5)
                        )
                    )
                }
                if view > 0, dice.chance(25) {
                    let other = 4 * Int.random(in: 0..<view, using: &dice) + 2 * axis + 1
                    let condition = Condition(
                        terms: [
                            (length, 2), (other, [-2, -2, -1, -4][Int.random(in: 0...3, using: &dice)]),
                        ],
                        constant: 0,
                        relation: relation(&dice),
                        priority: priority(&dice, requiredPercent: 50)
                    )
                    conditions.append(condition)
                }
                if dice.chance(15) {
                    let condition = Condition(
                        terms: [(position, 2), (length, 1)],
                        constant: -extent / 2,
                        relation: .equal,
                        priority: priority(&dice, requiredPercent: 50)
                    )
                    conditions.append(condition)
                }
            }
            // As wide as high, or nearly.
            if dice.chance(10) {
                let condition = Condition(
                    terms: [
                        (4 * view + 1, 2), (4 * view + 3, [-2, -4, -1][Int.random(in: 0...2, using: &dice)]),
                    ],
                    constant: 0,
                    relation: relation(&dice),
                    priority: priority(&dice, requiredPercent: 60)
                )
                conditions.append(condition)
            }
        }
        if dice.chance(50) { conditions.shuffle(using: &dice) }
    }

    /// Brings the system to an engine.
    func install(in engine: LayoutEngine) -> (variables: [LayoutVariable], conditions: [LayoutCondition]) {
        let variables = isLength.map { engine.makeVariable(isLength: $0) }
        return (variables, conditions.map { add($0, to: engine, variables) })
    }

    func add(
        _ condition: Condition,
        to engine: LayoutEngine,
        _ variables: [LayoutVariable],
        rank: Int? = nil
    ) -> LayoutCondition {
        engine.add(
            condition.terms.map { LayoutTerm(variables[$0.variable], Double($0.halves) / 2) },
            constant: Double(condition.constant),
            condition.relation,
            priority: condition.priority,
            rank: rank
        )
    }

    /// By how much values violate a condition.
    func error(of condition: Condition, _ values: [Double]) -> Double {
        var sum = Double(condition.constant)
        for (variable, halves) in condition.terms { sum += Double(halves) / 2 * values[variable] }
        return switch condition.relation {
        case .equal: abs(sum)
        case .atMost: max(sum, 0)
        case .atLeast: max(-sum, 0)
        }
    }
}

extension SeededGenerator {
    /// True in so many of a hundred cases.
    fileprivate mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &self) < percent
    }
}
