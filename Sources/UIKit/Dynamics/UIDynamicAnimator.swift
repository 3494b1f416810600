import CoreGraphics
public import Foundation

/// The object that learns when an animator's items begin to move and come to rest; both methods may be left out.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before items begin to move again.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called after all items have come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Has no effect; implement it to prepare for items that move again.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Has no effect; implement it to react when all items have come to rest.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by its behaviours: gravity, collisions, pushes and attachments.
///
/// It follows the display, in steps of 1/240 s, and writes the items' middles and rotations. When all items are at rest it pauses,
/// and goes on when a behaviour is added or changed. Keep a reference to it: with the animator the movement ends.
///
/// Without the package trait `Dynamics` nothing moves, and one line in the log says so.
///
/// Source: uikit U180.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    private(set) lazy var run = DynamicsRun(self)
    private var list: [UIDynamicBehavior] = []
    private weak var view: UIView?

    /// Makes an animator without a reference view, for items that are no views of one.
    public override init() {
        view = nil
        super.init()
    }

    /// Makes an animator for views in a view, in whose coordinates all points are.
    public init(referenceView view: UIView) {
        self.view = view
        super.init()
    }

    /// The view in whose coordinates all points are; the animator does not keep it alive, so that a view may keep its animator.
    open var referenceView: UIView? { view }

    /// The object that learns when the items begin to move and come to rest; held weakly, nil at first.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    // MARK: Behaviours

    /// The behaviours, those in other behaviours left out.
    open var behaviors: [UIDynamicBehavior] { list }

    /// Adds a behaviour; one that an animator, or another behaviour, has already stays there.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.animatorStorage == nil else { return }
        list.append(behavior)
        behavior.move(to: self)
        run.invalidate()
    }

    /// Removes a behaviour; one of another animator is ignored.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = list.firstIndex(where: { $0 === behavior }) else { return }
        list.remove(at: index)
        behavior.move(to: nil)
        run.invalidate()
    }

    /// Removes all behaviours; the items stay where they are.
    open func removeAllBehaviors() {
        let old = list
        list = []
        for behavior in old { behavior.move(to: nil) }
        run.invalidate()
    }

    // MARK: Items

    /// The items whose frames meet a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        run.items.filter { item in
            let size = item.bounds.applying(item.transform).size
            let frame = CGRect(
                x: item.center.x - size.width / 2,
                y: item.center.y - size.height / 2,
                width: size.width,
                height: size.height
            )
            return frame.overlaps(rect)
        }
    }

    /// Reads the center, size and rotation that the program has given an item.
    open func updateItem(usingCurrentState item: any UIDynamicItem) { run.update(item) }

    // MARK: Time

    /// Whether the animator moves items; false when all have come to rest.
    open var isRunning: Bool { run.isRunning }

    /// For how many seconds items have moved.
    open var elapsedTime: TimeInterval { run.elapsed }
}
