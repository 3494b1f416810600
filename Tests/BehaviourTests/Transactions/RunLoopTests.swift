import AgateDisplay
import AgateTestSupport
import CoreFoundation
import Foundation
import QuartzCore
import Testing

@Suite("The implicit transaction of a run loop")
struct RunLoopTests {
    /// What a thread with a run loop of its own has seen.
    private final class Seen: @unchecked Sendable {
        // Written by the one thread that the test waits for.
        var before: Bool?
        var afterTurn: Bool?
        var animationKeys: [String]?
        var duration: Double?
    }

    @Test(
        "a change outside any transaction is committed when the run loop's turn ends",
        .claim("S35", "9.5", "G23")
    )
    func commitAtTheEndOfTheTurn() {
        let seen = Seen()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            LiveScreen.use(LiveDisplay(size: CGSize(width: 20, height: 20), clock: { 5 }))
            // A run loop without anything to wait for has no turns.
            RunLoop.current.add(Timer(timeInterval: 1e6, repeats: false) { _ in }, forMode: .default)
            let root = DisplayContext.current.rootLayer
            let layer = CALayer()
            root.addSublayer(layer)
            seen.before = layer.presentation() != nil
            CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false)
            seen.afterTurn = layer.presentation() != nil
            layer.opacity = 0.5
            seen.animationKeys = layer.animationKeys()
            CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false)
            seen.duration = layer.animation(forKey: "opacity")?.duration
            layer.removeFromSuperlayer()
            CATransaction.flush()
            done.signal()
        }
        thread.start()
        done.wait()
        #expect(seen.before == false)
        #expect(seen.afterTurn == true)
        #expect(seen.animationKeys == ["opacity"])
        #expect(seen.duration == 0.25)
    }
}
