import CoreGraphics
public import Foundation

/// The base of all behaviours, which move items through an animator; it can also hold other behaviours.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    weak var animatorStorage: UIDynamicAnimator?
    private weak var parentBehavior: UIDynamicBehavior?
    private var children: [UIDynamicBehavior] = []

    /// Makes a behaviour that has no effect of its own and can hold others.
    public override init() { super.init() }

    /// The behaviours that were added to this one, which act while it does.
    open var childBehaviors: [UIDynamicBehavior] { children }

    /// Adds a behaviour; one that is in this one already, or contains it, changes nothing.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        var ancestor: UIDynamicBehavior? = self
        while let next = ancestor {
            if next === behavior { return }
            ancestor = next.parentBehavior
        }
        guard behavior.parentBehavior == nil, behavior.animatorStorage == nil else { return }
        behavior.parentBehavior = self
        children.append(behavior)
        if let animator = animatorStorage { behavior.move(to: animator) }
        changed()
    }

    /// Removes a behaviour that was added to this one; another one is ignored.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
        let animator = animatorStorage
        behavior.move(to: nil)
        behavior.parentBehavior = nil
        children.remove(at: index)
        animator?.run.invalidate()
    }

    /// Called in each frame, after the items have moved.
    open var action: (() -> Void)?

    /// Called before the behaviour is added to an animator, or removed from its own; has no effect unless a subclass overrides it.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The animator that the behaviour belongs to, also as a child of another behaviour; nil for none.
    open var dynamicAnimator: UIDynamicAnimator? { animatorStorage }

    // MARK: For the animator

    /// The behaviour and all in it.
    final var subtree: [UIDynamicBehavior] {
        var found: [UIDynamicBehavior] = []
        var stack = [self]
        while let next = stack.popLast() {
            found.append(next)
            stack.append(contentsOf: next.children.reversed())
        }
        return found
    }

    final func move(to animator: UIDynamicAnimator?) {
        for behavior in subtree where behavior.animatorStorage !== animator {
            behavior.willMove(to: animator)
            behavior.animatorStorage = animator
        }
    }

    /// The items that the behaviour has to do with.
    var affectedItems: [any UIDynamicItem] { [] }

    /// Whether the behaviour moves items by itself, so that they must not come to rest.
    var isActive: Bool { false }

    /// Tells the world what the behaviour consists of; called when it has changed.
    func configure(_ run: DynamicsRun) {}

    /// Applies forces for one step of so many seconds.
    func apply(_ run: DynamicsRun, over seconds: Double) {}

    /// Something has changed: the animator looks again, and goes on.
    final func changed() { animatorStorage?.run.invalidate() }
}

/// A list of items without doubles, as behaviours keep it.
struct DynamicItemList {
    private(set) var items: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem] = []) { for item in items { add(item) } }

    mutating func add(_ item: any UIDynamicItem) {
        if !items.contains(where: { $0 === item }) { items.append(item) }
    }

    mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
