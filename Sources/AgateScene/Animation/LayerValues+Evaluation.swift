import AgateTiming
import AgateGeometry
import Foundation

extension LayerValues {
    /// These values with animations at a time: what is on screen.
    ///
    /// The animations apply in their order, each to what the ones before left. The result depends on nothing
    /// but the arguments. An animation that is over and to be removed on completion has no effect, whatever
    /// its fill mode: the model shows from the end on, even before the client took it off.
    ///
    /// Source: claims 4.10, C3, C4.
    ///
    /// - Parameters:
    ///   - animations: Attached to the layer, in order of addition.
    ///   - localTime: The layer's local time.
    /// - Complexity: O(animations).
    package func evaluated(with animations: [RenderAnimation], at localTime: Double) -> LayerValues {
        var result = self
        for animation in animations {
            let reading = animation.timing.reading(at: localTime)
            guard reading.isInEffect else { continue }
            if reading.phase == .after, animation.isRemovedOnCompletion { continue }
            result.apply(animation, reading)
        }
        return result
    }

    /// Applies what an animation does; groups without recursion, so that no depth of nesting is too deep.
    private mutating func apply(_ animation: RenderAnimation, _ reading: ClockReading) {
        switch animation.content {
        case .property(let property):
            apply(property, reading, animation)
        case .group(let children):
            applyGroup(children, of: animation, reading)
        case .transition, .silent:
            break
        }
    }

    private mutating func applyGroup(
        _ children: [RenderAnimation],
        of group: RenderAnimation,
        _ reading: ClockReading
    ) {
        var pending = [GroupTime(of: group, reading, children: children)]
        while var group = pending.popLast() {
            guard group.next < group.children.count else { continue }
            var child = group.children[group.next]
            group.next += 1
            pending.append(group)
            // Claims 2.23: a child without a duration takes the group's.
            if !(child.timing.duration > 0) { child.timing.duration = group.duration }
            let reading = child.timing.reading(at: group.time, includesEnd: group.isAtEnd)
            guard reading.isInEffect else { continue }
            switch child.content {
            case .property(let property): apply(property, reading, child)
            case .group(let children): pending.append(GroupTime(of: child, reading, children: children))
            case .transition, .silent: break
            }
        }
    }

    private mutating func apply(
        _ property: PropertyAnimation,
        _ reading: ClockReading,
        _ animation: RenderAnimation
    ) {
        guard property.target.isAnimatable else { return }
        let underneath = property.needsUnderneath ? value(of: property.target) ?? .none : .none
        guard
            var value = property.value(at: reading, pace: animation.pace, over: underneath, animation.timing)
        else { return }
        if let function = property.valueFunction {
            guard let transform = function.transform(of: value) else { return }
            value = .transform(transform)
        }
        if property.isAdditive {
            // The base of a value function is the transform itself, whatever the ends were made of.
            value = value.added(to: underneath)
        }
        guard set(value, of: property.target) else { return }
        if case .keyframe(let track) = property.track, property.target.property == .position,
            let angle = track.rotation(at: animation.paced(reading.progress))
        {
            // Claims 5.14.
            space.values.transform = CATransform3DConcat(
                CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1),
                space.values.transform
            )
        }
    }
}

/// The time inside of a group, and which of its children comes next.
private struct GroupTime {
    let children: [RenderAnimation]
    /// The children's parent time.
    let time: Double
    let duration: Double
    /// Whether the group holds its own end, where children that end there still show.
    let isAtEnd: Bool
    var next = 0

    init(of group: RenderAnimation, _ reading: ClockReading, children: [RenderAnimation]) {
        self.children = children
        duration = group.timing.duration
        // Claims 2.24: the group's pace bends its time.
        if let pace = group.pace, duration.isFinite {
            time = pace.value(at: reading.progress) * duration
        } else {
            time = reading.localTime
        }
        isAtEnd = reading.progress == 1
    }
}

extension RenderAnimation {
    /// A fraction after pacing.
    func paced(_ progress: Double) -> Double {
        pace?.value(at: progress) ?? progress
    }
}

extension PropertyAnimation {
    /// Whether the value depends on what the property has without this animation.
    fileprivate var needsUnderneath: Bool {
        if isAdditive { return true }
        return switch track {
        case .basic(let ends), .spring(let ends, _): ends.needsUnderneath && valueFunction == nil
        case .keyframe: false
        }
    }

    /// What missing ends count as.
    private func missingEnd(over underneath: AnimatableValue) -> AnimatableValue {
        if let valueFunction { return valueFunction.neutralValue }
        guard isAdditive else { return underneath }
        return switch track {
        case .basic(let ends), .spring(let ends, _): (ends.sample ?? underneath).neutralElement
        case .keyframe: underneath.neutralElement
        }
    }

    /// The value of the track with its repeats, before value function and addition.
    fileprivate func value(
        at reading: ClockReading,
        pace: UnitBezier?,
        over underneath: AnimatableValue,
        _ timing: TimingParameters
    ) -> AnimatableValue? {
        let base = missingEnd(over: underneath)
        guard let value = trackValue(at: reading.progress, pace: pace, over: base, timing) else { return nil }
        guard isCumulative, reading.iteration > 0 else { return value }
        // Claims 4.6: each cycle goes on from where the one before ended.
        let end = timing.autoreverses ? 0.0 : 1.0
        guard let step = trackValue(at: end, pace: pace, over: base, timing) else { return value }
        return value.added(to: step.repeated(reading.iteration))
    }

    private func trackValue(
        at progress: Double,
        pace: UnitBezier?,
        over base: AnimatableValue,
        _ timing: TimingParameters
    ) -> AnimatableValue? {
        switch track {
        case .basic(let ends):
            return ends.value(at: pace?.value(at: progress) ?? progress, over: base)
        case .spring(let ends, let spring):
            // Claims 6.2, 6.8: seconds, and no pacing.
            let seconds = progress * (timing.duration.isFinite ? timing.duration : 0)
            return ends.value(at: spring.progress(at: seconds), over: base)
        case .keyframe(let track):
            return track.value(at: pace?.value(at: progress) ?? progress)
        }
    }
}
