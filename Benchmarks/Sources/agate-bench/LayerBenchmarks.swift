import AgateDisplay
import Foundation
import Glibc
import QuartzCore

/// What a layer costs: to set a property of, and to keep.
enum LayerBenchmarks {
    static let all = [
        // First, while no freed memory of others is there to be used again.
        Benchmark(name: "layer/bytes") {
            let count = 100_000
            var layers: [CALayer] = []
            layers.reserveCapacity(count)
            let before = try residentBytes()
            for _ in 0..<count { layers.append(CALayer()) }
            let after = try residentBytes()
            return withExtendedLifetime(layers) {
                Measurement(
                    name: "layer/bytes",
                    value: Double(after - before) / Double(count),
                    unit: "bytes",
                    note: "resident memory of a plain CALayer, of 100 000"
                )
            }
        },
        Benchmark(name: "set/detached") {
            let layer = CALayer()
            let seconds = Stopwatch.median { timeOfSets(on: layer) }
            return Measurement(
                name: "set/detached",
                value: seconds * 1e9,
                unit: "ns",
                note: "opacity of a layer on no display"
            )
        },
        Benchmark(name: "set/no-action") {
            let seconds = onDisplay { layer in
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                defer { CATransaction.commit() }
                return timeOfSets(on: layer)
            }
            return Measurement(
                name: "set/no-action",
                value: seconds * 1e9,
                unit: "ns",
                note: "opacity, on a display, actions disabled"
            )
        },
        Benchmark(name: "set/implicit-action") {
            let seconds = onDisplay { layer in timeOfSets(on: layer) }
            return Measurement(
                name: "set/implicit-action",
                value: seconds * 1e9,
                unit: "ns",
                note: "opacity, on a display: an animation each time"
            )
        },
        Benchmark(name: "layer/make") {
            let count = 100_000
            let seconds = Stopwatch.median(rounds: 3) {
                var layers: [CALayer] = []
                layers.reserveCapacity(count)
                let seconds = Stopwatch.seconds {
                    for _ in 0..<count { layers.append(CALayer()) }
                }
                return withExtendedLifetime(layers) { seconds / Double(count) }
            }
            return Measurement(name: "layer/make", value: seconds * 1e9, unit: "ns", note: "CALayer()")
        },
    ]

    /// What of the process's memory is in use.
    private static func residentBytes() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        let pages = fields.count > 1 ? Int(fields[1]) ?? 0 : 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// The seconds of one set, from many.
    private static func timeOfSets(on layer: CALayer) -> Double {
        let count = 20_000
        let seconds = Stopwatch.seconds {
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
