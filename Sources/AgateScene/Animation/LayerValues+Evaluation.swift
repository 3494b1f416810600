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
            guard let (child, reading) = group.nextChild() else { continue }
            pending.append(group)
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
        let program = property.program
        guard program.isEffective else { return }
        let underneath = program.needsUnderneath ? value(of: program.target) ?? .none : .none
        guard
            let value = program.value(at: reading, animation.timing, pace: animation.pace, over: underneath),
            set(value, of: program.target)
        else { return }
        if program.turnsLayer, let angle = program.keyframes.rotation(at: animation.paced(reading.progress)) {
            // Claims 5.14.
            space.values.transform = CATransform3DConcat(
                CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1),
                space.values.transform
            )
        }
    }
}

/// The time inside of a group, and which of its children comes next.
struct GroupTime {
    let children: [RenderAnimation]
    /// The children's parent time.
    let time: Double
    let duration: Double
    /// GUESS group-end: whether the group holds its own end, where children that end there still show.
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

    /// The next child with what its clock shows; `nil` after the last.
    mutating func nextChild() -> (child: RenderAnimation, reading: ClockReading)? {
        guard next < children.count else { return nil }
        var child = children[next]
        next += 1
        // Claims 2.23: a child without a duration takes the group's.
        if !(child.timing.duration > 0) { child.timing.duration = duration }
        return (child, child.timing.reading(at: time, includesEnd: isAtEnd))
    }
}

extension RenderAnimation {
    /// A fraction after pacing.
    func paced(_ progress: Double) -> Double {
        pace?.value(at: progress) ?? progress
    }
}
