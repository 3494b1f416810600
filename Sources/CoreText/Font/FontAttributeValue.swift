package import AgateGeometry
import CoreGraphics
import Foundation

/// Reads values of the dictionaries that describe fonts, whatever they are boxed in; what has another type is not there.
///
/// UIKit's keys and values are structures with a raw value, CoreText's are strings and numbers.
package enum FontAttributeValue {
    /// A finite number.
    package static func number(_ value: Any?) -> Double? {
        let number: Double?
        switch value {
        case let value as Double: number = value
        case let value as CGFloat: number = Double(value)
        case let value as NSNumber: number = value.doubleValue
        case let value as Int: number = Double(value)
        case let value as any BinaryInteger: number = Double(value)
        case let value as any RawRepresentable: number = Self.number(value.rawValue)
        default: number = nil
        }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Bits.
    package static func bits(_ value: Any?) -> UInt32? {
        number(value).flatMap { Int64(exactly: $0) }.map { UInt32(truncatingIfNeeded: $0) }
    }

    /// A string.
    package static func string(_ value: Any?) -> String? {
        switch value {
        case let value as String: value
        case let value as NSString: value as String
        case let value as any RawRepresentable: value.rawValue as? String
        default: nil
        }
    }

    /// The elements of a list.
    package static func array(_ value: Any?) -> [Any]? {
        switch value {
        case let value as [Any]: value
        case let value as NSArray: value.map { $0 }
        default: nil
        }
    }

    /// A dictionary by whatever keys it has.
    package static func pairs(_ value: Any?) -> [(key: Any, value: Any)]? {
        switch value {
        case let value as NSDictionary: value.map { ($0.key, $0.value) }
        case let value as [AnyHashable: Any]: value.map { ($0.key.base, $0.value) }
        default: nil
        }
    }

    /// A dictionary by strings; other keys are left out.
    package static func dictionary(_ value: Any?) -> [String: Any]? {
        guard let pairs = pairs(value) else { return nil }
        return Dictionary(
            pairs.compactMap { pair in string(pair.key).map { ($0, pair.value) } },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// A transform of finite numbers.
    package static func transform(_ value: Any?) -> CGAffineTransform? {
        (value as? CGAffineTransform).flatMap { $0.hasFiniteNumbers ? $0 : nil }
    }

    /// Whether two values say the same, whatever they are boxed in.
    static func areEqual(_ a: Any, _ b: Any) -> Bool {
        if let a = number(a) { return number(b) == a }
        if let a = string(a) { return string(b) == a }
        if let a = a as? CGAffineTransform { return (b as? CGAffineTransform) == a }
        if let a = pairs(a).map(keyed) {
            guard let b = pairs(b).map(keyed), a.count == b.count else { return false }
            return a.allSatisfy { key, value in b[key].map { areEqual(value, $0) } ?? false }
        }
        if let a = array(a) {
            guard let b = array(b), a.count == b.count else { return false }
            return zip(a, b).allSatisfy { areEqual($0, $1) }
        }
        return (a as? NSObject ?? NSNull()).isEqual(b)
    }

    /// Values by keys that are strings, or numbers of axes.
    private static func keyed(_ pairs: [(key: Any, value: Any)]) -> [String: Any] {
        Dictionary(
            pairs.map { (string($0.key) ?? "#\(bits($0.key) ?? 0)", $0.value) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// A copy of a value that no other code can change.
    static func frozen(_ value: Any) -> Any {
        switch value {
        case let value as NSMutableString: value as String
        case let value as NSMutableArray: (value.copy() as? NSArray) ?? value
        case let value as NSMutableDictionary: (value.copy() as? NSDictionary) ?? value
        default: value
        }
    }
}

extension CGAffineTransform {
    /// Whether all six numbers are finite.
    var hasFiniteNumbers: Bool {
        [a, b, c, d, tx, ty].allSatisfy { $0.isFinite }
    }
}
