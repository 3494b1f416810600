import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit

/// Frames as they came; any thread may add one.
private final class FrameList: Sendable {
    private let frames = LockedValue<[LiveFrame]>([])

    func add(_ frame: LiveFrame) { frames.withLock { $0.append(frame) } }
    var all: [LiveFrame] { frames.withLock { $0 } }
}

@Suite("The frames of a live display, from outside")
struct LiveFrameTests {
    private let clock = SteppedClock()

    private func display() -> LiveDisplay {
        LiveDisplay(size: CGSize(width: 8, height: 6), scale: 1, refreshRate: 10, displayClock: clock)
    }

    private func box(_ frame: CGRect, in display: LiveDisplay) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        display.layer.addSublayer(layer)
        CATransaction.commit()
        // The tests before on this thread may have left an implicit transaction open.
        CATransaction.flush()
        return layer
    }

    @MainActor
    @Test("a callback gets the surface, what differs, and the time")
    func callback() {
        let display = display()
        let list = FrameList()
        display.onFrame { list.add($0) }
        clock.advance(to: 0)
        let layer = box(CGRect(x: 1, y: 1, width: 2, height: 2), in: display)
        clock.advance(to: 0.1)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x += 2
        CATransaction.commit()
        CATransaction.flush()
        clock.advance(to: 0.2)
        display.onFrame(nil)
        let frames = list.all
        #expect(frames.map(\.time) == [0, 0.1, 0.2])
        #expect(
            frames.map(\.damage) == [
                CGRect(x: 0, y: 0, width: 8, height: 6), CGRect(x: 1, y: 1, width: 2, height: 2),
                CGRect(x: 1, y: 1, width: 4, height: 2),
            ]
        )
        guard let last = frames.last else { return }
        #expect(last.surface.width == 8 && last.surface.height == 6 && last.bytesPerRow == 32)
        let pixels = last.withPixels { bytes in
            [2, 3, 4, 5].map { Array(bytes[(2 * 32 + $0 * 4)..<(2 * 32 + $0 * 4 + 4)]) }
        }
        #expect(pixels == [[0, 0, 0, 0], [255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 0, 0]])
    }

    @MainActor
    @Test(
        "a sequence gives the newest frame, with the damage of those it passed over, and ends with its display"
    )
    func sequence() async {
        var display: LiveDisplay? = self.display()
        guard let frames = display?.frames else { return }
        var iterator = frames.makeAsyncIterator()
        clock.advance(to: 0)
        var frame = await iterator.next()
        #expect(frame?.time == 0)
        if let display {
            _ = box(CGRect(x: 0, y: 0, width: 2, height: 2), in: display)
            clock.advance(to: 0.1)
            _ = box(CGRect(x: 4, y: 0, width: 2, height: 2), in: display)
            clock.advance(to: 0.2)
        }
        frame = await iterator.next()
        #expect(frame?.time == 0.2)
        #expect(frame?.damage == CGRect(x: 0, y: 0, width: 6, height: 2))
        display = nil
        frame = await iterator.next()
        #expect(frame == nil)
        var others = frames.makeAsyncIterator()
        frame = await others.next()
        #expect(frame == nil)
    }

    @Test("a task that is cancelled gets no more frames")
    func cancellation() async {
        let frames = display().frames
        let task = Task {
            var count = 0
            for await _ in frames { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value <= 1)
    }

    @MainActor
    @Test("a display of another size has another root, and a whole frame of that size")
    func size() {
        let display = display()
        let list = FrameList()
        display.onFrame { list.add($0) }
        clock.advance(to: 0)
        display.resize(to: CGSize(width: 10, height: 4), scale: 2)
        clock.advance(to: 0.1)
        #expect(display.layer.bounds == CGRect(x: 0, y: 0, width: 10, height: 4))
        #expect(display.layer.frame == CGRect(x: 0, y: 0, width: 10, height: 4))
        #expect(display.layer.animationKeys() == nil)
        let last = list.all.last
        #expect(last?.surface.width == 20 && last?.surface.height == 8)
        #expect(last?.damage == CGRect(x: 0, y: 0, width: 20, height: 8))
        #expect(last?.scale == 2)
        display.resize(to: CGSize(width: CGFloat.nan, height: -1), scale: .infinity)
        clock.advance(to: 0.2)
        #expect(display.size == .zero && display.scale == 1)
        #expect(list.all.map(\.surface.width) == [8, 20, 1])
        display.onFrame(nil)
    }

    @MainActor
    @Test("a window that fills the main display fills it after a change of size too, and others stay")
    func windows() {
        let before = LiveDisplay.main
        defer { LiveDisplay.main = before }
        let display = display()
        LiveDisplay.main = display
        let window = UIWindow(frame: UIScreen.main.bounds)
        let small = UIWindow(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
        window.makeKeyAndVisible()
        small.isHidden = false
        #expect(window.layer.superlayer === display.layer)
        display.resize(to: CGSize(width: 20, height: 30), scale: 3)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 20, height: 30))
        #expect(UIScreen.main.scale == 3)
        #expect(window.frame == UIScreen.main.bounds)
        #expect(small.frame == CGRect(x: 1, y: 1, width: 2, height: 2))
        window.isHidden = true
        small.isHidden = true
    }
}
