package import AgateDisplay
import CoreGraphics
import Foundation

/// The live display that layers and windows belong to outside of manual displays.
package enum LiveScreen {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var current: LiveDisplay?

    /// The display; made at its first use, without a host that shows its frames.
    package static var display: LiveDisplay {
        lock.withLock {
            if let current { return current }
            let made = LiveDisplay(size: CGSize(width: 390, height: 844), scale: 2)
            current = made
            return made
        }
    }

    /// Puts another display, with its own size and clock, in the place; call it before the first layer.
    package static func use(_ display: LiveDisplay) {
        lock.withLock { current = display }
    }

    /// The time of the live display's clock, the system's monotonic one while there is no display.
    package static var time: Double {
        lock.withLock { current }?.time ?? LiveDisplay.systemTime()
    }
}
