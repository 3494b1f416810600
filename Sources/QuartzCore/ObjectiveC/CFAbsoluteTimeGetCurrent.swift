import Foundation

/// Seconds since the beginning of 2001 in UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// What to add to the media time for the time of day: fixed when it is first asked for.
///
/// So differences of two times follow the clock of the display, and a program that is shown by a manual one moves the same each time.
private let startOfMediaTime = Date.timeIntervalSinceReferenceDate - CACurrentMediaTime()

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time of day, in seconds since the beginning of 2001; between two calls goes by what goes by on the display.
///
/// Files that import CoreFoundation get that module's.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { startOfMediaTime + CACurrentMediaTime() }
