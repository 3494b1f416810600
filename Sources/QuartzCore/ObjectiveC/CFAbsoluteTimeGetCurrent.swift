import AgateDisplay
import Foundation

/// Seconds since the beginning of 2001 in UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// The time of day and that of the live screen at the first read of either.
///
/// From then on the time of day goes as the display's clock does, so that a program that is shown by a manual one moves the same each time.
private let start = (day: Date.timeIntervalSinceReferenceDate, screen: LiveScreen.time)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time of day, in seconds since the beginning of 2001; between two calls goes by what goes by on the display that shows the caller.
///
/// Inside of a manual display, time 0 is when the time of day was first read. Files that import CoreFoundation get that module's.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    if let display = ManualDisplay.current { return start.day + display.time }
    return start.day + (LiveScreen.time - start.screen)
}
