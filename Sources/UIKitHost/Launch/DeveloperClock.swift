package import AgateDisplay
package import UIKitCore

/// Stops, slows and steps a display's clock, as keys of the developer ask.
package struct DeveloperClock: Sendable {
    /// How fast the clock goes on after it has stood.
    private var speed = 1.0

    /// How slow slow motion is.
    private static let slow = 0.1

    package init() {}

    /// Does what a key stands for; false where it is none of the clock's.
    ///
    /// One that is held steps on.
    package mutating func take(_ key: UIKeyboardHIDUsage, isRepeated: Bool, _ display: LiveDisplay) -> Bool {
        switch key {
        case .keyboardF8: if !isRepeated { pause(display) }
        case .keyboardF9: if !isRepeated { slow(display) }
        case .keyboardF10: step(display)
        default: return false
        }
        return true
    }

    /// Stops the clock, or lets it go on as fast as before.
    private mutating func pause(_ display: LiveDisplay) {
        guard let present = display.clockSpeed else { return }
        if present > 0 { speed = present }
        display.clockSpeed = present > 0 ? 0 : speed
    }

    /// Makes the clock slow, or as fast as usual; one that stands stays so and goes on at the other speed.
    private mutating func slow(_ display: LiveDisplay) {
        guard let present = display.clockSpeed else { return }
        if present > 0 { speed = present }
        speed = speed == Self.slow ? 1 : Self.slow
        if present > 0 { display.clockSpeed = speed }
    }

    /// Moves a clock that stands on to the next refresh.
    private func step(_ display: LiveDisplay) {
        guard display.clockSpeed == 0 else { return }
        let (now, rate) = (display.time, display.refreshRate)
        let next = ((now * rate + 1e-6).rounded(.down) + 1) / rate
        display.moveClock(by: next - now)
    }
}
