import AgateGeometry
import AgateScene
public import CoreGraphics
public import Foundation

/// A layer that fills and strokes a path in its own coordinates, over its background.
///
/// The path is not clipped to the bounds. All properties but the path, the rules, the caps and joins and the
/// dash pattern animate implicitly.
///
/// Source: claims 15.1.
open class CAShapeLayer: CALayer {
    /// Makes a shape layer without a path.
    public override init() {
        super.init()
        becomePristineKind()
    }

    /// Makes a shadow copy of a layer, as the system does for presentation layers.
    public override init(layer: Any) {
        super.init(layer: layer)
        becomePristineKind()
    }

    /// Reads an archived shape layer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override class var pristineKind: LayerKind { .shape(CopyOnWriteBox()) }

    /// The path to fill and stroke.
    ///
    /// Animatable, never implicitly.
    open var path: CGPath? {
        get { shape.path.map { CGPath($0) } }
        set { set(.path, \.path, newValue?.path) }
    }

    /// The colour of the inside; nil leaves it empty.
    ///
    /// Animatable.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { set(.fillColor, \.fillColor, newValue) }
    }

    /// The rule for the inside of the path.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
        set { set(.fillRule, \.fillRule, newValue == .evenOdd ? .evenOdd : .winding) }
    }

    /// The colour of the stroke; nil draws none.
    ///
    /// Animatable.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { set(.strokeColor, \.strokeColor, newValue) }
    }

    /// The place along the path's length at which the stroke starts, 0 to 1.
    ///
    /// Animatable.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { set(.strokeStart, \.strokeStart, newValue) }
    }

    /// The place along the path's length at which the stroke ends, 0 to 1.
    ///
    /// Animatable.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { set(.strokeEnd, \.strokeEnd, newValue) }
    }

    /// The width of the stroke, centred on the path, in points.
    ///
    /// Animatable.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { set(.lineWidth, \.lineWidth, newValue) }
    }

    /// The maximum length of a mitred corner, in line widths.
    ///
    /// Animatable.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { set(.miterLimit, \.miterLimit, newValue) }
    }

    /// The ends of open strokes.
    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(shape.lineCap) }
        set { set(.lineCap, \.lineCap, newValue.engineValue) }
    }

    /// The corners of the stroke.
    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(shape.lineJoin) }
        set { set(.lineJoin, \.lineJoin, newValue.engineValue) }
    }

    /// The place in the dash pattern at which the stroke starts, in points.
    ///
    /// Animatable.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { set(.lineDashPhase, \.lineDashPhase, newValue) }
    }

    /// The lengths of dashes and gaps in turn, in points; nil draws one line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern?.map { NSNumber(value: Double($0)) } }
        set { set(.lineDashPattern, \.lineDashPattern, newValue?.map { CGFloat($0.doubleValue) }) }
    }

    private var shape: ShapeValues { values.kind.values(ShapeValues.self) }

    private func set<Value: Equatable>(
        _ property: EngineProperty,
        _ keyPath: WritableKeyPath<ShapeValues, Value>,
        _ newValue: Value
    ) {
        changeKind(property, keyPath, newValue)
    }
}

/// The rule for the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a fill rule is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the fill rule in archives, documents and key-value coding, such as `even-odd`.
    public let rawValue: String

    /// Makes a rule from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Points around which the path winds at least once more one way than the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points from which a ray to the outside crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of open strokes.
public struct CAShapeLayerLineCap: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a line cap is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the line cap in archives, documents and key-value coding, such as `round`.
    public let rawValue: String

    /// Makes a cap from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Cut off at the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle beyond the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    init(_ cap: CGLineCap) {
        self =
            switch cap {
            case .round: .round
            case .square: .square
            default: .butt
            }
    }

    var engineValue: CGLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

/// The shape that joins two segments of a stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a line join is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the line join in archives, documents and key-value coding, such as `bevel`.
    public let rawValue: String

    /// Makes a join from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A sharp corner, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// An arc of half the line width around the corner point.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A straight edge between the outer corners of the two segments.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    init(_ join: CGLineJoin) {
        self =
            switch join {
            case .round: .round
            case .bevel: .bevel
            default: .miter
            }
    }

    var engineValue: CGLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
