import AgateDisplay
import AgateTestSupport
import Dispatch
import Foundation
import QuartzCore
import Testing

/// A live display on a clock that the test sets, with a record of what it showed.
///
/// The tests run on the main thread and never give it back: for the display it is blocked from the first line to the last.
@MainActor
private final class BlockedStage {
    let clock = SteppedClock()
    let display: LiveDisplay
    private let frames = LockedValue<[(column: Int, time: Double)]>([])

    init() {
        display = LiveDisplay(
            size: CGSize(width: 100, height: 1),
            scale: 1,
            refreshRate: 10,
            displayClock: clock
        )
    }

    /// Begins to look at frames: the first one is that of what is committed by now.
    func watch() {
        let frames = frames
        display.setFrameHandler { image, time in
            let column = (0..<100).first { image.buffer[$0, 0] != 0 }
            frames.withLock { $0.append((column ?? -1, time)) }
        }
    }

    var root: CALayer { DisplayContext.of(display).rootLayer }

    /// Where the box was in each frame, and when.
    var shown: [(column: Int, time: Double)] { frames.withLock { $0 } }

    /// A box of a pixel at the left edge.
    func makeBox() -> CALayer {
        let box = CALayer()
        CATransaction.setDisableActions(true)
        box.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        box.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        root.addSublayer(box)
        return box
    }

    /// From the left edge to column 50 within five seconds.
    func move() -> CABasicAnimation {
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 0.5
        move.toValue = 50.5
        move.duration = 5
        return move
    }

    func end() {
        display.setFrameHandler(nil)
    }
}

private final class StopRecorder: NSObject, CAAnimationDelegate {
    var starts = 0
    var stops = 0

    func animationDidStart(_ anim: CAAnimation) { starts += 1 }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops += 1 }
}

@Suite("A blocked main thread")
struct BlockedMainThreadTests {
    @MainActor
    @Test("animations go on while the main thread is blocked; delegates wait for it", .claim("17.2", "17.3"))
    func animation() {
        dispatchPrecondition(condition: .onQueue(.main))
        let stage = BlockedStage()
        let box = stage.makeBox()
        let recorder = StopRecorder()
        let move = stage.move()
        move.delegate = recorder
        box.add(move, forKey: "move")
        CATransaction.flush()
        stage.watch()
        stage.clock.advance(to: 0)
        for refresh in 1...60 { stage.clock.advance(to: Double(refresh) / 10) }
        // Not once in these six seconds was the main thread free.
        #expect(stage.shown.count == 51)
        for (index, frame) in stage.shown.prefix(50).enumerated() {
            #expect(frame.column == index)
            #expect(abs(frame.time - Double(index) / 10) < 1e-9)
        }
        #expect(stage.shown.last?.column == 0)
        #expect(stage.display.pacing.dropped == 0)
        #expect(stage.clock.alarm == .infinity)
        #expect(recorder.starts == 0 && recorder.stops == 0)
        stage.display.turn()
        #expect(recorder.starts == 1 && recorder.stops == 1)
        stage.end()
    }

    @MainActor
    @Test("a turn of the main thread sees one frame, in presentation layers and in hit tests", .claim("11.1"))
    func oneFrame() throws {
        let stage = BlockedStage()
        let box = stage.makeBox()
        box.add(stage.move(), forKey: "move")
        CATransaction.flush()
        stage.watch()
        stage.clock.advance(to: 0)
        stage.clock.advance(to: 1)
        stage.display.beginTurn()
        #expect(box.presentation()?.position.x == 10.5)
        // The screen goes on, and past the time of any frame.
        stage.clock.advance(to: 2)
        stage.clock.advance(to: 2.04)
        #expect(stage.shown.last?.column == 20)
        #expect(stage.display.time == 2.04)
        #expect(stage.display.presentationTime == 1)
        #expect(box.presentation()?.position.x == 10.5)
        let root = try #require(stage.root.presentation())
        #expect(root.hitTest(CGPoint(x: 10.5, y: 0.5))?.model() === box)
        #expect(root.hitTest(CGPoint(x: 20.5, y: 0.5))?.model() !== box)
        stage.display.endTurn()
        // The next turn sees the frame that is on the screen then, not one that nobody has seen.
        stage.display.beginTurn()
        #expect(stage.display.presentationTime == 2)
        #expect(box.presentation()?.position.x == 20.5)
        stage.display.endTurn()
        stage.end()
    }

    @MainActor
    @Test("what a turn commits is seen in the same turn, and an animation starts from what the screen shows")
    func commitInATurn() throws {
        let stage = BlockedStage()
        let box = stage.makeBox()
        box.add(stage.move(), forKey: "move")
        CATransaction.flush()
        stage.watch()
        stage.clock.advance(to: 0)
        stage.clock.advance(to: 1)
        stage.display.beginTurn()
        stage.clock.advance(to: 1.04)
        let turn = CABasicAnimation(keyPath: "position.x")
        turn.toValue = 0.5
        turn.duration = 1
        turn.fromValue = box.presentation()?.position.x
        #expect(turn.fromValue as? CGFloat == 10.5)
        box.add(turn, forKey: "move")
        CATransaction.flush()
        #expect(stage.display.presentationTime == 1.04)
        #expect(box.presentation()?.position.x == 10.5)
        stage.display.endTurn()
        stage.end()
    }

    @MainActor
    @Test("while nobody looks at frames, presentation layers show the clock's time")
    func noFrames() {
        let stage = BlockedStage()
        let box = stage.makeBox()
        box.add(stage.move(), forKey: "move")
        CATransaction.flush()
        stage.clock.advance(to: 2.5)
        #expect(stage.display.presentationTime == 2.5)
        #expect(box.presentation()?.position.x == 25.5)
    }
}
