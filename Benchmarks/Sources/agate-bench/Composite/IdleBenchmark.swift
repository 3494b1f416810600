import AgateDisplay
import Foundation
import QuartzCore

/// What a live display takes while nothing moves.
enum IdleBenchmark {
    static let benchmark = Benchmark(scene: "composite/idle") {
        let scene = CompositeScene.cards(width: 1280, height: 720)
        let display = LiveDisplay(size: CGSize(width: scene.width, height: scene.height))
        LiveScreen.use(display)
        display.setFrameHandler { _, _ in }
        scene.still.add(below: DisplayContext.of(display).rootLayer)
        CATransaction.flush()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
        let before = Stopwatch.processSeconds()
        let seconds = Stopwatch.seconds { RunLoop.main.run(until: Date(timeIntervalSinceNow: 3)) }
        let share = (Stopwatch.processSeconds() - before) / seconds * 100
        display.setFrameHandler(nil)
        var row = Row(
            scene: "composite/idle",
            ours: share,
            unit: "% CPU",
            note: "200 cards that stand still on a live display, for 3 seconds"
        )
        row.limit = 0.05
        return row
    }
}
