package import AgateGeometry
import Foundation

/// The eleven functions that make a transform from numbers.
///
/// Source: claims 4.7.
package enum ValueFunction: String, Sendable, Hashable, CaseIterable {
    case rotateX, rotateY, rotateZ
    case scale, scaleX, scaleY, scaleZ
    case translate, translateX, translateY, translateZ

    /// How many numbers it takes: one, or three as a list.
    package var arity: Int { self == .scale || self == .translate ? 3 : 1 }

    /// The value of an end that is not given: the numbers that make the identity.
    package var neutralValue: AnimatableValue {
        switch self {
        case .rotateX, .rotateY, .rotateZ, .translateX, .translateY, .translateZ: .number(0)
        case .scaleX, .scaleY, .scaleZ: .number(1)
        case .scale: .array([.number(1), .number(1), .number(1)])
        case .translate: .array([.number(0), .number(0), .number(0)])
        }
    }

    /// The transform that the function makes, `nil` for a value of another arity or type.
    package func transform(of value: AnimatableValue) -> CATransform3D? {
        var numbers = SIMD3<Double>(repeating: 0)
        switch value {
        case .number(let number):
            guard arity == 1 else { return nil }
            numbers.x = number
        case .array(let items):
            guard items.count == arity else { return nil }
            for (index, item) in items.enumerated() {
                guard let number = item.asNumber else { return nil }
                numbers[index] = number
            }
        default:
            return nil
        }
        let (x, y, z) = (CGFloat(numbers.x), CGFloat(numbers.y), CGFloat(numbers.z))
        return switch self {
        case .rotateX: CATransform3DMakeRotation(x, 1, 0, 0)
        case .rotateY: CATransform3DMakeRotation(x, 0, 1, 0)
        case .rotateZ: CATransform3DMakeRotation(x, 0, 0, 1)
        case .scale: CATransform3DMakeScale(x, y, z)
        case .scaleX: CATransform3DMakeScale(x, 1, 1)
        case .scaleY: CATransform3DMakeScale(1, x, 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, x)
        case .translate: CATransform3DMakeTranslation(x, y, z)
        case .translateX: CATransform3DMakeTranslation(x, 0, 0)
        case .translateY: CATransform3DMakeTranslation(0, x, 0)
        case .translateZ: CATransform3DMakeTranslation(0, 0, x)
        }
    }
}
