import AgateDisplay
import AgateExamples
import Foundation
import QuartzCore
import UIKit

/// What a frame costs.
enum FrameBenchmarks {
    static let all =
        [evaluation, presentation] + ["pop", "card-flip", "drawn-path"].map(program) + [firstFrame]

    private static let evaluation = Benchmark(name: "frame/10000-animations") {
        let seconds = running(10_000) { display, _ in
            Stopwatch.median(rounds: 15) {
                Stopwatch.seconds {
                    display.advance(by: 1.0 / 60)
                    _ = display.makeImage()
                }
            }
        }
        return Measurement(
            name: "frame/10000-animations",
            value: seconds * 1e3,
            unit: "ms",
            note: "a frame of 64 x 64 pixels; 10 000 moving layers beside it"
        )
    }

    private static let presentation = Benchmark(name: "presentation/10000-animations") {
        let seconds = running(10_000) { display, layers in
            Stopwatch.median(rounds: 5) {
                display.advance(by: 1.0 / 60)
                return Stopwatch.seconds {
                    for layer in layers { _ = layer.presentation()?.position }
                }
            }
        }
        return Measurement(
            name: "presentation/10000-animations",
            value: seconds * 1e9 / 10_000,
            unit: "ns",
            note: "presentation()?.position of one layer, while 10 000 move"
        )
    }

    /// A display with layers that all move, outside of what one sees.
    private static func running(_ count: Int, _ body: (ManualDisplay, [CALayer]) -> Double) -> Double {
        ManualDisplay.run(size: CGSize(width: 64, height: 64)) { display in
            let layers = CommitBenchmarks.tree(of: count, below: display.layer)
            for (index, layer) in layers.enumerated() {
                let move = CABasicAnimation(keyPath: "position")
                move.fromValue = CGPoint(x: 1000, y: Double(index % 100))
                move.toValue = CGPoint(x: 2000, y: Double(index % 100))
                move.duration = 100
                move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                layer.add(move, forKey: "move")
            }
            display.advance(by: 0)
            return body(display, layers)
        }
    }

    /// A program of the gallery on a display of 1280 x 720 pixels.
    private static func program(_ name: String) -> Benchmark {
        Benchmark(name: "gallery/\(name)") {
            try MainActor.assumeIsolated {
                guard let program = Gallery.program(named: name) else { throw Missing(name: name) }
                let description = program.description
                let scale = 720 / description.size.height
                let size = CGSize(width: 1280 / scale, height: 720 / scale)
                let count = Int(description.duration * 60)
                let seconds = Stopwatch.median(rounds: 3) {
                    ManualDisplay.run(size: size, scale: scale) { display in
                        let performance = Performance(of: program, on: display)
                        return withExtendedLifetime(performance) {
                            Stopwatch.seconds {
                                for frame in 0..<count {
                                    display.advance(to: Double(frame) / 60)
                                    _ = display.makeImage()
                                }
                            }
                        }
                    }
                }
                return Measurement(
                    name: "gallery/\(name)",
                    value: Double(count) / seconds,
                    unit: "frames/s",
                    note: "the whole program at 1280 x 720 pixels"
                )
            }
        }
    }

    /// From nothing to a picture in a file: the process, the program, the frame, the PNG.
    private static let firstFrame = Benchmark(name: "start/first-frame") {
        guard let agate = ProcessInfo.processInfo.environment["AGATE"] else {
            throw Missing(name: "the agate executable; run Scripts/bench")
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let seconds = try Stopwatch.median(rounds: 11) {
            try Stopwatch.seconds {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: agate)
                process.arguments = [
                    "gallery", "loading-indicator", "--format", "strip", "--at", "0", "--scale", "1", "--out",
                    folder.path,
                ]
                process.standardOutput = FileHandle.nullDevice
                try process.run()
                process.waitUntilExit()
                guard process.terminationStatus == 0 else { throw Missing(name: "a picture by \(agate)") }
            }
        }
        return Measurement(
            name: "start/first-frame",
            value: seconds * 1e3,
            unit: "ms",
            note: "agate gallery loading-indicator --at 0: process start to file, process end included"
        )
    }

    private struct Missing: Error, CustomStringConvertible {
        let name: String
        var description: String { "there is no \(name)" }
    }
}
