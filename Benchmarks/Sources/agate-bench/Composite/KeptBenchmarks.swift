import Foundation
import QuartzCore

/// What it saves to keep things that stay the same: frames with caches as they are, and with caches of no bytes.
enum KeptBenchmarks {
    static let all = [
        benchmark(
            "composite/shapes-720",
            "100 flowers of 120 points with dashed outlines, moving by whole pixels",
            flowers
        ),
        benchmark("composite/fading-720", "20 groups of 30 boxes that fade", groups),
    ]

    private static func benchmark(
        _ scene: String,
        _ note: String,
        _ add: @escaping (CALayer) -> Void
    ) -> Benchmark {
        Benchmark(scenes: scene) {
            CompositeDrawing.run(CGSize(width: 1280, height: 720), threads: 1, { onWhite($0, add) }) {
                measure(scene, note, $0)
            }
        }
    }

    private static func onWhite(_ root: CALayer, _ add: (CALayer) -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        add(root)
    }

    private static func measure(_ scene: String, _ note: String, _ drawing: CompositeDrawing) -> [Row] {
        let budget = drawing.cacheBudget
        var (kept, made): ([Double], [Double]) = ([], [])
        for _ in 0..<5 {
            drawing.cacheBudget = budget
            kept.append(drawing.frameSeconds(budget: 0.2, clock: { Stopwatch.processorSeconds($0) }) * 1e3)
            drawing.cacheBudget = 0
            made.append(drawing.frameSeconds(budget: 0.2, clock: { Stopwatch.processorSeconds($0) }) * 1e3)
        }
        let without = Table.figure(made.sorted()[2])
        return [
            Row(
                scene: scene,
                ours: kept.sorted()[2],
                unit: "ms",
                note: "\(note); one thread; \(without) ms with caches of no bytes"
            )
        ]
    }

    /// Groups that stand still, each with an animation of its opacity.
    private static func groups(below root: CALayer) {
        var random = SceneRandom(seed: 29)
        for index in 0..<20 {
            let group = CALayer()
            group.frame = CGRect(x: index % 5 * 250 + 15, y: index / 5 * 175 + 15, width: 220, height: 150)
            group.cornerRadius = 20
            group.masksToBounds = true
            for _ in 0..<30 {
                let box = CALayer()
                let middle = random.place(220, 150)
                box.frame = CGRect(x: middle.x - 30, y: middle.y - 20, width: 60, height: 40)
                box.cornerRadius = 8
                box.backgroundColor = CGColor(
                    red: random.number(0, 1),
                    green: random.number(0, 1),
                    blue: random.number(0, 1),
                    alpha: 0.8
                )
                group.addSublayer(box)
            }
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0.2
            fade.toValue = 0.9
            fade.duration = 0.5
            fade.autoreverses = true
            fade.repeatCount = .infinity
            group.add(fade, forKey: "fade")
            root.addSublayer(group)
        }
    }

    private static func flowers(below root: CALayer) {
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
