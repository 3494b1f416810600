import AgateScene
import Foundation

extension RenderTree {
    /// The tree inside another layer without a size, whose origin is that of the tree's root.
    func wrapped(_ change: (inout LayerValues) -> Void) -> RenderTree {
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
    func rebuilt() -> RenderTree? {
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
}
