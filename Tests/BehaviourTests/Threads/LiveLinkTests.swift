import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// `Scripts/tsan` runs these under the Thread Sanitizer too.
@Suite("Display links of a live display")
struct LiveLinkThreadTests {
    @MainActor
    @Test("a link is called once a refresh, in the modes that it was added for", .claim("17.4"))
    func mainRunLoop() {
        let stage = LiveStage()
        let context = DisplayContext.of(stage.display)
        var times: [Double] = []
        var others = 0
        let link = CADisplayLink(on: context) { times.append($0.timestamp) }
        let tracking = CADisplayLink(on: context) { _ in others += 1 }
        link.add(to: .main, forMode: .common)
        link.add(to: .main, forMode: .default)
        tracking.add(to: .main, forMode: RunLoop.Mode("tracking"))
        stage.setTime(0.0105)
        stage.turn()
        stage.turn()
        #expect(times == [0.01])
        #expect(abs(link.targetTimestamp - 0.011) < 1e-12)
        #expect(abs(link.duration - 0.001) < 1e-12)
        stage.setTime(0.0205)
        stage.turn()
        #expect(times == [0.01, 0.02])
        link.isPaused = true
        stage.setTime(0.0305)
        stage.turn()
        link.isPaused = false
        stage.setTime(0.0405)
        stage.turn()
        #expect(times == [0.01, 0.02, 0.04])
        #expect(others == 0)
        link.invalidate()
        tracking.invalidate()
        #expect(!context.needsTurns)
        stage.end()
    }

    @MainActor
    @Test("a link of another thread's run loop is not called on the main thread", .claim("17.4"))
    func otherRunLoop() {
        let stage = LiveStage()
        let runLoop = LockedValue<Shared<RunLoop>?>(nil)
        let isKnown = Gate()
        let mayEnd = Gate()
        let thread = PosixThread {
            runLoop.withLock { $0 = Shared(RunLoop.current) }
            isKnown.open()
            mayEnd.pass()
        }
        isKnown.pass()
        var calls = 0
        let link = CADisplayLink(on: DisplayContext.of(stage.display)) { _ in calls += 1 }
        if let other = runLoop.withLock({ $0 }) { link.add(to: other.value, forMode: .default) }
        stage.setTime(0.0105)
        stage.turn()
        #expect(calls == 0)
        link.invalidate()
        mayEnd.open()
        thread.join()
        stage.end()
    }
}
