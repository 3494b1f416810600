public import CoreGraphics
public import Foundation

/// The shapes that an item can collide with.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The rectangle of the item's bounds.
    case rectangle = 0
    /// The ellipse that fills the item's bounds.
    case ellipse = 1
    /// The item's own path, which is to be convex.
    case path = 2
}

/// An object that behaviours can move: it has a center, a size and a rotation.
///
/// Views are such items.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle, in the coordinates of the animator's reference view.
    var center: CGPoint { get set }
    /// The size; read when the item is added and by `updateItem(usingCurrentState:)`.
    var bounds: CGRect { get }
    /// The rotation; other parts of the transform are kept.
    var transform: CGAffineTransform { get set }
    /// The shape that the item collides with.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline, about the middle of the item, for the shape ``UIDynamicItemCollisionBoundsType/path``; of one that is not convex the hull counts.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The rectangle of the item's bounds by default.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// An empty path by default, which counts only for the shape `path`.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
