import Testing

/// Pictures beside stored ones.
///
/// See `References/README.md` for how to record.
@Suite("Golden pictures")
struct GoldenTests {
    @Test("shape", arguments: ShapeCases.all)
    func shape(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("shadow", arguments: ShadowCases.all)
    func shadow(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("group", arguments: GroupCases.all)
    func group(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("space", arguments: SpaceCases.all)
    func space(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("transition", arguments: TransitionCases.all)
    func transition(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("kinds of layer", arguments: KindCases.all)
    func kinds(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("each stored picture belongs to a case, and no cases got lost")
    func guards() {
        let names = GoldenCases.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count >= GoldenCases.floor)
        let recorded = GoldenReference.storedNames().filter { !$0.hasPrefix("measured/") }
        #expect(recorded.subtracting(names).isEmpty)
    }
}
