import AgateCompositor
import AgateScene
import AgateTiming
import Foundation

extension Moment {
    /// Which layers make the picture of this moment differ from that of an earlier one, and why.
    ///
    /// - Parameters:
    ///   - earlier: The tree and the time of the other picture.
    ///   - commits: The commits between the two, with the layers whose values they set.
    func damage(
        since earlier: (tree: RenderTree, time: Double),
        commits: [(number: Int, layers: Set<LayerID>)]
    ) -> DamageRecord {
        let causes = Compositor.damageCauses(from: earlier, to: (tree, time), scale: scale)
        return DamageRecord(
            from: earlier.time.sixDigits,
            to: time.sixDigits,
            causes: causes.map { cause in
                DamageRecord.Cause(
                    id: cause.layer.text,
                    title: clients.title(of: cause.layer, in: tree[cause.layer] == nil ? earlier.tree : tree),
                    kinds: cause.kinds.names,
                    before: cause.before.numbers,
                    after: cause.after.numbers,
                    keys: keys(of: cause.layer, since: earlier, commits)
                )
            }
        )
    }

    private func keys(
        of id: LayerID,
        since earlier: (tree: RenderTree, time: Double),
        _ commits: [(number: Int, layers: Set<LayerID>)]
    ) -> [DamageRecord.Key] {
        guard let old = earlier.tree.values(of: id, at: earlier.time), let new = shown(id) else { return [] }
        let oldModel = earlier.tree[id]?.values
        let model = tree[id]?.values
        let movers = movers(of: id)
        return Self.differences(from: old, to: new).map { key in
            let before = Self.value(key, old)
            let after = Self.value(key, new)
            let modelChanged =
                oldModel.map { Self.value(key, $0) } != model.map { Self.value(key, $0) }
            return DamageRecord.Key(
                key: key,
                from: before,
                to: after,
                commit: modelChanged ? commits.last { $0.layers.contains(id) }?.number : nil,
                animations: movers[key] ?? []
            )
        }
    }

    private static func value(_ key: String, _ values: LayerValues) -> JSONValue {
        if let property = SceneProperty(key: key) { return JSONValue(values.value(of: property)) }
        return JSONValue(values.custom[key] ?? .none)
    }

    /// The keys of the animations of a layer, by the property that they move.
    private func movers(of id: LayerID) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for animation in animations(of: id) {
            var stack = [animation]
            while let next = stack.popLast() {
                stack += next.members
                guard let path = next.keyPath else { continue }
                let whole = path.split(separator: ".").first.map(String.init) ?? path
                found[whole, default: []].append(animation.key ?? animation.className)
            }
        }
        return found
    }
}
