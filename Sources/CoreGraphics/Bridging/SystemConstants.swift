// Constants that Apple's C headers give to every file, and Linux' do not, under the names of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The largest number of type `Float`, which Apple's headers call huge: `repeatCount = HUGE` repeats practically for ever.
public let HUGE = Float.greatestFiniteMagnitude

/// The largest number of type `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The largest number of type `Int`.
public let NSIntegerMax = Int.max
/// The smallest number of type `Int`.
public let NSIntegerMin = Int.min
/// The largest number of type `UInt`.
public let NSUIntegerMax = UInt.max
/// The largest number of type `UInt32`.
public let UINT_MAX = UInt32.max

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000
