import AgateScene
import AgateTestTrees
import QuartzCore
import Testing

/// What has to hold for every kind of layer: whoever adds one and forgets a part is told here, or by the compiler.
@Suite("The registry of kinds of layer")
struct KindRegistryTests {
    @Test(
        "its row and its class are of the kind, and random trees have it",
        arguments: LayerKindName.allCases
    )
    func names(name: LayerKindName) {
        #expect(name.row.standard.name == name)
        let layers = TreeStep.kinds.map { $0() }.filter { $0.values.kind.name == name }
        #expect(layers.map { ObjectIdentifier(type(of: $0)) } == [ObjectIdentifier(name.layerClass)])
    }

    @Test("dumps of the scene name it, and no other by the same word")
    func dumps() {
        let names = LayerKindName.allCases.map(\.row.dumpName)
        #expect(Set(names).count == names.count)
        for name in LayerKindName.allCases { #expect(name.row.dumpName.isEmpty == (name == .plain)) }
    }

    @Test("properties of the kind are owned by it alone, or by all kinds", arguments: LayerKindName.allCases)
    func owners(name: LayerKindName) {
        #expect(LayerKinds(name).rawValue.nonzeroBitCount == 1)
        let others = LayerKindName.allCases.filter { $0 != name }
        for property in SceneProperty.allCases where property.isOwned(by: name.row.standard) {
            let owners = others.filter { property.isOwned(by: $0.row.standard) }
            // Replicators and emitters have one in common.
            #expect(owners.isEmpty || owners.count == others.count || property == .preservesDepth)
        }
    }

    @Test(
        "two layers have the same storage until one of them is written to",
        arguments: LayerKindName.allCases
    )
    func storage(name: LayerKindName) {
        let kind = name.row.standard
        for other in LayerKindName.allCases {
            #expect(kind.isSame(as: other.row.standard) == (other == name))
        }
        for property in SceneProperty.allCases {
            var values = LayerValues()
            values.kind = kind
            let isTaken = values.setValue(values.value(of: property), of: property)
            guard isTaken, property.isOwned(by: kind), property.row.owners != .all else { continue }
            #expect(!values.kind.isSame(as: kind), "\(property) is written to a storage of its own")
        }
    }
}
