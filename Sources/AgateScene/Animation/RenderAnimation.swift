package import AgateTiming

/// One animation attached to a layer, compiled from the client's object into typed values.
package struct RenderAnimation: Sendable {
    /// The client's identifier of the animation, in reports of starts and stops.
    package var id: AnimationID
    /// Its place in the layer's time, begin filled in by the commit.
    package var timing: TimingParameters
    /// The pacing of the whole; nil is linear.
    package var pace: PacingCurve?
    /// The content of the animation.
    package var content: Content
    /// Whether the layer's model shows once the active interval has passed.
    package var isRemovedOnCompletion: Bool

    package init(
        id: AnimationID,
        timing: TimingParameters,
        pace: UnitBezier? = nil,
        content: Content,
        isRemovedOnCompletion: Bool = true
    ) {
        self.id = id
        self.timing = timing
        self.pace = pace.map(PacingCurve.of)
        self.content = content
        self.isRemovedOnCompletion = isRemovedOnCompletion
    }

    /// The kinds of animation.
    package indirect enum Content: Sendable {
        /// A value of one property over time.
        case property(PropertyAnimation)
        /// Several in one time; they are cut off where the group ends.
        case group([RenderAnimation])
        /// From the layer's picture before the commit to the one after it.
        case transition(TransitionStyle)
        /// Nothing: keeps time for its delegate only (an unknown key path or an unusable value).
        case silent
    }
}

/// An animation of one property.
package struct PropertyAnimation: Sendable {
    /// Everything about it, and what of it does not depend on time; one reference, so that frames copy nothing.
    private(set) var compiled: CompiledTrack

    package init(target: PropertyTarget, track: Track) {
        compiled = CompiledTrack(target: target, track: track)
    }

    /// The property that changes.
    package var target: PropertyTarget {
        get { compiled.target }
        set { compiled = compiled.changed(target: newValue) }
    }

    /// Its value over one cycle.
    package var track: Track {
        get { compiled.track }
        set { compiled = compiled.changed(track: newValue) }
    }

    /// Whether the value is added to what is underneath.
    package var isAdditive: Bool {
        get { compiled.isAdditive }
        set { compiled = compiled.changed(isAdditive: newValue) }
    }

    /// Whether each cycle starts from where the one before ended.
    package var isCumulative: Bool {
        get { compiled.isCumulative }
        set { compiled = compiled.changed(isCumulative: newValue) }
    }

    /// Turns interpolated numbers into a transform.
    package var valueFunction: ValueFunction? {
        get { compiled.valueFunction }
        set { compiled = compiled.changed(valueFunction: .some(newValue)) }
    }

    /// The ways a value moves.
    package enum Track: Sendable {
        /// Between two ends, any of which may come from what is underneath (claims 4.1).
        case basic(BasicTrack)
        /// Between two ends, by the motion of a spring; time is in seconds, not in fractions.
        case spring(BasicTrack, Spring)
        /// Through several values.
        case keyframe(KeyframeTrack)
    }
}

/// The look of a transition.
package struct TransitionStyle: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable { case fade, moveIn, push, reveal }
    package enum Side: String, Sendable, Hashable { case fromLeft, fromRight, fromTop, fromBottom }

    package var kind: Kind
    package var side: Side?
    package var startProgress: Double
    package var endProgress: Double

    package init(kind: Kind, side: Side? = nil, startProgress: Double = 0, endProgress: Double = 1) {
        self.kind = kind
        self.side = side
        self.startProgress = startProgress
        self.endProgress = endProgress
    }
}
