import AgateDisplay
import AgateExamples
import Foundation
import QuartzCore
import UIKit

/// What a frame costs.
enum FrameBenchmarks {
    static let all = [evaluation] + ["pop", "card-flip", "drawn-path"].map(program) + [firstFrame]

    private static let evaluation = Benchmark(scene: "frame/10000-moving") {
        let seconds = MovingLayers.run(10_000, .position) { moving in
            Stopwatch.median(rounds: 15) {
                Stopwatch.seconds {
                    moving.display.advance(by: 1.0 / 60)
                    _ = moving.display.makeImage()
                }
            }
        }
        return Row(
            scene: "frame/10000-moving",
            ours: seconds * 1e3,
            unit: "ms",
            note: "a frame of 64 x 64 pixels; 10 000 moving layers beside it"
        )
    }

    /// A program of the gallery on a display of 1280 x 720 pixels.
    private static func program(_ name: String) -> Benchmark {
        Benchmark(scene: "gallery/\(name)") {
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
                return Row(
                    scene: "gallery/\(name)",
                    ours: Double(count) / seconds,
                    unit: "frames/s",
                    note: "the whole program at 1280 x 720 pixels"
                )
            }
        }
    }

    /// From nothing to a picture in a file: the process, the program, the frame, the PNG.
    private static let firstFrame = Benchmark(scene: "start/first-frame") {
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
        return Row(
            scene: "start/first-frame",
            ours: seconds * 1e3,
            unit: "ms",
            note: "agate gallery loading-indicator --at 0: process start to file, process end included"
        )
    }

    private struct Missing: Error, CustomStringConvertible {
        let name: String
        var description: String { "there is no \(name)" }
    }
}
