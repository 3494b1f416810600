/// A layer with its subtree as it was at a time, kept for a transition.
package final class SubtreeSnapshot: Sendable {
    /// The subtree alone; its root is the layer.
    ///
    /// The layers have names of their own here.
    package let tree: RenderTree
    /// When it was taken, in the time space of the layer's superlayer: animations in it stand still there.
    ///
    /// Evaluate the tree at this time as if it were a display's.
    package let time: Double
    /// How many pictures are inside of each other: this one, those that its transitions come from, and so on.
    let depth: Int

    package init(tree: RenderTree, time: Double, depth: Int = 1) {
        self.tree = tree
        self.time = time
        self.depth = depth
    }
}

extension RenderTree {
    // A transition that interrupts a transition starts from a picture of the first, which has a picture
    // inside. Interrupted for ever, that would grow for ever; what is this deep can hardly be seen.
    private static let maximumSnapshotDepth = 4

    /// A layer with its subtree as it is now.
    ///
    /// - Complexity: O(subtree).
    func snapshot(of id: LayerID, at time: Double) -> SubtreeSnapshot? {
        guard let top = self[id] else { return nil }
        let parentTime = top.superlayer.map { localTime(of: $0, at: time) } ?? time
        var copy = RenderTree()
        var depth = 1
        // Pairs of a layer here and its name in the copy; found from the root on, without recursion.
        var pending = [id]
        var names = [id: Self.snapshotName(0)]
        var next = 0
        while next < pending.count {
            let original = pending[next]
            next += 1
            guard let node = self[original], let name = names[original] else { continue }
            var clone = Node(id: name, values: node.values)
            clone.emitterHistory = node.emitterHistory
            clone.superlayer = original == id ? nil : node.superlayer.flatMap { names[$0] }
            for child in node.sublayers where self[child] != nil && names[child] == nil {
                let childName = Self.snapshotName(names.count)
                names[child] = childName
                clone.sublayers.append(childName)
                pending.append(child)
            }
            if let mask = node.mask, self[mask] != nil, names[mask] == nil {
                let maskName = Self.snapshotName(names.count)
                names[mask] = maskName
                clone.mask = maskName
                pending.append(mask)
            }
            var tooDeep: Set<AnimationID> = []
            for (animation, source) in node.transitionSources {
                if source.depth < Self.maximumSnapshotDepth {
                    clone.transitionSources[animation] = source
                    depth = max(depth, source.depth + 1)
                } else {
                    tooDeep.insert(animation)
                }
            }
            // A transition that has nothing to come from is left out: its new picture is shown.
            clone.animations = node.animations.filter { animation in
                guard case .transition = animation.content else { return true }
                return !tooDeep.contains(animation.id)
            }
            copy.adoptClone(clone)
        }
        copy.root = Self.snapshotName(0)
        return SubtreeSnapshot(tree: copy, time: parentTime, depth: depth)
    }

    private static func snapshotName(_ slot: Int) -> LayerID {
        // No layer of a client has a generation below 0.
        LayerID(slot: Int32(slot), generation: -1)
    }

    private mutating func adoptClone(_ clone: Node) {
        if clone.values.isRetimed { retimedCount += 1 }
        store.insert(clone, at: Int(clone.id.slot))
    }
}
