import AgateBrowser
import AgateDisplay
import AgateInspector
import AgatePixels
import CoreGraphics
import Foundation
import QuartzCore

/// An hour of a program that moves, with an inspector and a page that look at it, by a clock that is told.
///
/// Source: window W45 to W55, "an hour by a simulated clock, at most 5 MB of growth".
@MainActor struct Soak {
    /// After so many seconds all that is kept for a while is full.
    private static let start = 300.0
    /// The most that memory may grow after that, in bytes.
    private static let limit = 5_000_000
    /// Frames each second: enough for each kind of work, and few enough for an hour in seconds.
    private static let rate = 4.0

    /// Whether memory stays as it is.
    func hour() -> Bool {
        ManualDisplay.run(size: CGSize(width: 160, height: 120)) { display in
            let inspector = Inspector(of: display)
            defer { inspector.end() }
            inspector.send = { _ in }
            for method in ["tree", "frames", "log", "gestures"] { call("\(method).subscribe", inspector) }
            var pump = FramePump()
            var (before, next) = (0, 0)
            for frame in 0..<Int(3600 * Self.rate) {
                let time = Double(frame) / Self.rate
                change(display, frame)
                display.advance(to: time)
                let image = display.makeImage()
                inspector.pump()
                if frame % 100 == 0 {
                    for method in ["tree.get", "anim.list", "damage.get", "frames.list"] {
                        call(method, inspector)
                    }
                }
                let picture = FramePump.Picture(
                    image: image.buffer,
                    scale: 1,
                    time: time,
                    input: UInt32(frame)
                )
                pump.offer(picture, damage: [CGRect(origin: .zero, size: display.size)], at: time)
                while case .send(let message) = pump.next(at: time) { pump.acknowledge(message.number) }
                if time >= Self.start, before == 0 { before = Self.memory }
                if time >= Double(next) * 600 {
                    print("\(next * 10) min: \(Self.memory / 1_000_000) MB")
                    next += 1
                }
            }
            let growth = Self.memory - before
            print(
                "{\"name\":\"an hour, growth of memory\",\"p50\":\(growth),\"p95\":\(growth),\"unit\":\"bytes\"}"
            )
            return growth <= Self.limit
        }
    }

    /// Layers come, move, fade and leave.
    private func change(_ display: ManualDisplay, _ frame: Int) {
        let layer = CALayer()
        layer.name = "layer \(frame)"
        layer.frame = CGRect(x: frame % 120, y: frame * 7 % 90, width: 30, height: 20)
        layer.backgroundColor = CGColor(red: Double(frame % 10) / 10, green: 0.5, blue: 0.3, alpha: 1)
        display.layer.addSublayer(layer)
        let move = CABasicAnimation(keyPath: "position.x")
        move.byValue = 40
        move.duration = 0.7
        layer.add(move, forKey: "move")
        let sublayers = display.layer.sublayers ?? []
        sublayers.first?.opacity = Float(frame % 10) / 10
        if sublayers.count > 20 { sublayers[0].removeFromSuperlayer() }
    }

    private func call(_ method: String, _ inspector: Inspector) {
        _ = inspector.receive(Data(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{}}"#.utf8))
    }

    /// What the process has of the machine's memory, in bytes.
    private static var memory: Int {
        let words =
            (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    }
}
