import AgateGeometry
import AgatePixels
import AgateTiming
import Foundation

/// A type that properties of layers are stored in, and its form as an ``AnimatableValue``.
///
/// The type of a stored property decides by this what key-value coding, animations, archives and dumps take it for.
protocol PropertyValue: SendableMetatype {
    /// The kind of values that such a property takes and gives.
    static var kind: ValueKind { get }

    /// The property's value for an animatable value; nil for a value of another type, which changes nothing.
    static func make(from value: AnimatableValue) -> Self?

    /// The value for animations and key-value coding.
    var animatable: AnimatableValue { get }
}

// MARK: - Numbers

extension Double: PropertyValue {
    static var kind: ValueKind { .number }
    static func make(from value: AnimatableValue) -> Double? { value.asNumber }
    var animatable: AnimatableValue { .number(self) }
}

extension CGFloat: PropertyValue {
    static var kind: ValueKind { .number }
    static func make(from value: AnimatableValue) -> CGFloat? { value.asNumber.map { CGFloat($0) } }
    var animatable: AnimatableValue { .number(Double(self)) }
}

extension Float: PropertyValue {
    static var kind: ValueKind { .float }
    static func make(from value: AnimatableValue) -> Float? { value.asNumber.map { Float($0) } }
    var animatable: AnimatableValue { .number(Double(self)) }
}

/// Whole numbers: a value in between is rounded to the nearest, halves up; what is not finite is refused.
///
/// Source: claims 7.1. GUESS value-integer: halves round up.
extension Int: PropertyValue {
    static var kind: ValueKind { .count }

    static func make(from value: AnimatableValue) -> Int? {
        guard let number = value.asNumber, number.isFinite else { return nil }
        return Int(Swift.min(Swift.max((number + 0.5).rounded(.down), -1e15), 1e15))
    }

    var animatable: AnimatableValue { .number(Double(self)) }
}

/// Bits for the four corners or the four edges; others are dropped.
extension UInt32: PropertyValue {
    static var kind: ValueKind { .integer }
    static func make(from value: AnimatableValue) -> UInt32? { value.asBits.map { $0 & 15 } }
    var animatable: AnimatableValue { .number(Double(self)) }
}

extension Bool: PropertyValue {
    static var kind: ValueKind { .bool }
    static func make(from value: AnimatableValue) -> Bool? { value.asBool }
    var animatable: AnimatableValue { .bool(self) }
}

// MARK: - Structures

extension CGPoint: PropertyValue {
    static var kind: ValueKind { .point }
    static func make(from value: AnimatableValue) -> CGPoint? {
        value.asPair.map { CGPoint(x: $0.x, y: $0.y) }
    }
    var animatable: AnimatableValue { AnimatableValue(self) }
}

extension CGSize: PropertyValue {
    static var kind: ValueKind { .size }
    static func make(from value: AnimatableValue) -> CGSize? {
        value.asPair.map { CGSize(width: $0.x, height: $0.y) }
    }
    var animatable: AnimatableValue { AnimatableValue(self) }
}

extension CGRect: PropertyValue {
    static var kind: ValueKind { .rect }
    static func make(from value: AnimatableValue) -> CGRect? { value.asRect.map { CGRect($0) } }
    var animatable: AnimatableValue { AnimatableValue(self) }
}

extension CATransform3D: PropertyValue {
    static var kind: ValueKind { .transform }
    static func make(from value: AnimatableValue) -> CATransform3D? { value.asTransform }
    var animatable: AnimatableValue { .transform(self) }
}

// MARK: - What may be nothing

/// A type of which a property may also hold nothing, which is a value too.
protocol OptionalPropertyValue: SendableMetatype {
    static var optionalKind: ValueKind { get }
    /// The outer nil is for a value of another type.
    static func makeOptional(from value: AnimatableValue) -> Self??
    static func animatable(_ value: Self?) -> AnimatableValue
}

extension Optional: PropertyValue where Wrapped: OptionalPropertyValue {
    static var kind: ValueKind { Wrapped.optionalKind }
    static func make(from value: AnimatableValue) -> Wrapped?? { Wrapped.makeOptional(from: value) }
    var animatable: AnimatableValue { Wrapped.animatable(self) }
}

extension CGColor: OptionalPropertyValue {
    static var optionalKind: ValueKind { .color }
    static func makeOptional(from value: AnimatableValue) -> CGColor?? { value.asColor }
    static func animatable(_ value: CGColor?) -> AnimatableValue { AnimatableValue(value) }
}

extension Path: OptionalPropertyValue {
    static var optionalKind: ValueKind { .path }
    static func makeOptional(from value: AnimatableValue) -> Path?? { value.asPath }
    static func animatable(_ value: Path?) -> AnimatableValue { AnimatableValue(value) }
}

/// Lists, by the type of their items.
extension Array: OptionalPropertyValue where Element: ListedPropertyValue {
    static var optionalKind: ValueKind { Element.listKind }

    static func makeOptional(from value: AnimatableValue) -> [Element]?? {
        switch value {
        case .none: return .some(nil)
        case .array(let items):
            var list: [Element] = []
            list.reserveCapacity(items.count)
            for item in items {
                guard let element = Element.makeElement(from: item) else { return nil }
                list.append(element)
            }
            return list
        default: return nil
        }
    }

    static func animatable(_ value: [Element]?) -> AnimatableValue {
        value.map { .array($0.map(\.animatableElement)) } ?? .none
    }
}

/// A type of the items of lists.
protocol ListedPropertyValue: SendableMetatype {
    static var listKind: ValueKind { get }
    static func makeElement(from value: AnimatableValue) -> Self?
    var animatableElement: AnimatableValue { get }
}

extension Double: ListedPropertyValue {
    static var listKind: ValueKind { .numbers }
    static func makeElement(from value: AnimatableValue) -> Double? { value.asNumber }
    var animatableElement: AnimatableValue { .number(self) }
}

extension CGFloat: ListedPropertyValue {
    static var listKind: ValueKind { .numbers }
    static func makeElement(from value: AnimatableValue) -> CGFloat? { value.asNumber.map { CGFloat($0) } }
    var animatableElement: AnimatableValue { .number(Double(self)) }
}

extension CGColor: ListedPropertyValue {
    static var listKind: ValueKind { .colors }

    static func makeElement(from value: AnimatableValue) -> CGColor? {
        if case .color(let rgba) = value { CGColor(rgba: rgba) } else { nil }
    }

    var animatableElement: AnimatableValue { .color(rgba) }
}

/// Lists that are compared by identity.
extension FilterList: OptionalPropertyValue {
    static var optionalKind: ValueKind { .filters }
    static func makeOptional(from value: AnimatableValue) -> FilterList?? { value.asOptionalObject() }
    static func animatable(_ value: FilterList?) -> AnimatableValue { AnimatableValue(value) }
}

extension EmitterCellList: OptionalPropertyValue {
    static var optionalKind: ValueKind { .cells }
    static func makeOptional(from value: AnimatableValue) -> EmitterCellList?? { value.asOptionalObject() }
    static func animatable(_ value: EmitterCellList?) -> AnimatableValue {
        value.map { .object(OpaqueValue($0)) } ?? .none
    }
}

extension AnimatableValue {
    /// An object of a type; the inner nil is a value too: no object.
    fileprivate func asOptionalObject<Object: AnyObject>() -> Object?? {
        switch self {
        case .none: .some(nil)
        case .object(let opaque): (opaque.object as? Object).map { .some($0) }
        default: nil
        }
    }
}

// MARK: - Names

/// Names that are kept whatever they are; nothing is refused.
extension String: PropertyValue {
    static var kind: ValueKind { .string }

    static func make(from value: AnimatableValue) -> String? {
        if case .string(let text) = value { text } else { nil }
    }

    var animatable: AnimatableValue { .string(self) }
}

/// A choice that programs name by a string.
protocol NamedPropertyValue: PropertyValue {
    /// The value of a name, and of an unknown one or none.
    init(propertyName: String?)
    var propertyName: String { get }
}

extension NamedPropertyValue {
    static var kind: ValueKind { .string }
    static func make(from value: AnimatableValue) -> Self? {
        value.asString.map { Self(propertyName: $0) }
    }
    var animatable: AnimatableValue { .string(propertyName) }
}

/// Claims 12.14: what is unknown reads as center.
extension ContentsGravity: NamedPropertyValue {
    init(propertyName: String?) { self = propertyName.flatMap(ContentsGravity.init) ?? .center }
    var propertyName: String { rawValue }
}

extension CornerCurve: NamedPropertyValue {
    init(propertyName: String?) { self = propertyName.flatMap(CornerCurve.init) ?? .circular }
    var propertyName: String { rawValue }
}

extension FillMode: NamedPropertyValue {
    init(propertyName: String?) { self = FillMode(name: propertyName ?? "removed") }
    var propertyName: String { rawValue }
}

extension CGPathFillRule: NamedPropertyValue {
    init(propertyName: String?) { self = propertyName == "even-odd" ? .evenOdd : .winding }
    var propertyName: String { self == .evenOdd ? "even-odd" : "non-zero" }
}

extension CGLineCap: NamedPropertyValue {
    init(propertyName: String?) { self.init(layerName: propertyName) }
    var propertyName: String { layerName }
}

extension CGLineJoin: NamedPropertyValue {
    init(propertyName: String?) { self.init(layerName: propertyName) }
    var propertyName: String { layerName }
}

// MARK: - Objects

extension LayerContents: PropertyValue {
    static var kind: ValueKind { .contents }

    static func make(from value: AnimatableValue) -> LayerContents? {
        switch value {
        case .none: LayerContents.none
        case .image(let image): .image(image)
        case .object(let object): .object(object)
        case .dissolve(let dissolve): .dissolve(dissolve)
        default: nil
        }
    }

    var animatable: AnimatableValue {
        switch self {
        case .none: .none
        case .image(let image): .image(image)
        case .object(let object): .object(object)
        case .dissolve(let dissolve): .dissolve(dissolve)
        }
    }
}

/// Anything that a program may have handed over: a string, an object, an image, or nothing.
extension AnimatableValue: PropertyValue {
    static var kind: ValueKind { .object }

    static func make(from value: AnimatableValue) -> AnimatableValue? {
        switch value {
        case .none, .string, .object, .image: value
        default: nil
        }
    }

    var animatable: AnimatableValue { self }
}

extension CGRect {
    /// Four components as x, y, width, height.
    init(_ components: SIMD4<Double>) {
        self.init(x: components.x, y: components.y, width: components.z, height: components.w)
    }

    /// Negative sizes turned round, as `bounds` keeps them (claims 7.2, 12.8).
    init(standardizing components: SIMD4<Double>) {
        var components = components
        if components.z < 0 {
            components.x += components.z
            components.z = -components.z
        }
        if components.w < 0 {
            components.y += components.w
            components.w = -components.w
        }
        self.init(components)
    }
}
