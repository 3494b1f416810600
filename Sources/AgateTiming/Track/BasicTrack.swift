import AgateGeometry

/// The ends of a basic animation, as given; what is missing comes from underneath.
///
/// Source: claims 4.1-4.2.
package struct BasicTrack: Sendable {
    package var from: AnimatableValue? { didSet { transforms = nil } }
    package var to: AnimatableValue? { didSet { transforms = nil } }
    package var by: AnimatableValue? { didSet { transforms = nil } }
    /// Both ends decomposed, when they are transforms and do not depend on what is underneath.
    private var transforms: TransformPair?

    package init(from: AnimatableValue? = nil, to: AnimatableValue? = nil, by: AnimatableValue? = nil) {
        self.from = from
        self.to = to
        self.by = by
        prepare()
    }

    /// Works out once what does not depend on time.
    mutating func prepare() {
        if case .transform(let start)? = from, case .transform(let end)? = to {
            transforms = TransformPair(from: start, to: end)
        }
    }

    /// Whether one of the ends is taken from underneath.
    package var needsUnderneath: Bool { from == nil ? to == nil || by == nil : to == nil && by == nil }

    /// Both ends.
    ///
    /// | from | by | to | start | end |
    /// |---|---|---|---|---|
    /// | f | | t | f | t |
    /// | f | b | | f | f ⊕ b |
    /// | | b | t | t ⊖ b | t |
    /// | f | | | f | m |
    /// | | | t | m | t |
    /// | | b | | m | m ⊕ b |
    /// | | | | m | m |
    ///
    /// With all three given `by` is ignored.
    ///
    /// - Parameter underneath: m, what the property has without this animation; for an additive one the
    ///   neutral element.
    package func ends(over underneath: AnimatableValue) -> (start: AnimatableValue, end: AnimatableValue) {
        let underneath = underneath.isNone ? zero : underneath
        switch (from, to) {
        case (let from?, let to?): return (from, to)
        case (let from?, nil):
            if let by { return (from, by.added(to: from)) }
            return (from, underneath)
        case (nil, let to?):
            if let by { return (to.subtracting(by), to) }
            return (underneath, to)
        case (nil, nil):
            if let by { return (underneath, by.added(to: underneath)) }
            return (underneath, underneath)
        }
    }

    /// The value at a paced fraction.
    ///
    /// - Parameters:
    ///   - fraction: How much of the way is done: outside of `0...1` where a spring or a curve goes beyond the ends.
    ///   - timeFraction: How much of the time is over, `0...1`: what cannot mix switches by it.
    ///   - underneath: As for ``ends(over:)``.
    package func value(
        at fraction: Double,
        timeFraction: Double,
        over underneath: AnimatableValue
    ) -> AnimatableValue {
        // Both ends given, the most frequent types first: nothing is copied.
        switch (from, to) {
        case (.number(let from)?, .number(let to)?): return .number(mix(from, to, fraction))
        case (.pair(let from)?, .pair(let to)?): return .pair(mix(from, to, fraction))
        default: break
        }
        if let transforms { return .transform(transforms.value(at: fraction)) }
        let (start, end) = ends(over: underneath)
        return start.interpolated(to: end, fraction: fraction, timeFraction: timeFraction)
    }

    /// The value at a fraction of the time, without pacing.
    package func value(at fraction: Double, over underneath: AnimatableValue) -> AnimatableValue {
        value(at: fraction, timeFraction: fraction, over: underneath)
    }

    /// The stand-in for a missing value: zero for numbers, else nothing.
    private var zero: AnimatableValue {
        switch sample {
        case .number?, .pair?, .rect?, .transform?: sample?.neutralElement ?? .none
        default: .none
        }
    }

    /// A value of the type that the ends have, if any is given.
    package var sample: AnimatableValue? { from ?? to ?? by }
}
