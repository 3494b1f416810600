import AgateGeometry
import AgateTiming

/// The values of the animated layers of a tree at one time, in memory that is kept from frame to frame.
///
/// ``evaluate(_:at:)`` runs through the flat records of all animations; what they give is written over a copy of a
/// layer's model values when somebody asks for that layer. Nothing is allocated from the second frame of the
/// same animations on, but for values that are objects (colours, paths, pictures) and for layers whose
/// animations flat records cannot say.
///
/// One thread at a time. The values are those of ``RenderTree/values(of:at:)``, to the last bit.
package final class FrameValues {
    // Asked for every layer of every frame: to look for overlapping accesses each time takes longer than the answer.
    @exclusivity(unchecked) private var numbers = LaneOutput<Double>()
    @exclusivity(unchecked) private var pairs = LaneOutput<SIMD2<Double>>()
    @exclusivity(unchecked) private var quads = LaneOutput<SIMD4<Double>>()
    @exclusivity(unchecked) private var transforms = LaneOutput<CATransform3D>()
    private var clocks = LayerClocks()
    @exclusivity(unchecked) private var presented = PresentedValues()
    /// Another number for each evaluation.
    @exclusivity(unchecked) private var evaluation: UInt64 = 0

    package init() {}

    /// Evaluates all running animations of a tree at a time of its display.
    ///
    /// - Complexity: O(animations); O(layers with animations · depth) after commits to a tree in which layers have
    ///   clocks of their own.
    package func evaluate(_ tree: RenderTree, at time: Double) {
        evaluation &+= 1
        let areClocksNew = reserve(for: tree)
        guard tree.retimedCount > 0 else {
            let localTime = max(time, 0)
            tree.lanes.numbers.evaluate(at: localTime, into: numbers.values, numbers.isInEffect)
            tree.lanes.pairs.evaluate(at: localTime, into: pairs.values, pairs.isInEffect)
            tree.lanes.quads.evaluate(at: localTime, into: quads.values, quads.isInEffect)
            tree.lanes.transforms.evaluate(at: localTime, into: transforms.values, transforms.isInEffect)
            return
        }
        if clocks.revision != tree.clockRevision || areClocksNew { findClocks(of: tree) }
        clocks.read(tree, at: time)
        clocks.withTimes { times in
            tree.lanes.numbers.evaluate(
                at: times,
                clocks: numbers.clocks,
                into: numbers.values,
                numbers.isInEffect
            )
            tree.lanes.pairs.evaluate(at: times, clocks: pairs.clocks, into: pairs.values, pairs.isInEffect)
            tree.lanes.quads.evaluate(at: times, clocks: quads.clocks, into: quads.values, quads.isInEffect)
            tree.lanes.transforms.evaluate(
                at: times,
                clocks: transforms.clocks,
                into: transforms.values,
                transforms.isInEffect
            )
        }
    }

    /// Makes room for what a tree has.
    ///
    /// - Returns: Whether clocks that were found before are lost.
    private func reserve(for tree: RenderTree) -> Bool {
        var isNew = numbers.reserve(tree.lanes.numbers.count)
        isNew = pairs.reserve(tree.lanes.pairs.count) || isNew
        isNew = quads.reserve(tree.lanes.quads.count) || isNew
        isNew = transforms.reserve(tree.lanes.transforms.count) || isNew
        presented.reserve(tree.animated.count)
        return isNew
    }

    private func findClocks(of tree: RenderTree) {
        clocks.begin(tree)
        for layer in tree.animated {
            let clock = clocks.find(layer.id, in: tree)
            switch layer.plan.steps {
            case .none, .general, .stale: break
            case .one(let step): note(clock, step)
            case .many(let steps):
                for step in steps { note(clock, step) }
            }
        }
    }

    private func note(_ clock: Int32, _ step: PlanStep) {
        let record = Int(step.record)
        switch step.lane {
        case .numbers: numbers.clocks[record] = clock
        case .pairs: pairs.clocks[record] = clock
        case .quads: quads.clocks[record] = clock
        case .transforms: transforms.clocks[record] = clock
        }
    }
}

// MARK: - Layers

extension FrameValues {
    /// The values of a layer of the tree that was evaluated last, `nil` when it has left the tree.
    ///
    /// - Parameters:
    ///   - id: The layer.
    ///   - tree: The tree.
    ///   - localTime: What the layer's clock shows.
    package func values(of id: LayerID, in tree: RenderTree, localTime: Double) -> LayerValues? {
        tree.address(of: id).map { values(of: $0, in: tree, localTime: localTime).pointee }
    }

    /// The values of a layer of the tree that was evaluated last.
    ///
    /// - Parameters:
    ///   - node: The layer, in the tree.
    ///   - localTime: What its clock shows.
    /// - Returns: Good until the next evaluation, and as long as the tree is there.
    package func values(
        of node: UnsafePointer<RenderTree.Node>,
        in tree: RenderTree,
        localTime: Double
    ) -> UnsafePointer<LayerValues> {
        let index = node.pointee.animatedIndex
        guard index >= 0, index < tree.animated.count else { return RenderTree.Node.values(in: node) }
        let slot = presented.slot(index)
        if slot.pointee.evaluation == evaluation, slot.pointee.revision == tree.animated[index].plan.revision
        {
            return PresentedValues.values(in: slot)
        }
        write(node, tree.animated[index].plan, localTime, into: slot)
        slot.pointee.evaluation = evaluation
        return PresentedValues.values(in: slot)
    }

    /// Whether an address is one that ``values(of:in:localTime:)`` gave and still holds; for checks.
    package func owns(_ values: UnsafePointer<LayerValues>) -> Bool { presented.owns(values) }

    /// Whether an animation has an effect on the values of a layer of the tree that was evaluated last.
    package func isMoving(_ node: UnsafePointer<RenderTree.Node>, in tree: RenderTree) -> Bool {
        let index = node.pointee.animatedIndex
        guard index >= 0, index < tree.animated.count else { return false }
        return switch tree.animated[index].plan.steps {
        case .none: false
        case .one(let step): isInEffect(step)
        case .many(let steps): steps.contains { isInEffect($0) }
        case .general, .stale: true
        }
    }

    /// Whether the animations of a layer write its position and nothing else.
    package func onlyMoves(_ node: UnsafePointer<RenderTree.Node>, in tree: RenderTree) -> Bool {
        let index = node.pointee.animatedIndex
        guard index >= 0, index < tree.animated.count else { return false }
        return switch tree.animated[index].plan.steps {
        case .one(let step): step.isOfPosition
        case .many(let steps): steps.allSatisfy { $0.isOfPosition }
        case .none, .general, .stale: false
        }
    }

    private func write(
        _ node: UnsafePointer<RenderTree.Node>,
        _ plan: LayerPlan,
        _ localTime: Double,
        into slot: UnsafeMutablePointer<PresentedValues.Slot>
    ) {
        let isNew = slot.pointee.revision != plan.revision
        slot.pointee.revision = plan.revision
        switch plan.steps {
        case .general, .stale:
            slot.pointee.values = node.pointee.presentation(at: localTime)
        case .none:
            if isNew { slot.pointee.values = node.pointee.values }
        case .one(let step):
            if isNew || !restore(step, from: node, into: slot) { slot.pointee.values = node.pointee.values }
            apply(step, to: &slot.pointee.values)
        case .many(let steps):
            var isModel = isNew
            for step in steps where !isModel { isModel = !restore(step, from: node, into: slot) }
            if isModel { slot.pointee.values = node.pointee.values }
            for step in steps { apply(step, to: &slot.pointee.values) }
        }
    }

    /// Puts back what a step wrote before, where it does not write the whole of it again.
    ///
    /// - Returns: Whether that could be done for this step alone.
    private func restore(
        _ step: PlanStep,
        from node: UnsafePointer<RenderTree.Node>,
        into slot: UnsafeMutablePointer<PresentedValues.Slot>
    ) -> Bool {
        let isWhole =
            switch step.target {
            case .property, .custom: true
            case .component, .customComponent, .cell, .filter: false
            }
        if isWhole, !step.isAdditive, isInEffect(step) { return true }
        if step.isColor { return false }
        switch step.target {
        case .property(let property), .component(let property, _):
            slot.pointee.values.copyFlatValue(of: property, from: node.pointee.values)
        case .custom(let key), .customComponent(let key, _):
            slot.pointee.values.custom[key] = node.pointee.values.custom[key]
        case .cell, .filter:
            return false
        }
        return true
    }

    private func isInEffect(_ step: PlanStep) -> Bool {
        let record = Int(step.record)
        return switch step.lane {
        case .numbers: numbers.isInEffect[record]
        case .pairs: pairs.isInEffect[record]
        case .quads: quads.isInEffect[record]
        case .transforms: transforms.isInEffect[record]
        }
    }

    private func apply(_ step: PlanStep, to values: inout LayerValues) {
        guard isInEffect(step) else { return }
        let record = Int(step.record)
        let value: AnimatableValue
        switch step.lane {
        case .numbers: value = .number(numbers.values[record])
        case .pairs: value = .pair(pairs.values[record])
        case .quads: value = step.isColor ? .color(quads.values[record]) : .rect(quads.values[record])
        case .transforms:
            if values.applyTransform(transforms.values[record], step) { return }
            value = .transform(transforms.values[record])
        }
        if step.isAdditive {
            values.set(value.added(to: values.value(of: step.target) ?? .none), of: step.target)
        } else {
            values.set(value, of: step.target)
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
    fileprivate mutating func applyTransform(_ transform: CATransform3D, _ step: PlanStep) -> Bool {
        switch step.target {
        case .property(.transform):
            space.values.transform =
                step.isAdditive ? CATransform3DConcat(transform, space.values.transform) : transform
        case .property(.sublayerTransform):
            space.values.sublayerTransform =
                step.isAdditive ? CATransform3DConcat(transform, space.values.sublayerTransform) : transform
        default:
            return false
        }
        return true
    }
}
