package import AgateScene
import Foundation
import QuartzCore

extension RenderTree {
    /// The tree inside another layer without a size, whose origin is that of the tree's root.
    package func wrapped(_ change: (inout LayerValues) -> Void) -> RenderTree {
        guard let root else { return self }
        var tree = self
        let outer = LayerID(slot: Int32(1_000_000 + count), generation: 1)
        var values = LayerValues()
        values.anchorPoint = .zero
        change(&values)
        var commit = Commit(time: 0)
        commit.operations = [.insert(outer, values), .setSublayers(outer, [root]), .setRoot(outer)]
        tree.apply(commit)
        return tree
    }

    /// A tree made by one commit that says what this one holds; nil while a transition runs.
    package func rebuilt() -> RenderTree? {
        guard let root else { return nil }
        var commit = Commit(time: 0)
        var links: [Commit.Operation] = []
        var pending = [root]
        while let id = pending.popLast() {
            guard let node = node(id), node.transitionSources.isEmpty else { return nil }
            commit.operations.append(.insert(id, node.values))
            if !node.sublayers.isEmpty { links.append(.setSublayers(id, node.sublayers)) }
            if let mask = node.mask {
                links.append(.setMask(id, mask))
                pending.append(mask)
            }
            if !node.animations.isEmpty { links.append(.setAnimations(id, node.animations)) }
            pending += node.sublayers
        }
        commit.operations += links + [.setRoot(root)]
        var tree = RenderTree()
        tree.apply(commit)
        return tree
    }

    /// The layers with sublayers, the root first.
    package var parents: [LayerID] {
        var result: [LayerID] = []
        var pending = root.map { [$0] } ?? []
        while let id = pending.popLast() {
            guard let node = node(id) else { continue }
            if !node.sublayers.isEmpty { result.append(id) }
            pending += node.sublayers
        }
        return result
    }

    /// The tree with a layer that does nothing between a layer and its sublayers; nil where sublayers in space would
    /// be flattened by it, or copied.
    package func wrappingSublayers(of id: LayerID) -> RenderTree? {
        guard let node = node(id), case .plain = node.values.kind, node.transitionSources.isEmpty,
            CATransform3DIsIdentity(node.values.space.values.sublayerTransform)
        else { return nil }
        // Depth orders siblings of another list then, and that of a whole list nothing.
        for child in node.sublayers {
            guard let values = self.node(child)?.values,
                CATransform3DIsAffine(values.space.values.transform)
            else { return nil }
        }
        var tree = self
        let wrapper = LayerID(slot: Int32(1_000_000 + count), generation: 1)
        var values = LayerValues()
        values.anchorPoint = .zero
        // An opacity that counts for each sublayer by itself would count for all that the wrapper holds.
        if !node.values.flags.contains(.allowsGroupOpacity) { values.flags.remove(.allowsGroupOpacity) }
        var commit = Commit(time: 0)
        commit.operations = [
            .insert(wrapper, values), .setSublayers(id, [wrapper]), .setSublayers(wrapper, node.sublayers),
        ]
        tree.apply(commit)
        return tree
    }
}
