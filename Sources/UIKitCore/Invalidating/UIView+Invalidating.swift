/// A part of a view that can be invalidated, such as its drawing or its layout.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
    /// Asks a view to do it before the next commit.
    func invalidate(view: UIView)
}

extension UIView {
    /// The ready-made kinds of ``UIViewInvalidating``, named after what they invalidate.
    @preconcurrency @MainActor
    public enum Invalidations {
        /// Invalidates what a view has drawn.
        @preconcurrency @MainActor
        public struct Display: UIViewInvalidating {
            /// Makes the invalidation of a view's drawing; it has no properties.
            public init() {}
            /// Calls `setNeedsDisplay()` of the view, which then is drawn before the next commit.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// Invalidates the places of a view's subviews.
        @preconcurrency @MainActor
        public struct Layout: UIViewInvalidating {
            /// Makes the invalidation of a view's layout; it has no properties.
            public init() {}
            /// Calls `setNeedsLayout()` of the view, which then is laid out before the next commit.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// Invalidates the constraints of a view.
        @preconcurrency @MainActor
        public struct Constraints: UIViewInvalidating {
            /// Makes the invalidation of a view's constraints; it has no properties.
            public init() {}
            /// Asks for an update of the constraints.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// Invalidates the intrinsic content size of a view.
        @preconcurrency @MainActor
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Makes the invalidation of a view's intrinsic size; it has no properties.
            public init() {}
            /// Calls `invalidateIntrinsicContentSize()` of the view, so that constraints use its new size.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// The configuration of a button or cell.
        @preconcurrency @MainActor
        public struct Configuration: UIViewInvalidating {
            /// Makes the invalidation of a view's configuration; it has no properties.
            public init() {}
            /// Asks for an update of the configuration; views without one do nothing.
            public func invalidate(view: UIView) {
                (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
            }
        }

        /// Invalidates two parts of a view, one after the other.
        @preconcurrency @MainActor
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>:
            UIViewInvalidating
        {
            private let first: Invalidation1
            private let second: Invalidation2

            /// Makes an invalidation of two parts.
            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                (first, second) = (invalidation1, invalidation2)
            }

            /// Calls `invalidate(view:)` of the first, then of the second.
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A property of a view that invalidates a part of the view when its value changes.
    @preconcurrency @MainActor @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// Makes a property that invalidates one part of the view.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            (value, self.invalidation) = (wrappedValue, invalidation)
        }

        /// Always unavailable: a property wrapper that invalidates works in views alone.
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
    /// Invalidates the drawing of the view when the property changes.
    public static var display: UIView.Invalidations.Display { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// Invalidates the layout of the view when the property changes.
    public static var layout: UIView.Invalidations.Layout { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// Invalidates the constraints of the view when the property changes.
    public static var constraints: UIView.Invalidations.Constraints { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// Invalidates the intrinsic content size of the view when the property changes.
    public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// The configuration of a button or cell.
    public static var configuration: UIView.Invalidations.Configuration { .init() }
}
