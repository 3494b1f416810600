import AgateGeometry
import AgatePixels
import AgateTiming
import Foundation

/// Writing a value into a typed field: a value of another type changes nothing and gives false.
extension AnimatableValue {
    func write(to field: inout Double) -> Bool {
        guard let number = asNumber else { return false }
        field = number
        return true
    }

    func write(to field: inout CGFloat) -> Bool {
        guard let number = asNumber else { return false }
        field = CGFloat(number)
        return true
    }

    func write(to field: inout Float) -> Bool {
        guard let number = asNumber else { return false }
        field = Float(number)
        return true
    }

    /// Rounds to the nearest whole number, halves up; what is not finite is refused.
    ///
    /// Source: claims 7.1. GUESS value-integer: halves round up.
    func write(to field: inout Int) -> Bool {
        guard let number = asNumber, number.isFinite else { return false }
        field = Int(min(max((number + 0.5).rounded(.down), -1e15), 1e15))
        return true
    }

    func write(to field: inout Bool) -> Bool {
        guard let isOn = asBool else { return false }
        field = isOn
        return true
    }

    func write(to field: inout CGPoint) -> Bool {
        guard let pair = asPair else { return false }
        field = CGPoint(x: pair.x, y: pair.y)
        return true
    }

    func write(to field: inout CGSize) -> Bool {
        guard let pair = asPair else { return false }
        field = CGSize(width: pair.x, height: pair.y)
        return true
    }

    func write(to field: inout CGRect) -> Bool {
        guard let rect = asRect else { return false }
        field = CGRect(rect)
        return true
    }

    func write(to field: inout CGColor?) -> Bool {
        guard let color = asColor else { return false }
        field = color
        return true
    }

    func write(to field: inout CATransform3D) -> Bool {
        guard let transform = asTransform else { return false }
        field = transform
        return true
    }

    func write(to field: inout Path?) -> Bool {
        guard let path = asPath else { return false }
        field = path
        return true
    }

    func write(to field: inout [CGFloat]?) -> Bool {
        guard let numbers = asNumbers else { return false }
        field = numbers.map { $0.map { CGFloat($0) } }
        return true
    }

    func write(to field: inout [Double]?) -> Bool {
        guard let numbers = asNumbers else { return false }
        field = numbers
        return true
    }

    func write(to field: inout [CGColor]?) -> Bool {
        switch self {
        case .none:
            field = nil
            return true
        case .array(let items):
            var colors: [CGColor] = []
            colors.reserveCapacity(items.count)
            for item in items {
                guard case .color(let rgba) = item else { return false }
                colors.append(CGColor(rgba: rgba))
            }
            field = colors
            return true
        default:
            return false
        }
    }

    /// `.none` is refused.
    func write(to field: inout String) -> Bool {
        guard case .string(let text) = self else { return false }
        field = text
        return true
    }

    /// Anything that a program may have handed over: a string, an object, an image, or nothing.
    func write(object field: inout AnimatableValue) -> Bool {
        switch self {
        case .none, .string, .object, .image:
            field = self
            return true
        default:
            return false
        }
    }
}

extension AnimatableValue {
    /// A list of colours or none.
    init(_ colors: [CGColor]?) {
        if let colors { self = .array(colors.map { .color($0.rgba) }) } else { self = .none }
    }

    /// A list of numbers or none.
    init(_ numbers: [Double]?) {
        if let numbers { self = .array(numbers.map { .number($0) }) } else { self = .none }
    }
}
