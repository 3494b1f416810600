import AgateGeometry
import AgateTiming

/// The flat records of all animations of a tree, a column for each type of value, and which of them make the values of which layer.
///
/// Kept up to date by commits, beside the tree that it is derived from.
package struct AnimationColumns: Sendable {
    private(set) var numbers = AnimationColumn<Double>()
    private(set) var pairs = AnimationColumn<SIMD2<Double>>()
    private(set) var quads = AnimationColumn<SIMD4<Double>>()
    private(set) var transforms = AnimationColumn<CATransform3D>()
    /// The bindings of the layers with animations.
    private(set) var layers = LayerTable<LayerBinding>()
    /// Another number whenever layers are bound to other records.
    private(set) var revision: UInt64 = 0

    package init() {}

    // MARK: Commits

    /// Binds the layers anew whose animations or values a commit changed, and forgets those that have no animations any more.
    ///
    /// - Parameters:
    ///   - commit: The commit that was applied.
    ///   - tree: The tree after it.
    /// - Complexity: O(operations); O(1) where no layer has animations.
    mutating func update(after commit: Commit, in tree: RenderTree) {
        guard tree.animatedCount > 0 || layers.count > 0 else { return }
        var stale: [LayerID] = []
        for operation in commit.operations {
            switch operation {
            case .insert(let id, _), .remove(let id), .setValues(let id, _), .setAnimations(let id, _):
                if let bound = layers.layer(inSlot: id.slot), tree[bound]?.animations.isEmpty != false {
                    unbind(bound)
                }
                if tree[id]?.animations.isEmpty == false { makeStale(id, &stale) }
            case .setSublayers, .setMask, .setRoot:
                break
            }
        }
        bind(stale, in: tree)
    }

    private mutating func unbind(_ id: LayerID) {
        guard let index = layers.index(of: id) else { return }
        remove(layers.elements[index])
        layers.remove(id)
    }

    /// Frees the records of a layer and lists it to be bound, once.
    private mutating func makeStale(_ id: LayerID, _ stale: inout [LayerID]) {
        if let index = layers.index(of: id) {
            if case .stale = layers.elements[index].bindings { return }
            remove(layers.elements[index])
            layers.elements[index] = LayerBinding(.stale)
        } else {
            layers.insert(LayerBinding(.stale), for: id)
        }
        stale.append(id)
    }

    /// Binds layers of a tree that are not bound yet.
    mutating func bind(_ ids: [LayerID], in tree: RenderTree) {
        if !ids.isEmpty { revision = RenderTree.nextRevision() }
        for id in ids {
            guard let node = tree.address(of: id) else { continue }
            let binding = makeBinding(of: node.pointee.animations, over: node.pointee.values)
            if let index = layers.index(of: id) {
                layers.elements[index] = binding
            } else {
                layers.insert(binding, for: id)
            }
        }
    }

    // MARK: Records

    /// Frees the records of a layer.
    private mutating func remove(_ layer: LayerBinding) {
        switch layer.bindings {
        case .none, .general, .stale: break
        case .one(let binding): remove(binding)
        case .many(let bindings):
            for binding in bindings { remove(binding) }
        }
    }

    private mutating func remove(_ binding: Binding) {
        switch binding.column {
        case .numbers: numbers.remove(binding.record)
        case .pairs: pairs.remove(binding.record)
        case .quads: quads.remove(binding.record)
        case .transforms: transforms.remove(binding.record)
        }
    }

    /// Binds the animations of a layer, and makes their records.
    ///
    /// The values that it leads to are those of ``LayerValues/evaluated(with:at:)``, to the last bit.
    ///
    /// - Complexity: O(animations).
    private mutating func makeBinding(
        of animations: [RenderAnimation],
        over model: LayerValues
    ) -> LayerBinding {
        var bindings: [Binding] = []
        for animation in animations {
            switch animation.content {
            case .transition, .silent:
                continue
            case .group:
                break
            case .property(let property):
                guard property.compiled.isEffective else { continue }
                if let binding = makeBinding(animation, property.compiled, over: model, after: bindings) {
                    bindings.append(binding)
                    continue
                }
            }
            for binding in bindings { remove(binding) }
            return LayerBinding(.general)
        }
        return LayerBinding(
            bindings.isEmpty ? .none : bindings.count == 1 ? .one(bindings[0]) : .many(bindings)
        )
    }

    /// The binding of one animation with its record, `nil` when flat records cannot say what the animation does.
    private mutating func makeBinding(
        _ animation: RenderAnimation,
        _ compiled: CompiledTrack,
        over model: LayerValues,
        after bindings: [Binding]
    ) -> Binding? {
        guard !compiled.turnsLayer, !compiled.target.isCell else { return nil }
        var base = AnimatableValue.none
        if compiled.needsUnderneath, !compiled.isAdditive {
            // The value underneath is the model's as long as no animation before this one touches it.
            guard !bindings.contains(where: { $0.target.root == compiled.target.root }) else { return nil }
            base = model.value(of: compiled.target) ?? .none
        } else if compiled.isAdditive, compiled.needsUnderneathForItself {
            return nil
        }
        guard let sample = compiled.sample(over: base) else { return nil }
        var binding = Binding(
            column: .numbers,
            record: 0,
            isAdditive: compiled.isAdditive,
            isColor: false,
            target: compiled.target
        )
        let record: Int32?
        switch sample {
        case .number:
            record = numbers.insert(animation, compiled, over: base)
        case .pair:
            binding.column = .pairs
            record = pairs.insert(animation, compiled, over: base)
        case .rect:
            binding.column = .quads
            record = quads.insert(animation, compiled, over: base)
        case .color:
            binding.column = .quads
            binding.isColor = true
            record = quads.insert(animation, compiled, over: base)
        case .transform:
            binding.column = .transforms
            record = transforms.insert(animation, compiled, over: base)
        default:
            record = nil
        }
        guard let record else { return nil }
        binding.record = record
        return binding
    }
}

extension AnimationColumn {
    /// Adds the record of an animation, `nil` when its values are not all of this type.
    fileprivate mutating func insert(
        _ animation: RenderAnimation,
        _ compiled: CompiledTrack,
        over base: AnimatableValue
    ) -> Int32? {
        let pace = animation.pace ?? PacingCurve.linear
        var cold = Cold(
            timing: animation.timing,
            pace: animation.pace,
            isRemovedOnCompletion: animation.isRemovedOnCompletion,
            compiled: compiled,
            base: base,
            motion: .compiled
        )
        guard let given = compiled.ends(over: base) else {
            guard compiled.givesOneType else { return nil }
            return insert(Hot(animation.timing, ends: Value.noEnds, isMix: false), cold, pace: pace)
        }
        guard let (ends, pair) = Value.ends(from: given.start, to: given.end) else { return nil }
        if !compiled.isCumulative {
            cold.motion = compiled.springMotion.map { .spring($0) } ?? .mix
        }
        var isMix = false
        if case .mix = cold.motion { isMix = true }
        return insert(Hot(animation.timing, ends: ends, isMix: isMix), cold, pace: pace, pair: pair)
    }
}

extension PropertyTarget {
    /// Whether it is a value of an emitter's cell.
    fileprivate var isCell: Bool {
        if case .cell = self { true } else { false }
    }

    /// The target that is written as a whole when this one changes.
    var root: PropertyTarget {
        switch self {
        case .property, .custom, .cell: self
        case .filter(let target): .property(target.place.property)
        case .component(let property, _): .property(property)
        case .customComponent(let key, _): .custom(key)
        }
    }
}
