import AgateDisplay
import Foundation
import QuartzCore

/// What a commit costs: as much as changed, and not as much as there is.
enum CommitBenchmarks {
    static let all = [1_000, 100_000].map { count in
        Benchmark(name: "commit/10-of-\(count)") {
            let seconds = ManualDisplay.run(size: CGSize(width: 100, height: 100)) { display in
                let layers = tree(of: count, below: display.layer)
                display.advance(by: 0)
                var round = 0
                return Stopwatch.median(rounds: 51) {
                    round += 1
                    return Stopwatch.seconds {
                        CATransaction.begin()
                        CATransaction.setDisableActions(true)
                        for index in 0..<10 {
                            layers[index * (count / 10)].position = CGPoint(
                                x: Double(round % 50),
                                y: Double(index)
                            )
                        }
                        CATransaction.commit()
                        CATransaction.flush()
                    }
                }
            }
            return Measurement(
                name: "commit/10-of-\(count)",
                value: seconds * 1e6,
                unit: "µs",
                note: "10 positions set and committed in a tree of \(count) layers"
            )
        }
    }

    /// Layers in rows of a hundred, so that the tree is neither deep nor flat.
    static func tree(of count: Int, below root: CALayer) -> [CALayer] {
        var layers: [CALayer] = []
        var row = root
        for index in 0..<count {
            let layer = CALayer()
            layer.frame = CGRect(x: Double(index % 10) * 10, y: 0, width: 8, height: 8)
            if index % 100 == 0 {
                root.addSublayer(layer)
                row = layer
            } else {
                row.addSublayer(layer)
            }
            layers.append(layer)
        }
        return layers
    }
}
