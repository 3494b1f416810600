import AgateGeometry
import AgateTiming

/// The flat records of all animations of a tree, and the making of plans from animations.
struct AnimationLanes: Sendable {
    var numbers = Lane<Double>()
    var pairs = Lane<SIMD2<Double>>()
    var quads = Lane<SIMD4<Double>>()
    var transforms = Lane<CATransform3D>()

    /// Frees the records of a plan.
    mutating func remove(_ plan: LayerPlan) {
        switch plan.steps {
        case .none, .general, .stale: break
        case .one(let step): remove(step)
        case .many(let steps):
            for step in steps { remove(step) }
        }
    }

    private mutating func remove(_ step: PlanStep) {
        switch step.lane {
        case .numbers: numbers.remove(step.record)
        case .pairs: pairs.remove(step.record)
        case .quads: quads.remove(step.record)
        case .transforms: transforms.remove(step.record)
        }
    }

    /// Makes the plan of a layer's animations, with its records.
    ///
    /// The values that it leads to are those of ``LayerValues/evaluated(with:at:)``, to the last bit.
    ///
    /// - Complexity: O(animations).
    mutating func makePlan(for animations: [RenderAnimation], over model: LayerValues) -> LayerPlan {
        var steps: [PlanStep] = []
        for animation in animations {
            switch animation.content {
            case .transition, .silent:
                continue
            case .group:
                break
            case .property(let property):
                guard property.program.isEffective else { continue }
                if let step = makeStep(animation, property.program, over: model, after: steps) {
                    steps.append(step)
                    continue
                }
            }
            for step in steps { remove(step) }
            return LayerPlan(.general)
        }
        return LayerPlan(steps.isEmpty ? .none : steps.count == 1 ? .one(steps[0]) : .many(steps))
    }

    /// A step with its record, `nil` when flat records cannot say what the animation does.
    private mutating func makeStep(
        _ animation: RenderAnimation,
        _ program: PropertyProgram,
        over model: LayerValues,
        after steps: [PlanStep]
    ) -> PlanStep? {
        guard !program.turnsLayer, !program.target.isCell else { return nil }
        var base = AnimatableValue.none
        if program.needsUnderneath, !program.isAdditive {
            // What is underneath is the model as long as no animation before this one touches it.
            guard !steps.contains(where: { $0.target.root == program.target.root }) else { return nil }
            base = model.value(of: program.target) ?? .none
        } else if program.isAdditive, program.needsUnderneathForItself {
            return nil
        }
        guard let sample = program.sample(over: base) else { return nil }
        var step = PlanStep(
            lane: .numbers,
            record: 0,
            isAdditive: program.isAdditive,
            isColor: false,
            target: program.target
        )
        let record: Int32?
        switch sample {
        case .number:
            record = numbers.insert(animation, program, over: base)
        case .pair:
            step.lane = .pairs
            record = pairs.insert(animation, program, over: base)
        case .rect:
            step.lane = .quads
            record = quads.insert(animation, program, over: base)
        case .color:
            step.lane = .quads
            step.isColor = true
            record = quads.insert(animation, program, over: base)
        case .transform:
            step.lane = .transforms
            record = transforms.insert(animation, program, over: base)
        default:
            record = nil
        }
        guard let record else { return nil }
        step.record = record
        return step
    }
}

extension Lane {
    /// Adds the record of an animation, `nil` when its values are not all of this type.
    fileprivate mutating func insert(
        _ animation: RenderAnimation,
        _ program: PropertyProgram,
        over base: AnimatableValue
    ) -> Int32? {
        let pace = animation.pace ?? PacingCurve.linear
        var cold = Cold(
            timing: animation.timing,
            pace: animation.pace,
            isRemovedOnCompletion: animation.isRemovedOnCompletion,
            program: program,
            base: base,
            motion: .program
        )
        guard let given = program.ends(over: base) else {
            guard program.givesOneType else { return nil }
            return insert(Hot(animation.timing, pace: pace, ends: Value.noEnds, isMix: false), cold)
        }
        guard let (ends, owner) = Value.ends(from: given.start, to: given.end) else { return nil }
        cold.owner = owner
        if !program.isCumulative {
            cold.motion = program.springMotion.map { .spring($0) } ?? .mix
        }
        var isMix = false
        if case .mix = cold.motion { isMix = true }
        return insert(Hot(animation.timing, pace: pace, ends: ends, isMix: isMix), cold)
    }
}

extension PropertyTarget {
    /// Whether it is a value of an emitter's cell.
    fileprivate var isCell: Bool {
        if case .cell = self { true } else { false }
    }

    /// What is touched as a whole when the target changes.
    var root: PropertyTarget {
        switch self {
        case .property, .custom, .cell: self
        case .filter(let target): .property(target.place.property)
        case .component(let property, _): .property(property)
        case .customComponent(let key, _): .custom(key)
        }
    }
}
