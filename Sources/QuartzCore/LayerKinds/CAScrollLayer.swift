import AgateScene
import CoreGraphics
public import Foundation

/// A layer that shows a part of its sublayers, which it moves by the origin of its bounds.
///
/// Its ``CALayer/masksToBounds`` is true by default.
///
/// Source: claims 15.13.
open class CAScrollLayer: CALayer {
    private typealias State = ScrollValues

    /// Makes a scroll layer that scrolls along both axes.
    public override init() {
        super.init()
        becomePristineKind()
        if !traits.contains(.hasDefaults) { values.flags.insert(.masksToBounds) }
    }

    /// Makes a shadow copy of a layer, as the system does for presentation layers.
    public override init(layer: Any) {
        super.init(layer: layer)
        becomePristineKind()
    }

    /// Reads an archived layer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override class var pristineKind: LayerKind { .scroll(CopyOnWriteBox()) }

    override class var pristineValues: LayerValues {
        var values = super.pristineValues
        values.flags.insert(.masksToBounds)
        return values
    }

    /// The axes along which it scrolls; an unknown name is none.
    open var scrollMode: CAScrollLayerScrollMode {
        get { CAScrollLayerScrollMode(rawValue: state.scrollMode) }
        set { changeKind(.scrollMode, \State.scrollMode, newValue.rawValue) }
    }

    /// Moves the origin of the bounds to a point, along the axes that ``scrollMode`` allows.
    open func scroll(to p: CGPoint) {
        let mode = scrollMode
        var origin = bounds.origin
        if mode == .both || mode == .horizontally { origin.x = p.x }
        if mode == .both || mode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Moves the bounds as little as needed to show a rectangle; one that is too large is shown from its origin on.
    open func scroll(to r: CGRect) {
        let visible = bounds
        let rect = r.standardized
        scroll(
            to: CGPoint(
                x: Self.origin(of: (visible.minX, visible.width), showing: (rect.minX, rect.width)),
                y: Self.origin(of: (visible.minY, visible.height), showing: (rect.minY, rect.height))
            )
        )
    }

    private typealias Span = (origin: CGFloat, length: CGFloat)

    private static func origin(of visible: Span, showing wanted: Span) -> CGFloat {
        if wanted.length > visible.length || wanted.origin < visible.origin { return wanted.origin }
        let excess = wanted.origin + wanted.length - (visible.origin + visible.length)
        return excess > 0 ? visible.origin + excess : visible.origin
    }

    /// Scroll layers cut what is outside.
    open override class func defaultValue(forKey key: String) -> Any? {
        key == EngineProperty.masksToBounds.keyPath
            ? NSNumber(value: true) : super.defaultValue(forKey: key)
    }

    private var state: State { values.kind.values(State.self) }
}

/// The part of a layer that the scroll layer around it shows.
extension CALayer {
    /// Scrolls the nearest scroll layer, this one or one that it is in, to a point of this layer's coordinates.
    public func scroll(_ p: CGPoint) {
        guard let scroller = nearestScrollLayer else { return }
        scroller.scroll(to: scroller === self ? p : scroller.convert(p, from: self))
    }

    /// Scrolls the nearest scroll layer, this one or one that it is in, as little as needed to show a rectangle of this
    /// layer's coordinates.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroller = nearestScrollLayer else { return }
        scroller.scroll(to: scroller === self ? r : scroller.convert(r, from: self))
    }

    /// The part of the bounds that the nearest scroll layer shows; all of them when the layer is in none.
    public var visibleRect: CGRect {
        guard let scroller = nearestScrollLayer, scroller !== self else { return bounds }
        let shown = convert(scroller.bounds, from: scroller)
        // Foundation's intersection stops the program where a number is none, as after a transform that cannot be undone.
        guard shown.origin.x.isFinite, shown.origin.y.isFinite, (shown.origin.x + shown.size.width).isFinite,
            (shown.origin.y + shown.size.height).isFinite
        else { return .zero }
        let visible = bounds.intersection(shown)
        return visible.isNull ? .zero : visible
    }

    private var nearestScrollLayer: CAScrollLayer? {
        var current: CALayer? = self
        while let layer = current {
            if let scroller = layer as? CAScrollLayer { return scroller }
            current = layer.superlayer
        }
        return nil
    }
}

/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a scroll mode is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the scroll mode in archives, documents and key-value coding, such as `vertically`.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The layer scrolls along no axis.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// The layer scrolls along y only.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// The layer scrolls along x only.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// The layer scrolls along both axes; the default.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
