import AgateScene
import CoreGraphics
public import Foundation

/// A layer that fills its bounds, rounded by its corner radius, with colours that run into each other.
///
/// The gradient lies over the background and under the contents. Fewer than two colours, or locations that are not
/// as many as the colours, draw nothing. Between two opaque colours the components of sRGB are mixed as they are; `render(in:)` mixes
/// those of Generic RGB, as Apple's does.
///
/// Axial and conic gradients are computed in the unit square and stretched to the bounds: across a wide layer the lines of equal colour of a
/// diagonal gradient run from corner to corner. An axial gradient whose two points are equal runs one unit to the right.
///
///     let sky = CAGradientLayer()
///     sky.colors = [CGColor(red: 0.1, green: 0.2, blue: 0.5, alpha: 1), CGColor.white]
///     sky.locations = [0, 0.8]
///
/// Source: claims 15.2. GUESS gradient-premultiplied: colours of different alpha mix premultiplied.
open class CAGradientLayer: CALayer {
    private typealias State = GradientValues

    /// Makes a gradient layer without colours.
    public override init() {
        super.init()
        becomePristineKind()
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

    override class var pristineKind: LayerKind { .gradient(CopyOnWriteBox()) }

    /// The colours, `CGColor` each; other objects among them are left out.
    ///
    /// Animatable, colour by colour when the counts agree.
    open var colors: [Any]? {
        get { state.colors }
        set { changeKind(.colors, \State.colors, newValue?.compactMap { $0 as? CGColor }) }
    }

    /// The place of each colour, 0 to 1 and rising; nil spreads them evenly.
    ///
    /// Equal neighbours make a hard edge. Before the first and after the last the colour stays. Animatable, one by one
    /// when the counts agree.
    open var locations: [NSNumber]? {
        get { state.locations?.map { NSNumber(value: $0) } }
        set { changeKind(.locations, \State.locations, newValue?.map(\.doubleValue)) }
    }

    /// The place of the first colour, in unit coordinates of the bounds; the centre of radial and conic gradients.
    ///
    /// Animatable.
    open var startPoint: CGPoint {
        get { state.startPoint }
        set { changeKind(.startPoint, \State.startPoint, newValue) }
    }

    /// The place of the last colour, in unit coordinates of the bounds; a corner of the box around a radial gradient, and
    /// the direction in which a conic one begins.
    ///
    /// Animatable.
    open var endPoint: CGPoint {
        get { state.endPoint }
        set { changeKind(.endPoint, \State.endPoint, newValue) }
    }

    /// The shape; a gradient of an unknown one is not drawn.
    open var type: CAGradientLayerType {
        get { CAGradientLayerType(rawValue: state.type) }
        set { changeKind(.type, \State.type, newValue.rawValue) }
    }

    private var state: State { values.kind.values(State.self) }
}

/// The geometry of a gradient: along a line, outwards or around.
public struct CAGradientLayerType: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a kind of gradient is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the kind of gradient in archives, documents and key-value coding, such as `radial`.
    public let rawValue: String

    /// Makes a shape from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line from the start to the end.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start outwards, as an ellipse through the end.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start, clockwise on a y-down tree, from the direction of the end on.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
