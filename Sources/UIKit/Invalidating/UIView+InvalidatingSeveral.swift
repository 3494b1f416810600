extension UIView.Invalidating {
    /// Makes a property that invalidates two parts of the view.
    public init<
        Invalidation1: UIViewInvalidating,
        Invalidation2: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: Invalidation1,
        _ invalidation2: Invalidation2
    ) where InvalidationType == UIView.Invalidations.Tuple<Invalidation1, Invalidation2> {
        self.init(
            wrappedValue: wrappedValue,
            .init(invalidation1, invalidation2)
        )
    }

    /// Makes a property that invalidates three parts of the view.
    public init<
        Invalidation1: UIViewInvalidating,
        Invalidation2: UIViewInvalidating,
        Invalidation3: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: Invalidation1,
        _ invalidation2: Invalidation2,
        _ invalidation3: Invalidation3
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<Invalidation1, Invalidation2>, Invalidation3
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(.init(invalidation1, invalidation2), invalidation3)
        )
    }

    /// Makes a property that invalidates four parts of the view.
    public init<
        Invalidation1: UIViewInvalidating,
        Invalidation2: UIViewInvalidating,
        Invalidation3: UIViewInvalidating,
        Invalidation4: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: Invalidation1,
        _ invalidation2: Invalidation2,
        _ invalidation3: Invalidation3,
        _ invalidation4: Invalidation4
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<Invalidation1, Invalidation2>,
            UIView.Invalidations.Tuple<Invalidation3, Invalidation4>
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4))
        )
    }

    /// Makes a property that invalidates five parts of the view.
    public init<
        Invalidation1: UIViewInvalidating,
        Invalidation2: UIViewInvalidating,
        Invalidation3: UIViewInvalidating,
        Invalidation4: UIViewInvalidating,
        Invalidation5: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: Invalidation1,
        _ invalidation2: Invalidation2,
        _ invalidation3: Invalidation3,
        _ invalidation4: Invalidation4,
        _ invalidation5: Invalidation5
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<Invalidation1, Invalidation2>,
                UIView.Invalidations.Tuple<Invalidation3, Invalidation4>
            >, Invalidation5
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(
                .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
                invalidation5
            )
        )
    }

    /// Makes a property that invalidates six parts of the view.
    public init<
        Invalidation1: UIViewInvalidating,
        Invalidation2: UIViewInvalidating,
        Invalidation3: UIViewInvalidating,
        Invalidation4: UIViewInvalidating,
        Invalidation5: UIViewInvalidating,
        Invalidation6: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: Invalidation1,
        _ invalidation2: Invalidation2,
        _ invalidation3: Invalidation3,
        _ invalidation4: Invalidation4,
        _ invalidation5: Invalidation5,
        _ invalidation6: Invalidation6
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<Invalidation1, Invalidation2>,
                UIView.Invalidations.Tuple<Invalidation3, Invalidation4>
            >, UIView.Invalidations.Tuple<Invalidation5, Invalidation6>
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(
                .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
                .init(invalidation5, invalidation6)
            )
        )
    }

    /// Makes a property that invalidates seven parts of the view.
    public init<
        Invalidation1: UIViewInvalidating,
        Invalidation2: UIViewInvalidating,
        Invalidation3: UIViewInvalidating,
        Invalidation4: UIViewInvalidating,
        Invalidation5: UIViewInvalidating,
        Invalidation6: UIViewInvalidating,
        Invalidation7: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: Invalidation1,
        _ invalidation2: Invalidation2,
        _ invalidation3: Invalidation3,
        _ invalidation4: Invalidation4,
        _ invalidation5: Invalidation5,
        _ invalidation6: Invalidation6,
        _ invalidation7: Invalidation7
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<Invalidation1, Invalidation2>,
                UIView.Invalidations.Tuple<Invalidation3, Invalidation4>
            >,
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<Invalidation5, Invalidation6>, Invalidation7
            >
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(
                .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
                .init(.init(invalidation5, invalidation6), invalidation7)
            )
        )
    }

    /// Makes a property that invalidates eight parts of the view.
    public init<
        Invalidation1: UIViewInvalidating,
        Invalidation2: UIViewInvalidating,
        Invalidation3: UIViewInvalidating,
        Invalidation4: UIViewInvalidating,
        Invalidation5: UIViewInvalidating,
        Invalidation6: UIViewInvalidating,
        Invalidation7: UIViewInvalidating,
        Invalidation8: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: Invalidation1,
        _ invalidation2: Invalidation2,
        _ invalidation3: Invalidation3,
        _ invalidation4: Invalidation4,
        _ invalidation5: Invalidation5,
        _ invalidation6: Invalidation6,
        _ invalidation7: Invalidation7,
        _ invalidation8: Invalidation8
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<Invalidation1, Invalidation2>,
                UIView.Invalidations.Tuple<Invalidation3, Invalidation4>
            >,
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<Invalidation5, Invalidation6>,
                UIView.Invalidations.Tuple<Invalidation7, Invalidation8>
            >
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(
                .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
                .init(.init(invalidation5, invalidation6), .init(invalidation7, invalidation8))
            )
        )
    }

    /// Makes a property that invalidates nine parts of the view.
    public init<
        Invalidation1: UIViewInvalidating,
        Invalidation2: UIViewInvalidating,
        Invalidation3: UIViewInvalidating,
        Invalidation4: UIViewInvalidating,
        Invalidation5: UIViewInvalidating,
        Invalidation6: UIViewInvalidating,
        Invalidation7: UIViewInvalidating,
        Invalidation8: UIViewInvalidating,
        Invalidation9: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: Invalidation1,
        _ invalidation2: Invalidation2,
        _ invalidation3: Invalidation3,
        _ invalidation4: Invalidation4,
        _ invalidation5: Invalidation5,
        _ invalidation6: Invalidation6,
        _ invalidation7: Invalidation7,
        _ invalidation8: Invalidation8,
        _ invalidation9: Invalidation9
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<Invalidation1, Invalidation2>,
                    UIView.Invalidations.Tuple<Invalidation3, Invalidation4>
                >,
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<Invalidation5, Invalidation6>,
                    UIView.Invalidations.Tuple<Invalidation7, Invalidation8>
                >
            >, Invalidation9
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(
                .init(
                    .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
                    .init(.init(invalidation5, invalidation6), .init(invalidation7, invalidation8))
                ),
                invalidation9
            )
        )
    }

    /// Makes a property that invalidates ten parts of the view.
    public init<
        Invalidation1: UIViewInvalidating,
        Invalidation2: UIViewInvalidating,
        Invalidation3: UIViewInvalidating,
        Invalidation4: UIViewInvalidating,
        Invalidation5: UIViewInvalidating,
        Invalidation6: UIViewInvalidating,
        Invalidation7: UIViewInvalidating,
        Invalidation8: UIViewInvalidating,
        Invalidation9: UIViewInvalidating,
        Invalidation10: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: Invalidation1,
        _ invalidation2: Invalidation2,
        _ invalidation3: Invalidation3,
        _ invalidation4: Invalidation4,
        _ invalidation5: Invalidation5,
        _ invalidation6: Invalidation6,
        _ invalidation7: Invalidation7,
        _ invalidation8: Invalidation8,
        _ invalidation9: Invalidation9,
        _ invalidation10: Invalidation10
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<Invalidation1, Invalidation2>,
                    UIView.Invalidations.Tuple<Invalidation3, Invalidation4>
                >,
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<Invalidation5, Invalidation6>,
                    UIView.Invalidations.Tuple<Invalidation7, Invalidation8>
                >
            >, UIView.Invalidations.Tuple<Invalidation9, Invalidation10>
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(
                .init(
                    .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
                    .init(.init(invalidation5, invalidation6), .init(invalidation7, invalidation8))
                ),
                .init(invalidation9, invalidation10)
            )
        )
    }
}
