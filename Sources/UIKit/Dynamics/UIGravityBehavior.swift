import CoreGraphics
public import Foundation

/// Pulls items in one direction: a magnitude of 1 is 1000 points per second and second.
///
/// Source: uikit U180.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    private var direction = CGVector(dx: 0, dy: 1)

    /// Makes a behaviour without items.
    @preconcurrency @MainActor public override convenience init() { self.init(items: []) }

    /// Makes a gravity downwards, of magnitude 1.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Adds an item, which then falls.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }

    /// Removes an item, which then falls no more.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// The items that fall, in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }

    /// The direction, whose length is the magnitude; y runs downwards.
    open var gravityDirection: CGVector {
        get { direction }
        set {
            direction = newValue
            changed()
        }
    }

    /// The angle of the direction, in radians, from rightwards to downwards.
    open var angle: CGFloat {
        get { direction.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The magnitude of the gravity; 1 is 1000 points per second squared.
    open var magnitude: CGFloat {
        get { direction.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the angle, in radians, and the magnitude of the gravity.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, length: magnitude)
    }

    override var affectedItems: [any UIDynamicItem] { items }

    override func apply(_ run: DynamicsRun, over seconds: Double) {
        let unit = DynamicsMetrics.gravity
        let pull = CGVector(dx: direction.dx * unit, dy: direction.dy * unit)
        for item in list.items { run.accelerate(item, by: pull) }
    }
}

extension CGVector {
    init(angle: CGFloat, length: CGFloat) { self.init(dx: cos(angle) * length, dy: sin(angle) * length) }

    var angle: CGFloat { atan2(dy, dx) }
    var length: CGFloat { hypot(dx, dy) }
}

/// Numbers of the physics of views.
///
/// Source: uikit U180, U181.
enum DynamicsMetrics {
    /// Points per second and second of a gravity of magnitude 1.
    static let gravity: CGFloat = 1000
    /// Points per second and second that a push of magnitude 1 gives to an item of mass 1.
    static let push: CGFloat = 100
    /// The area of an item of density 1 and mass 1, in square points.
    static let unitArea: CGFloat = 10_000
    /// Seconds of one step, and how many steps a frame takes at most.
    static let step = 1.0 / 240
    static let maxSteps = 8
    // GUESS snap: the pull to a point swings 2.5 times a second, were it not damped.
    static let snapFrequency = 2.5
    // GUESS dynamics-rest: below these speeds, for so many seconds, items are at rest.
    static let restSpeed: CGFloat = 4
    static let restSpin: CGFloat = 0.05
    static let restTime = 0.25
}
