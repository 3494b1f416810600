import AgateDisplay
import AgateInspector
import AgateTestSupport
import Foundation
import QuartzCore
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

@MainActor @Suite("The clock of a live display")
struct LiveClockTests {
    private func call(_ inspector: Inspector, _ params: String) -> JSONValue {
        let text = #"{"jsonrpc":"2.0","id":1,"method":"clock.set","params":\#(params)}"#
        return JSONReader.value(of: inspector.receive(Data(text.utf8)) ?? Data())?["result"] ?? .null
    }

    @Test("it is paused, slowed and stepped, and goes on from where it stood", .claim("W52"))
    func clock() {
        let hand = HandClock()
        let display = LiveDisplay(size: CGSize(width: 10, height: 10), clock: { hand.time })
        let inspector = Inspector(of: display)
        defer { inspector.end() }
        hand.time = 1
        #expect(display.time == 1)
        #expect(call(inspector, #"{"paused":true}"#)["speed"] == .number(0))
        hand.time = 5
        #expect(display.time == 1)
        _ = call(inspector, #"{"step":2}"#)
        #expect(abs(display.time - (1 + 2.0 / 60)) < 1e-9)
        #expect(call(inspector, #"{"speed":0.5}"#)["speed"] == .number(0))
        #expect(call(inspector, #"{"paused":false}"#)["speed"] == .number(0.5))
        hand.time = 7
        #expect(abs(display.time - (2 + 2.0 / 60)) < 1e-9)
        _ = call(inspector, #"{"speed":1}"#)
        hand.time = 8
        #expect(abs(display.time - (3 + 2.0 / 60)) < 1e-9)
    }

    @Test("a clock that was paused runs again when the inspection ends")
    func end() {
        let hand = HandClock()
        let display = LiveDisplay(size: CGSize(width: 10, height: 10), clock: { hand.time })
        let inspector = Inspector(of: display)
        _ = call(inspector, #"{"paused":true}"#)
        inspector.end()
        hand.time = 2
        #expect(display.time == 2)
    }
}
