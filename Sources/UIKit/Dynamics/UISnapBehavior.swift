import CoreGraphics
public import Foundation

/// A behaviour that pulls an item to a point, upright, where it comes to rest after a swing.
///
/// Source: uikit U181.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    /// Makes a pull to a point, in the coordinates of the reference view.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The point at which the item's center comes to rest, in the reference view's coordinates.
    open var snapPoint: CGPoint {
        didSet { changed() }
    }

    /// The damping of the swing, from 0, hardly any, to 1, no swing; 0.5 at first.
    open var damping: CGFloat = 0.5 {
        didSet { changed() }
    }

    override var affectedItems: [any UIDynamicItem] { [item] }

    override func apply(_ run: DynamicsRun, over seconds: Double) {
        guard snapPoint.x.isFinite, snapPoint.y.isFinite else { return }
        let ratio = Double(damping.isFinite ? min(max(damping, 0.02), 1) : 0.5)
        run.pull(item, to: snapPoint, frequency: DynamicsMetrics.snapFrequency, damping: ratio)
    }
}
