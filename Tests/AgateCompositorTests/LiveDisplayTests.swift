import AgateCompositor
import AgateDisplay
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Synchronization
import Testing

/// The frames that a display has shown, one after the other.
final class RecordedFrames: Sendable {
    struct Shown: Sendable {
        let image: CGImage
        let time: Double
    }

    private let frames = Mutex<[Shown]>([])

    func take(_ image: CGImage, _ time: Double) {
        frames.withLock { $0.append(Shown(image: image, time: time)) }
    }

    var all: [Shown] { frames.withLock { $0 } }
    var times: [Double] { all.map(\.time) }
}

@Suite("LiveDisplay")
struct LiveDisplayTests {
    private let clock = SteppedClock()
    private let frames = RecordedFrames()

    private func display(refreshRate: Double = 10) -> LiveDisplay {
        LiveDisplay(
            size: CGSize(width: 8, height: 8),
            scale: 1,
            refreshRate: refreshRate,
            displayClock: clock
        )
    }

    /// A box whose opacity goes from 0 to 1 within a second, from a time on.
    private func fade(from begin: Double = 0, duration: Double = 1) -> SceneBuilder {
        var scene = SceneBuilder(width: 8, height: 8)
        let box = scene.add(CGRect(x: 0, y: 0, width: 8, height: 8), color: .red)
        var fade = scene.animation(.opacity, from: .number(0), to: .number(1), duration: duration)
        fade.timing.beginTime = begin
        scene.animate(box, [fade])
        return scene
    }

    private func show(_ scene: SceneBuilder, on display: LiveDisplay, at time: Double = 0) {
        // A turn on the main thread may want the tree at the same moment.
        TreeLock.withLock {
            display.scene = scene.scene
            display.receive(Commit(time: time))
        }
    }

    @Test("a frame handler gets the frame as it is, and one more for a commit")
    func commit() throws {
        let display = display()
        display.setFrameHandler { [frames] in frames.take($0, $1) }
        clock.advance(to: 0)
        #expect(frames.all.count == 1)
        #expect(frames.all[0].image.buffer[4, 4] == 0)
        var scene = SceneBuilder(width: 8, height: 8)
        scene.add(CGRect(x: 0, y: 0, width: 8, height: 8), color: .red)
        show(scene, on: display)
        clock.advance(to: 0.05)
        #expect(frames.all.count == 1, "there was a frame for this refresh already")
        clock.advance(to: 0.1)
        #expect(frames.all.count == 2)
        #expect(frames.all[1].image.buffer[4, 4] == 0xFF00_00FF)
        display.setFrameHandler(nil)
    }

    @Test(
        "an animation is drawn at each refresh, for the refresh's own time, whenever the thread wakes",
        .claim("17.3")
    )
    func animation() throws {
        let display = display()
        show(fade(), on: display)
        display.setFrameHandler { [frames] in frames.take($0, $1) }
        clock.advance(to: 0)
        // The thread wakes a little late each time.
        for refresh in 1...12 { clock.advance(to: Double(refresh) / 10 + 0.013) }
        let times = frames.times
        #expect(times.count == 11)
        for (index, time) in times.enumerated() { #expect(abs(time - Double(index) / 10) < 1e-9) }
        for (index, frame) in frames.all.enumerated() where index < 10 {
            let alpha = Double(frame.image.buffer[4, 4] >> 24)
            #expect(abs(alpha - Double(index) * 25.5) <= 1)
        }
        #expect(frames.all[10].image.buffer[4, 4] == 0xFF00_00FF)
        #expect(display.pacing.shown == 11)
        #expect(display.pacing.dropped == 0)
        display.setFrameHandler(nil)
    }

    @Test("what begins with a commit between two refreshes has begun in the next frame")
    func commitBetweenRefreshes() throws {
        let display = display()
        show(fade(duration: 10), on: display)
        display.setFrameHandler { [frames] in frames.take($0, $1) }
        clock.advance(to: 0.1)
        clock.set(0.2)
        show(fade(from: 0.215, duration: 10), on: display, at: 0.215)
        clock.advance(to: 0.23)
        let last = try #require(frames.all.last)
        #expect(last.time >= 0.2)
        clock.advance(to: 0.3)
        #expect(try #require(frames.times.last) >= 0.215)
        #expect(frames.times == frames.times.sorted())
        display.setFrameHandler(nil)
    }

    @Test("a display at rest sleeps until a commit comes, whatever the clock does")
    func rest() async throws {
        let display = display()
        show(fade(), on: display)
        display.setFrameHandler { [frames] in frames.take($0, $1) }
        clock.advance(to: 0)
        #expect(abs(clock.alarm - 0.1) < 1e-6)
        clock.advance(to: 1)
        clock.advance(to: 1.1)
        // The turn that the end of the animation asked for may change the tree, which the next refresh shows.
        await MainActor.run {}
        clock.advance(to: 1.2)
        #expect(clock.alarm == .infinity)
        let (sleeps, shown) = (clock.sleepCount, frames.all.count)
        for step in 2...100 { clock.advance(to: Double(step)) }
        #expect(clock.sleepCount == sleeps)
        #expect(frames.all.count == shown)
        #expect(display.nextFrameTime == .infinity)
        display.setFrameHandler(nil)
    }

    @Test("between two refreshes commits do not wake the thread, however many come")
    func sleepingThroughCommits() throws {
        let display = display()
        show(fade(duration: 100), on: display)
        display.setFrameHandler { [frames] in frames.take($0, $1) }
        clock.advance(to: 1)
        let sleeps = clock.sleepCount
        for _ in 0..<1_000 { display.receive(Commit(time: 1)) }
        // One look may have been under way.
        #expect(clock.sleepCount <= sleeps + 1)
        let shown = frames.all.count
        clock.advance(to: 1.1)
        #expect(frames.all.count == shown + 1)
        display.setFrameHandler(nil)
    }

    @Test("what begins later wakes the thread at the refresh that shows it")
    func laterStart() throws {
        let display = display()
        show(fade(from: 3.14), on: display)
        display.setFrameHandler { [frames] in frames.take($0, $1) }
        clock.advance(to: 0.5)
        #expect(abs(display.nextFrameTime - 3.14) < 1e-9)
        #expect(abs(clock.alarm - 3.2) < 1e-6)
        clock.advance(to: 3.2)
        #expect(display.nextFrameTime == 3.2)
        #expect(abs(clock.alarm - 3.3) < 1e-6)
        display.setFrameHandler(nil)
    }

    @Test("frames that take too long are late, and the refreshes that they cover are dropped")
    func slowFrames() throws {
        let display = display()
        show(fade(duration: 100), on: display)
        // Each frame takes two and a half refreshes.
        display.setFrameHandler { [frames, clock] image, time in
            frames.take(image, time)
            if frames.all.count < 5 { clock.set(clock.time + 0.25) }
        }
        clock.advance(to: 1)
        let pacing = display.pacing
        #expect(frames.times.count == pacing.shown)
        #expect(pacing.late == 4)
        #expect(pacing.dropped >= 4)
        #expect(abs(pacing.longestFrame - 0.25) < 0.06)
        #expect(pacing.totalTime >= 1)
        #expect(pacing.duplicated == 0)
        display.resetPacing()
        #expect(display.pacing == FramePacing())
        display.setFrameHandler(nil)
    }

    @Test("a frame that comes out as the one before is not shown again, and counts as duplicated")
    func duplicates() throws {
        let display = display()
        var scene = SceneBuilder(width: 8, height: 8)
        let box = scene.add(CGRect(x: 50, y: 0, width: 8, height: 8), color: .red)
        let fade = scene.animation(.opacity, from: .number(0), to: .number(1), duration: 1)
        scene.animate(box, [fade])
        show(scene, on: display)
        display.setFrameHandler { [frames] in frames.take($0, $1) }
        clock.advance(to: 0)
        for refresh in 1...5 { clock.advance(to: Double(refresh) / 10) }
        #expect(frames.all.count == 1)
        #expect(display.pacing.shown == 1)
        #expect(display.pacing.duplicated == 5)
        display.setFrameHandler(nil)
    }

    @Test("many commits between two refreshes make one frame")
    func manyCommits() throws {
        let display = display()
        display.setFrameHandler { [frames] in frames.take($0, $1) }
        clock.advance(to: 0)
        for width in 1...20 {
            var scene = SceneBuilder(width: 8, height: 8)
            scene.add(CGRect(x: 0, y: 0, width: width % 8 + 1, height: 8), color: .red)
            show(scene, on: display)
        }
        clock.advance(to: 0.1)
        #expect(frames.all.count == 2)
        display.setFrameHandler(nil)
    }
}
