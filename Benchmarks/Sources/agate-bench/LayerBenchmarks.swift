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

    static let setWithoutAction = Benchmark(scene: "animation/set-no-action") {
        let seconds = onDisplay { layer in
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            defer { CATransaction.commit() }
            return timeOfSets(on: layer)
        }
        return Row(
            scene: "animation/set-no-action",
            ours: seconds * 1e9,
            unit: "ns",
            note: "opacity, on a display, actions disabled",
            limit: AnimationBenchmarks.Limit.set
        )
    }

    static let setWithAction = Benchmark(scene: "animation/set-implicit-action") {
        let seconds = onDisplay { layer in timeOfSets(on: layer) }
        return Row(
            scene: "animation/set-implicit-action",
            ours: seconds * 1e9,
            unit: "ns",
            note: "the same with its implicit animation, which replaces the running one",
            limit: AnimationBenchmarks.Limit.setWithAction
        )
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
