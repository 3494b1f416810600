import AgateTiming

/// The different clocks that the animated layers of a tree go by.
///
/// Two layers go by the same clock when the nearest layer with a time of its own, from themselves upwards, is
/// the same one.
struct LayerClocks {
    /// One clock: that of a layer itself, or that of everything below it.
    private struct Name: Hashable {
        var retimed: LayerID?
        var isItself: Bool
    }

    /// The tree's clocks and the bindings of layers that this was made for.
    private var revisions: (clocks: UInt64, columns: UInt64) = (0, 0)
    private var indices: [Name: Int32] = [:]
    /// A layer that goes by each clock.
    private var examples: [LayerID] = []
    private var times: [Double] = []

    /// Whether the clocks are those of a scene.
    func areThose(of scene: RenderScene) -> Bool {
        revisions == (scene.tree.clockRevision, scene.columns.revision)
    }

    /// Forgets all clocks.
    mutating func begin(_ scene: RenderScene) {
        revisions = (scene.tree.clockRevision, scene.columns.revision)
        indices.removeAll(keepingCapacity: true)
        examples.removeAll(keepingCapacity: true)
    }

    /// The number of a layer's clock.
    mutating func find(_ id: LayerID, in tree: RenderTree) -> Int32 {
        let name = name(of: id, in: tree)
        if let known = indices[name] { return known }
        let made = Int32(examples.count)
        indices[name] = made
        examples.append(id)
        return made
    }

    private func name(of id: LayerID, in tree: RenderTree) -> Name {
        var current: LayerID? = id
        var steps = tree.count
        while let layer = current, steps > 0 {
            steps -= 1
            if tree[layer]?.values.isRetimed == true { return Name(retimed: layer, isItself: layer == id) }
            current = tree[layer]?.superlayer
        }
        return Name(retimed: nil, isItself: false)
    }

    /// Reads all clocks.
    mutating func read(_ tree: RenderTree, at time: Double) {
        times.removeAll(keepingCapacity: true)
        for example in examples { times.append(tree.localTime(of: example, at: time)) }
        if times.isEmpty { times.append(max(time, 0)) }
    }

    /// Calls a function with the time of each clock.
    func withTimes(_ body: (UnsafePointer<Double>) -> Void) {
        times.withUnsafeBufferPointer { if let start = $0.baseAddress { body(start) } }
    }
}
