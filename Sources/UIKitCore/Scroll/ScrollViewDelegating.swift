/// A scroll view with a delegate, whose type subclasses can narrow.
///
/// Text views, tables and collections have delegates of other types under the same name, which a stored property of the superclass would
/// not allow in Swift. Therefore the scroll view's own stands in an extension, and theirs hide it. A subclass of `UIScrollView` cannot
/// override its delegate; those of the other classes can be overridden.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
    /// The object that learns of scrolling and zooming; held weakly, nil at first.
    @preconcurrency @MainActor public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { takeDelegate(newValue) }
    }
}
