import AgateTiming

extension RenderTree {
    /// Applies a commit.
    ///
    /// Operations on layers that are not in the tree change nothing. Transitions that are new with this
    /// commit get the picture of their layer as it was before the first operation.
    ///
    /// - Returns: The flags that each operation that sets values makes stale, in their order.
    /// - Complexity: O(operations), and O(subtree) for each new transition.
    @discardableResult
    package mutating func apply(_ commit: Commit) -> [DirtyFlags] {
        var dirty: [DirtyFlags] = []
        var sources = transitionSources(newIn: commit)
        let wasRetimed = retimedCount > 0
        for operation in commit.operations {
            switch operation {
            case .insert(let id, let values): insert(id, values)
            case .remove(let id): remove(id)
            case .setValues(let id, let values): dirty.append(setValues(values, of: id))
            case .setSublayers(let id, let sublayers): setSublayers(sublayers, of: id)
            case .setMask(let id, let mask): setMask(mask, of: id)
            case .setAnimations(let id, let animations):
                setAnimations(animations, of: id, sources: &sources)
            case .setRoot(let id): root = id
            }
        }
        if !emitters.isEmpty || !changedEmitters.isEmpty {
            recordEmitters(at: commit.time, areRetimed: wasRetimed || retimedCount > 0)
        }
        revision = RenderTree.nextRevision()
        if wasRetimed || retimedCount > 0 { clockRevision = RenderTree.nextRevision() }
        return dirty
    }

    mutating func insert(_ id: LayerID, _ values: LayerValues) {
        guard id.slot >= 0 else { return }
        if let occupant = store[Int(id.slot)]?.id { remove(occupant) }
        store.insert(Node(id: id, values: values), at: Int(id.slot))
        if values.isRetimed { retimedCount += 1 }
        if values.delaysCopies { delayingCount += 1 }
        if values.keepsHistory { changedEmitters.append(id) }
    }

    private mutating func remove(_ id: LayerID) {
        guard let isRetimed = self[id]?.values.isRetimed else { return }
        animated.remove(id)
        if isRetimed { retimedCount -= 1 }
        if self[id]?.values.delaysCopies == true { delayingCount -= 1 }
        if self[id]?.emitterHistory != nil { emitters.remove(id) }
        store.remove(at: Int(id.slot))
        if root == id { root = nil }
    }

    private mutating func setValues(_ values: LayerValues, of id: LayerID) -> DirtyFlags {
        guard self[id] != nil else { return .all }
        let isRetimed = values.isRetimed
        var dirty = DirtyFlags.all
        store.update(Int(id.slot)) { node in
            if node.values.isRetimed != isRetimed { retimedCount += isRetimed ? 1 : -1 }
            if node.values.delaysCopies != values.delaysCopies {
                delayingCount += values.delaysCopies ? 1 : -1
            }
            if values.keepsHistory || node.emitterHistory != nil, !values.kind.isSame(as: node.values.kind) {
                changedEmitters.append(id)
            }
            dirty = values.dirtyFlags(since: node.values)
            node.values = values
            node.revision = RenderTree.nextRevision()
        }
        return dirty
    }

    private mutating func setSublayers(_ sublayers: [LayerID], of id: LayerID) {
        guard self[id] != nil else { return }
        let before = self[id]?.sublayers ?? []
        store.update(Int(id.slot)) { $0.sublayers = sublayers }
        for child in before { release(child, from: id) }
        for child in sublayers { adopt(child, by: id) }
    }

    private mutating func setMask(_ mask: LayerID?, of id: LayerID) {
        guard self[id] != nil else { return }
        let before = self[id]?.mask
        store.update(Int(id.slot)) { $0.mask = mask }
        if let before { release(before, from: id) }
        if let mask { adopt(mask, by: id) }
    }

    private mutating func release(_ child: LayerID, from parent: LayerID) {
        guard self[child]?.superlayer == parent else { return }
        store.update(Int(child.slot)) { $0.superlayer = nil }
    }

    private mutating func adopt(_ child: LayerID, by parent: LayerID) {
        guard let node = self[child], node.superlayer != parent else { return }
        store.update(Int(child.slot)) { $0.superlayer = parent }
    }
}

// MARK: - Animations

extension RenderTree {
    private mutating func setAnimations(
        _ animations: [RenderAnimation],
        of id: LayerID,
        sources: inout [AnimationID: SubtreeSnapshot]
    ) {
        guard self[id] != nil else { return }
        store.update(Int(id.slot)) { node in
            node.animations = animations
            if node.emitterHistory != nil { changedEmitters.append(id) }
            node.keepTransitionSources(adding: &sources)
        }
        if animations.isEmpty {
            animated.remove(id)
        } else if animated.index(of: id) == nil {
            animated.insert((), for: id)
        }
    }

    /// The pictures of layers before a commit, for the transitions that come with it.
    private func transitionSources(newIn commit: Commit) -> [AnimationID: SubtreeSnapshot] {
        var sources: [AnimationID: SubtreeSnapshot] = [:]
        for case .setAnimations(let id, let animations) in commit.operations {
            for case let animation in animations where animation.isTransition {
                guard let node = self[id], sources[animation.id] == nil,
                    !node.animations.contains(where: { $0.id == animation.id })
                else { continue }
                sources[animation.id] = snapshot(of: id, at: commit.time)
            }
        }
        return sources
    }
}

extension RenderTree.Node {
    /// Keeps the pictures of the transitions that are still there and takes those of new ones.
    fileprivate mutating func keepTransitionSources(adding new: inout [AnimationID: SubtreeSnapshot]) {
        guard !new.isEmpty || !transitionSources.isEmpty else { return }
        var kept: [AnimationID: SubtreeSnapshot] = [:]
        for animation in animations where animation.isTransition {
            kept[animation.id] = transitionSources[animation.id] ?? new[animation.id]
        }
        transitionSources = kept
    }
}

extension LayerValues {
    /// Whether the layer's clock differs from its superlayer's.
    var isRetimed: Bool {
        guard timing.isPresent else { return false }
        let parameters = timing.values.parameters
        return parameters.beginTime != 0 || parameters.speed != 1 || parameters.timeOffset != 0
    }
}
