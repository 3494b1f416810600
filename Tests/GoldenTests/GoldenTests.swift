import AgateTestSupport
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

    @Test("box", arguments: BoxCases.all)
    func box(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("corner", arguments: CornerCases.all)
    func corner(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("contents", arguments: ContentsCases.all)
    func contents(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("stroke", arguments: StrokeCases.all)
    func stroke(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("gradient", arguments: GradientCases.all)
    func gradient(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("mask", arguments: MaskCases.all)
    func mask(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("blend", arguments: BlendCases.all)
    func blend(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("depth", arguments: DepthCases.all)
    func depth(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("replicator", arguments: ReplicatorCases.all)
    func replicator(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("emitter", arguments: EmitterCases.all)
    func emitter(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("motion", arguments: MotionCases.all)
    func motion(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("effect", arguments: EffectCases.all)
    func effect(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("places that others give", arguments: PlaceCases.all)
    func place(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("tiles", arguments: TiledCases.all)
    func tiled(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("filter", arguments: FilterCases.all)
    func filter(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("crossing", arguments: CrossingCases.all)
    func crossing(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("text", arguments: TextLayerCases.all)
    func text(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @MainActor @Test("text that is edited", arguments: EditingCases.all)
    func editing(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("glyphs", arguments: GlyphCases.all)
    func glyphs(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("scripts of texts in Lottie files", .claim("Q4.2"), arguments: ScriptCases.all)
    func script(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @MainActor @Test("label", arguments: LabelCases.all)
    func label(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @MainActor
    @Test(
        "text is the same with cold and with warm caches (text T244)",
        arguments: TextLayerCases.all + GlyphCases.all + LabelCases.all + ButtonCases.all + EditingCases.all
    )
    func glyphCaches(_ golden: GoldenCase) { GoldenRun.checkGlyphCaches(golden) }

    @MainActor @Test("button", arguments: ButtonCases.all)
    func button(_ golden: GoldenCase) throws { try GoldenRun.check(golden) }

    @Test("each stored picture belongs to a case, and no cases got lost")
    func guards() {
        let names = GoldenCases.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count >= GoldenCases.floor)
        #expect(GoldenReference.storedNames().subtracting(names).isEmpty)
    }
}
