package import AgateGeometry
package import AgatePixels
package import Foundation

// Typed views of a value: `nil` says that the value has another type.

extension AnimatableValue {
    /// A point.
    package init(_ point: CGPoint) {
        self = .pair(SIMD2(Double(point.x), Double(point.y)))
    }

    /// A size.
    package init(_ size: CGSize) {
        self = .pair(SIMD2(Double(size.width), Double(size.height)))
    }

    /// A rectangle, with its sizes as given.
    package init(_ rect: CGRect) {
        self = .rect(
            SIMD4(
                Double(rect.origin.x),
                Double(rect.origin.y),
                Double(rect.size.width),
                Double(rect.size.height)
            )
        )
    }

    /// A colour or none.
    package init(_ color: CGColor?) {
        if let color { self = .color(color.rgba) } else { self = .none }
    }

    /// A path or none.
    package init(_ path: Path?) {
        if let path { self = .path(path) } else { self = .none }
    }

    /// An image or none.
    package init(_ image: CGImage?) {
        if let image { self = .image(image) } else { self = .none }
    }

    /// A string or none.
    package init(string: String?) {
        if let string { self = .string(string) } else { self = .none }
    }

    /// The number; a Boolean is 0 or 1.
    package var asNumber: Double? {
        switch self {
        case .number(let number): number
        case .bool(let isOn): isOn ? 1 : 0
        default: nil
        }
    }

    /// The Boolean; a number is true from ½ on (claims 7.11).
    package var asBool: Bool? {
        switch self {
        case .bool(let isOn): isOn
        case .number(let number): number >= 0.5
        default: nil
        }
    }

    /// The number as bits; one that is no whole number of 0 or more loses what does not fit.
    package var asBits: UInt32? {
        guard let number = asNumber, number.isFinite else { return nil }
        return UInt32(truncatingIfNeeded: Int64(min(max(number, -9e15), 9e15)))
    }

    /// The two components of a point or a size.
    package var asPair: SIMD2<Double>? {
        if case .pair(let pair) = self { pair } else { nil }
    }

    /// The four components of a rectangle.
    package var asRect: SIMD4<Double>? {
        if case .rect(let rect) = self { rect } else { nil }
    }

    /// The colour; the inner `nil` is a value too: no colour.
    package var asColor: CGColor?? {
        switch self {
        case .color(let rgba): .some(CGColor(rgba: rgba))
        case .none: .some(nil)
        default: nil
        }
    }

    /// The transform.
    package var asTransform: CATransform3D? {
        if case .transform(let transform) = self { transform } else { nil }
    }

    /// The path; the inner `nil` is a value too: no path.
    package var asPath: Path?? {
        switch self {
        case .path(let path): .some(path)
        case .none: .some(nil)
        default: nil
        }
    }

    /// The list of numbers; the inner `nil` is a value too: no list.
    ///
    /// A list with anything else in it is none
    /// of the two.
    package var asNumbers: [Double]?? {
        switch self {
        case .none: return .some(nil)
        case .array(let items):
            var numbers: [Double] = []
            numbers.reserveCapacity(items.count)
            for item in items {
                guard let number = item.asNumber else { return nil }
                numbers.append(number)
            }
            return .some(numbers)
        default: return nil
        }
    }

    /// The string; the inner `nil` is a value too: no string.
    package var asString: String?? {
        switch self {
        case .string(let string): .some(string)
        case .none: .some(nil)
        default: nil
        }
    }

    /// Whether it is `.none`.
    package var isNone: Bool {
        if case .none = self { true } else { false }
    }
}
