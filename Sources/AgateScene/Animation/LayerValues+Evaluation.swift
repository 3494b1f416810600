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
    /// Source: claims 2.14-2.25, 4.10.
    ///
    /// - Parameters:
    ///   - animations: Attached to the layer, in order of addition.
    ///   - localTime: The layer's local time.
    /// - Complexity: O(animations).
    package func evaluated(with animations: [RenderAnimation], at localTime: Double) -> LayerValues {
        var result = self
        for animation in animations { result.apply(animation, at: localTime) }
        result.refreshText(contents)
        return result
    }

    /// Applies what one animation does at a time of the layer.
    mutating func apply(_ animation: RenderAnimation, at localTime: Double) {
        let reading = animation.timing.reading(at: localTime)
        guard reading.isInEffect else { return }
        if reading.phase == .after, animation.isRemovedOnCompletion { return }
        apply(animation, reading)
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
            guard let (child, reading, seam) = group.nextChild() else { continue }
            pending.append(group)
            guard reading.isInEffect else { continue }
            switch child.content {
            case .property(let property):
                if seam.allows(.property(property.target)) { apply(property, reading, child) }
            case .group(let children):
                pending.append(GroupTime(of: child, reading, children: children, seam: seam))
            case .transition, .silent: break
            }
        }
    }

    private mutating func apply(
        _ property: PropertyAnimation,
        _ reading: ClockReading,
        _ animation: RenderAnimation
    ) {
        let compiled = property.compiled
        guard compiled.isEffective else { return }
        let underneath = compiled.needsUnderneath ? value(of: compiled.target) ?? .none : .none
        guard
            let value = compiled.value(at: reading, animation.timing, pace: animation.pace, over: underneath),
            set(value, of: compiled.target)
        else { return }
        if compiled.turnsLayer, let angle = compiled.keyframes.rotation(at: animation.paced(reading.progress))
        {
            // Claims 5.14.
            space.values.transform = CATransform3DConcat(
                CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1),
                space.values.transform
            )
        }
    }
}

extension RenderAnimation {
    /// A fraction after pacing.
    func paced(_ progress: Double) -> Double {
        pace?.value(at: progress) ?? progress
    }
}
