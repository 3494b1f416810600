/// Something that a view has to do again.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
    /// Asks a view to do it before the next commit.
    func invalidate(view: UIView)
}

extension UIView {
    /// The kinds of ``UIViewInvalidating``.
    @preconcurrency @MainActor
    public enum Invalidations {
        /// Drawing.
        @preconcurrency @MainActor
        public struct Display: UIViewInvalidating {
            /// Makes the value.
            public init() {}
            /// Asks for drawing.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// Placing subviews.
        @preconcurrency @MainActor
        public struct Layout: UIViewInvalidating {
            /// Makes the value.
            public init() {}
            /// Asks for layout.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// Updating constraints.
        @preconcurrency @MainActor
        public struct Constraints: UIViewInvalidating {
            /// Makes the value.
            public init() {}
            /// Asks for an update of the constraints.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// The natural size.
        @preconcurrency @MainActor
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Makes the value.
            public init() {}
            /// Says that the natural size is another one.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// The configuration of a button or cell.
        @preconcurrency @MainActor
        public struct Configuration: UIViewInvalidating {
            /// Makes the value.
            public init() {}
            /// Asks for an update of the configuration; views without one do nothing.
            public func invalidate(view: UIView) {
                (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
            }
        }

        /// Two of them.
        @preconcurrency @MainActor
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>:
            UIViewInvalidating
        {
            private let first: Invalidation1
            private let second: Invalidation2

            /// Makes the value.
            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                (first, second) = (invalidation1, invalidation2)
            }

            /// Asks for both.
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A property of a view that asks for something whenever it gets another value.
    @preconcurrency @MainActor @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// Makes a property that invalidates one thing.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            (value, self.invalidation) = (wrappedValue, invalidation)
        }

        /// Only views have such properties.
        @available(*, unavailable, message: "only views have properties that invalidate")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }

        /// The value in a view; another one invalidates.
        public static subscript<Enclosing: UIView>(
            _enclosingInstance view: Enclosing,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<Enclosing, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<Enclosing, Invalidating<Value, InvalidationType>>
        ) -> Value {
            get { view[keyPath: storageKeyPath].value }
            set {
                guard newValue != view[keyPath: storageKeyPath].value else { return }
                view[keyPath: storageKeyPath].value = newValue
                view[keyPath: storageKeyPath].invalidation.invalidate(view: view)
            }
        }
    }
}

/// A view with a configuration that is brought up to date before the next commit.
@MainActor protocol ConfigurationUpdating: UIView {
    /// Asks for it.
    func setNeedsUpdateConfiguration()
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// Drawing.
    public static var display: UIView.Invalidations.Display { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// Placing subviews.
    public static var layout: UIView.Invalidations.Layout { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// Updating constraints.
    public static var constraints: UIView.Invalidations.Constraints { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The natural size.
    public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// The configuration of a button or cell.
    public static var configuration: UIView.Invalidations.Configuration { .init() }
}
