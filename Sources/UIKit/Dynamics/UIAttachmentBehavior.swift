public import CoreGraphics
public import Foundation

/// Holds an item at a point, or two items at each other.
///
/// With ``frequency`` 0 the distance is rigid, else it is that of a spring.
///
/// Source: uikit U181.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The things that an item can be attached to.
    public enum AttachmentType: Int, Sendable {
        /// An item is attached to another item.
        case items = 0
        /// An item is attached to a fixed point.
        case anchor = 1
    }

    private let list: [any UIDynamicItem]
    private let offsets: [UIOffset]
    private let kind: DynamicsJoint.Kind
    private var anchor: CGPoint
    private var lengthStorage: CGFloat

    init(
        _ items: [any UIDynamicItem],
        _ offsets: [UIOffset],
        _ kind: DynamicsJoint.Kind,
        anchor: CGPoint,
        range: UIFloatRange = .infinite
    ) {
        list = items
        self.offsets = offsets
        self.kind = kind
        self.anchor = anchor
        attachmentRange = range
        lengthStorage = 0
        super.init()
        lengthStorage = distance
    }

    /// Attaches the middle of an item to a point, at its present distance.
    @preconcurrency @MainActor public convenience init(
        item: any UIDynamicItem,
        attachedToAnchor point: CGPoint
    ) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Attaches a point of an item to a point, at its present distance.
    public convenience init(
        item: any UIDynamicItem,
        offsetFromCenter offset: UIOffset,
        attachedToAnchor point: CGPoint
    ) { self.init([item], [offset], .distance, anchor: point) }

    /// Attaches the middles of two items to each other, at their present distance.
    @preconcurrency @MainActor public convenience init(
        item item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem
    ) { self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero) }

    /// Attaches points of two items to each other, at their present distance.
    public convenience init(
        item item1: any UIDynamicItem,
        offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) { self.init([item1, item2], [offset1, offset2], .distance, anchor: .zero) }

    /// An attachment with which an item slides along a line through a point of another one, without turning against it.
    open class func slidingAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> Self { made([item1, item2], .sliding(axis), point) }

    /// An attachment with which an item slides along a line through a point, without turning.
    open class func slidingAttachment(
        with item: any UIDynamicItem,
        attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> Self { made([item], .sliding(axis), point) }

    /// An attachment that keeps points of two items no farther apart than they are, like a rope.
    open class func limitAttachment(
        with item1: any UIDynamicItem,
        offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> Self { made([item1, item2], .limit, .zero, [offset1, offset2]) }

    /// Holds two items together at a point, without turning.
    open class func fixedAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint
    ) -> Self { made([item1, item2], .fixed, point) }

    /// Holds two items together at a point about which they turn.
    open class func pinAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint
    ) -> Self { made([item1, item2], .pin, point) }

    private class func made(
        _ items: [any UIDynamicItem],
        _ kind: DynamicsJoint.Kind,
        _ anchor: CGPoint,
        _ offsets: [UIOffset] = [.zero, .zero]
    ) -> Self {
        let behavior = UIAttachmentBehavior(items, offsets, kind, anchor: anchor)
        guard let made = behavior as? Self else {
            fatalError("UIAttachmentBehavior: ask the class itself for attachments, not its subclass \(self)")
        }
        return made
    }

    // MARK: Properties

    /// The attached items: one, or two that are attached to each other.
    open var items: [any UIDynamicItem] { list }

    /// Whether an item is attached to another item or to a fixed point.
    open var attachedBehaviorType: AttachmentType { list.count > 1 ? .items : .anchor }

    /// The point that the item is attached to; moving it drags the item along.
    open var anchorPoint: CGPoint {
        get { anchor }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return }
            anchor = newValue
            changed()
        }
    }

    /// The distance that is held, in points.
    open var length: CGFloat {
        get { lengthStorage }
        set {
            guard newValue.isFinite else { return }
            lengthStorage = max(newValue, 0)
            changed()
        }
    }

    /// The damping of a spring; 0 swings on, and 1 comes to rest without a swing.
    open var damping: CGFloat = 0 { didSet { changed() } }

    /// The frequency of a spring, in swings per second; 0 is a rigid connection.
    open var frequency: CGFloat = 0 { didSet { changed() } }

    /// The torque with which a pin resists turning; 0 at first.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }

    /// The range in which an item may slide along its line from its present place, in points, or turn about its pin, in radians.
    open var attachmentRange: UIFloatRange { didSet { changed() } }

    /// The present distance of the attached points.
    private var distance: CGFloat {
        func point(_ index: Int) -> CGPoint {
            let item = list[index]
            let offset = CGPoint(x: offsets[index].horizontal, y: offsets[index].vertical)
                .applying(CGAffineTransform(rotationAngle: item.transform.rotation))
            return CGPoint(x: item.center.x + offset.x, y: item.center.y + offset.y)
        }
        let one = point(0)
        let other = list.count > 1 ? point(1) : anchor
        let distance = hypot(one.x - other.x, one.y - other.y)
        return distance.isFinite ? distance : 0
    }

    // MARK: For the animator

    override var affectedItems: [any UIDynamicItem] { list }

    override func configure(_ run: DynamicsRun) {
        run.setJoint(
            ObjectIdentifier(self),
            DynamicsJoint(
                kind: kind,
                offsets: offsets.map {
                    UIOffset(
                        horizontal: DynamicsLimits.kept($0.horizontal, DynamicsLimits.reach),
                        vertical: DynamicsLimits.kept($0.vertical, DynamicsLimits.reach)
                    )
                },
                anchor: DynamicsLimits.kept(anchor, DynamicsLimits.reach),
                length: Double(DynamicsLimits.kept(length, DynamicsLimits.length)),
                frequency: frequency.isFinite ? Double(min(max(frequency, 0), 60)) : 0,
                damping: damping.isFinite ? Double(min(max(damping, 0), 100)) : 0,
                torque: Double(max(DynamicsLimits.kept(frictionTorque, DynamicsLimits.force), 0)),
                range: attachmentRange.isInfinite
                    ? .infinite
                    : UIFloatRange(
                        minimum: DynamicsLimits.kept(attachmentRange.minimum, DynamicsLimits.angle),
                        maximum: DynamicsLimits.kept(attachmentRange.maximum, DynamicsLimits.angle)
                    )
            ),
            list
        )
    }
}

/// How items are held, as numbers.
struct DynamicsJoint: Equatable {
    enum Kind: Equatable {
        case distance
        case sliding(CGVector)
        case limit
        case fixed
        case pin
    }

    let kind: Kind
    let offsets: [UIOffset]
    var anchor: CGPoint
    var length: Double
    let frequency: Double
    let damping: Double
    let torque: Double
    let range: UIFloatRange
    /// Whether one of the items turns: without, what holds angles has no solution.
    var turns = true
}

extension CGAffineTransform {
    /// The angle that the x axis is turned by, in radians.
    var rotation: CGFloat { b == 0 && a >= 0 ? 0 : atan2(b, a) }
}
