extension UIView.Invalidations {
    /// Three of them or more.
    ///
    /// An addition of Agate's: on Apple's systems they are pairs of pairs.
    @preconcurrency @MainActor
    public struct Several<each Invalidation: UIViewInvalidating>: UIViewInvalidating {
        private let all: (repeat each Invalidation)

        /// Combines invalidations, which are asked for in the order of the arguments.
        public init(_ invalidations: repeat each Invalidation) { all = (repeat each invalidations) }

        /// Asks for all, in their order.
        public func invalidate(view: UIView) { repeat (each all).invalidate(view: view) }
    }
}

extension UIView.Invalidating {
    /// Makes a property that invalidates two things.
    public init<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>(
        wrappedValue: Value,
        _ invalidation1: Invalidation1,
        _ invalidation2: Invalidation2
    ) where InvalidationType == UIView.Invalidations.Tuple<Invalidation1, Invalidation2> {
        self.init(wrappedValue: wrappedValue, .init(invalidation1, invalidation2))
    }

    /// Makes a property that invalidates three things or more.
    public init<
        Invalidation1: UIViewInvalidating,
        Invalidation2: UIViewInvalidating,
        Invalidation3: UIViewInvalidating,
        each Other: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: Invalidation1,
        _ invalidation2: Invalidation2,
        _ invalidation3: Invalidation3,
        _ others: repeat each Other
    )
    where
        InvalidationType == UIView.Invalidations.Several<
            Invalidation1, Invalidation2, Invalidation3, repeat each Other
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(invalidation1, invalidation2, invalidation3, repeat each others)
        )
    }
}
