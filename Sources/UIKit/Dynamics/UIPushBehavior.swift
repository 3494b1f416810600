import CoreGraphics
public import Foundation

/// Pushes items, once or all the time: a magnitude of 1 gives an item of 100 by 100 points and density 1 an acceleration of 100
/// points per second and second, or once a speed of 100 points per second.
///
/// Source: uikit U180.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// The durations that a push can have.
    public enum Mode: Int, Sendable {
        /// The push acts as long as it is active.
        case continuous = 0
        /// The push acts once and is not active afterwards.
        case instantaneous = 1
    }

    private var list: DynamicItemList
    private var direction = CGVector.zero
    private var targets: [ObjectIdentifier: UIOffset] = [:]

    /// Makes a push of a mode, without a direction and with a magnitude of 0.
    public init(items: [any UIDynamicItem], mode: Mode) {
        list = DynamicItemList(items)
        self.mode = mode
        super.init()
    }

    /// Whether the push lasts or acts for one moment.
    public let mode: Mode

    /// Adds an item, which then is pushed.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }

    /// Removes an item, which then is pushed no more.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        targets[ObjectIdentifier(item)] = nil
        changed()
    }

    /// The items that are pushed, in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }

    /// The offset from an item's middle at which it is pushed, in points; zero at first.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        targets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets where an item is pushed, from its middle; beside it the push turns the item too.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        targets[ObjectIdentifier(item)] = o
        changed()
    }

    /// Whether the push acts; setting it to true lets an instantaneous push act again.
    open var active = true {
        didSet { changed() }
    }

    /// The direction, whose length is the magnitude; y runs downwards.
    open var pushDirection: CGVector {
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

    /// The strength of the push: the length of ``pushDirection``; setting it keeps the angle.
    open var magnitude: CGFloat {
        get { direction.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the angle, in radians, and the magnitude of the push.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(angle: angle, length: magnitude)
    }

    override var affectedItems: [any UIDynamicItem] { items }
    override var isActive: Bool { active && direction.length > 0 && mode == .instantaneous }

    override func apply(_ run: DynamicsRun, over seconds: Double) {
        guard active else { return }
        let force = CGVector(dx: direction.dx * DynamicsMetrics.push, dy: direction.dy * DynamicsMetrics.push)
        for item in list.items {
            let offset = targetOffsetFromCenter(for: item)
            switch mode {
            case .continuous: run.push(item, force, at: offset)
            case .instantaneous: run.kick(item, force, at: offset)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
