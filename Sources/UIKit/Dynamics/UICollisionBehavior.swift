import CoreGraphics
public import Foundation

/// A behaviour that makes items collide with each other and with boundaries.
///
/// Items of one behaviour collide; those of different ones pass through each other.
///
/// Source: uikit U181.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// The things that the items of a behaviour can collide with.
    public struct Mode: OptionSet, Sendable {
        /// The raw bits of the set.
        public let rawValue: UInt

        /// Makes a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Items collide with each other.
        public static let items = Mode(rawValue: 1 << 0)
        /// Items collide with boundaries.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// Items collide with each other and with boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    private struct Boundary {
        let identifier: any NSCopying
        let path: UIBezierPath
        let number: Int
    }

    private var list: DynamicItemList
    private var boundaries: [Boundary] = []
    private var nextNumber = 1
    private var insets = UIEdgeInsets.zero

    /// Makes a behaviour without items.
    @preconcurrency @MainActor public override convenience init() { self.init(items: []) }

    /// Makes a behaviour in which items collide with everything.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Adds an item, which then collides; one that is already there is not added again.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }

    /// Removes an item, which then collides no more.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// The items that collide, in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }

    /// The things that the items collide with; everything at first.
    open var collisionMode = Mode.everything {
        didSet { changed() }
    }

    /// The object that learns when contacts begin and end; held weakly, nil at first.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// Whether the bounds of the reference view are a boundary; it has no name.
    open var translatesReferenceBoundsIntoBoundary = false {
        didSet {
            insets = .zero
            changed()
        }
    }

    /// Makes the bounds of the reference view a boundary, with some distance inwards.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
        self.insets = insets
        changed()
    }

    /// Adds a boundary along a path, in the place of one with an equal name.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        let path = (bezierPath.copy() as? UIBezierPath) ?? bezierPath
        boundaries.append(Boundary(identifier: identifier, path: path, number: nextNumber))
        nextNumber += 1
        changed()
    }

    /// Adds a straight boundary between two points in the reference view's coordinates; it replaces one with an equal identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// The path of a boundary; nil for a name that none has.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.isSame($0.identifier, identifier) }?.path
    }

    /// Removes the boundary with an identifier; without one it has no effect.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.isSame($0.identifier, identifier) }
        changed()
    }

    /// The names of boundaries; nil for none.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.identifier)
    }

    /// Removes all boundaries that have identifiers.
    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }

    private static func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return (one as AnyObject) === (other as AnyObject)
    }

    // MARK: For the animator

    override var affectedItems: [any UIDynamicItem] { items }

    override func configure(_ run: DynamicsRun) {
        let name = ObjectIdentifier(self)
        for item in list.items {
            run.join(
                item,
                name,
                items: collisionMode.contains(.items),
                boundaries: collisionMode.contains(.boundaries)
            )
        }
        if translatesReferenceBoundsIntoBoundary, let bounds = animatorStorage?.referenceView?.bounds {
            run.setBoundary(DynamicsBoundary(behavior: name, number: 0), walls: bounds.inset(by: insets))
        }
        for boundary in boundaries {
            run.setBoundary(
                DynamicsBoundary(behavior: name, number: boundary.number),
                lines: DynamicsOutline.polylines(of: boundary.path)
            )
        }
    }

    /// Two items have come in touch, or apart.
    func tell(_ one: any UIDynamicItem, _ other: any UIDynamicItem, began point: CGPoint?) {
        if let point {
            collisionDelegate?.collisionBehavior(self, beganContactFor: one, with: other, at: point)
        } else {
            collisionDelegate?.collisionBehavior(self, endedContactFor: one, with: other)
        }
    }

    /// An item and a boundary have come in touch, or apart.
    func tell(_ item: any UIDynamicItem, boundary number: Int, began point: CGPoint?) {
        let identifier = boundaries.first { $0.number == number }?.identifier
        if let point {
            collisionDelegate?
                .collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
        } else {
            collisionDelegate?.collisionBehavior(
                self,
                endedContactFor: item,
                withBoundaryIdentifier: identifier
            )
        }
    }
}

/// The name of a boundary: its behaviour and a number there; 0 is the reference view's.
struct DynamicsBoundary: Hashable {
    let behavior: ObjectIdentifier
    let number: Int
}
