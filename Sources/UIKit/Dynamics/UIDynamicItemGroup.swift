public import CoreGraphics
public import Foundation

/// Several items that move as one.
///
/// The group takes the places of its items when it is made; each item keeps its place in the group as that moves and turns.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    private let places: [(item: any UIDynamicItem, offset: CGPoint, transform: CGAffineTransform)]
    private var centerStorage: CGPoint
    private var transformStorage = CGAffineTransform.identity
    private let size: CGSize

    /// Makes a group of items that move and turn as one body, about the middle of the rectangle that holds them.
    public init(items: [any UIDynamicItem]) {
        var union = CGRect.null
        for item in items {
            let frame = item.bounds.applying(item.transform)
            union = union.union(
                CGRect(
                    x: item.center.x - frame.width / 2,
                    y: item.center.y - frame.height / 2,
                    width: frame.width,
                    height: frame.height
                )
            )
        }
        if union.isNull { union = .zero }
        let middle = CGPoint(x: union.midX, y: union.midY)
        centerStorage = middle
        size = union.size
        places = items.map {
            ($0, CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y), $0.transform)
        }
        super.init()
    }

    /// The items of the group.
    open var items: [any UIDynamicItem] { places.map(\.item) }

    /// The middle; setting it moves all items.
    open var center: CGPoint {
        get { centerStorage }
        set {
            centerStorage = newValue
            place()
        }
    }

    /// The size that the items had together when the group was made.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The rotation; setting it turns all items about the middle.
    open var transform: CGAffineTransform {
        get { transformStorage }
        set {
            transformStorage = newValue
            place()
        }
    }

    /// Always the rectangle of the bounds.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// An empty path: the group collides with the rectangle of its bounds.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    private func place() {
        for place in places {
            let offset = place.offset.applying(transformStorage)
            place.item.center = CGPoint(x: centerStorage.x + offset.x, y: centerStorage.y + offset.y)
            place.item.transform = place.transform.concatenating(transformStorage)
        }
    }
}
