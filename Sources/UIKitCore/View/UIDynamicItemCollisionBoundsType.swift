/// The shapes that an item can collide with.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The item's bounds.
    case rectangle = 0
    /// The ellipse that fills the item's bounds.
    case ellipse = 1
    /// The item's own path, which is to be convex.
    case path = 2
}
