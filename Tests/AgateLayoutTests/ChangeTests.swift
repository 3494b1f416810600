import AgateLayout
import AgateTestSupport
import Testing

@Suite("Changes of constraints")
struct ChangeTests {
    @Test("after any changes the solution is the one that the conditions have from the start")
    func changes() {
        for seed in 0..<150 {
            var system = RandomSystem(seed: UInt64(seed) + 70_000)
            var dice = SeededGenerator(seed: UInt64(seed))
            let engine = LayoutEngine()
            var (variables, conditions) = system.install(in: engine)
            var ranks = Array(system.conditions.indices)
            _ = engine.solve()
            for step in 0..<12 {
                guard !system.conditions.isEmpty else { break }
                let index = Int.random(in: system.conditions.indices, using: &dice)
                switch Int.random(in: 0..<6, using: &dice) {
                case 0:
                    engine.remove(conditions.remove(at: index))
                    system.conditions.remove(at: index)
                    ranks.remove(at: index)
                case 1:
                    let priority: Float = [1000, 750, 250][Int.random(in: 0..<3, using: &dice)]
                    system.conditions[index].priority = priority
                    engine.setPriority(priority, of: conditions[index])
                case 2:
                    // Away and back again, at its own place.
                    engine.remove(conditions[index])
                    if step % 2 == 0 { _ = engine.solve() }
                    conditions[index] = system.add(
                        system.conditions[index],
                        to: engine,
                        variables,
                        rank: ranks[index]
                    )
                default:
                    system.conditions[index].constant += Int.random(in: -30...30, using: &dice)
                    engine.setConstant(Double(system.conditions[index].constant), of: conditions[index])
                }
                _ = engine.solve()
                let fresh = LayoutEngine()
                let (others, _) = system.install(in: fresh)
                _ = fresh.solve()
                for (left, right) in zip(variables, others) {
                    let difference = abs(engine.value(of: left) - fresh.value(of: right))
                    #expect(difference < 1e-6, "seed \(seed), step \(step), \(left)")
                    if difference >= 1e-6 { return }
                    #expect(
                        engine.isAmbiguous(left) == fresh.isAmbiguous(right),
                        "seed \(seed), step \(step)"
                    )
                }
            }
            variables.removeAll()
        }
    }

    @Test("the same run gives the same bits")
    func bits() {
        for seed in 0..<40 {
            let system = RandomSystem(seed: UInt64(seed) + 90_000)
            let runs = (0..<2).map { _ in
                let engine = LayoutEngine()
                let (variables, conditions) = system.install(in: engine)
                _ = engine.solve()
                for (index, condition) in conditions.enumerated() {
                    engine.setConstant(Double(index % 7), of: condition)
                    _ = engine.solve()
                }
                return variables.map { engine.value(of: $0).bitPattern }
            }
            #expect(runs[0] == runs[1], "seed \(seed)")
        }
    }

    @Test("a solve tells which values have changed, and one without changes tells of none")
    func changed() {
        let engine = LayoutEngine()
        let (x, width, other) = (
            engine.makeVariable(isLength: false), engine.makeVariable(isLength: true),
            engine.makeVariable(isLength: true)
        )
        let place = engine.add([LayoutTerm(x)], constant: -10, .equal)
        _ = engine.add([LayoutTerm(x), LayoutTerm(width)], constant: -100, .equal)
        _ = engine.add([LayoutTerm(other)], constant: -5, .equal)
        #expect(Set(engine.solve()) == [x, width, other])
        #expect(engine.solve().isEmpty)
        engine.setConstant(-30, of: place)
        #expect(Set(engine.solve()) == [x, width])
        #expect(engine.value(of: width) == 70)
        engine.setConstant(-30, of: place)
        #expect(!engine.needsSolving)
    }

    @Test("numbers beyond reason end, and leave finite values")
    func unreasonable() {
        let engine = LayoutEngine()
        let (x, width) = (engine.makeVariable(isLength: false), engine.makeVariable(isLength: true))
        for number in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300] {
            for relation in [LayoutRelation.equal, .atMost, .atLeast] {
                for priority in [Float.nan, .infinity, 0, -1, 1000, 999.5] {
                    _ = engine.add(
                        [LayoutTerm(x, number), LayoutTerm(width)],
                        constant: number,
                        relation,
                        priority: priority
                    )
                }
            }
        }
        _ = engine.solve()
        #expect(engine.value(of: x).isFinite && engine.value(of: width).isFinite)
    }
}
