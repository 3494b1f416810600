import CoreGraphics
public import Foundation

/// The physical properties of items, such as density and friction, and their velocities.
///
/// Of several behaviours with one item the one added last counts.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    /// Speeds for items that no animator moves yet.
    private var pending: [ObjectIdentifier: (speed: CGPoint, spin: CGFloat)] = [:]

    /// Makes a behaviour with the usual properties.
    public init(items: [any UIDynamicItem] = []) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Adds an item, which then has the behaviour's density, friction and other properties.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }

    /// Removes an item, which then has the usual properties again.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// The items that have these properties, in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }

    /// The part of its speed, 0 to 1, that an item keeps in a collision; of two items the larger value counts.
    ///
    /// 0 at first.
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    /// The friction between surfaces; 0, as at first, for none.
    open var friction: CGFloat = 0 { didSet { changed() } }
    /// The density; 1, as at first, gives an item of 100 by 100 points the mass 1.
    open var density: CGFloat = 1 { didSet { changed() } }
    /// The damping of an item's velocity, per second; 0 at first.
    open var resistance: CGFloat = 0 { didSet { changed() } }
    /// The damping of an item's angular velocity, per second; 0 at first.
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    /// The charge for fields; kept and read back: there are no fields.
    open var charge: CGFloat = 0
    /// Whether the items stay fixed, and others collide with them; false at first.
    open var isAnchored = false { didSet { changed() } }
    /// Whether the items can rotate; true at first.
    open var allowsRotation = true { didSet { changed() } }

    // MARK: Speeds

    /// Adds to the speed of an item, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        guard list.items.contains(where: { $0 === item }) else { return }
        pending[ObjectIdentifier(item), default: (.zero, 0)].speed.x += velocity.x
        pending[ObjectIdentifier(item), default: (.zero, 0)].speed.y += velocity.y
        changed()
    }

    /// The speed of an item, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let waiting = pending[ObjectIdentifier(item)]?.speed ?? .zero
        let speed = animatorStorage?.run.speed(of: item) ?? .zero
        return CGPoint(x: speed.x + waiting.x, y: speed.y + waiting.y)
    }

    /// Adds to the turning of an item, in radians per second, clockwise.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        guard list.items.contains(where: { $0 === item }) else { return }
        pending[ObjectIdentifier(item), default: (.zero, 0)].spin += velocity
        changed()
    }

    /// The turning of an item, in radians per second, clockwise.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        (animatorStorage?.run.spin(of: item) ?? 0) + (pending[ObjectIdentifier(item)]?.spin ?? 0)
    }

    override var affectedItems: [any UIDynamicItem] { items }

    override func configure(_ run: DynamicsRun) {
        let matter = DynamicsMatter(
            elasticity: elasticity,
            friction: friction,
            density: density,
            resistance: resistance,
            angularResistance: angularResistance,
            isAnchored: isAnchored,
            allowsRotation: allowsRotation
        )
        for item in list.items { run.set(matter, of: item) }
        for item in list.items {
            guard let speeds = pending.removeValue(forKey: ObjectIdentifier(item)) else { continue }
            run.addSpeed(speeds.speed, speeds.spin, to: item)
        }
    }
}
