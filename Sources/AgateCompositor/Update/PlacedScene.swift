import AgateGeometry
import AgateScene
import AgateTiming
import Foundation

/// The placed layers of a display, kept from frame to frame.
///
/// ``update(to:at:base:values:isContinued:threads:)`` brings them up to date: only layers that a commit touched, that animations move
/// or that never rest are evaluated and placed again, with the layers below them where these depend on it. What is not
/// known for sure is placed from scratch, and the result is always what placing all of it would give.
///
/// One thread at a time.
final class PlacedScene {
    /// The result of an update.
    struct Update {
        /// The pixels that may differ from the picture before; nil when all may.
        var damage: DamageRegion?
        /// How many layers were placed.
        var placed = 0
        /// How many layers got values from animations.
        var evaluated = 0
    }

    // Read for every layer that may have changed: the check for overlapping accesses takes longer than the read.
    @exclusivity(unchecked) var layers: [PlacedLayer] = []
    /// The tree that the layers are of; those that it has the values of hold pages of it and of no other tree.
    @exclusivity(unchecked) var tree = RenderTree()
    var base = Projection.identity
    var arena = ValueArena()
    var sources: [SubtreeSnapshot] = []
    @exclusivity(unchecked) var places = SlotIndexMap()
    /// How much was taken of what all replicators together may copy; parts that were placed again count once more.
    var copiesTaken = 0

    // The notes of an update.
    @exclusivity(unchecked) var updates = LayerUpdates(count: 0)
    var before: [(index: Int, layer: PlacedLayer)] = []

    /// The maximum number of values of its own before everything is placed from scratch, which frees the old ones.
    static let maxValues = 20_000

    /// Brings the layers up to date.
    ///
    /// - Parameters:
    ///   - scene: The scene to show.
    ///   - displayTime: The time of the frame.
    ///   - newBase: Points of the root to device pixels.
    ///   - values: Memory for animated values, which only this update uses.
    ///   - isContinued: Whether there is a picture of the last update that may be drawn over.
    ///   - placesAnew: Whether layers that have not changed are placed, too.
    ///   - threads: How many threads may place layers.
    func update(
        to scene: RenderScene,
        at displayTime: Double,
        base newBase: Projection,
        values: FrameValues,
        isContinued: Bool,
        placesAnew: Bool = false,
        threads: Int
    ) -> Update {
        values.evaluate(scene, at: displayTime)
        var isKnown = isContinued && newBase == base
        var update: Update?
        if isKnown, !placesAnew, places.slotsAreUnique, hasFewCopies, tree.revision != 0 {
            update = updateParts(scene, displayTime, values, threads: threads)
            // Some layers are the new ones then.
            if !hasFewCopies { isKnown = false }
        }
        let result = update ?? placeAll(scene, displayTime, newBase, values, isKnown: isKnown)
        before.removeAll(keepingCapacity: true)
        if InvariantChecks.areOn { checkInvariants(values) }
        return result
    }

    /// Whether copies are so far from their limit that none was left out: what one replicator may copy does not depend on the
    /// others then, and parts can be placed again.
    var hasFewCopies: Bool { copiesTaken <= CopyBudget.maxLayers / 2 }

    // MARK: Everything

    private func placeAll(
        _ scene: RenderScene,
        _ displayTime: Double,
        _ newBase: Projection,
        _ values: FrameValues,
        isKnown: Bool
    ) -> Update {
        let old = isKnown ? DamageState(layers) : nil
        let newArena = ValueArena()
        var pass = EvaluationPass(
            scene,
            values,
            .root(newBase),
            arena: newArena,
            movingVersion: RenderTree.nextRevision()
        )
        if let root = scene.tree.root { pass.run(root, parentTime: displayTime) }
        layers = pass.layers
        sources = pass.sources
        copiesTaken = pass.copies.taken
        arena = newArena
        tree = scene.tree
        base = newBase
        VisibilityPass.run(&layers)
        findPlaces()
        return Update(
            damage: old.map { DamageState(layers).damage(since: $0) },
            placed: layers.count,
            evaluated: layers.count { $0.isMoving }
        )
    }

    /// Notes where the layers are, after there were other ones.
    func findPlaces() {
        places.find(layers)
        updates = LayerUpdates(count: layers.count)
    }

    func place(of id: LayerID) -> Int? {
        guard let index = places.index(ofSlot: Int(id.slot)) else { return nil }
        return layers[index].id == id ? index : nil
    }
}
