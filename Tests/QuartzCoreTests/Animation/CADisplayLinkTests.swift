import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

@Suite("CADisplayLink")
struct CADisplayLinkTests {
    private func withDisplay(_ body: (ManualDisplay) throws -> Void) rethrows {
        try ManualDisplay.run(size: CGSize(width: 8, height: 8), body)
    }

    @Test("a link calls its target on every refresh, with the times of the frame")
    func everyRefresh() {
        withDisplay { display in
            let target = Ticker()
            let link = CADisplayLink(target: target, selector: Selector("tick:", Ticker.tick))
            #expect(link.timestamp == 0 && link.duration == 0)
            display.advance(by: 0.05)
            #expect(target.times.isEmpty)
            link.add(to: .main, forMode: .common)
            display.advance(to: 0.1 + 1e-6)
            #expect(target.times.count == 3)
            #expect(abs((target.times.first ?? 0) - 4.0 / 60) < 1e-9)
            #expect(abs(link.duration - 1.0 / 60) < 1e-9)
            #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
        }
    }

    @Test(
        "a wanted rate is reached by leaving out refreshes",
        .claim("G22"),
        arguments: [(30, 30), (20, 20), (45, 60), (24, 30), (120, 60), (0, 60), (-5, 60)]
    )
    func rates(wanted: Int, calls: Int) {
        withDisplay { display in
            let target = Ticker()
            let link = CADisplayLink(target: target, selector: Selector("tick:", Ticker.tick))
            link.preferredFramesPerSecond = wanted
            link.add(to: .main, forMode: .common)
            display.advance(by: 1)
            #expect(target.times.count == calls)
            #expect(abs(link.targetTimestamp - link.timestamp - 1 / Double(calls)) < 1e-9)
        }
    }

    @Test("a range asks for its preferred rate")
    func range() {
        withDisplay { display in
            let target = Ticker()
            let link = CADisplayLink(target: target, selector: Selector("tick:", Ticker.tick))
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 15)
            link.add(to: .main, forMode: .common)
            display.advance(by: 1)
            #expect(target.times.count == 15)
        }
    }

    @Test(
        "a range: the preferred rate, the next higher one that divides the display's, never above the maximum",
        .claim("17.5"),
        arguments: [
            (0, 0, 0, 60), (0, 40, 0, 30), (10, 60, 25, 30), (10, 40, 35, 30), (10, 25, 25, 20),
            (80, 120, 120, 60), (0, 7, 0, 7), (.nan, .nan, .nan, 60), (0, .infinity, 0, 60), (-3, -2, -1, 60),
        ] as [(Float, Float, Float, Int)]
    )
    func ranges(minimum: Float, maximum: Float, preferred: Float, calls: Int) {
        withDisplay { display in
            let target = Ticker()
            let link = CADisplayLink(target: target, selector: Selector("tick:", Ticker.tick))
            link.preferredFrameRateRange = CAFrameRateRange(
                minimum: minimum,
                maximum: maximum,
                preferred: preferred
            )
            link.add(to: .main, forMode: .common)
            display.advance(by: 1)
            #expect(target.times.count == calls)
        }
    }

    @Test("of the frames per second and the range the one that was set last counts", .claim("17.5"))
    func lastSetRate() {
        withDisplay { display in
            let target = Ticker()
            let link = CADisplayLink(target: target, selector: Selector("tick:", Ticker.tick))
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 15)
            link.preferredFramesPerSecond = 30
            link.add(to: .main, forMode: .common)
            display.advance(by: 1)
            #expect(target.times.count == 30)
            link.preferredFrameRateRange = .default
            display.advance(by: 1)
            #expect(target.times.count == 90)
            #expect(link.preferredFramesPerSecond == 30)
        }
    }

    @Test("the duration is that of a refresh, the target that of a call", .claim("17.4", "G22"))
    func durationAndTarget() {
        withDisplay { display in
            let target = Ticker()
            let link = CADisplayLink(target: target, selector: Selector("tick:", Ticker.tick))
            link.preferredFramesPerSecond = 30
            link.add(to: .main, forMode: .common)
            display.advance(by: 0.1)
            #expect(abs(link.duration - 1.0 / 60) < 1e-9)
            #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 30) < 1e-9)
            #expect(target.times.count == 3)
        }
    }

    @Test(
        "several links are called in the order in which they were added, each at its own rate",
        .claim("17.5")
    )
    func severalLinks() {
        withDisplay { display in
            var calls: [String] = []
            let fast = CADisplayLink { _ in calls.append("fast") }
            let slow = CADisplayLink { _ in calls.append("slow") }
            slow.preferredFramesPerSecond = 20
            slow.add(to: .main, forMode: .common)
            fast.add(to: .main, forMode: .common)
            display.advance(by: 4.0 / 60)
            #expect(calls == ["slow", "fast", "fast", "fast", "slow", "fast"])
            fast.invalidate()
            slow.invalidate()
        }
    }

    @Test("what a link changes is shown by the frame that it is called for", .claim("17.6"))
    func sameTurn() {
        withDisplay { display in
            let layer = CALayer()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            let link = CADisplayLink { link in
                CATransaction.setDisableActions(true)
                layer.position = CGPoint(x: link.timestamp, y: 0)
            }
            link.add(to: .main, forMode: .common)
            display.advance(by: 0.5)
            #expect(layer.presentation()?.position.x == CGFloat(link.timestamp))
            #expect(abs(link.timestamp - 0.5) < 1e-9)
            link.invalidate()
        }
    }

    @Test("a paused link is silent, and goes on when it is let go")
    func paused() {
        withDisplay { display in
            let target = Ticker()
            let link = CADisplayLink(target: target, selector: Selector("tick:", Ticker.tick))
            link.add(to: .main, forMode: .common)
            link.isPaused = true
            display.advance(by: 0.5)
            #expect(target.times.isEmpty)
            link.isPaused = false
            display.advance(by: 0.5)
            #expect(target.times.count == 30)
        }
    }

    @Test("a link that is in two modes is called once, until it was removed from both")
    func modes() {
        withDisplay { display in
            let target = Ticker()
            let link = CADisplayLink(target: target, selector: Selector("tick:", Ticker.tick))
            link.add(to: .main, forMode: .common)
            link.add(to: .main, forMode: .default)
            display.advance(by: 0.5)
            #expect(target.times.count == 30)
            link.remove(from: .main, forMode: .default)
            display.advance(by: 0.5)
            #expect(target.times.count == 60)
            link.remove(from: .main, forMode: .common)
            display.advance(by: 0.5)
            #expect(target.times.count == 60)
        }
    }

    @Test("a link keeps its target until it is invalidated, from inside a call too")
    func invalidation() {
        withDisplay { display in
            weak var target: Ticker?
            var link: CADisplayLink?
            do {
                let made = Ticker()
                made.callsUntilInvalidation = 2
                target = made
                link = CADisplayLink(target: made, selector: Selector("tick:", Ticker.tick))
            }
            link?.add(to: .main, forMode: .common)
            display.advance(by: 1.0 / 60)
            #expect(target?.times.count == 1)
            display.advance(by: 1)
            #expect(target == nil)
            link?.add(to: .main, forMode: .common)
            display.advance(by: 1)
            #expect(abs((link?.timestamp ?? 0) - 2.0 / 60) < 1e-9)
        }
    }

    @Test("the current time is that of the display the thread is inside of")
    func currentTime() {
        withDisplay { display in
            #expect(CACurrentMediaTime() == 0)
            display.advance(by: 0.75)
            #expect(CACurrentMediaTime() == 0.75)
        }
    }
}

/// Writes down when it is called.
private final class Ticker: NSObject {
    var times: [Double] = []
    var callsUntilInvalidation = Int.max

    func tick(_ link: CADisplayLink) {
        times.append(link.timestamp)
        if times.count == callsUntilInvalidation { link.invalidate() }
    }
}

@Suite("Selector")
struct SelectorTests {
    @Test("a selector calls the method it carries, overrides included, with up to two arguments")
    func calls() {
        let target = Override()
        Selector("plain", Base.plain).perform(on: target)
        Selector("one:", Base.one).perform(on: target, with: [7])
        Selector("one:two:", Base.two).perform(on: target, with: [7, "b"])
        #expect(target.calls == ["override", "one 7", "two 7 b"])
    }

    @Test("another target, other arguments or a name alone call nothing")
    func nothing() {
        let target = Base()
        Selector("plain", Base.plain).perform(on: NSObject())
        Selector("one:", Base.one).perform(on: target)
        Selector("one:", Base.one).perform(on: target, with: ["text"])
        Selector("one:two:", Base.two).perform(on: target, with: [7])
        Selector("plain").perform(on: target)
        #expect(target.calls.isEmpty)
        let literal: Selector = "one:"
        #expect(literal == Selector("one:", Base.one))
        #expect("\(literal)" == "one:")
    }
}

private class Base: NSObject {
    var calls: [String] = []

    func plain() { calls.append("plain") }

    func one(_ number: Int) { calls.append("one \(number)") }

    func two(_ number: Int, _ text: String) { calls.append("two \(number) \(text)") }
}

private final class Override: Base {
    override func plain() { calls.append("override") }
}
