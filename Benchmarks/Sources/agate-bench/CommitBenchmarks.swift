import AgateDisplay
import Foundation
import QuartzCore

/// What a commit costs: as much as changed, and not as much as there is.
enum CommitBenchmarks {
    private static let changed = 100

    static let growth = Benchmark(scenes: "animation/commit-of-1000") {
        let small = nanoseconds(of: 1_000)
        let large = nanoseconds(of: 100_000)
        func row(_ count: String, _ figure: Double) -> Row {
            Row(
                scene: "animation/commit-of-\(count)",
                ours: figure,
                unit: "ns",
                note: "each of \(changed) changed layers",
                limit: AnimationBenchmarks.Limit.changedLayer
            )
        }
        return [
            row("1000", small), row("100000", large),
            Row(
                scene: "animation/commit-growth",
                ours: large / small,
                unit: "times",
                note: "a tree of 100 000 layers to one of 1 000",
                limit: AnimationBenchmarks.Limit.commitGrowth
            ),
        ]
    }

    /// What one changed layer adds to a commit, the sets left out.
    private static func nanoseconds(of count: Int) -> Double {
        ManualDisplay.run(size: CGSize(width: 100, height: 100)) { display in
            let layers = LayerTrees.rows(of: count, below: display.layer)
            display.advance(by: 0)
            var round = 0
            let seconds = Stopwatch.median(rounds: 101) {
                round += 1
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                for index in 0..<changed {
                    layers[index * (count / changed)].position = CGPoint(
                        x: Double(round % 50),
                        y: Double(index)
                    )
                }
                return Stopwatch.processorSeconds {
                    CATransaction.commit()
                    CATransaction.flush()
                }
            }
            return seconds / Double(changed) * 1e9
        }
    }
}
