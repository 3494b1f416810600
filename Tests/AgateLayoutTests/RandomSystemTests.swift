import AgateLayout
import Foundation
import Testing

/// Random systems against exact fractions.
///
/// `AGATE_SEEDS=10000` asks for so many of them.
@Suite("Random systems of constraints and exact fractions")
struct RandomSystemTests {
    private static let seeds = ProcessInfo.processInfo.environment["AGATE_SEEDS"].flatMap { Int($0) } ?? 1_000

    @Test("the engine finds the errors and values that exact fractions give: uikit U52, U72")
    func oracle() {
        var uniqueCount = 0
        var totalCount = 0
        for seed in 0..<Self.seeds {
            let system = RandomSystem(seed: UInt64(seed))
            let oracle = RationalOracle(system)
            let engine = LayoutEngine()
            let (variables, conditions) = system.install(in: engine)
            _ = engine.solve()
            let values = variables.map { engine.value(of: $0) }
            let broken = Set(engine.newConflicts.compactMap { conditions.firstIndex(of: $0.broken) })
            #expect(broken == oracle.broken, "seed \(seed): other conditions are left out")
            for (index, condition) in system.conditions.enumerated() where !broken.contains(index) {
                let found = system.error(of: condition, values)
                let wanted = condition.priority >= 1000 ? 0 : oracle.errors[index].double
                #expect(abs(found - wanted) < 1e-6, "seed \(seed), condition \(index): \(condition)")
                if abs(found - wanted) >= 1e-6 { return }
            }
            for (index, value) in values.enumerated() {
                totalCount += 1
                if system.isLength[index] { #expect(value > -1e-6, "seed \(seed): a negative length") }
                guard oracle.isUnique[index] else { continue }
                uniqueCount += 1
                #expect(abs(value - oracle.values[index].double) < 1e-6, "seed \(seed), variable \(index)")
            }
        }
        #expect(uniqueCount * 10 > totalCount * 7, "too few variables are decided for the test to say much")
    }
}
