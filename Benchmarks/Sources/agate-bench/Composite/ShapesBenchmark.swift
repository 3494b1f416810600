import Foundation
import QuartzCore

/// What it saves to keep the coverage of shapes that move by whole pixels.
enum ShapesBenchmark {
    static let benchmark = Benchmark(scene: "composite/shapes-720") {
        let size = CGSize(width: 1280, height: 720)
        return CompositeDrawing.run(size, threads: 1, add) { drawing in
            let budget = drawing.cacheBudget
            var readings: [Int: [Double]] = [:]
            for _ in 0..<5 {
                for bytes in [budget, 0] {
                    drawing.cacheBudget = bytes
                    let seconds = drawing.frameSeconds(budget: 0.2, clock: { Stopwatch.processorSeconds($0) })
                    readings[bytes, default: []].append(seconds * 1e3)
                }
            }
            let medians = readings.mapValues { $0.sorted()[$0.count / 2] }
            guard let kept = medians[budget], let made = medians[0] else { return [] }
            return [
                Row(
                    scene: "composite/shapes-720",
                    ours: kept,
                    unit: "ms",
                    note:
                        "100 flowers of 120 points with dashed outlines, moving by whole pixels; one thread; "
                        + "\(Table.figure(made)) ms with caches of no bytes"
                )
            ]
        }
    }

    private static func add(below root: CALayer) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        var random = SceneRandom(seed: 28)
        for index in 0..<100 {
            let middle = random.place(1280, 720)
            let place = CompositeScene.Place(
                center: CGPoint(x: middle.x.rounded(), y: middle.y.rounded()),
                size: CGSize(width: 120, height: 120),
                velocity: CGPoint(x: index % 3 - 1, y: index % 2 == 0 ? 1 : -1)
            )
            let flower = CAShapeLayer()
            flower.bounds = CGRect(origin: .zero, size: place.size)
            flower.position = place.center
            flower.path = petals(radius: 60)
            flower.fillColor = CGColor(red: 0.2, green: Double(index) / 100, blue: 0.8, alpha: 0.7)
            flower.strokeColor = CGColor(red: 0.1, green: 0, blue: 0.3, alpha: 1)
            flower.lineWidth = 2
            flower.lineDashPattern = [6, 3]
            place.animate(flower)
            root.addSublayer(flower)
        }
    }

    private static func petals(radius: Double) -> CGPath {
        let path = CGMutablePath()
        for index in 0...120 {
            let angle = Double(index) * .pi / 60
            let reach = radius * (0.75 + 0.2 * cos(angle * 12))
            let point = CGPoint(x: radius + reach * cos(angle), y: radius + reach * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}
