import AgateDisplay
import AgateInspector
import Foundation
import QuartzCore

/// Measures what an inspector costs, and prints one line of JSON for each figure; `Scripts/bench hosts` runs it.
///
/// No desktop is needed: frames are drawn by a manual display, as fast as they can be. `InspectorBench soak` lets an hour pass instead, and fails where
/// memory grows.
@main
@MainActor struct InspectorBench {
    private static let size = CGSize(width: 390, height: 844)
    /// How many frames are measured at a time: 240, or as many as the first argument says.
    private static let frames = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 240

    static func main() {
        if CommandLine.arguments.dropFirst().first == "soak" { exit(Soak().hour() ? 0 : 1) }
        // Both ways by turns, so that what else the machine does weighs on both.
        var (alone, inspected): ([Double], [Double]) = ([], [])
        for _ in 0..<4 {
            alone += moving(isInspected: false)
            inspected += moving(isInspected: true)
        }
        report("1,000 moving layers, processor time of a frame", alone, unit: "ms", factor: 1000)
        report(
            "1,000 moving layers, processor time of a frame with a subscribed inspector",
            inspected,
            unit: "ms",
            factor: 1000
        )
        let share = (middle(inspected) - middle(alone)) / middle(alone)
        report("1,000 moving layers, share of the inspector", [share], unit: "%", factor: 100)
        for count in [1, 100] {
            report("1,000 layers, diff of a commit of \(count)", diffs(of: count), unit: "ms", factor: 1000)
        }
        report("10,000 layers, tree", trees(), unit: "ms", factor: 1000)
    }

    /// What the process has had of all processors, in seconds.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// The processor times of frames in which all layers move by animations and one by commits: what else the machine does counts little in them.
    private static func moving(isInspected: Bool) -> [Double] {
        ManualDisplay.run(size: size, scale: 2) { display in
            let layers = addLayers(1000, to: display)
            for (index, layer) in layers.enumerated() {
                let move = CABasicAnimation(keyPath: "position.y")
                move.byValue = 30
                move.duration = 0.5 + Double(index % 5) / 10
                move.autoreverses = true
                move.repeatCount = .infinity
                layer.add(move, forKey: "move")
            }
            display.advance(by: 0)
            let inspector = isInspected ? Inspector(of: display) : nil
            defer { inspector?.end() }
            if let inspector { subscribe(inspector) }
            var times: [Double] = []
            for frame in 0..<frames {
                let start = processorTime()
                CATransaction.setDisableActions(true)
                layers[0].opacity = Float(frame % 50) / 50
                display.advance(by: 1 / 60.0)
                _ = display.makeSurface()
                inspector?.pump()
                times.append(processorTime() - start)
            }
            return Array(times.dropFirst(min(30, frames / 4)))
        }
    }

    /// The times of telling a tool what a commit has changed.
    private static func diffs(of count: Int) -> [Double] {
        ManualDisplay.run(size: size, scale: 2) { display in
            let layers = addLayers(1000, to: display)
            display.advance(by: 0)
            let inspector = Inspector(of: display)
            defer { inspector.end() }
            subscribe(inspector)
            return (0..<200).map { turn in
                CATransaction.setDisableActions(true)
                for layer in layers.prefix(count) { layer.position.x += turn % 2 == 0 ? 1 : -1 }
                display.advance(by: 1 / 60.0)
                let start = LiveDisplay.systemTime()
                inspector.pump()
                return LiveDisplay.systemTime() - start
            }
        }
    }

    /// The times of telling a tool the whole tree.
    private static func trees() -> [Double] {
        ManualDisplay.run(size: size, scale: 2) { display in
            _ = addLayers(10_000, to: display)
            display.advance(by: 0)
            let inspector = Inspector(of: display)
            defer { inspector.end() }
            return (0..<10).map { _ in
                let start = LiveDisplay.systemTime()
                _ = inspector.receive(call("tree.get"))
                return LiveDisplay.systemTime() - start
            }
        }
    }

    private static func addLayers(_ count: Int, to display: ManualDisplay) -> [CALayer] {
        (0..<count).map { index in
            let layer = CALayer()
            layer.name = "layer \(index)"
            layer.frame = CGRect(x: index % 25 * 15 + 4, y: index / 25 % 40 * 20 + 4, width: 12, height: 16)
            layer.cornerRadius = 3
            layer.backgroundColor = CGColor(red: 0.2, green: Double(index % 20) / 20, blue: 0.9, alpha: 1)
            display.layer.addSublayer(layer)
            return layer
        }
    }

    private static func subscribe(_ inspector: Inspector) {
        inspector.send = { _ in }
        _ = inspector.receive(call("tree.get"))
        for method in ["tree.subscribe", "frames.subscribe"] { _ = inspector.receive(call(method)) }
    }

    private static func call(_ method: String) -> Data {
        Data(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{}}"#.utf8)
    }

    private static func middle(_ values: [Double]) -> Double {
        values.isEmpty ? 0 : values.sorted()[values.count / 2]
    }

    /// Prints the middle and the 95th of 100 of some figures.
    private static func report(_ name: String, _ values: [Double], unit: String, factor: Double) {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return }
        func part(_ fraction: Double) -> Double {
            (sorted[min(sorted.count - 1, Int(Double(sorted.count) * fraction))] * factor * 1000).rounded()
                / 1000
        }
        print("{\"name\":\"\(name)\",\"p50\":\(part(0.5)),\"p95\":\(part(0.95)),\"unit\":\"\(unit)\"}")
        fflush(stdout)
    }
}
