/// Has the delegate of a scroll view.
///
/// Text views, tables and collections have delegates of other types under the same name, which a stored property of the superclass would
/// not allow in Swift. Therefore the scroll view's own stands in an extension, and theirs hide it. A subclass of `UIScrollView` cannot
/// override its delegate; those of the other classes can be overridden.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
    /// Is told what happens to the view.
    @preconcurrency @MainActor public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { takeDelegate(newValue) }
    }
}
