import AgateScene
import AgateTiming
public import CoreGraphics
public import Foundation

/// Something that is done to the picture of a layer, or to what is behind it: a blur, a change of colours.
///
///     layer.filters = [LayerFilter.gaussianBlur(radius: 4), LayerFilter.colorSaturate(0.5)]
///     layer.setValue(12, forKeyPath: "filters.gaussianBlur.inputRadius")
///
/// A list of filters of a layer is applied one after the other. Types, keys and effects are those of Apple's renderer, whose own
/// class is not public. A layer keeps the inputs that a filter has when it is set; they change through key paths of the
/// layer, `filters.NAME.inputKey`, which animate, or when the filters are set again.
///
/// | type | inputs | effect |
/// |---|---|---|
/// | `gaussianBlur` | `inputRadius` (0), `inputNormalizeEdges` (false) | a blur with the radius, in points, as standard deviation |
/// | `colorMatrix` | `inputColorMatrix`: 20 numbers | red, green, blue, alpha and 1 by four rows of five factors |
/// | `colorSaturate` | `inputAmount` (1) | 0 is grey |
/// | `colorBrightness` | `inputAmount` (0) | is added to red, green and blue |
/// | `colorContrast` | `inputAmount` (1) | scales about middle grey |
/// | `colorHueRotate` | `inputAngle` (0) | turns colours about the grey axis, in radians |
/// | `colorInvert` | | each component from 1 |
/// | `colorMonochrome` | `inputAmount` (1), `inputColor` (white), `inputBias` (0) | shades of one colour |
/// | `multiplyColor` | `inputColor` (white) | multiplies component by component, alpha too |
/// | `colorAdd`, `colorSubtract` | `inputColor` (clear) | adds red, green and blue, or takes them away |
/// | `luminanceToAlpha` | | black, as opaque as the picture was light |
/// | `dropShadow` | `inputRadius` (3), `inputOffset` (0, -3), `inputColor` (black) | puts a shadow below |
///
/// It has no counterpart on Apple's systems that is public.
public final class LayerFilter: NSObject, NSSecureCoding, NSCopying {
    /// The type of the filter and its inputs, in the engine's form.
    var values: FilterValues

    // MARK: Making filters

    /// Makes a filter with the defaults of its type, named like the type.
    ///
    /// - Parameter type: The name of its type: `gaussianBlur`. One of an unknown type does nothing, and keeps its name and inputs;
    ///   ``AnimationDiagnostics`` warns of it.
    public init(type: String) {
        values = FilterValues(FilterType(name: type))
    }

    /// Makes a filter with given values.
    init(_ values: FilterValues) {
        self.values = values
    }

    /// Makes the filter of an archive.
    public required init?(coder: NSCoder) {
        let reader = ObjectArchiveReader(from: coder)
        guard let type = QuartzCore.name(in: reader["type"].flatMap { reader.value(of: $0) }) else {
            return nil
        }
        values = FilterValues(FilterType(name: type))
        super.init()
        for entry in reader.entries where entry.key != "type" {
            setValue(reader.value(of: entry.value), forKey: entry.key)
        }
    }

    /// Archives the type, the name and the inputs that were set.
    public func encode(with coder: NSCoder) {
        var writer = ObjectArchiveWriter(to: coder)
        writer.write(type, forKey: "type")
        writer.write(values.name ?? NSNull(), forKey: "name")
        if !values.isEnabled { writer.write(false, forKey: "enabled") }
        for key in values.inputs.keys.map(\.string).sorted() { writer.write(value(forKey: key), forKey: key) }
        writer.finish()
    }

    /// Filters can be read by secure coding.
    public static var supportsSecureCoding: Bool { true }

    /// A filter with the same values.
    public func copy(with zone: NSZone? = nil) -> Any { LayerFilter(values) }

    // MARK: Values

    /// The name of the filter's type.
    public var type: String { values.type.name }

    /// The name by which key paths of the layer find it; the type unless it was set.
    public var name: String? {
        get { values.name }
        set { values.name = newValue }
    }

    /// Whether the filter is applied; true at first.
    public var isEnabled: Bool {
        get { values.isEnabled }
        set { values.isEnabled = newValue }
    }

    /// The keys of the inputs that the type has; none for an unknown type.
    public var inputKeys: [String] { values.type.inputs.map(\.rawValue) }

    /// Sets all inputs to their defaults.
    public func setDefaults() { values.removeInputs() }

    /// The value of an input, or of `type`, `name` or `enabled`; nil where there is none.
    public func value(forKey key: String) -> Any? {
        switch key {
        case "type": type
        case "name": values.name
        case "isEnabled": values.isEnabled
        default: values.value(of: FilterKey(key)).flatMap { clientValue(from: $0) }
        }
    }

    /// Sets an input, or `name` or `enabled`.
    ///
    /// Nil sets the default. A value of another type than the input's, and one that is not finite, changes nothing; keys that the
    /// type does not have keep their value without effect.
    public func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "type": break
        case "name": values.name = QuartzCore.name(in: value)
        default:
            let input = animatableValue(from: value) ?? .none
            guard input.isUsable else { return }
            values.set(input, of: FilterKey(key))
        }
    }

    /// The type and the inputs, for people.
    public override var description: String { FilterList([values]).contentText }
}

// MARK: - The types

extension LayerFilter {
    /// A filter with some inputs.
    private convenience init(_ filter: PixelFilter, _ inputs: KeyValuePairs<FilterInput, AnimatableValue>) {
        self.init(FilterValues(filter))
        for (input, value) in inputs where value.isUsable { values.set(value, of: .input(input)) }
    }

    /// Blurs.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation, in points.
    ///   - normalizesEdges: Whether what lies outside the bounds counts as not there, rather than as clear: edges stay sharp.
    public static func gaussianBlur(radius: CGFloat, normalizesEdges: Bool = false) -> LayerFilter {
        LayerFilter(
            .gaussianBlur,
            [.radius: .number(Double(radius)), .normalizeEdges: .bool(normalizesEdges)]
        )
    }

    /// Multiplies unpremultiplied red, green, blue, alpha and 1 by a matrix.
    ///
    /// - Parameter rows: The five factors of red, then those of green, blue and alpha; another count than 20 changes nothing.
    public static func colorMatrix(_ rows: [CGFloat]) -> LayerFilter {
        LayerFilter(.colorMatrix, [.colorMatrix: .array(rows.map { .number(Double($0)) })])
    }

    /// Makes colours purer above 1 and greyer below; 0 is grey.
    public static func colorSaturate(_ amount: CGFloat) -> LayerFilter {
        LayerFilter(.colorSaturate, [.amount: .number(Double(amount))])
    }

    /// Adds an amount to red, green and blue.
    public static func colorBrightness(_ amount: CGFloat) -> LayerFilter {
        LayerFilter(.colorBrightness, [.amount: .number(Double(amount))])
    }

    /// Scales red, green and blue about one half.
    public static func colorContrast(_ amount: CGFloat) -> LayerFilter {
        LayerFilter(.colorContrast, [.amount: .number(Double(amount))])
    }

    /// Turns all colours about the axis of grey by an angle in radians.
    public static func colorHueRotate(angle: CGFloat) -> LayerFilter {
        LayerFilter(.colorHueRotate, [.angle: .number(Double(angle))])
    }

    /// Takes red, green and blue from 1.
    public static func colorInvert() -> LayerFilter { LayerFilter(.colorInvert, [:]) }

    /// Turns colours into shades of one colour.
    ///
    /// - Parameters:
    ///   - color: The colour that replaces white.
    ///   - amount: How much of it: 0 changes nothing.
    ///   - bias: Is added to the shades.
    public static func colorMonochrome(
        color: CGColor = .white,
        amount: CGFloat = 1,
        bias: CGFloat = 0
    ) -> LayerFilter {
        LayerFilter(
            .colorMonochrome,
            [
                .color: AnimatableValue(color), .amount: .number(Double(amount)),
                .bias: .number(Double(bias)),
            ]
        )
    }

    /// Multiplies red, green, blue and alpha by those of a colour.
    public static func multiplyColor(_ color: CGColor) -> LayerFilter {
        LayerFilter(.multiplyColor, [.color: AnimatableValue(color)])
    }

    /// Puts a shadow below the picture.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of its blur, in points.
    ///   - offset: How far it lies from the picture, in the layer's coordinates.
    ///   - color: Its colour.
    public static func dropShadow(radius: CGFloat, offset: CGSize, color: CGColor = .black) -> LayerFilter {
        LayerFilter(
            .dropShadow,
            [
                .radius: .number(Double(radius)), .offset: AnimatableValue(offset),
                .color: AnimatableValue(color),
            ]
        )
    }
}

// MARK: - Lists

extension FilterList {
    /// The filters among a program's objects; nil when there is none.
    convenience init?(_ objects: [Any]?) {
        let filters = (objects ?? []).compactMap { ($0 as? LayerFilter)?.values }
        guard !filters.isEmpty else { return nil }
        self.init(filters)
    }

    /// Filters for a program.
    var objects: [LayerFilter] { filters.map { LayerFilter($0) } }
}

extension CompositingFilter {
    /// The filter or name that a program's object stands for; nil for other objects.
    init?(_ object: Any?) {
        if let filter = object as? LayerFilter {
            self = .filter(filter.values)
        } else if let name = object as? String {
            self.init(name: name)
        } else {
            return nil
        }
    }
}
