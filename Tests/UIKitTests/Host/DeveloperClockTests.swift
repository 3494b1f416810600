import AgateDisplay
import AgateTestSupport
import Foundation
import Synchronization
import Testing
import UIKit

/// A time that is set by hand.
private final class HandClock: Sendable {
    private let stored = Mutex(0.0)

    var time: Double {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}

@MainActor @Suite("Keys of the developer")
struct DeveloperClockTests {
    private func press(_ key: UIKeyboardHIDUsage, _ clock: inout DeveloperClock, _ display: LiveDisplay)
        -> Bool
    {
        clock.take(key, isRepeated: false, display)
    }

    private func hold(_ key: UIKeyboardHIDUsage, _ clock: inout DeveloperClock, _ display: LiveDisplay)
        -> Bool
    {
        clock.take(key, isRepeated: true, display)
    }

    @Test(
        "F8 stops the clock and lets it go on, F10 moves one that stands to the next refresh",
        .claim("W21")
    )
    func pausing() {
        let hand = HandClock()
        let display = LiveDisplay(size: CGSize(width: 10, height: 10), clock: { hand.time })
        var clock = DeveloperClock()
        hand.time = 1
        #expect(press(.keyboardF10, &clock, display))
        #expect(display.time == 1)
        #expect(press(.keyboardF8, &clock, display))
        hand.time = 5
        #expect(display.time == 1)
        #expect(press(.keyboardF10, &clock, display))
        #expect(abs(display.time - (1 + 1.0 / 60)) < 1e-9)
        #expect(hold(.keyboardF10, &clock, display))
        #expect(abs(display.time - (1 + 2.0 / 60)) < 1e-9)
        #expect(hold(.keyboardF8, &clock, display))
        #expect(display.clockSpeed == 0)
        #expect(press(.keyboardF8, &clock, display))
        hand.time = 6
        #expect(abs(display.time - (2 + 2.0 / 60)) < 1e-9)
    }

    @Test("F9 makes the clock ten times slower and back, also for when it stands", .claim("W21"))
    func slowing() {
        let hand = HandClock()
        let display = LiveDisplay(size: CGSize(width: 10, height: 10), clock: { hand.time })
        var clock = DeveloperClock()
        #expect(press(.keyboardF9, &clock, display))
        hand.time = 10
        #expect(abs(display.time - 1) < 1e-9)
        #expect(press(.keyboardF9, &clock, display))
        #expect(display.clockSpeed == 1)
        _ = press(.keyboardF8, &clock, display)
        _ = press(.keyboardF9, &clock, display)
        #expect(display.clockSpeed == 0)
        _ = press(.keyboardF8, &clock, display)
        #expect(display.clockSpeed == 0.1)
        #expect(!press(.keyboardF7, &clock, display))
    }
}
