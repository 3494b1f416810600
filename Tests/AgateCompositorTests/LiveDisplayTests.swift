import AgateCompositor
import AgateDisplay
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Dispatch
import Foundation
import Synchronization
import Testing

/// A clock that stands still until it is set.
private final class StandingClock: Sendable {
    private let seconds = Mutex(0.0)

    var time: Double {
        get { seconds.withLock { $0 } }
        set { seconds.withLock { $0 = newValue } }
    }
}

@Suite("LiveDisplay")
struct LiveDisplayTests {
    /// The frames that a display shows, one after the other.
    private final class Frames: Sendable {
        private let arrived = DispatchSemaphore(value: 0)
        private let pictures = Mutex<[(CGImage, Double)]>([])

        func take(_ image: CGImage, _ time: Double) {
            pictures.withLock { $0.append((image, time)) }
            arrived.signal()
        }

        /// Waits for one more frame.
        func next() -> (image: CGImage, time: Double)? {
            guard arrived.wait(timeout: .now() + 20) == .success else { return nil }
            return pictures.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        }

        var waiting: Int { pictures.withLock { $0.count } }
    }

    private func display(_ clock: StandingClock) -> LiveDisplay {
        LiveDisplay(size: CGSize(width: 8, height: 8), refreshRate: 1000) { clock.time }
    }

    @Test("a frame handler gets the frame as it is, and one more for a commit")
    func frames() throws {
        let display = display(StandingClock())
        let frames = Frames()
        display.setFrameHandler { frames.take($0, $1) }
        let empty = try #require(frames.next())
        #expect(empty.image.buffer[4, 4] == 0)
        var scene = SceneBuilder(width: 8, height: 8)
        scene.add(CGRect(x: 0, y: 0, width: 8, height: 8), color: .red)
        display.tree = scene.tree
        display.receive(Commit(time: 0))
        let red = try #require(frames.next())
        #expect(red.image.buffer[4, 4] == 0xFF00_00FF)
        #expect(frames.waiting == 0)
        display.setFrameHandler(nil)
    }

    @Test("an animation is drawn at the clock's time, off the caller's thread")
    func animation() throws {
        let clock = StandingClock()
        let display = display(clock)
        let frames = Frames()
        var scene = SceneBuilder(width: 8, height: 8)
        let box = scene.add(CGRect(x: 0, y: 0, width: 8, height: 8), color: .red)
        let fade = scene.animation(.opacity, from: .number(0), to: .number(1), duration: 1)
        scene.animate(box, [fade])
        display.tree = scene.tree
        display.receive(Commit(time: 0))
        clock.time = 0.5
        display.setFrameHandler { frames.take($0, $1) }
        var frame = try #require(frames.next())
        #expect(abs(Int(frame.image.buffer[4, 4] >> 24) - 128) <= 1)
        clock.time = 2
        while frame.time < 2 { frame = try #require(frames.next()) }
        #expect(frame.image.buffer[4, 4] == 0xFF00_00FF)
        display.setFrameHandler(nil)
    }
}
