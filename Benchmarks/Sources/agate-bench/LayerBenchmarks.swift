import AgateDisplay
import Foundation
import QuartzCore

/// What a layer costs: to make, and to set a property of.
enum LayerBenchmarks {
    static let all = [make, setDetached]

    private static let make = Benchmark(scene: "layer/make") {
        let count = 100_000
        let seconds = Stopwatch.median(rounds: 3) {
            var layers: [CALayer] = []
            layers.reserveCapacity(count)
            let seconds = Stopwatch.processorSeconds {
                for _ in 0..<count { layers.append(CALayer()) }
            }
            return withExtendedLifetime(layers) { seconds / Double(count) }
        }
        return Row(scene: "layer/make", ours: seconds * 1e9, unit: "ns", note: "CALayer()")
    }

    private static let setDetached = Benchmark(scene: "layer/set-detached") {
        let layer = CALayer()
        let seconds = Stopwatch.median { timeOfSets(on: layer) }
        return Row(
            scene: "layer/set-detached",
            ours: seconds * 1e9,
            unit: "ns",
            note: "opacity of a layer on no display"
        )
    }

    static let setWithoutAction = Benchmark(scenes: "animation/set-no-action") {
        let again = onDisplay { layer in
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            defer { CATransaction.commit() }
            return timeOfSets(on: layer)
        }
        func row(_ scene: String, _ seconds: Double, _ note: String) -> Row {
            Row(
                scene: scene,
                ours: seconds * 1e9,
                unit: "ns",
                note: note,
                limit: AnimationBenchmarks.Limit.set,
                peerScene: "animation/set-no-action"
            )
        }
        return [
            row("animation/set-no-action", again, "opacity of a layer over and over, actions disabled"),
            row(
                "animation/set-no-action-first",
                timeOfFirstSets(disables: true),
                "of 1 000 layers in turn: the first change of each in its transaction"
            ),
        ]
    }

    static let setWithAction = Benchmark(scenes: "animation/set-implicit-action") {
        let again = onDisplay { layer in timeOfSets(on: layer) }
        func row(_ scene: String, _ seconds: Double, _ note: String) -> Row {
            Row(
                scene: scene,
                ours: seconds * 1e9,
                unit: "ns",
                note: note,
                limit: AnimationBenchmarks.Limit.setWithAction,
                peerScene: "animation/set-implicit-action"
            )
        }
        return [
            row(
                "animation/set-implicit-action",
                again,
                "opacity over and over: each implicit animation replaces the one before"
            ),
            row(
                "animation/set-implicit-action-first",
                timeOfFirstSets(disables: false),
                "of 1 000 layers in turn: each replaces one that the display runs"
            ),
        ]
    }

    /// The seconds of the first set of a layer in its transaction, from many layers.
    private static func timeOfFirstSets(disables: Bool) -> Double {
        ManualDisplay.run(size: CGSize(width: 100, height: 100)) { display in
            let layers = LayerTrees.rows(of: 1000, below: display.layer)
            display.advance(by: 0)
            var round = 0
            let seconds = Stopwatch.median(rounds: 51) {
                round += 1
                CATransaction.begin()
                CATransaction.setDisableActions(disables)
                let seconds = Stopwatch.processorSeconds {
                    for layer in layers { layer.opacity = round % 2 == 0 ? 0.25 : 0.75 }
                }
                CATransaction.commit()
                // The animations are a fifteenth on their way when they are replaced.
                display.advance(by: 1.0 / 60)
                return seconds
            }
            return seconds / Double(layers.count)
        }
    }

    /// The seconds of one set, from many.
    private static func timeOfSets(on layer: CALayer) -> Double {
        let count = 20_000
        let seconds = Stopwatch.processorSeconds {
            for index in 0..<count { layer.opacity = index % 2 == 0 ? 0.25 : 0.75 }
        }
        return seconds / Double(count)
    }

    private static func onDisplay(_ body: (CALayer) -> Double) -> Double {
        ManualDisplay.run(size: CGSize(width: 100, height: 100)) { display in
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            return Stopwatch.median {
                let seconds = body(layer)
                display.advance(by: 1)
                return seconds
            }
        }
    }
}
