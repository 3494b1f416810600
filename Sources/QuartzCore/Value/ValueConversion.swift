import AgateGeometry
package import AgateScene
package import AgateTiming
import CoreGraphics
import Foundation

// The border between what programs hand in and what the engine computes with.

/// A number, however Swift code boxes it; nil for anything else.
///
/// Booleans count as 0 and 1.
package func numberValue(of value: Any?) -> Double? {
    guard let value else { return nil }
    // Exact types first: casts between types that only bridge are slow.
    let type = type(of: value)
    if type == Double.self { return value as? Double }
    if type == CGFloat.self { return (value as? CGFloat).map(Double.init) }
    if type == Int.self { return (value as? Int).map(Double.init) }
    if type == Float.self { return (value as? Float).map(Double.init) }
    if type == Bool.self { return (value as? Bool).map { $0 ? 1 : 0 } }
    if type is AnyClass { return (value as? NSNumber)?.doubleValue }
    if let number = value as? any BinaryInteger { return Double(number) }
    if let number = value as? any BinaryFloatingPoint { return Double(number) }
    return nil
}

/// A name, as a string or as one of the typed strings of this library; nil for anything else.
package func name(in value: Any?) -> String? {
    if let text = value as? String { return text }
    return (value as? any RawRepresentable)?.rawValue as? String
}

/// A value that a program hands in, in the engine's form; nil for nil.
///
/// Numbers may be `NSNumber` or any of Swift's number types, structures may be bare or in an `NSValue`, names
/// may be strings or the typed strings of this library. `NSNull` and an empty optional inside of `Any` are
/// ``AnimatableValue/none``. What the engine cannot interpolate is passed along as an object.
package func animatableValue(from value: Any?) -> AnimatableValue? {
    guard let value else { return nil }
    let type = type(of: value)
    if type is AnyClass { return animatableValue(fromObject: value as AnyObject) }
    if type == Bool.self { return (value as? Bool).map { .bool($0) } }
    if let number = numberValue(of: value) { return .number(number) }
    if type == CGPoint.self { return (value as? CGPoint).map { AnimatableValue($0) } }
    if type == CGSize.self { return (value as? CGSize).map { AnimatableValue($0) } }
    if type == CGRect.self { return (value as? CGRect).map { AnimatableValue($0) } }
    if type == CATransform3D.self { return (value as? CATransform3D).map { .transform($0) } }
    if type == CGAffineTransform.self {
        return (value as? CGAffineTransform).map { .transform(CATransform3DMakeAffineTransform($0)) }
    }
    if type == CGVector.self { return (value as? CGVector).map { .pair(SIMD2($0.dx, $0.dy)) } }
    if type == String.self { return (value as? String).map { .string($0) } }
    // An optional inside of Any is looked through.
    if let optional = value as? any OptionalInsideAny {
        return animatableValue(from: optional.content) ?? AnimatableValue.none
    }
    if let name = name(in: value) { return .string(name) }
    if let list = value as? [Any] { return animatableValue(fromList: list) }
    return .object(OpaqueValue(value as AnyObject))
}

/// The same for a list: of filters as one value.
private func animatableValue(fromList list: [Any]) -> AnimatableValue {
    if list.first is LayerFilter { return AnimatableValue(FilterList(list)) }
    return .array(list.map { animatableValue(from: $0) ?? .none })
}

/// The same for an instance of a class.
private func animatableValue(fromObject object: AnyObject) -> AnimatableValue {
    switch object {
    case let color as CGColor: return .color(color.rgba)
    case let image as CGImage: return .image(image)
    case let dissolving as DissolvingContents: return .dissolve(dissolving.dissolve)
    case let path as CGPath: return .path(path.path)
    case let number as NSNumber: return .number(number.doubleValue)
    case let box as NSValue: return structure(in: box)
    case is NSNull: return .none
    case let text as NSString: return .string(text as String)
    case let list as NSArray: return animatableValue(fromList: Array(list))
    default: return .object(OpaqueValue(object))
    }
}

/// The structure in a box.
private func structure(in box: NSValue) -> AnimatableValue {
    if let point = box.unboxed(as: CGPoint.self) { return AnimatableValue(point) }
    if let size = box.unboxed(as: CGSize.self) { return AnimatableValue(size) }
    if let rect = box.unboxed(as: CGRect.self) { return AnimatableValue(rect) }
    if let transform = box.unboxed(as: CATransform3D.self) { return .transform(transform) }
    if let transform = box.unboxed(as: CGAffineTransform.self) {
        return .transform(CATransform3DMakeAffineTransform(transform))
    }
    if let vector = box.unboxed(as: CGVector.self) { return .pair(SIMD2(vector.dx, vector.dy)) }
    return .object(OpaqueValue(box))
}

/// An optional that got into an `Any` whole.
private protocol OptionalInsideAny {
    var content: Any? { get }
}

extension Optional: OptionalInsideAny {
    fileprivate var content: Any? { map { $0 } }
}

// MARK: - Back to the program

/// A value of the engine as key-value coding gives it, its type taken from its form alone.
///
/// Numbers come as `NSNumber`, structures as `NSValue`; pairs come as points. Both cross to the bare Swift
/// types with `as?`, so `value as? CGFloat` and `value as? CGPoint` read them as on Apple's systems.
package func clientValue(from value: AnimatableValue) -> Any? {
    switch value {
    case .none: nil
    case .number(let number): NSNumber(value: number)
    case .bool(let flag): NSNumber(value: flag)
    case .pair(let pair): NSValue(cgPoint: CGPoint(x: pair.x, y: pair.y))
    case .rect(let rect): NSValue(cgRect: CGRect(x: rect.x, y: rect.y, width: rect.z, height: rect.w))
    case .color(let rgba): CGColor(rgba: rgba)
    case .transform(let transform): NSValue(caTransform3D: transform)
    case .path(let path): CGPath(path)
    case .image(let image): image
    case .dissolve(let dissolve): dissolve.presented
    case .array(let list): list.map { clientValue(from: $0) ?? NSNull() }
    case .string(let text): text
    case .object(let opaque): (opaque.object as? FilterList)?.objects ?? opaque.object
    }
}

/// A value of the engine as key-value coding gives it for a property: sizes as sizes.
package func clientValue(of value: AnimatableValue, for target: PropertyTarget) -> Any? {
    guard case .pair(let pair) = value else { return clientValue(from: value) }
    let isSize =
        switch target {
        case .property(let property): property.row.kind == .size
        case .component(let property, .translation): property.row.kind == .transform
        case .component(_, .size), .customComponent(_, .size), .customComponent(_, .translation): true
        default: false
        }
    guard isSize else { return clientValue(from: value) }
    return NSValue(cgSize: CGSize(width: pair.x, height: pair.y))
}

/// A value of the engine in the type that another value under the same key has: pairs as points, sizes or vectors,
/// transforms as affine ones, numbers as whole ones, lists item by item.
package func clientValue(from value: AnimatableValue, like example: Any?) -> Any? {
    switch (value, example) {
    case (_, let optional as any OptionalInsideAny):
        return clientValue(from: value, like: optional.content)
    case (.pair(let pair), let example?):
        switch structureType(of: example) {
        case is CGSize.Type: return NSValue(cgSize: CGSize(width: pair.x, height: pair.y))
        case is CGVector.Type: return NSValue(cgVector: CGVector(dx: pair.x, dy: pair.y))
        default: return clientValue(from: value)
        }
    case (.transform(let transform), let example?)
    where structureType(of: example) is CGAffineTransform.Type:
        return NSValue(cgAffineTransform: CATransform3DGetAffineTransform(transform))
    case (.array(let items), let examples as [Any]) where examples.count == items.count:
        return zip(items, examples).map { clientValue(from: $0, like: $1) ?? NSNull() }
    default:
        return clientValue(from: value)
    }
}

/// The type of a structure, bare or in a box.
private func structureType(of value: Any) -> Any.Type {
    guard type(of: value) is AnyClass, let box = value as? NSValue else { return type(of: value) }
    if box.unboxed(as: CGSize.self) != nil { return CGSize.self }
    if box.unboxed(as: CGVector.self) != nil { return CGVector.self }
    if box.unboxed(as: CGAffineTransform.self) != nil { return CGAffineTransform.self }
    return type(of: value)
}

// MARK: - What can be used

extension AnimatableValue {
    /// Whether all numbers in it are finite: an animation to or from another value does nothing.
    package var isUsable: Bool {
        switch self {
        case .number(let number): number.isFinite
        case .pair(let pair): pair.x.isFinite && pair.y.isFinite
        case .rect(let four), .color(let four): four.allFinite
        case .transform(let transform): transform.isFinite
        case .path(let path): path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
        case .array(let items): items.allSatisfy(\.isUsable)
        case .none, .bool, .image, .dissolve, .string, .object: true
        }
    }
}

extension SIMD4<Double> {
    fileprivate var allFinite: Bool { x.isFinite && y.isFinite && z.isFinite && w.isFinite }
}

extension CATransform3D {
    fileprivate var isFinite: Bool {
        // Only a finite number times 0 is 0.
        let first = m11 * 0 + m12 * 0 + m13 * 0 + m14 * 0 + m21 * 0 + m22 * 0 + m23 * 0 + m24 * 0
        let second = m31 * 0 + m32 * 0 + m33 * 0 + m34 * 0 + m41 * 0 + m42 * 0 + m43 * 0 + m44 * 0
        return first + second == 0
    }
}
