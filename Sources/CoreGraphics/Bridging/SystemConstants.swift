// Constants that Apple's C headers give to every file, and Linux' do not, under the names of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Infinity, as a double.
public let HUGE = Double.infinity

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
