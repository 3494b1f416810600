import CoreGraphics
public import Foundation

/// A set of axes along which the pointer is held to a region.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The raw bits, one for each axis.
    public let rawValue: Int

    /// Makes a set from raw bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The axis from left to right.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// The axis from top to bottom.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// The set of both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// The shapes that a pointer can take.
public enum UIPointerShape: Hashable {
    /// The outline of a path, whose origin is at the pointer's location.
    case path(UIBezierPath)
    /// A rectangle, in the coordinates of the region's view.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// An upright bar of a length in points, as over text.
    case verticalBeam(length: CGFloat)
    /// A lying bar of a length in points.
    case horizontalBeam(length: CGFloat)

    /// The radius of rectangles unless given, in points.
    public static let defaultCornerRadius: CGFloat = 8
}

/// The effects that a view can have while the pointer is over it.
@MainActor public enum UIPointerEffect {
    /// The effect that the system picks for the view: ``highlight(_:)``.
    case automatic(UITargetedPreview)
    /// The view lies on a pale ground.
    case highlight(UITargetedPreview)
    /// The view is lifted: larger, with a shadow.
    case lift(UITargetedPreview)
    /// An effect whose parts are chosen: a tint, a shadow, a larger scale.
    case hover(
        UITargetedPreview,
        preferredTintMode: UIPointerEffect.TintMode = .overlay,
        prefersShadow: Bool = false,
        prefersScaledContent: Bool = true
    )

    /// The layers in which an effect can tint the view.
    public enum TintMode: Sendable {
        /// The view is not tinted.
        case none
        /// The tint lies over the view.
        case overlay
        /// The tint lies behind the view.
        case underlay
    }

    /// The targeted preview of the view that the effect changes.
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

/// The look of the pointer over a region.
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
    /// The shapes beside the pointer; hosts can draw them.
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

    /// A style that hides the pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, [], isHidden: true) }

    /// The usual style of the system's pointer.
    open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, [], isHidden: false) }

    /// Returns the style itself, because it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A small shape beside the pointer, such as an arrow.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
    /// The direction and the distance of an accessory from the pointer.
    public struct Position: Hashable, Sendable {
        /// The distance that accessories have unless given, in points.
        public static let defaultOffset: CGFloat = 12
        /// The distance from the pointer, in points.
        public var offset: CGFloat
        /// The direction, in radians clockwise from above.
        public var angle: CGFloat

        /// Makes a position from a distance in points and an angle in radians, clockwise from above.
        public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
            (self.offset, self.angle) = (offset, angle)
        }

        /// The position above the pointer.
        public static var top: Position { Position() }
        /// The position above the pointer and to its right.
        public static var topRight: Position { Position(angle: .pi / 4) }
        /// The position to the right of the pointer.
        public static var right: Position { Position(angle: .pi / 2) }
        /// The position below the pointer and to its right.
        public static var bottomRight: Position { Position(angle: 3 * .pi / 4) }
        /// The position below the pointer.
        public static var bottom: Position { Position(angle: .pi) }
        /// The position below the pointer and to its left.
        public static var bottomLeft: Position { Position(angle: 5 * .pi / 4) }
        /// The position to the left of the pointer.
        public static var left: Position { Position(angle: 3 * .pi / 2) }
        /// The position above the pointer and to its left.
        public static var topLeft: Position { Position(angle: 7 * .pi / 4) }
    }

    /// The shape of the accessory.
    public let shape: UIPointerShape
    /// The direction and the distance of the accessory from the pointer.
    public let position: Position
    /// Whether the shape is rotated by the angle of its position; false at first.
    open var orientationMatchesAngle = false

    /// Makes an accessory of a shape at a position.
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
    /// The rectangle of the region, in the coordinates of the interaction's view.
    public let rect: CGRect
    /// A value by which a program tells one region from another; nil for none.
    nonisolated(unsafe) public let identifier: AnyHashable?
    /// The axes along which the pointer is held to the region while it is pressed; none at first.
    open var latchingAxes: UIAxis = []

    /// Makes a region of a rectangle in the view's coordinates, with an optional identifier.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }

    /// Returns the region itself, because it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object is a region with the same rectangle and identifier.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return other === self || other.rect == rect && other.identifier == identifier
    }

    /// A hash of the rectangle; equal regions have equal ones.
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
    /// The location of the pointer, in the view's coordinates.
    public let location: CGPoint
    /// The keys that are held; none are known.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
        (self.location, self.modifiers) = (location, modifiers)
        super.init()
    }
}
