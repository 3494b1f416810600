import AgateInspector
import AgateScene
import AgateTestSupport
import AgateTiming
import Testing

@Suite("Which properties of two states of a layer differ")
struct PropertyDifferenceTests {
    private static let properties = AgateScene.LayerProperty.allCases

    /// Values, one of which most properties take.
    private static let candidates: [AnimatableValue] = [
        .number(0.37), .number(3), .bool(true), .bool(false), .pair(SIMD2(2.5, 7)), .rect(SIMD4(1, 2, 3, 4)),
        .color(SIMD4(0.25, 0.5, 1, 1)), .string("center"), .string("even-odd"),
        .string("round"), .string("continuous"), .string("radial"), .string("forwards"), .string("trilinear"),
        .string("RGBA8"), .array([.number(4), .number(2)]),
    ]

    private func values(of kind: LayerKindName) -> LayerValues {
        var values = LayerValues()
        values.kind = kind.row.standard
        return values
    }

    @Test("it is what each property for itself says", arguments: LayerKindName.allCases)
    func plain(kind: LayerKindName) {
        func plain(_ new: LayerValues, _ old: LayerValues) -> [AgateScene.LayerProperty] {
            Self.properties.filter { $0.isOwned(by: new.kind) && new.value(of: $0) != old.value(of: $0) }
        }
        let old = values(of: kind)
        #expect(old.differences(from: old).isEmpty)
        var all = old
        var changed = 0
        for property in Self.properties where property.isOwned(by: old.kind) {
            var new = old
            for value in Self.candidates where new.value(of: property) == old.value(of: property) {
                new.setValue(value, of: property)
            }
            guard new.value(of: property) != old.value(of: property) else { continue }
            changed += 1
            #expect(new.differences(from: old) == [property])
            #expect(old.differences(from: new) == [property])
            all.setValue(new.value(of: property), of: property)
            #expect(all.differences(from: old) == plain(all, old))
            #expect(all.differences(from: new) == plain(all, new))
        }
        #expect(changed > 35)
        for other in LayerKindName.allCases {
            let others = values(of: other)
            #expect(all.differences(from: others) == plain(all, others))
        }
    }
}
