package import AgateScene
package import AgateTiming
import AgateGeometry
import CoreGraphics
import Foundation

/// A number, however Swift code boxes it; nil for anything else.
///
/// Booleans count as 0 and 1.
package func numberValue(of value: Any?) -> Double? {
    guard let value else { return nil }
    switch value {
    case let number as Double: return number
    case let number as CGFloat: return Double(number)
    case let number as Float: return Double(number)
    case let number as Int: return Double(number)
    case let number as NSNumber: return number.doubleValue
    case let flag as Bool: return flag ? 1 : 0
    case let number as any BinaryInteger: return Double(number)
    default: return nil
    }
}

/// A value that a program hands in, in the engine's form; nil for nil.
///
/// Numbers may be `NSNumber` or any of Swift's number types, structures may be bare or in an `NSValue`. What
/// the engine cannot interpolate is passed along as an object.
package func animatableValue(from value: Any?) -> AnimatableValue? {
    guard let value else { return nil }
    // An optional inside Any is looked through.
    if case Optional<Any>.none = value as Any? { return AnimatableValue.none }
    switch value {
    case is NSNull: return AnimatableValue.none
    case let color as CGColor: return .color(color.rgba)
    case let image as CGImage: return .image(image)
    case let path as CGPath: return .path(path.path)
    case let flag as Bool where !(value is NSNumber) || type(of: value) == Bool.self: return .bool(flag)
    default: break
    }
    if let number = numberValue(of: value) { return .number(number) }
    switch value {
    case let point as CGPoint: return .pair(SIMD2(point.x, point.y))
    case let size as CGSize: return .pair(SIMD2(size.width, size.height))
    case let rect as CGRect:
        return .rect(SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height))
    case let vector as CGVector: return .pair(SIMD2(vector.dx, vector.dy))
    case let transform as CATransform3D: return .transform(transform)
    case let transform as CGAffineTransform: return .transform(CATransform3DMakeAffineTransform(transform))
    case let text as String: return .string(text)
    case let list as [Any]: return .array(list.map { animatableValue(from: $0) ?? .none })
    default: return .object(OpaqueValue(value as AnyObject))
    }
}

/// A value of the engine as key-value coding gives it, its type taken from its form alone.
///
/// Numbers come as `NSNumber`, structures as `NSValue`; pairs come as points.
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
    case .dissolve(let from, let to, let fraction): fraction < 0.5 ? from : to
    case .array(let list): list.map { clientValue(from: $0) ?? NSNull() }
    case .string(let text): text
    case .object(let opaque): opaque.object
    }
}

/// A value of the engine as key-value coding gives it for a property: sizes as sizes.
package func clientValue(of value: AnimatableValue, for target: PropertyTarget) -> Any? {
    if case .pair(let pair) = value {
        switch target {
        case .property(let property) where property.row.kind == .size,
            .component(let property, .translation) where property.row.kind == .transform:
            return NSValue(cgSize: CGSize(width: pair.x, height: pair.y))
        case .component(_, .size):
            return NSValue(cgSize: CGSize(width: pair.x, height: pair.y))
        default: break
        }
    }
    if case .bool(let flag) = value { return NSNumber(value: flag) }
    return clientValue(from: value)
}
