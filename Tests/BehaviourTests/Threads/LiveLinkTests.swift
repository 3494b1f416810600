import AgateDisplay
import AgateTestSupport
import CoreFoundation
import Foundation
import QuartzCore
import Synchronization
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

    @Test("a link of another thread's run loop is called there", .claim("17.4"))
    func otherRunLoop() async {
        let stage = LiveStage()
        let isAdded = Gate()
        let isOver = Gate()
        let wasOnThread = Mutex<Bool?>(nil)
        let thread = Thread {
            let own = Thread.current
            // A run loop without anything to wait for has no turns.
            RunLoop.current.add(Timer(timeInterval: 1e6, repeats: false) { _ in }, forMode: .default)
            let link = CADisplayLink(on: DisplayContext.of(stage.display)) { link in
                wasOnThread.withLock { $0 = Thread.current === own }
                link.invalidate()
                CFRunLoopStop(CFRunLoopGetCurrent())
            }
            link.add(to: .current, forMode: .default)
            isAdded.open()
            // A run may end before the call comes.
            for _ in 0..<1000 where wasOnThread.withLock({ $0 == nil }) {
                CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1, false)
            }
            isOver.open()
        }
        thread.start()
        isAdded.pass()
        stage.setTime(0.0105)
        await MainActor.run { stage.turn() }
        isOver.pass()
        #expect(wasOnThread.withLock { $0 } == true)
        stage.end()
    }
}
