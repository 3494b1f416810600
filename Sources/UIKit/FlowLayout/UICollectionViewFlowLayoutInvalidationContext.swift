/// The parts of a flow layout that a change invalidates.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate's sizes and spaces are read again; true at first.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether items are placed again; true at first.
    open var invalidateFlowLayoutAttributes = true
}
