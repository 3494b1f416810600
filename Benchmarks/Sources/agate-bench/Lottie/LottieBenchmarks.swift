import AgateDocuments
import AgateGeometry
import AgatePixels
import Foundation
import Lottie
import QuartzCore

/// Lottie files: read, made into layers, and played.
///
/// What counts is processor time, as of the peers.
enum LottieBenchmarks {
    static let all = [frames, twoThreads, first, reading, building]

    // MARK: Frames

    private static let frames = Benchmark(scenes: "lottie/frames") {
        try (LottieSamples.names + [LottieSamples.own]).compactMap { name throws -> Row? in
            guard LottieSamples.file(name) != nil else { return nil }
            return Row(
                scene: "lottie/\(name)",
                ours: try milliseconds(of: name, threads: 1, Stopwatch.processSeconds),
                unit: "ms",
                note: "a frame while all are played, 512 pixels on the longer side",
                reach: reach
            )
        }
    }

    private static let twoThreads = Benchmark(scenes: "lottie/frames-two-threads") {
        try LottieSamples.names.compactMap { name in
            guard LottieSamples.file(name) != nil else { return nil }
            return Row(
                scene: "lottie/two-threads/\(name)",
                ours: try milliseconds(of: name, threads: 2, Stopwatch.wallSeconds),
                unit: "ms",
                note: "the same on two threads, by the clock on the wall",
                peerScene: "lottie/\(name)"
            )
        }
    }

    /// What is to be reached of the peers' figures, as a geometric mean of the samples.
    private static let reach = ["rlottie": 1, "thorvg": 1.5]

    /// The milliseconds of a frame, the least of some playings after a first one.
    private static func milliseconds(of name: String, threads: Int, _ clock: () -> Double) throws -> Double {
        let animation = try LottieAnimation.from(data: try LottieSamples.data(name))
        let count = max(Int(animation.duration * animation.framerate), 1)
        return LottieDrawing.run(animation, threads: threads) { drawing in
            let seconds = Stopwatch.minimum(rounds: 5) {
                let start = clock()
                for frame in 0..<count { drawing.draw(frame) }
                return clock() - start
            }
            return seconds / Double(count) * 1e3
        }
    }

    // MARK: Opening

    private static let first = Benchmark(scenes: "lottie/first") {
        try [LottieSamples.large, LottieSamples.own].compactMap { name in
            guard LottieSamples.file(name) != nil else { return nil }
            let data = try LottieSamples.data(name)
            let seconds = try Stopwatch.minimum(rounds: 5) {
                let start = Stopwatch.processSeconds()
                let animation = try LottieAnimation.from(data: data)
                LottieDrawing.run(animation, threads: 1) { $0.draw(0) }
                return Stopwatch.processSeconds() - start
            }
            return Row(
                scene: "lottie/first/\(name)",
                ours: seconds * 1e3,
                unit: "ms",
                note: "from the bytes of a file of \(data.count / 1000) KB to the first frame",
                limit: 30
            )
        }
    }

    private static let reading = Benchmark(scenes: "lottie/read") {
        guard LottieSamples.file(LottieSamples.large) != nil else { return [] }
        let data = try LottieSamples.data(LottieSamples.large)
        let tree = try Stopwatch.minimum {
            try Stopwatch.processorSeconds { _ = try JSONValue.read(data, format: "Lottie", maxDepth: 512) }
        }
        let model = try Stopwatch.minimum {
            try Stopwatch.processorSeconds { _ = try LottieReader.read(data) }
        }
        return [
            Row(
                scene: "lottie/read-json",
                ours: tree * 1e3,
                unit: "ms",
                note: "the values of \(data.count / 1000) KB of JSON",
                hasPeers: false
            ),
            Row(
                scene: "lottie/read",
                ours: model * 1e3,
                unit: "ms",
                note: "the document of \(data.count / 1000) KB of JSON",
                limit: 7,
                hasPeers: false
            ),
        ]
    }

    private static let building = Benchmark(scenes: "lottie/layers") {
        guard LottieSamples.file(LottieSamples.large) != nil else { return [] }
        let animation = try LottieAnimation.from(data: try LottieSamples.data(LottieSamples.large))
        let seconds = Stopwatch.minimum {
            Stopwatch.processorSeconds { _ = animation.makeLayer() }
        }
        return [
            Row(
                scene: "lottie/layers",
                ours: seconds * 1e3,
                unit: "ms",
                note: "the layers of that document with their animations",
                hasPeers: false
            )
        ]
    }
}
