import AgateLayout
import AgateTestSupport
import Testing

@Suite("Conflicts of many conditions")
struct LargeConflictTests {
    /// Views one below the other in a frame that is too low for them; the frame's own edges come last.
    ///
    /// - Parameters:
    ///   - relation: How the heights compare with one point.
    ///   - missing: By how much the frame is too low.
    private static func column(
        _ count: Int,
        _ relation: LayoutRelation,
        by missing: Double = 0.5,
        leavingOut left: Int? = nil
    ) -> (engine: LayoutEngine, conditions: [LayoutCondition]) {
        let engine = LayoutEngine()
        let tops = (0..<count).map { _ in engine.makeVariable(isLength: false) }
        let heights = (0..<count).map { _ in engine.makeVariable(isLength: true) }
        var wanted: [([LayoutTerm], Double, LayoutRelation)] = []
        for index in 0..<count { wanted.append(([LayoutTerm(heights[index])], -1, relation)) }
        wanted.append(([LayoutTerm(tops[0])], 0, .equal))
        for index in 1..<count {
            wanted.append(
                (
                    [
                        LayoutTerm(tops[index]), LayoutTerm(tops[index - 1], -1),
                        LayoutTerm(heights[index - 1], -1),
                    ], 0, .equal
                )
            )
        }
        wanted.append(
            (
                [LayoutTerm(tops[count - 1]), LayoutTerm(heights[count - 1])], missing - Double(count),
                relation == .equal ? .equal : .atMost
            )
        )
        // These have no part in it.
        for index in 0..<count { wanted.append(([LayoutTerm(heights[index])], -50, .atMost)) }
        let conditions = wanted.enumerated().compactMap { index, condition in
            index == left ? nil : engine.add(condition.0, constant: condition.1, condition.2)
        }
        _ = engine.solve()
        return (engine, conditions)
    }

    @Test(
        "all conditions of a large conflict are named, none of which can be spared, and the last one is left out",
        .claim("Q6.4"),
        arguments: [LayoutRelation.equal, .atLeast]
    )
    func column(relation: LayoutRelation) {
        let count = 40
        let (engine, conditions) = Self.column(count, relation)
        #expect(
            engine.newConflicts == [
                LayoutConflict(
                    conditions: Array(conditions[...(2 * count)]),
                    broken: conditions[2 * count]
                )
            ]
        )
        for left in [0, count - 1, count, count + 7, 2 * count - 1, 2 * count] {
            #expect(Self.column(count, relation, leavingOut: left).engine.newConflicts.isEmpty)
        }
    }

    @Test(
        "a conflict of n conditions is found by about log n trials",
        .claim("Q6.4"),
        arguments: [LayoutRelation.equal, .atLeast]
    )
    func trials(relation: LayoutRelation) {
        #expect(Self.column(40, relation).engine.conflictTrials < 16)
        #expect(Self.column(160, relation).engine.conflictTrials < 18)
        #expect(Self.column(80, relation, by: 40).engine.conflictTrials < 18)
    }

    @Test("of several large conflicts each has its own condition left out", .claim("Q6.4"))
    func several() {
        let engine = LayoutEngine()
        let widths = (0..<60).map { _ in engine.makeVariable(isLength: true) }
        for width in widths { _ = engine.add([LayoutTerm(width)], constant: -1, .equal) }
        let link = engine.add(widths.map { LayoutTerm($0) }, constant: -100, .equal)
        let half = engine.add(widths.prefix(30).map { LayoutTerm($0) }, constant: -30, .equal)
        let wrong = engine.add(widths.suffix(30).map { LayoutTerm($0) }, constant: -31, .equal)
        _ = engine.solve()
        #expect(engine.newConflicts.map(\.broken) == [link, wrong])
        #expect(engine.newConflicts.map(\.conditions.count) == [61, 31])
        #expect(engine.newConflicts.allSatisfy { !$0.conditions.contains(half) })
        #expect(widths.allSatisfy { engine.value(of: $0) == 1 })
    }
}
