import AgatePixels
import AgateText
import CoreGraphics
import Foundation
import UIKit

/// What has to be found and opened before the first letter can be drawn.
enum FirstLabelBenchmarks {
    static let all = [firstLabel, cold, known]

    /// What `main.swift` is told to draw a label and nothing else.
    static let command = "draw-first-label"

    private static let firstLabel = Benchmark(scene: "text/first-label") {
        let seconds = try Stopwatch.minimum(rounds: 11) { try Stopwatch.seconds { try start() } }
        return Row(
            scene: "text/first-label",
            ours: seconds * 1e3,
            unit: "ms",
            note: "a process that draws a label, from its start to its end, by the clock on the wall",
            limit: 80
        )
    }

    /// Runs this program as one that draws a label.
    private static func start() throws {
        var child = pid_t()
        var status: Int32 = 1
        let arguments = [strdup("agate-bench"), strdup(command), nil]
        defer { arguments.forEach { free($0) } }
        guard posix_spawn(&child, "/proc/self/exe", nil, nil, arguments, environ) == 0,
            waitpid(child, &status, 0) == child, status == 0
        else { throw Misuse(message: "no label was drawn") }
    }

    /// Draws a label and says whether anything is to be seen.
    @MainActor static func draw() -> Bool {
        guard let surface = Surface(width: 400, height: 24) else { return false }
        let label = UILabel()
        label.text = "The first label"
        label.sizeToFit()
        UIGraphicsPushContext(CGContext(surface: surface, baseTransform: .identity))
        label.draw(label.bounds)
        UIGraphicsPopContext()
        return (0..<surface.count).contains { surface.pixels[$0] != 0 }
    }

    private static let cold = Benchmark(scene: "text/font-first") {
        let seconds = Stopwatch.minimum {
            let library = FontLibrary()
            return Stopwatch.processorSeconds {
                precondition(library.font(named: "Helvetica", size: 17) != nil)
            }
        }
        return Row(
            scene: "text/font-first",
            ours: seconds * 1e3,
            unit: "ms",
            note: "a font by its name, of a library that has not looked for any",
            limit: 30
        )
    }

    private static let known = Benchmark(scene: "text/font-known") {
        let count = 10_000
        let seconds = Stopwatch.minimum {
            Stopwatch.processorSeconds {
                for _ in 0..<count {
                    precondition(FontLibrary.shared.font(named: "Helvetica", size: 17) != nil)
                }
            }
        }
        return Row(
            scene: "text/font-known",
            ours: seconds / Double(count) * 1e6,
            unit: "us",
            note: "a font by its name, later",
            limit: 1
        )
    }
}
