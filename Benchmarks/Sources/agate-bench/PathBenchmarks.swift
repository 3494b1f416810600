import CoreGraphics
import Foundation

/// Boolean operations on paths that cross themselves much, and paths of very many elements in few pixels.
enum PathBenchmarks {
    static let all = [lines, arc, curves, dashedCurves, filledCurves]

    private static func random(_ state: inout UInt64) -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 11) / 9_007_199_254_740_992
    }

    /// Some eleven million crossings.
    static let lines = Benchmark(scenes: "paths/lines") {
        let path = CGMutablePath()
        var state: UInt64 = 7
        func point() -> CGPoint { CGPoint(x: random(&state), y: random(&state)) }
        path.move(to: point())
        for _ in 1..<10_000 { path.addLine(to: point()) }
        let memory = PeakMemory()
        let seconds = Stopwatch.median(rounds: 3) {
            Stopwatch.processorSeconds { Checksum.consume(path.normalized().boundingBox.width) }
        }
        let note = "normalized() of a path of 10 000 lines between random points"
        var rows = [Row(scene: "paths/lines", ours: seconds, unit: "s", note: note, limit: 2)]
        if let megabytes = memory?.megabytes {
            rows.append(
                Row(
                    scene: "paths/lines-memory",
                    ours: megabytes,
                    unit: "MB",
                    note: "its peak, the result included",
                    limit: 500
                )
            )
        }
        return rows
    }

    static let arc = Benchmark(scene: "paths/arc") {
        let path = CGMutablePath()
        path.addRelativeArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, delta: 200)
        let seconds = Stopwatch.median {
            Stopwatch.processorSeconds { Checksum.consume(path.normalized().boundingBox.width) }
        }
        return Row(
            scene: "paths/arc",
            ours: seconds * 1000,
            unit: "ms",
            note: "normalized() of an arc of 200 radians, 32 turns that all but coincide",
            limit: 100
        )
    }

    // MARK: Very many elements

    static let curves = drawing("paths/curves", "a stroke of a million curves in 64 x 64 pixels") {
        $0.setLineWidth(0.5)
        $0.strokePath()
    }

    static let dashedCurves = drawing("paths/curves-dashed", "the same with dashes of 5 000 points") {
        $0.setLineWidth(0.5)
        $0.setLineDash(phase: 0, lengths: [5_000, 5_000])
        $0.strokePath()
    }

    static let filledCurves = drawing("paths/curves-filled", "the same filled by the even-odd rule") {
        $0.fillPath(using: .evenOdd)
    }

    private static func drawing(_ scene: String, _ note: String, _ draw: @escaping (CGContext) -> Void)
        -> Benchmark
    {
        Benchmark(scenes: scene) {
            let path = CGMutablePath()
            var state: UInt64 = 7
            func point() -> CGPoint { CGPoint(x: 64 * random(&state), y: 64 * random(&state)) }
            path.move(to: point())
            for _ in 0..<1_000_000 { path.addCurve(to: point(), control1: point(), control2: point()) }
            guard
                let context = CGContext(
                    data: nil,
                    width: 64,
                    height: 64,
                    bitsPerComponent: 8,
                    bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
                )
            else { return [] }
            let memory = PeakMemory()
            let seconds = Stopwatch.processorSeconds {
                context.addPath(path)
                draw(context)
            }
            var rows = [Row(scene: scene, ours: seconds, unit: "s", note: note)]
            if let megabytes = memory?.megabytes {
                rows.append(
                    Row(
                        scene: scene + "-memory",
                        ours: megabytes,
                        unit: "MB",
                        note: "its peak beyond the path"
                    )
                )
            }
            return rows
        }
    }
}
