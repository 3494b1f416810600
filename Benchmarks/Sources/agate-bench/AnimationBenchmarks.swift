import AgateDisplay
import AgateScene
import CAllocations
import Foundation
import QuartzCore

/// What animations cost: to evaluate, to make, to look at.
enum AnimationBenchmarks {
    static let all =
        [layerBytes] + MovingLayers.Property.allCases.map(evaluation) + [
            LayerBenchmarks.setWithoutAction, LayerBenchmarks.setWithAction, CustomPropertyBenchmarks.read,
            CustomPropertyBenchmarks.write, CommitBenchmarks.growth, presentation, idleFrame,
            steadyAllocations,
        ]

    /// What each of the figures is to stay under, in the units of the rows.
    enum Limit {
        static let evaluation: [MovingLayers.Property: Double] = [
            .scalar: 15, .position: 20, .transform: 90,
        ]
        static let set = 30.0
        static let setWithAction = 1000.0
        static let customGet = 3.0
        static let customSet = 40.0
        static let changedLayer = 300.0
        static let commitGrowth = 1.3
        static let presentation = 2000.0
        static let layerBytes = 600.0
        static let idleFrame = 1000.0
    }

    private static let count = 100_000

    // MARK: Evaluation

    private static func evaluation(of property: MovingLayers.Property) -> Benchmark {
        Benchmark(scenes: "animation/evaluate-\(property.rawValue)") {
            let loop = try timeOfLoop(property)
            return try MovingLayers.run(count, property) { moving in
                let evaluation = Evaluation()
                let scene = moving.display.scene
                let ids = moving.ids
                let evaluate = nanoseconds { evaluation.evaluate(scene, at: $0) }
                let present = nanoseconds { evaluation.present(ids, of: scene, at: $0) }
                var note = "each of 100 000 running on 100 000 layers"
                if property == .position {
                    let error = moving.largestError()
                    guard error <= 1e-7 else { throw Inexact(error: error) }
                    note += String(format: ", exact to %.0e", error)
                }
                return [
                    Row(
                        scene: "animation/evaluate-\(property.rawValue)",
                        ours: evaluate,
                        unit: "ns",
                        note: note,
                        limit: Limit.evaluation[property],
                        loop: loop
                    ),
                    Row(
                        scene: "animation/present-\(property.rawValue)",
                        ours: present,
                        unit: "ns",
                        note: "the same, and all values of its layer at that time",
                        loop: loop,
                        peerScene: "animation/evaluate-\(property.rawValue)"
                    ),
                ]
            }
        }
    }

    /// Nanoseconds for one of the animations, evaluated at times all over the curves.
    private static func nanoseconds(_ frame: (Double) -> Void) -> Double {
        var time = 1.0
        let seconds = Stopwatch.median {
            // Golden steps: every round is at another place.
            time = 1 + (time * 1.618).truncatingRemainder(dividingBy: 97)
            return Stopwatch.processorSeconds { frame(time) }
        }
        return seconds / Double(count) * 1e9
    }

    /// Nanoseconds of the plain loop for one animation.
    private static func timeOfLoop(_ property: MovingLayers.Property) throws -> Double {
        let loop = PlainLoop(count: count)
        let error = loop.largestError()
        guard error < 1e-7 else { throw Inexact(error: error) }
        return nanoseconds { time in
            switch property {
            case .scalar: loop.scalars(at: time)
            case .position: loop.positions(at: time)
            case .transform: loop.transforms(at: time)
            }
        }
    }

    /// An engine that is fast because it is wrong has no figure.
    private struct Inexact: Error, CustomStringConvertible {
        let error: Double
        var description: String { "the evaluation is off by \(error)" }
    }

    // MARK: Looking

    private static let presentation = Benchmark(scene: "animation/presentation") {
        let seconds = ManualDisplay.run(size: CGSize(width: 64, height: 64)) { display in
            let layers = LayerTrees.chain(of: 20, below: display.layer)
            guard let leaf = layers.last else { return 0.0 }
            let move = CABasicAnimation(keyPath: "position")
            move.toValue = CGPoint(x: 50, y: 50)
            move.duration = 1000
            move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            leaf.add(move, forKey: "move")
            display.advance(by: 0)
            let reads = 20_000
            return Stopwatch.median {
                display.advance(by: 1.0 / 60)
                return Stopwatch.processorSeconds {
                    for _ in 0..<reads { Checksum.consume(Double(leaf.presentation()?.position.x ?? 0)) }
                } / Double(reads)
            }
        }
        return Row(
            scene: "animation/presentation",
            ours: seconds * 1e9,
            unit: "ns",
            note: "presentation()?.position of a moving leaf, 20 deep",
            limit: Limit.presentation
        )
    }

    // MARK: Memory

    private static let layerBytes = Benchmark(scene: "animation/layer-bytes") {
        let bytes = ManualDisplay.run(size: CGSize(width: 64, height: 64)) { display in
            display.layer.addSublayer(CALayer())
            display.advance(by: 0)
            let before = heap_bytes_in_use()
            let layers = LayerTrees.rows(of: count, below: display.layer)
            display.advance(by: 0)
            let after = heap_bytes_in_use()
            // The array that keeps the layers is none of theirs.
            let own = layers.capacity * MemoryLayout<CALayer>.stride
            return withExtendedLifetime(layers) { Double(after) - Double(before) - Double(own) }
        }
        return Row(
            scene: "animation/layer-bytes",
            ours: bytes / Double(count),
            unit: "bytes",
            note: "heap of a plain CALayer in a tree of 100 000, model and render side",
            limit: Limit.layerBytes
        )
    }

    // MARK: Frames

    private static let idleFrame = Benchmark(scenes: "animation/idle-frame") {
        idleFrames("animation/idle-frame", "advance and makeSurface of 1 000 layers at rest", waits: false)
            + idleFrames(
                "animation/idle-frame-waiting",
                "the same while 1 000 animations wait for their begin",
                waits: true
            )
    }

    /// A frame at a time at which nothing begins, moves or ends.
    private static func idleFrames(_ scene: String, _ note: String, waits: Bool) -> [Row] {
        ManualDisplay.run(size: CGSize(width: 64, height: 64)) { display in
            let layers = LayerTrees.rows(of: 1000, below: display.layer)
            for layer in layers where waits {
                let wait = CABasicAnimation(keyPath: "opacity")
                wait.toValue = 0
                wait.beginTime = 1e6
                layer.add(wait, forKey: "wait")
            }
            display.advance(by: 0)
            let frames = 1000
            var allocations: UInt64 = 0
            let seconds = Stopwatch.median {
                let before = allocation_count()
                let seconds = Stopwatch.processorSeconds {
                    for _ in 0..<frames {
                        display.advance(by: 1.0 / 60)
                        _ = display.makeSurface()
                    }
                }
                allocations = allocation_count() - before
                return seconds / Double(frames)
            }
            return [
                Row(scene: scene, ours: seconds * 1e9, unit: "ns", note: note, limit: Limit.idleFrame),
                Row(
                    scene: "\(scene)-allocations",
                    ours: Double(allocations) / Double(frames),
                    unit: "count",
                    note: "heap allocations in such a frame",
                    limit: 0
                ),
            ]
        }
    }

    private static let steadyAllocations = Benchmark(scenes: "animation/evaluation-allocations") {
        MovingLayers.run(1000, .position) { moving in
            let display = moving.display
            let evaluating = Evaluation()
            let frames = 100
            func allocations(_ frame: () -> Void) -> Double {
                for _ in 0..<10 { frame() }
                let before = allocation_count()
                for _ in 0..<frames { frame() }
                return Double(allocation_count() - before) / Double(frames)
            }
            let evaluation = allocations {
                display.advance(by: 1.0 / 60)
                evaluating.evaluate(display.scene, at: display.time)
            }
            let whole = allocations {
                display.advance(by: 1.0 / 60)
                _ = display.makeSurface()
            }
            return [
                Row(
                    scene: "animation/evaluation-allocations",
                    ours: evaluation,
                    unit: "count",
                    note: "heap allocations of a refresh that evaluates 1 000 moving layers",
                    limit: 0
                ),
                Row(
                    scene: "animation/frame-allocations",
                    ours: whole,
                    unit: "count",
                    note: "the same with the drawing of the frame"
                ),
            ]
        }
    }
}

extension MovingLayers {
    /// How far positions are from where the curve says, at most, as a part of the way.
    func largestError() -> Double {
        let evaluation = Evaluation()
        let scene = display.scene
        var largest = 0.0
        for time in stride(from: 1.0, to: 100, by: 7.3) {
            evaluation.evaluate(scene, at: time)
            for index in stride(from: 0, to: layers.count, by: 97) {
                guard let id = layers[index].renderID,
                    let x = evaluation.values(of: id, in: scene, at: time)?.position.x
                else { return .infinity }
                let curve = PlainLoop.Curve.named[index % PlainLoop.Curve.named.count]
                let progress = min(time / Self.duration(of: index), 1)
                largest = max(largest, abs(x - (1000 + 1000 * curve.exactValue(at: progress))) / 1000)
            }
        }
        return largest
    }
}
