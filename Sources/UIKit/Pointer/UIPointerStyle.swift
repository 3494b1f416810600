import CoreGraphics
public import Foundation

/// Directions along which something may happen.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// One bit per axis.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// To the left and right.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// Up and down.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// The outline of a pointer.
public enum UIPointerShape: Hashable {
    /// An outline about the pointer's place.
    case path(UIBezierPath)
    /// A rectangle, in the coordinates of the region's view.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// An upright bar, as over text.
    case verticalBeam(length: CGFloat)
    /// A bar that lies.
    case horizontalBeam(length: CGFloat)

    /// The radius of rectangles unless given, in points.
    public static let defaultCornerRadius: CGFloat = 8
}

/// What a view does while the pointer is over it.
@MainActor public enum UIPointerEffect {
    /// What the system likes: ``highlight(_:)``.
    case automatic(UITargetedPreview)
    /// The view lies on a pale ground.
    case highlight(UITargetedPreview)
    /// The view is lifted: larger, with a shadow.
    case lift(UITargetedPreview)
    /// As is said: with a tint, with a shadow, larger.
    case hover(
        UITargetedPreview,
        preferredTintMode: UIPointerEffect.TintMode = .overlay,
        prefersShadow: Bool = false,
        prefersScaledContent: Bool = true
    )

    /// Where the tint is.
    public enum TintMode: Sendable {
        /// There is none.
        case none
        /// Over the view.
        case overlay
        /// Behind the view.
        case underlay
    }

    /// What the effect shows.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview),
            .hover(let preview, _, _, _):
            preview
        }
    }

    /// The tint, whether there is a shadow, and whether the view grows.
    var look: (tint: TintMode, hasShadow: Bool, isScaled: Bool) {
        switch self {
        case .automatic, .highlight: (.underlay, false, false)
        case .lift: (.none, true, true)
        case .hover(_, let tint, let hasShadow, let isScaled): (tint, hasShadow, isScaled)
        }
    }
}

/// How the pointer looks over a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    /// What the view does.
    let effect: UIPointerEffect?
    /// The outline of the pointer; hosts that draw their own read it.
    package let shape: UIPointerShape?
    /// The axes along which the pointer stays with the region.
    package let constrainedAxes: UIAxis
    /// Whether there is no pointer.
    package let isHidden: Bool
    /// What stands beside the pointer; kept for hosts.
    open var accessories: [UIPointerAccessory] = []

    init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ axes: UIAxis, isHidden: Bool) {
        (self.effect, self.shape, constrainedAxes, self.isHidden) = (effect, shape, axes, isHidden)
        super.init()
    }

    /// A style with an effect of the view.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect, shape, [], isHidden: false)
    }

    /// A style with an outline of the pointer alone.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init(nil, shape, constrainedAxes, isHidden: false)
    }

    /// No pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, [], isHidden: true) }

    /// The pointer of the system.
    open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, [], isHidden: false) }

    /// The style itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A small shape beside the pointer, such as an arrow.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
    /// Where an accessory is, seen from the pointer.
    public struct Position: Hashable, Sendable {
        /// The distance that accessories have unless given, in points.
        public static let defaultOffset: CGFloat = 12
        /// The distance from the pointer, in points.
        public var offset: CGFloat
        /// The direction, in radians clockwise from above.
        public var angle: CGFloat

        /// Makes a position.
        public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
            (self.offset, self.angle) = (offset, angle)
        }

        /// Above.
        public static var top: Position { Position() }
        /// Above to the right.
        public static var topRight: Position { Position(angle: .pi / 4) }
        /// To the right.
        public static var right: Position { Position(angle: .pi / 2) }
        /// Below to the right.
        public static var bottomRight: Position { Position(angle: 3 * .pi / 4) }
        /// Below.
        public static var bottom: Position { Position(angle: .pi) }
        /// Below to the left.
        public static var bottomLeft: Position { Position(angle: 5 * .pi / 4) }
        /// To the left.
        public static var left: Position { Position(angle: 3 * .pi / 2) }
        /// Above to the left.
        public static var topLeft: Position { Position(angle: 7 * .pi / 4) }
    }

    /// The shape.
    public let shape: UIPointerShape
    /// Where it is.
    public let position: Position
    /// Whether it turns with its direction.
    open var orientationMatchesAngle = false

    /// Makes an accessory.
    public init(_ shape: UIPointerShape, position: Position) {
        (self.shape, self.position) = (shape, position)
        super.init()
    }

    /// An arrow that points away from the pointer.
    open class func arrow(_ position: Position) -> UIPointerAccessory {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -4, y: 3))
        path.addLine(to: CGPoint(x: 0, y: -3))
        path.addLine(to: CGPoint(x: 4, y: 3))
        path.close()
        let made = UIPointerAccessory(.path(path), position: position)
        made.orientationMatchesAngle = true
        return made
    }
}

/// A rectangle of a view with one style of the pointer.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
    /// The rectangle, in the view's coordinates.
    public let rect: CGRect
    /// What tells regions apart.
    nonisolated(unsafe) public let identifier: AnyHashable?
    /// The axes along which the pointer is held when it is pressed.
    open var latchingAxes: UIAxis = []

    /// Makes a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }

    /// The region itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Two regions with the same rectangle and identifier are equal.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return other === self || other.rect == rect && other.identifier == identifier
    }

    /// A hash of the rectangle.
    nonisolated open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(rect.minX)
        hasher.combine(rect.minY)
        hasher.combine(rect.width)
        hasher.combine(rect.height)
        return hasher.finalize()
    }
}

/// Asks for the region under a pointer.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// Where the pointer is, in the view's coordinates.
    public let location: CGPoint
    /// The keys that are held; none are known.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
        (self.location, self.modifiers) = (location, modifiers)
        super.init()
    }
}
