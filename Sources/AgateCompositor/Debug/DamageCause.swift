package import AgateGeometry
package import AgateScene
package import Foundation

/// A layer because of which pixels of a frame differ from those of the frame before.
package struct DamageCause: Sendable, Hashable {
    /// The layer.
    package var layer: LayerID
    /// The kinds of the differences from before.
    package var kinds: DamageKinds
    /// The pixels that the layer with its subtree touched before.
    package var before: DeviceRect
    /// The pixels that it touches now.
    package var after: DeviceRect
}

/// The possible differences of a layer that is drawn again.
package struct DamageKinds: OptionSet, Sendable, Hashable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// It was not there before.
    package static let came = DamageKinds(rawValue: 1)
    /// It is there no longer.
    package static let left = DamageKinds(rawValue: 2)
    /// Its values are others, or are being animated.
    package static let values = DamageKinds(rawValue: 4)
    /// It lies elsewhere, because of its own values or of those of a layer above.
    package static let place = DamageKinds(rawValue: 8)
    /// It lies in another layer, or is drawn in another turn.
    package static let order = DamageKinds(rawValue: 16)
    /// It is grouped otherwise: what is in it asks for it.
    package static let grouping = DamageKinds(rawValue: 32)
    /// It has another mask.
    package static let mask = DamageKinds(rawValue: 64)
    /// A transition runs.
    package static let transition = DamageKinds(rawValue: 128)
    /// Its shadow, blur or shared space depends on a layer in it that changed.
    package static let surroundings = DamageKinds(rawValue: 256)
    /// Its filtered backdrop shows pixels that changed.
    package static let backdrop = DamageKinds(rawValue: 512)

    /// The words for them, in a fixed order.
    package var names: [String] {
        let all: [(DamageKinds, String)] = [
            (.came, "came"), (.left, "left"), (.values, "values"), (.place, "place"), (.order, "order"),
            (.grouping, "grouping"), (.mask, "mask"), (.transition, "transition"),
            (.surroundings, "surroundings"), (.backdrop, "backdrop"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

extension Compositor {
    /// Which layers make a frame differ from another one, in the order in which they are painted; those that left come last.
    ///
    /// The content of each frame is computed anew from its tree and time, so that any two moments can be compared.
    ///
    /// - Parameters:
    ///   - old: The tree of the frame before, and the time that it showed.
    ///   - new: The same of the frame.
    ///   - scale: Device pixels per point.
    /// - Complexity: O(layers of both).
    package static func damageCauses(
        from old: (tree: RenderTree, time: Double),
        to new: (tree: RenderTree, time: Double),
        scale: CGFloat
    ) -> [DamageCause] {
        var finder = DamageFinder()
        finder.before = states(of: old.tree, at: old.time, scale: scale)
        finder.after = states(of: new.tree, at: new.time, scale: scale)
        return finder.find()
    }

    private static func states(of tree: RenderTree, at time: Double, scale: CGFloat) -> [LayerDamageState] {
        guard let root = tree.root else { return [] }
        var states: [LayerDamageState] = []
        EvaluationPass.withPlacedLayers(of: tree, from: root, at: time, in: .display(scale: scale)) {
            layers in
            states = layers.map { LayerDamageState($0, in: layers) }
        }
        return states
    }
}

/// Compares the layers of two frames one by one.
private struct DamageFinder {
    var before: [LayerDamageState] = []
    var after: [LayerDamageState] = []

    /// A layer in a frame: replicators draw it several times.
    private struct Name: Hashable {
        var id: LayerID
        var role: PlacedLayer.Role
        var copy: Int
    }

    private static func names(of states: [LayerDamageState]) -> [Name] {
        var counts: [Name: Int] = [:]
        return states.map { state in
            let first = Name(id: state.id, role: state.role, copy: 0)
            let count = counts[first, default: 0]
            counts[first] = count + 1
            return Name(id: state.id, role: state.role, copy: count)
        }
    }

    func find() -> [DamageCause] {
        let (oldNames, newNames) = (Self.names(of: before), Self.names(of: after))
        let oldIndices = Dictionary(zip(oldNames, oldNames.indices)) { first, _ in first }
        let known = Set(newNames)
        var kinds = [DamageKinds](repeating: [], count: after.count)
        var partners = [Int?](repeating: nil, count: after.count)
        var lastIndex = -1
        for index in after.indices {
            guard let partner = oldIndices[newNames[index]] else {
                kinds[index] = .came
                continue
            }
            partners[index] = partner
            kinds[index] = Self.kinds(from: before[partner], to: after[index])
            if partner < lastIndex { kinds[index].insert(.order) }
            lastIndex = max(lastIndex, partner)
        }
        spreadUpwards(&kinds)
        noteBackdrops(&kinds)
        var causes: [DamageCause] = []
        for index in after.indices where !kinds[index].isEmpty {
            add(kinds[index], partners[index].map { before[$0].extent } ?? .empty, index, to: &causes)
        }
        for (index, name) in oldNames.enumerated() where !known.contains(name) {
            let old = before[index]
            causes.append(DamageCause(layer: old.id, kinds: .left, before: old.extent, after: .empty))
        }
        return causes.filter { !$0.before.isEmpty || !$0.after.isEmpty }
    }

    private func add(
        _ kinds: DamageKinds,
        _ extent: DeviceRect,
        _ index: Int,
        to causes: inout [DamageCause]
    ) {
        let state = after[index]
        // The copies of a replicated layer often follow one after the other; they are reported as one.
        if let last = causes.last, last.layer == state.id, last.kinds == kinds {
            causes[causes.count - 1].before = last.before.union(extent)
            causes[causes.count - 1].after = last.after.union(state.extent)
            return
        }
        causes.append(DamageCause(layer: state.id, kinds: kinds, before: extent, after: state.extent))
    }

    private static func kinds(from old: LayerDamageState, to new: LayerDamageState) -> DamageKinds {
        var kinds: DamageKinds = []
        if old.contentVersion != new.contentVersion { kinds.insert(.values) }
        if old.projection != new.projection || old.depth != new.depth
            || old.contentsAreFlipped != new.contentsAreFlipped || old.isBackFacing != new.isBackFacing
        {
            kinds.insert(.place)
        }
        if old.parentID != new.parentID { kinds.insert(.order) }
        if old.grouping != new.grouping { kinds.insert(.grouping) }
        if old.maskID != new.maskID { kinds.insert(.mask) }
        if old.runsTransition || new.runsTransition { kinds.insert(.transition) }
        return kinds
    }

    private func spreadUpwards(_ kinds: inout [DamageKinds]) {
        var isMarked = kinds.map { !$0.isEmpty }
        for index in after.indices.reversed() where isMarked[index] && after[index].parent >= 0 {
            let parent = after[index].parent
            isMarked[parent] = true
            if after[parent].castsShadow { kinds[parent].insert(.surroundings) }
        }
    }

    private func noteBackdrops(_ kinds: inout [DamageKinds]) {
        var damage = DamageRegion()
        for index in after.indices where !kinds[index].isEmpty { damage.add(after[index].extent) }
        for index in after.indices where !after[index].backdropSource.isEmpty {
            if !damage.intersection(after[index].backdropSource).isEmpty { kinds[index].insert(.backdrop) }
        }
    }
}
