public import Foundation

extension RunLoop.Mode {
    /// The mode while a finger scrolls; nothing runs in it alone here.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
