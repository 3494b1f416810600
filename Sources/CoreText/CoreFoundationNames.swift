public import CoreGraphics

// Names of CoreFoundation that Apple's signatures of fonts and lines use and that Foundation does not show on Linux.

/// A number of things, or the place of one of them.
public typealias CFIndex = Int

/// Bits that say how something is done.
public typealias CFOptionFlags = UInt

/// A unit of UTF-16: a character or one half of a pair.
public typealias UniChar = UInt16

/// Four characters as a number, the first one in the highest byte.
public typealias FourCharCode = UInt32

/// The number of an encoding of strings.
public typealias CFStringEncoding = UInt32

/// A number as an object: Foundation's `NSNumber`.
public typealias CFNumber = NSNumber

/// A set object; `[…] as CFSet` of a Swift set makes one.
public typealias CFSet = NSSet

/// A set of characters as an object.
public typealias CFCharacterSet = NSCharacterSet

/// A string with attributes.
public typealias CFAttributedString = NSAttributedString

/// A string with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// An error as an object: Foundation's `NSError`.
public typealias CFError = NSError

/// A folder with a program's resources.
public typealias CFBundle = Bundle

/// The order of two values.
public enum CFComparisonResult: CFIndex, Sendable {
    /// The first value stands before the second one.
    case compareLessThan = -1
    /// Both values stand at the same place of the order.
    case compareEqualTo = 0
    /// The first value stands after the second one.
    case compareGreaterThan = 1
}

/// A stretch of a string or a list.
public struct CFRange: Sendable, Hashable {
    /// The index of the first element, from 0.
    public var location: CFIndex
    /// The number of elements in the range.
    public var length: CFIndex

    /// Makes an empty range at 0.
    public init() {
        self.init(location: 0, length: 0)
    }

    /// Makes a range of a first index and a number of elements; nothing is checked.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a range of a first index and a number of elements; nothing is checked.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
    CFRange(location: location, length: length)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of elements of a list, such as the lines of a frame.
public func CFArrayGetCount(_ array: CFArray) -> CFIndex {
    array.count
}

extension CFRange {
    /// The part of a list that the range means: cut to the list; length 0 means all that follows the location.
    ///
    /// Source: text T107, T113, T137.
    ///
    /// - Parameter count: The length of the list.
    func clamped(to count: Int) -> Range<Int> {
        let start = min(max(location, 0), max(count, 0))
        let (end, overflows) = location.addingReportingOverflow(length)
        if length == 0 || overflows && length > 0 { return start..<count }
        return start..<min(max(end, start), max(count, start))
    }

    /// The same stretch.
    init(_ range: Range<Int>) {
        self.init(location: range.lowerBound, length: range.count)
    }
}
