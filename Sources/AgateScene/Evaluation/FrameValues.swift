import AgateGeometry
import AgateTiming

/// The values of the animated layers of a scene at one time, in memory that is kept from frame to frame.
///
/// ``evaluate(_:at:)`` runs through the flat records of all animations; what they give is written over a copy of a
/// layer's model values when that layer is read. Nothing is allocated from the second frame of the
/// same animations on, but for values that are objects (colours, paths, pictures) and for layers whose
/// animations flat records cannot say.
///
/// One thread at a time. The values are those of ``RenderTree/values(of:at:)``, to the last bit.
package final class FrameValues {
    // Read for every layer of every frame: the check for overlapping accesses takes longer than the read.
    @exclusivity(unchecked) private var numbers = ColumnOutput<Double>()
    @exclusivity(unchecked) private var pairs = ColumnOutput<SIMD2<Double>>()
    @exclusivity(unchecked) private var quads = ColumnOutput<SIMD4<Double>>()
    @exclusivity(unchecked) private var transforms = ColumnOutput<CATransform3D>()
    private var clocks = LayerClocks()
    @exclusivity(unchecked) private var presented = PresentedValues()
    /// Another number for each evaluation.
    @exclusivity(unchecked) private var evaluation: UInt64 = 0

    package init() {}

    /// Evaluates all running animations of a scene at a time of its display.
    ///
    /// - Complexity: O(animations); O(layers with animations · depth) after commits to a tree in which layers have
    ///   clocks of their own.
    package func evaluate(_ scene: RenderScene, at time: Double) {
        evaluation &+= 1
        let areClocksNew = reserve(for: scene.columns)
        guard scene.tree.retimedCount > 0 else {
            let localTime = max(time, 0)
            scene.columns.numbers.evaluate(at: localTime, into: numbers.values, numbers.isInEffect)
            scene.columns.pairs.evaluate(at: localTime, into: pairs.values, pairs.isInEffect)
            scene.columns.quads.evaluate(at: localTime, into: quads.values, quads.isInEffect)
            scene.columns.transforms.evaluate(at: localTime, into: transforms.values, transforms.isInEffect)
            return
        }
        if areClocksNew || !clocks.areThose(of: scene) { findClocks(of: scene) }
        clocks.read(scene.tree, at: time)
        clocks.withTimes { times in
            scene.columns.numbers.evaluate(
                at: times,
                clocks: numbers.clocks,
                into: numbers.values,
                numbers.isInEffect
            )
            scene.columns.pairs.evaluate(
                at: times,
                clocks: pairs.clocks,
                into: pairs.values,
                pairs.isInEffect
            )
            scene.columns.quads.evaluate(
                at: times,
                clocks: quads.clocks,
                into: quads.values,
                quads.isInEffect
            )
            scene.columns.transforms.evaluate(
                at: times,
                clocks: transforms.clocks,
                into: transforms.values,
                transforms.isInEffect
            )
        }
    }

    /// Makes room for what a scene has.
    ///
    /// - Returns: Whether clocks that were found before are lost.
    private func reserve(for columns: AnimationColumns) -> Bool {
        var isNew = numbers.reserve(columns.numbers.count)
        isNew = pairs.reserve(columns.pairs.count) || isNew
        isNew = quads.reserve(columns.quads.count) || isNew
        isNew = transforms.reserve(columns.transforms.count) || isNew
        presented.reserve(columns.layers.count)
        return isNew
    }

    private func findClocks(of scene: RenderScene) {
        clocks.begin(scene)
        let layers = scene.columns.layers
        for (id, layer) in zip(layers.layers, layers.elements) {
            let clock = clocks.find(id, in: scene.tree)
            switch layer.bindings {
            case .none, .general, .stale: break
            case .one(let binding): note(clock, binding)
            case .many(let bindings):
                for binding in bindings { note(clock, binding) }
            }
        }
    }

    private func note(_ clock: Int32, _ binding: Binding) {
        let record = Int(binding.record)
        switch binding.column {
        case .numbers: numbers.clocks[record] = clock
        case .pairs: pairs.clocks[record] = clock
        case .quads: quads.clocks[record] = clock
        case .transforms: transforms.clocks[record] = clock
        }
    }
}

// MARK: - Layers

extension FrameValues {
    /// The values of a layer of the scene that was evaluated last, `nil` when it has left the tree.
    ///
    /// - Parameters:
    ///   - id: The layer.
    ///   - scene: The scene.
    ///   - localTime: The time of the layer's clock.
    package func values(of id: LayerID, in scene: RenderScene, localTime: Double) -> LayerValues? {
        guard let node = scene.tree.address(of: id) else { return nil }
        var values: LayerValues?
        withValues(of: node, in: scene.columns, localTime: localTime) { values = $0.pointee }
        return values
    }

    /// Lets a function look at the values of a layer of the scene that was evaluated last; their address is good while it runs.
    ///
    /// - Parameters:
    ///   - node: The layer, in the scene's tree.
    ///   - columns: The scene's.
    ///   - localTime: The time of the layer's clock.
    ///   - body: Called with the values.
    package func withValues(
        of node: UnsafePointer<RenderTree.Node>,
        in columns: AnimationColumns,
        localTime: Double,
        _ body: (UnsafePointer<LayerValues>) -> Void
    ) {
        guard let index = present(node, in: columns, localTime) else {
            return body(RenderTree.Node.values(in: node))
        }
        return body(PresentedValues.Slot.values(in: UnsafePointer(presented.slot(index))))
    }

    /// The values of a layer of the scene that was evaluated last.
    ///
    /// - Parameters:
    ///   - layer: The layer, in the scene's tree.
    ///   - columns: The scene's.
    ///   - localTime: The time of its clock.
    /// - Returns: Those of the tree, or a place where later evaluations write theirs.
    package func values(
        of layer: NodeReference,
        in columns: AnimationColumns,
        localTime: Double
    ) -> LayerValuesReference {
        guard let index = present(layer.address, in: columns, localTime) else { return layer.values }
        return presented.reference(to: index)
    }

    /// Has a reference refer to the values of an animated layer, as ``values(of:in:localTime:)`` finds them.
    ///
    /// Called by several threads, for different layers.
    ///
    /// - Returns: False for a layer without animations, of which the tree has the values.
    package func point(
        _ reference: inout LayerValuesReference,
        at node: UnsafePointer<RenderTree.Node>,
        in columns: AnimationColumns,
        localTime: Double
    ) -> Bool {
        guard let index = present(node, in: columns, localTime) else { return false }
        presented.point(&reference, at: index)
        return true
    }

    /// Brings the slot of a layer up to date.
    ///
    /// - Returns: Its index; nil for a layer without animations.
    private func present(
        _ node: UnsafePointer<RenderTree.Node>,
        in columns: AnimationColumns,
        _ localTime: Double
    ) -> Int? {
        guard let index = columns.layers.index(of: node.pointee.id) else { return nil }
        let slot = presented.slot(index)
        let revision = columns.layers.elements[index].revision
        if slot.pointee.evaluation == evaluation, slot.pointee.revision == revision { return index }
        write(node, columns.layers.elements[index], localTime, into: slot)
        slot.pointee.evaluation = evaluation
        return index
    }

    /// Whether a reference is one that ``values(of:in:localTime:)`` gave, to values that are still written; for checks.
    package func owns(_ values: LayerValuesReference) -> Bool { presented.owns(values) }

    /// Whether an animation has an effect on the values of a layer of the scene that was evaluated last.
    package func isMoving(_ node: UnsafePointer<RenderTree.Node>, in columns: AnimationColumns) -> Bool {
        guard let index = columns.layers.index(of: node.pointee.id) else { return false }
        return switch columns.layers.elements[index].bindings {
        case .none: false
        case .one(let binding): isInEffect(binding)
        case .many(let bindings): bindings.contains { isInEffect($0) }
        case .general, .stale: true
        }
    }

    /// Whether the animations of a layer write its position and nothing else.
    package func onlyMoves(_ node: UnsafePointer<RenderTree.Node>, in columns: AnimationColumns) -> Bool {
        guard let index = columns.layers.index(of: node.pointee.id) else { return false }
        return switch columns.layers.elements[index].bindings {
        case .one(let binding): binding.isOfPosition
        case .many(let bindings): bindings.allSatisfy { $0.isOfPosition }
        case .none, .general, .stale: false
        }
    }

    /// Whether the animations of a layer write nothing but what leaves all layers in their places.
    package func onlyRedraws(_ node: UnsafePointer<RenderTree.Node>, in columns: AnimationColumns) -> Bool {
        guard let index = columns.layers.index(of: node.pointee.id) else { return false }
        return switch columns.layers.elements[index].bindings {
        case .one(let binding): !binding.target.dirties.contains(.placing)
        case .many(let bindings): bindings.allSatisfy { !$0.target.dirties.contains(.placing) }
        case .none, .general, .stale: false
        }
    }

    private func write(
        _ node: UnsafePointer<RenderTree.Node>,
        _ layer: LayerBinding,
        _ localTime: Double,
        into slot: UnsafeMutablePointer<PresentedValues.Slot>
    ) {
        let isNew = slot.pointee.revision != layer.revision
        slot.pointee.revision = layer.revision
        switch layer.bindings {
        case .general, .stale:
            slot.pointee.values = node.pointee.presentation(at: localTime)
        case .none:
            if isNew { slot.pointee.values = node.pointee.values }
        case .one(let binding):
            if isNew || !restore(binding, from: node, into: slot) {
                slot.pointee.values = node.pointee.values
            }
            apply(binding, to: &slot.pointee.values)
        case .many(let bindings):
            var isModel = isNew
            for binding in bindings where !isModel { isModel = !restore(binding, from: node, into: slot) }
            if isModel { slot.pointee.values = node.pointee.values }
            for binding in bindings { apply(binding, to: &slot.pointee.values) }
        }
        slot.pointee.values.refreshText(node.pointee.values.contents)
    }

    /// Puts back what a binding wrote before, where it does not write the whole of it again.
    ///
    /// - Returns: Whether that could be done for this binding alone.
    private func restore(
        _ binding: Binding,
        from node: UnsafePointer<RenderTree.Node>,
        into slot: UnsafeMutablePointer<PresentedValues.Slot>
    ) -> Bool {
        let isWhole =
            switch binding.target {
            case .property, .custom: true
            case .component, .customComponent, .cell, .filter: false
            }
        if isWhole, !binding.isAdditive, isInEffect(binding) { return true }
        if binding.isColor { return false }
        switch binding.target {
        case .property(let property), .component(let property, _):
            slot.pointee.values.copyFlatValue(of: property, from: node.pointee.values)
        case .custom(let key), .customComponent(let key, _):
            slot.pointee.values.custom[key] = node.pointee.values.custom[key]
        case .cell, .filter:
            return false
        }
        return true
    }

    private func isInEffect(_ binding: Binding) -> Bool {
        let record = Int(binding.record)
        return switch binding.column {
        case .numbers: numbers.isInEffect[record]
        case .pairs: pairs.isInEffect[record]
        case .quads: quads.isInEffect[record]
        case .transforms: transforms.isInEffect[record]
        }
    }

    private func apply(_ binding: Binding, to values: inout LayerValues) {
        guard isInEffect(binding) else { return }
        let record = Int(binding.record)
        let value: AnimatableValue
        switch binding.column {
        case .numbers: value = .number(numbers.values[record])
        case .pairs: value = .pair(pairs.values[record])
        case .quads: value = binding.isColor ? .color(quads.values[record]) : .rect(quads.values[record])
        case .transforms:
            if values.applyTransform(transforms.values[record], binding) { return }
            value = .transform(transforms.values[record])
        }
        if binding.isAdditive {
            values.set(value.added(to: values.value(of: binding.target) ?? .none), of: binding.target)
        } else {
            values.set(value, of: binding.target)
        }
    }
}

extension LayerValues {
    /// Copies a property that is no object; transforms without a box.
    fileprivate mutating func copyFlatValue(of property: LayerProperty, from model: LayerValues) {
        switch property {
        case .transform: space.values.transform = model.space.values.transform
        case .sublayerTransform: space.values.sublayerTransform = model.space.values.sublayerTransform
        default: setValue(model.value(of: property), of: property)
        }
    }

    /// Writes a whole transform without a box; false for other targets.
    fileprivate mutating func applyTransform(_ transform: CATransform3D, _ binding: Binding) -> Bool {
        switch binding.target {
        case .property(.transform):
            space.values.transform =
                binding.isAdditive ? CATransform3DConcat(transform, space.values.transform) : transform
        case .property(.sublayerTransform):
            space.values.sublayerTransform =
                binding.isAdditive
                ? CATransform3DConcat(transform, space.values.sublayerTransform) : transform
        default:
            return false
        }
        return true
    }
}
