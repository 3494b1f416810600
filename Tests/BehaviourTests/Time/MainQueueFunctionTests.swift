import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// When things happened, in milliseconds of the display's time.
private final class Moments {
    private(set) var values: [Int] = []

    func note() { values.append(Int((CACurrentMediaTime() * 1000).rounded())) }
}

/// The functions of Dispatch, CoreFoundation and Foundation that the main queue of a manual display stands in for, one by one.
///
/// Each test fails where its function goes to the system: nothing waits for the system's clocks here.
@Suite("Functions that the main queue of a manual display stands in for")
struct MainQueueFunctionTests {
    /// What is tested below, by the names of the C library or the symbols of Swift's.
    private static let functions: Set<String> = [
        "dispatch_async", "dispatch_after", "dispatch_async_f", "dispatch_after_f", "dispatch_group_notify",
        "dispatch_group_async", "dispatch_time", "dispatch_walltime", "CFRunLoopTimerCreate",
        "CFRunLoopAddTimer", "CFRunLoopTimerSetNextFireDate", "CFRunLoopTimerInvalidate",
        "CFRunLoopPerformBlock", "agate_date", "agate_date_now", "agate_date_since_now",
    ]

    @Test("each function that has a stand-in has its test here")
    func all() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/CAgateMainQueue")
        var found: Set<String> = []
        for name in ["dispatch.c", "jobs.c", "timers.c"] {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            for line in text.split(separator: "\n") where line.hasPrefix("STANDS_IN ") {
                let plain = line.replacingOccurrences(of: "__attribute__((swiftcall))", with: "")
                let name = plain.prefix { $0 != "(" }.split { " *".contains($0) }.last
                found.insert(name.map(String.init) ?? "")
            }
        }
        #expect(found == Self.functions)
    }

    /// Schedules something at the time 0 of a display and gives the times, in milliseconds, at which it was there.
    private func moments(
        until end: Double = 2,
        _ schedule: (ManualDisplay, Moments) -> Void
    ) -> [Int] {
        onStage { display in
            let moments = Moments()
            schedule(display, moments)
            display.advance(to: end)
            return moments.values
        }
    }

    // MARK: Dispatch

    @Test("dispatch_async: at the next refresh")
    func async() {
        #expect(moments { _, moments in DispatchQueue.main.async { moments.note() } } == [17])
    }

    @Test("dispatch_after: when its time has come on the display's clock")
    func after() {
        #expect(
            moments { _, moments in
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { moments.note() }
            } == [1000]
        )
    }

    @Test("dispatch_async_f: a job of the main actor runs at the next refresh")
    func asyncFunction() {
        #expect(moments { _, moments in Self.run { moments.note() } } == [17])
    }

    @Test("dispatch_after_f: a sleep of a job of the main actor lasts on the display's clock")
    func afterFunction() {
        #expect(
            moments { _, moments in
                Self.run {
                    try? await Task.sleep(nanoseconds: 500_000_000)
                    moments.note()
                }
            } == [517]
        )
    }

    @Test("swift_task_enqueueGlobal_hook: a job that leaves the main actor goes on with the display")
    func globalJob() {
        #expect(
            moments { _, moments in
                Self.run {
                    await Self.elsewhere()
                    moments.note()
                }
            } == [17]
        )
    }

    private static func run(_ body: @escaping @MainActor () async -> Void) {
        Task { @MainActor in await body() }
    }

    @concurrent private static func elsewhere() async {}

    @Test("dispatch_group_notify: when the group is empty")
    func groupNotify() {
        #expect(
            moments { _, moments in
                let group = DispatchGroup()
                group.enter()
                group.notify(queue: .main) { moments.note() }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { group.leave() }
            } == [500]
        )
    }

    @Test("dispatch_group_async: at the next refresh, and the group knows")
    func groupAsync() {
        onStage { display in
            let (group, moments) = (DispatchGroup(), Moments())
            DispatchQueue.main.async(group: group) { moments.note() }
            #expect(group.wait(timeout: .now()) == .timedOut)
            display.advance(to: 1)
            #expect(moments.values == [17])
            #expect(group.wait(timeout: .now()) == .success)
        }
    }

    @Test("dispatch_time: a deadline counts from the display's time at which the clock was read")
    func time() {
        #expect(
            moments { display, moments in
                let start = DispatchTime.now()
                display.advance(to: 1)
                DispatchQueue.main.asyncAfter(deadline: start + 1.5) { moments.note() }
            } == [1500]
        )
    }

    @Test("dispatch_walltime: a deadline counts from the display's time at which the clock was read")
    func wallTime() {
        #expect(
            moments { display, moments in
                let start = DispatchWallTime.now()
                display.advance(to: 1)
                DispatchQueue.main.asyncAfter(wallDeadline: start + 1.5) { moments.note() }
            } == [1500]
        )
    }

    // MARK: Run loops

    @Test("CFRunLoopTimerCreate: a timer's interval is one of the display's clock")
    func timerCreate() {
        #expect(
            moments(until: 1.1) { _, moments in
                _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in moments.note() }
            } == [500, 1000]
        )
    }

    @Test("CFRunLoopAddTimer: a timer fires where it was added, and no other one does")
    func addTimer() {
        #expect(
            moments { _, moments in
                func made(_ delay: Double) -> Timer {
                    Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) { _ in
                        moments.note()
                    }
                }
                let (added, other) = (made(0.5), made(0.7))
                RunLoop.main.add(added, forMode: .default)
                withExtendedLifetime(other) {}
            } == [500]
        )
    }

    @Test("CFRunLoopTimerSetNextFireDate: a timer that is moved fires at its new time")
    func setFireDate() {
        #expect(
            moments { _, moments in
                let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in moments.note()
                }
                timer.fireDate = Date(timeIntervalSinceNow: 1.5)
            } == [1500]
        )
    }

    @Test("CFRunLoopTimerInvalidate: a timer that is invalidated fires no more")
    func invalidate() {
        #expect(
            moments { display, moments in
                let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in moments.note() }
                display.advance(to: 0.6)
                timer.invalidate()
            } == [500]
        )
    }

    @Test("CFRunLoopPerformBlock: at the next refresh")
    func performBlock() {
        #expect(moments { _, moments in RunLoop.main.perform { moments.note() } } == [17])
    }

    // MARK: Dates

    /// A timer at one and a half seconds after a date that is read at the time 0, made at the time 1.
    private func timer(after read: @escaping () -> Date) -> [Int] {
        moments { display, moments in
            let start = read()
            display.advance(to: 1)
            let timer = Timer(fire: start + 1.5, interval: 0, repeats: false) { _ in moments.note() }
            RunLoop.main.add(timer, forMode: .default)
        }
    }

    @Test("agate_date, Date(): a timer's date counts from the display's time at which the date was read")
    func date() {
        #expect(timer { Date() } == [1500])
    }

    @Test("agate_date_now, Date.now: a timer's date counts from the display's time at which it was read")
    func dateNow() {
        #expect(timer { Date.now } == [1500])
    }

    @Test("agate_date_since_now, Date(timeIntervalSinceNow:): a timer fires at exactly that time")
    func dateSinceNow() {
        #expect(
            moments { display, moments in
                let date = Date(timeIntervalSinceNow: 1.5)
                display.advance(to: 1)
                let timer = Timer(fire: date, interval: 0, repeats: false) { _ in moments.note() }
                RunLoop.main.add(timer, forMode: .default)
            } == [1500]
        )
    }
}
