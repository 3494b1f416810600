import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// What happened, with the display's time in whole microseconds; blocks of the main queue may only change objects.
private final class Log {
    var entries: [String] = []
    var count = 0

    func note(_ name: String) {
        entries.append("\(name) \(Int((CACurrentMediaTime() * 1e6).rounded()))")
    }
}

@Suite("The main queue and run loops of a manual display")
struct MainQueueTests {
    @Test("every function that schedules main work comes to the display")
    func redirection() {
        #expect(ManualDisplay.drivesMainQueue)
    }

    @Test("what is due by then has run when advance returns, in order of time, at the refresh after it")
    func order() {
        onStage { display in
            let log = Log()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.75) { log.note("late") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { log.note("second") }
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + .milliseconds(10)) { log.note("first") }
            let work = DispatchWorkItem { log.note("cancelled") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: work)
            work.cancel()
            _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in log.note("timer") }
            DispatchQueue.main.async { log.note("now") }
            RunLoop.main.perform { log.note("loop") }
            OperationQueue.main.addOperation { log.note("operation") }
            #expect(log.entries.isEmpty)
            display.advance(by: 0)
            #expect(log.entries == ["now 0", "loop 0", "operation 0"])
            log.entries = []
            display.advance(to: 0.5)
            // Refreshes are 16 667 microseconds apart.
            #expect(log.entries == ["first 16667", "second 33333", "timer 33333"])
            log.entries = []
            display.advance(to: 0.749)
            #expect(log.entries.isEmpty)
            display.advance(to: 0.7505)
            #expect(log.entries == ["late 750000"])
        }
    }

    @Test(
        "a timer that is done, or whose display has ended, keeps neither itself nor what its block has captured"
    )
    func timersLetGo() {
        weak var fired: Log?
        weak var stopped: Log?
        weak var waiting: Log?
        weak var timer: Timer?
        onStage { display in
            let (once, again, late) = (Log(), Log(), Log())
            (fired, stopped, waiting) = (once, again, late)
            timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in once.count += 1 }
            let repeating = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in
                again.count += 1
            }
            _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in late.count += 1 }
            display.advance(to: 0.1)
            #expect(once.count == 1)
            #expect(again.count == 5)
            repeating.invalidate()
            repeating.invalidate()
            #expect(!repeating.isValid)
        }
        #expect(fired == nil)
        #expect(stopped == nil)
        #expect(waiting == nil)
        #expect(timer == nil)
    }

    @Test("a timer that stops itself while nobody else has it")
    func timerThatStopsItself() {
        onStage { display in
            let log = Log()
            _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { timer in
                log.count += 1
                if log.count == 2 { timer.invalidate() }
                #expect(timer.isValid == (log.count < 2))
            }
            display.advance(to: 1)
            #expect(log.count == 2)
        }
    }

    @Test("work that is due at one time runs in the order in which it was scheduled")
    func ties() {
        onStage { display in
            let log = Log()
            let start = DispatchTime.now()
            for index in 0..<500 {
                DispatchQueue.main.asyncAfter(deadline: start + 0.5) { log.entries.append("\(index)") }
            }
            display.advance(by: 1)
            #expect(log.entries == (0..<500).map(String.init))
        }
    }

    @Test("an animation that scheduled work starts begins at its refresh")
    func animationStart() {
        onStage { display in
            let layer = display.addLayer()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.09) {
                CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
                layer.opacity = 0
            }
            display.advance(to: 0.225)
            // The sixth refresh is at 0.1 s: half of the implicit animation is over.
            expectClose(layer.presentation()?.opacity, 0.5)
        }
    }

    @Test("a repeating timer fires at its times until it is invalidated, and a moved one at its new time")
    func timers() {
        onStage { display in
            let log = Log()
            let timer = Timer(fire: Date(timeIntervalSinceNow: 0.1), interval: 0.1, repeats: true) { timer in
                log.note("fire")
                log.count += 1
                if log.count == 4 { timer.invalidate() }
            }
            RunLoop.main.add(timer, forMode: .common)
            RunLoop.main.add(timer, forMode: .default)
            display.advance(by: 0.25)
            #expect(log.entries == ["fire 100000", "fire 200000"])
            timer.fireDate = .distantFuture
            display.advance(by: 10)
            #expect(log.count == 2)
            timer.fireDate = Date().addingTimeInterval(0.5)
            display.advance(by: 0.45)
            #expect(log.count == 2)
            display.advance(by: 1)
            #expect(log.count == 4)
            #expect(!timer.isValid)

            let later = Date(timeIntervalSinceNow: 0.5)
            let once = Timer(fire: later, interval: 0, repeats: false) { _ in log.note("once") }
            RunLoop.current.add(once, forMode: .default)
            log.entries = []
            display.advance(to: 12)
            let fast = Timer.scheduledTimer(withTimeInterval: 0.004, repeats: true) { _ in log.count += 1 }
            log.count = 0
            display.advance(by: 1)
            #expect(log.count == 250)
            fast.invalidate()
            #expect(log.entries.count == 1)
            #expect(!once.isValid)
        }
    }

    @Test("blocks that schedule blocks for the same moment have run with them; one without end does not hang")
    func nestedBlocks() {
        onStage { display in
            let log = Log()
            DispatchQueue.main.async {
                log.note("a")
                DispatchQueue.main.async {
                    log.note("b")
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.note("c") }
                }
            }
            display.advance(by: 0)
            #expect(log.entries == ["a 0", "b 0"])
            display.advance(by: 1)
            #expect(log.entries.last == "c 100000")

            func again() { DispatchQueue.main.async { again() } }
            again()
            display.advance(by: 0)
            display.advance(by: 0.01)
        }
    }

    @Test("a group's notice comes when its work has run")
    func groups() {
        onStage { display in
            let log = Log()
            let group = DispatchGroup()
            DispatchQueue.main.async(group: group) { log.note("member") }
            group.enter()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { group.leave() }
            group.notify(queue: .main) { log.note("all") }
            display.advance(by: 0.4)
            #expect(log.entries == ["member 16667"])
            display.advance(by: 0.2)
            #expect(log.entries == ["member 16667", "all 500000"])
        }
    }

    @MainActor
    @Test("tasks of the main actor and their sleeps follow the display")
    func tasks() {
        onStage { display in
            let log = Log()
            Task { @MainActor in
                log.note("begin")
                try? await Task.sleep(nanoseconds: 500_000_000)
                log.note("slept")
                try? await Task.sleep(for: .seconds(0.25))
                log.note("again")
            }
            display.advance(by: 0.4)
            #expect(log.entries == ["begin 16667"])
            display.advance(by: 1)
            #expect(log.entries == ["begin 16667", "slept 516667", "again 766667"])
        }
    }

    /// A scheduler as reactive libraries have it for the main run loop.
    private struct MainLoopScheduler {
        var now: Date { Date() }

        func schedule(after date: Date, _ action: @escaping () -> Void) {
            let timer = Timer(fire: date, interval: 0, repeats: false) { _ in action() }
            RunLoop.main.add(timer, forMode: .common)
        }
    }

    @Test("a scheduler of dates follows the display: a debounced value comes when its time is over")
    func scheduler() {
        onStage { display in
            let scheduler = MainLoopScheduler()
            let log = Log()
            func send(_ value: Int) {
                log.count = value
                scheduler.schedule(after: scheduler.now.addingTimeInterval(0.3)) {
                    if log.count == value { log.note("\(value)") }
                }
            }
            send(1)
            display.advance(to: 0.2)
            send(2)
            display.advance(to: 0.4)
            #expect(log.entries.isEmpty)
            display.advance(to: 1)
            #expect(log.entries == ["2 500000"])
        }
    }

    @Test("displays on several threads, and one inside another, run their own work only")
    func isolation() {
        let isOwn = LockedValue<[Bool]>([])
        Workers.run(4) { index in
            onStage { display in
                let log = Log()
                let thread = pthread_self()
                for round in 0..<50 {
                    DispatchQueue.main.asyncAfter(deadline: .now() + Double(round) / 60) {
                        log.entries.append(pthread_equal(thread, pthread_self()) != 0 ? "\(round)" : "other")
                    }
                }
                _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                    log.entries.append("timer")
                }
                onStage { inner in
                    DispatchQueue.main.async { log.entries.append("inner") }
                    inner.advance(by: 1)
                }
                display.advance(by: 1)
                let expected =
                    ["inner"] + (0...30).map(String.init) + ["timer"] + (31..<50).map(String.init)
                isOwn.withLock { $0.append(log.entries == expected) }
            }
        }
        #expect(isOwn.withLock { $0 } == [true, true, true, true])
    }

    @Test("what a display has not run when it ends never runs, and is let go")
    func end() {
        let log = Log()
        final class Held {}
        weak var held: Held?
        onStage { display in
            let made = Held()
            held = made
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
                log.note("block")
                _ = made
            }
            let group = DispatchGroup()
            DispatchQueue.main.async(group: group) { log.note("member") }
            group.notify(queue: .main) { log.note("notice") }
            display.advance(to: 0)
            log.entries = []
        }
        #expect(held == nil)
        #expect(log.entries.isEmpty)
    }

    private final class Target: NSObject {
        let log: Log

        init(_ log: Log) {
            self.log = log
        }

        func plain() { log.note("plain") }
        func named(_ name: String) { log.note(name) }
    }

    @Test("delayed calls follow the display, and can be cancelled")
    func delayedCalls() {
        onStage { display in
            let log = Log()
            let target = Target(log)
            let plain = Selector("plain", Target.plain)
            let named = Selector("named:", Target.named)
            target.perform(named, with: "b", afterDelay: 0.5)
            target.perform(plain, with: nil, afterDelay: 0.25)
            target.perform(named, with: "c", afterDelay: 0.6)
            target.perform(named, with: "d", afterDelay: 0, inModes: [.common, .default])
            NSObject.cancelPreviousPerformRequests(withTarget: target, selector: named, object: "c")
            display.advance(by: 1)
            #expect(log.entries == ["d 16667", "plain 250000", "b 500000"])
            target.perform(plain, with: nil, afterDelay: 0)
            NSObject.cancelPreviousPerformRequests(withTarget: target)
            target.perform(plain, with: nil, afterDelay: .nan, inModes: [])
            display.advance(by: 1)
            #expect(log.entries.count == 3)
        }
    }

    @Test("deadlines that are no times do no harm")
    func absurdTimes() {
        onStage { display in
            let log = Log()
            DispatchQueue.main.asyncAfter(deadline: .distantFuture) { log.note("never") }
            DispatchQueue.main.asyncAfter(deadline: .now() - 100) { log.note("past") }
            for interval in [Double.nan, .infinity, -1, 1e300] {
                _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { _ in log.note("timer")
                }
            }
            display.advance(by: 1)
            #expect(log.entries.contains("past 16667"))
            #expect(!log.entries.contains { $0.hasPrefix("never") })
        }
    }
}
