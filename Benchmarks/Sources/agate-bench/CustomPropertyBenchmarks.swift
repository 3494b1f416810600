import AgateDisplay
import Foundation
import QuartzCore

/// A layer with an animatable property of its own.
final class Gauge: CALayer {
    @LayerProperty var level: CGFloat = 0
}

/// What a property declared with `@LayerProperty` costs.
enum CustomPropertyBenchmarks {
    static let read = Benchmark(scene: "animation/custom-get") {
        let gauges = (0..<100).map { _ in Gauge() }
        let fields = (0..<100).map { _ in Field() }
        let rounds = 2000
        let ours = Stopwatch.median {
            Stopwatch.processorSeconds {
                var sum = 0.0
                for _ in 0..<rounds { for gauge in gauges { sum += gauge.level } }
                Checksum.consume(sum)
            }
        }
        let loop = Stopwatch.median {
            Stopwatch.processorSeconds {
                var sum = 0.0
                for _ in 0..<rounds { for field in fields { sum += field.level } }
                Checksum.consume(sum)
            }
        }
        let reads = Double(rounds * gauges.count)
        return Row(
            scene: "animation/custom-get",
            ours: ours / reads * 1e9,
            unit: "ns",
            note: "@LayerProperty of 100 layers in turn; the loop reads a stored property",
            limit: AnimationBenchmarks.Limit.customGet,
            loop: loop / reads * 1e9
        )
    }

    static let write = Benchmark(scenes: "animation/custom-set") {
        let limit = AnimationBenchmarks.Limit.customSet
        func row(_ scene: String, limit: Double?, _ note: String, disables: Bool) -> Row {
            Row(scene: scene, ours: timeOfSets(disables: disables), unit: "ns", note: note, limit: limit)
        }
        return [
            row(
                "animation/custom-set",
                limit: limit,
                "@LayerProperty, on a display, actions disabled",
                disables: true
            ),
            row(
                "animation/custom-set-looked-up",
                limit: nil,
                "the same, looking for an action in vain",
                disables: false
            ),
        ]
    }

    private static func timeOfSets(disables: Bool) -> Double {
        ManualDisplay.run(size: CGSize(width: 100, height: 100)) { display in
            let gauge = Gauge()
            display.layer.addSublayer(gauge)
            display.advance(by: 0)
            let count = 20_000
            let seconds = Stopwatch.median {
                CATransaction.begin()
                CATransaction.setDisableActions(disables)
                let seconds = Stopwatch.processorSeconds {
                    for index in 0..<count { gauge.level = index % 2 == 0 ? 0.25 : 0.75 }
                }
                CATransaction.commit()
                display.advance(by: 1)
                return seconds
            }
            return seconds / Double(count) * 1e9
        }
    }

    /// An object with a plain property.
    private final class Field {
        var level: CGFloat = 0
    }
}
