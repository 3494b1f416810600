import AgateGeometry
import AgateTiming

/// A property animation ready to run: what it says, and what follows from that at all times.
final class CompiledTrack: Sendable {
    let target: PropertyTarget
    let isAdditive: Bool
    let isCumulative: Bool
    let valueFunction: ValueFunction?

    /// Whether the target can be animated at all.
    let isEffective: Bool
    /// Whether the value depends on what the property has without this animation.
    let needsUnderneath: Bool
    /// Whether the layer turns with the path that it follows.
    let turnsLayer: Bool

    private let motion: Motion
    private let ends: BasicTrack
    private let spring: Spring
    let keyframes: KeyframeTrack
    /// The value of missing ends; nil is the value underneath.
    private let missingEnd: AnimatableValue?

    private enum Motion: Sendable { case basic, spring, keyframes }

    init(
        target: PropertyTarget,
        track: PropertyAnimation.Track,
        isAdditive: Bool = false,
        isCumulative: Bool = false,
        valueFunction: ValueFunction? = nil
    ) {
        self.target = target
        self.isAdditive = isAdditive
        self.isCumulative = isCumulative
        self.valueFunction = valueFunction
        isEffective = target.isAnimatable
        var ends = BasicTrack()
        var spring = Spring()
        var keyframes = KeyframeTrack()
        let sample: AnimatableValue?
        switch track {
        case .basic(let given):
            motion = .basic
            ends = given
            sample = ends.sample
        case .spring(let given, let givenSpring):
            motion = .spring
            ends = given
            spring = givenSpring
            sample = ends.sample
        case .keyframe(let given):
            motion = .keyframes
            keyframes = given
            keyframes.prepare()
            sample = keyframes.sample
        }
        if let valueFunction {
            missingEnd = valueFunction.neutralValue
        } else if isAdditive, let sample {
            missingEnd = sample.neutralElement
        } else {
            missingEnd = nil
        }
        needsUnderneath = isAdditive || (motion != .keyframes && missingEnd == nil && ends.needsUnderneath)
        turnsLayer = keyframes.rotationMode != nil && target.property == .position
        self.ends = ends
        self.spring = spring
        self.keyframes = keyframes
    }

    /// The fraction of a cycle at which the value changes next, up to 1; `nil` when it changes all the time.
    func nextStep(after progress: Double) -> Double? {
        motion == .keyframes ? keyframes.nextStep(after: progress) : nil
    }

    var track: PropertyAnimation.Track {
        switch motion {
        case .basic: .basic(ends)
        case .spring: .spring(ends, spring)
        case .keyframes: .keyframe(keyframes)
        }
    }

    /// A copy with something else.
    func changed(
        target: PropertyTarget? = nil,
        track: PropertyAnimation.Track? = nil,
        isAdditive: Bool? = nil,
        isCumulative: Bool? = nil,
        valueFunction: ValueFunction?? = nil
    ) -> CompiledTrack {
        CompiledTrack(
            target: target ?? self.target,
            track: track ?? self.track,
            isAdditive: isAdditive ?? self.isAdditive,
            isCumulative: isCumulative ?? self.isCumulative,
            valueFunction: valueFunction ?? self.valueFunction
        )
    }
}

// MARK: - Values

extension CompiledTrack {
    /// The value of the property with this animation, `nil` when it has no effect.
    ///
    /// - Parameter underneath: The value without the animation; read only if ``needsUnderneath``.
    func value(
        at reading: ClockReading,
        _ timing: TimingParameters,
        pace: PacingCurve?,
        over underneath: AnimatableValue
    ) -> AnimatableValue? {
        guard let value = ownValue(at: reading, timing, pace: pace, over: underneath) else { return nil }
        // The base of a value function is the transform itself, whatever the ends are made of.
        return isAdditive ? value.added(to: underneath) : value
    }

    /// The value of the animation itself, before an additive one is put on the value underneath.
    func ownValue(
        at reading: ClockReading,
        _ timing: TimingParameters,
        pace: PacingCurve?,
        over underneath: AnimatableValue
    ) -> AnimatableValue? {
        let value = repeatedValue(at: reading, timing, pace: pace, over: missingEnd ?? underneath)
        guard let value, let valueFunction else { return value }
        return valueFunction.transform(of: value).map { .transform($0) }
    }

    /// The ends of an animation between two ends; `nil` for other ones.
    ///
    /// - Parameter underneath: As for the value.
    func ends(over underneath: AnimatableValue) -> (start: AnimatableValue, end: AnimatableValue)? {
        guard motion != .keyframes, valueFunction == nil else { return nil }
        return ends.ends(over: missingEnd ?? underneath)
    }

    /// The spring that moves the value, if one does.
    var springMotion: Spring? { motion == .spring ? spring : nil }

    /// A value of the type that the animation gives, where the track has one; both ends have it, or all keyframes.
    func sample(over underneath: AnimatableValue) -> AnimatableValue? {
        if valueFunction != nil { return .transform(CATransform3DIdentity) }
        if motion == .keyframes { return keyframes.sample }
        let (start, end) = ends.ends(over: missingEnd ?? underneath)
        return start.isNone ? end : start
    }

    /// Whether an additive animation cannot tell its own value without what is underneath.
    var needsUnderneathForItself: Bool {
        motion != .keyframes && missingEnd == nil && ends.needsUnderneath
    }

    /// Whether all values that the animation can give are of one type.
    var givesOneType: Bool {
        if valueFunction != nil || motion != .keyframes || keyframes.path != nil { return true }
        guard let first = keyframes.values.first else { return false }
        return keyframes.values.allSatisfy { $0.hasSameFlatType(as: first) }
    }

    private func repeatedValue(
        at reading: ClockReading,
        _ timing: TimingParameters,
        pace: PacingCurve?,
        over base: AnimatableValue
    ) -> AnimatableValue? {
        guard isCumulative, reading.iteration > 0 else {
            return cycleValue(at: reading.progress, reading.localTime, pace: pace, over: base)
        }
        // Claims 4.6: each cycle goes on from where the one before ended.
        let (end, endTime) = timing.autoreverses ? (0.0, 0.0) : (1.0, timing.duration)
        guard let value = cycleValue(at: reading.progress, reading.localTime, pace: pace, over: base),
            let step = cycleValue(at: end, endTime, pace: pace, over: base)
        else { return nil }
        return value.added(to: step.repeated(reading.iteration))
    }

    private func cycleValue(
        at progress: Double,
        _ localTime: Double,
        pace: PacingCurve?,
        over base: AnimatableValue
    ) -> AnimatableValue? {
        switch motion {
        case .basic:
            return ends.value(
                at: pace?.value(at: progress) ?? progress,
                timeFraction: progress,
                over: base
            )
        case .spring:
            // Claims 6.2, 6.8: seconds, and no pacing.
            return ends.value(at: spring.progress(at: localTime), timeFraction: progress, over: base)
        case .keyframes:
            return keyframes.value(at: pace?.value(at: progress) ?? progress)
        }
    }
}

extension AnimatableValue {
    /// Whether both are numbers, both points, both rectangles, both colours or both transforms.
    fileprivate func hasSameFlatType(as other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.pair, .pair), (.rect, .rect), (.color, .color), (.transform, .transform):
            true
        default: false
        }
    }
}
