import AgateDisplay
import Foundation
import QuartzCore
import Synchronization

/// How often a live display shows what moves while threads change layers of their own without a pause.
enum HammeredBenchmark {
    static let benchmark = Benchmark(scene: "composite/hammered") {
        let scene = CompositeScene.cards(width: 1280, height: 720)
        let display = LiveDisplay(size: CGSize(width: scene.width, height: scene.height))
        LiveScreen.use(display)
        let frames = Atomic<Int>(0)
        display.setFrameHandler { _, _ in frames.wrappingAdd(1, ordering: .relaxed) }
        scene.still.add(below: DisplayContext.of(display).rootLayer)
        CATransaction.flush()
        nonisolated(unsafe) let root = DisplayContext.of(display).rootLayer
        let isOver = Atomic<Bool>(false)
        let changes = Atomic<Int>(0)
        let done = DispatchGroup()
        for _ in 0..<8 {
            DispatchQueue.global().async(group: done) {
                let layer = CALayer()
                layer.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
                layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
                root.addSublayer(layer)
                var count = 0
                while !isOver.load(ordering: .relaxed) {
                    count += 1
                    layer.position = CGPoint(x: count % 1280, y: count / 1280 % 720)
                    layer.opacity = count.isMultiple(of: 2) ? 1 : 0.5
                    CATransaction.flush()
                }
                changes.wrappingAdd(2 * count, ordering: .relaxed)
            }
        }
        frames.store(0, ordering: .relaxed)
        let seconds = Stopwatch.seconds { RunLoop.main.run(until: Date(timeIntervalSinceNow: 5)) }
        let shown = Double(frames.load(ordering: .relaxed)) / seconds
        isOver.store(true, ordering: .relaxed)
        done.wait()
        display.setFrameHandler(nil)
        let rate = Double(changes.load(ordering: .relaxed)) / seconds
        var row = Row(
            scene: "composite/hammered",
            ours: 1000 / max(shown, 0.001),
            unit: "ms",
            note:
                "from frame to frame of a live display of 200 cards while eight threads change layers of their own, "
                + "\(Table.figure(rate)) changes a second"
        )
        row.limit = 50
        return row
    }
}
