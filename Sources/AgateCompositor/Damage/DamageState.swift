import AgateGeometry
import AgateScene

/// The traces of all placed layers of a frame, in the order in which they are painted.
struct DamageState {
    private let layers: [LayerDamageState]

    /// The pixels that may differ where the layers are the same ones in the same turns.
    ///
    /// - Parameters:
    ///   - before: The layers that may be different with their indices, as they were, and all layers above them.
    ///   - boxes: Boxes that were moved; the layers above them are among the others.
    ///   - layers: All layers as they are.
    ///   - earlier: The pixels of layers that came or went.
    ///   - parents: The layers above these.
    /// - Complexity: O(layers that may be different · depth).
    static func damage(
        from before: [(index: Int, layer: PlacedLayer)],
        _ boxes: [MovedBox],
        to layers: [PlacedLayer],
        since earlier: DamageRegion = DamageRegion(),
        below parents: [Int] = []
    ) -> DamageRegion {
        var region = earlier
        var spread: Set<Int> = []
        let hasSpreading = before.contains {
            $0.layer.inflatesDamage || layers[$0.index].inflatesDamage
        }
        func note(_ index: Int) {
            guard hasSpreading else { return }
            var above = index
            while above >= 0, spread.insert(above).inserted { above = layers[above].parent }
        }
        func noteLayers(above index: Int) { note(layers[index].parent) }
        for parent in parents { note(parent) }
        for box in boxes {
            region.add(box.before.rect)
            region.add(layers[box.index].extent)
            noteLayers(above: box.index)
        }
        for (index, old) in before {
            if old.contentVersion == layers[index].contentVersion,
                LayerDamageState(old, in: layers).looksTheSame(
                    as: LayerDamageState(layers[index], in: layers)
                )
            {
                continue
            }
            region.add(old.extent)
            region.add(layers[index].extent)
            noteLayers(above: index)
        }
        for (index, old) in before where spread.contains(index) {
            if old.inflatesDamage { region.add(old.extent) }
            if layers[index].inflatesDamage { region.add(layers[index].extent) }
        }
        guard !region.isEmpty, let top = layers.first, top.backdropReach >= 0 else { return region }
        for index in layers.indices where layers[index].effects?.backdrop != nil {
            let source = LayerDamageState(layers[index], in: layers).backdropSource
            if !region.intersection(source).isEmpty { region.add(layers[index].extent) }
        }
        return region
    }

    init(_ placed: [PlacedLayer]) {
        layers = placed.map { LayerDamageState($0, in: placed) }
    }

    /// The pixels that may differ between two frames.
    ///
    /// A layer that changed touches all pixels of its subtree, as they were and as they are. So does a layer with
    /// a shadow around something that changed. Where layers came or went, those between the first and the last
    /// difference count as changed.
    ///
    /// - Complexity: O(layers of both frames).
    func damage(since old: DamageState) -> DamageRegion {
        let (before, after) = (old.layers, layers)
        let shorter = min(before.count, after.count)
        var same = 0
        while same < shorter, before[same].isSameLayer(as: after[same]) { same += 1 }
        var tail = 0
        while tail < shorter - same,
            before[before.count - 1 - tail].isSameLayer(as: after[after.count - 1 - tail])
        { tail += 1 }

        var region = DamageRegion()
        var oldChanges = [Bool](repeating: false, count: before.count)
        var newChanges = [Bool](repeating: false, count: after.count)
        for index in same..<(before.count - tail) {
            region.add(before[index].extent)
            oldChanges[index] = true
        }
        for index in same..<(after.count - tail) {
            region.add(after[index].extent)
            newChanges[index] = true
        }
        func forEachPair(_ body: (Int, Int) -> Void) {
            for index in 0..<same { body(index, index) }
            for index in 0..<tail { body(before.count - tail + index, after.count - tail + index) }
        }
        forEachPair { oldIndex, newIndex in
            guard !before[oldIndex].looksTheSame(as: after[newIndex]) else { return }
            region.add(before[oldIndex].extent)
            region.add(after[newIndex].extent)
            newChanges[newIndex] = true
        }
        guard !region.isEmpty else { return region }
        Self.spreadUpwards(&oldChanges, before)
        Self.spreadUpwards(&newChanges, after)
        forEachPair { oldIndex, newIndex in
            guard oldChanges[oldIndex] || newChanges[newIndex] else { return }
            if before[oldIndex].castsShadow { region.add(before[oldIndex].extent) }
            if after[newIndex].castsShadow { region.add(after[newIndex].extent) }
        }
        // A filtered backdrop depends on what was painted before it, beside its own pixels too.
        for layer in after where !layer.backdropSource.isEmpty {
            if !region.intersection(layer.backdropSource).isEmpty { region.add(layer.extent) }
        }
        return region
    }

    /// Marks the layers above those that are marked.
    private static func spreadUpwards(_ changes: inout [Bool], _ layers: [LayerDamageState]) {
        for index in layers.indices.reversed() where changes[index] && layers[index].parent >= 0 {
            changes[layers[index].parent] = true
        }
    }
}
