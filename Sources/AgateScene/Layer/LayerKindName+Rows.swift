extension LayerKindName {
    /// The registry: what the scene, the passes and the client have to know of each kind of layer.
    ///
    /// Its properties are rows of their own (`LayerProperty+Rows.swift`).
    var makeRow: LayerKindRow {
        switch self {
        case .plain: LayerKindRow(.plain, dumpName: "", contentDependency: .nothing)
        case .shape: .kind(ShapeValues.self)
        case .transform:
            LayerKindRow(.transform, dumpName: "transform", .sharesSpace, contentDependency: .more)
        case .gradient: .kind(GradientValues.self)
        case .replicator:
            .kind(ReplicatorValues.self, [.copiesSublayers, .sharesSpace]) { $0.preservesDepth }
        case .emitter: .kind(EmitterValues.self, .keepsHistory)
        case .text: .kind(TextValues.self)
        case .scroll: .kind(ScrollValues.self)
        case .tiled: .kind(TiledValues.self, .followsDisplay)
        }
    }
}
