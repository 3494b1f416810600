import AgateDisplay
public import CoreGraphics
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The current time in seconds: that of the manual display that the calling thread is inside of, else of the
/// live screen's clock, which is monotonic unless it was replaced.
public func CACurrentMediaTime() -> CFTimeInterval {
    if let display = ManualDisplay.current { return display.time }
    return LiveScreen.time
}
