import AgateDisplay
import AgateWindow
import CAgateSDL
import Foundation
import QuartzCore

/// Measures a window of the desktop that it runs on, and prints one line of JSON for each figure; `Scripts/bench hosts` runs it.
@main
struct HostBench {
    @MainActor static func main() {
        do {
            try presenting(name: "present 1170x2532, whole", rows: 2532)
            try presenting(name: "present 1170x2532, 64 rows", rows: 64)
            let stage = try Stage()
            stage.idle()
            stage.latency()
            stage.end()
            let wide = try Stage(size: CGSize(width: 1920, height: 1080))
            wide.cards()
            wide.end()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(69)
        }
    }

    /// The time of bringing pixels into a window.
    @MainActor private static func presenting(name: String, rows: Int32) throws {
        var message = [CChar](repeating: 0, count: Int(AGATE_SDL_MESSAGE_SIZE))
        try WindowSystem.shared.start()
        guard let window = agate_window_open("bench", 1170, 2532, false, &message) else {
            throw WindowError("\(String(cString: message))")
        }
        defer { agate_window_close(window) }
        let pixels = [UInt32](repeating: 0xff33_6699, count: 1170 * 2532)
        var times: [Double] = []
        for index in 0..<200 {
            drain()
            let area = agate_rectangle(x: 0, y: 0, width: 1170, height: rows)
            let start = LiveDisplay.systemTime()
            _ = agate_window_present(window, pixels, 1170, 2532, 1170, [area], 1)
            if index >= 20 { times.append(LiveDisplay.systemTime() - start) }
        }
        report(name, times, unit: "ms", factor: 1000)
    }

    private static func drain() {
        var event = agate_event()
        while agate_sdl_poll(&event) {}
    }

    /// Prints the middle and the 95th of 100 of some figures.
    static func report(_ name: String, _ values: [Double], unit: String, factor: Double = 1) {
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

/// A display in a window.
@MainActor private final class Stage {
    private let display: LiveDisplay
    private let window: DisplayWindow
    private var connection: HostConnection?
    private let dot = CALayer()

    init(size: CGSize = CGSize(width: 390, height: 844)) throws {
        window = try DisplayWindow(WindowOptions(title: "bench", size: size))
        display = LiveDisplay(size: window.size, scale: window.scale, refreshRate: window.refreshRate)
        dot.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        dot.backgroundColor = CGColor(red: 1, green: 0.4, blue: 0, alpha: 1)
        display.layer.addSublayer(dot)
        connection = HostConnection(window, to: display) { [weak self] in self?.follow($0) }
        run(1)
    }

    private func run(_ seconds: Double) {
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
    }

    private func follow(_ input: HostInput) {
        guard case .touch(let touch) = input.event else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        dot.position = CGPoint(x: touch.x, y: touch.y)
        CATransaction.commit()
    }

    private static func processorTime() -> Double {
        // POSIX has a million of its ticks in a second.
        Double(clock()) / 1_000_000
    }

    /// Processor time while nothing happens.
    func idle() {
        let before = Self.processorTime()
        run(5)
        HostBench.report(
            "idle, processor time each second",
            [(Self.processorTime() - before) / 5],
            unit: "ms",
            factor: 1000
        )
    }

    /// From an event to its pixels in the window.
    func latency() {
        var times: [Double] = []
        agate_sdl_push_finger(window.identifier, Int32(AGATE_EVENT_FINGER_DOWN), 1, 0.1, 0.1)
        WindowSystem.shared.drain()
        for index in 0..<120 {
            let shown = window.figures.frames
            let start = LiveDisplay.systemTime()
            agate_sdl_push_finger(
                window.identifier,
                Int32(AGATE_EVENT_FINGER_MOVED),
                1,
                Double(index % 10) / 10,
                Double(index % 7) / 7
            )
            WindowSystem.shared.drain()
            CATransaction.flush()
            let end = start + 0.2
            while window.figures.frames == shown, LiveDisplay.systemTime() < end { run(0.0005) }
            if window.figures.frames > shown { times.append(window.figures.lastTime - start) }
            run(0.01 + Double(index % 16) / 1000)
        }
        HostBench.report("event to pixels in the window", times, unit: "ms", factor: 1000)
    }

    /// 200 cards all over the window that move all the time, for 10 seconds.
    func cards() {
        for index in 0..<200 {
            let card = CALayer()
            card.frame = CGRect(
                x: Double(index % 20) * 95 + 10,
                y: Double(index / 20) * 104 + 8,
                width: 80,
                height: 64
            )
            card.cornerRadius = 10
            card.backgroundColor = CGColor(red: 0.2, green: Double(index % 20) / 20, blue: 0.9, alpha: 1)
            let move = CABasicAnimation(keyPath: "position.y")
            move.byValue = 30
            move.duration = 0.5 + Double(index % 5) / 10
            move.autoreverses = true
            move.repeatCount = .infinity
            card.add(move, forKey: "move")
            display.layer.addSublayer(card)
        }
        CATransaction.flush()
        run(1)
        display.resetPacing()
        let (before, start) = (Self.processorTime(), LiveDisplay.systemTime())
        run(10)
        let seconds = LiveDisplay.systemTime() - start
        let pacing = display.pacing
        HostBench.report(
            "200 moving cards, frames each second",
            [Double(pacing.shown) / seconds],
            unit: "frames"
        )
        HostBench.report(
            "200 moving cards, processor time each frame",
            [(Self.processorTime() - before) / Double(max(1, pacing.shown))],
            unit: "ms",
            factor: 1000
        )
        HostBench.report(
            "200 moving cards, frames late or left out",
            [Double(pacing.late + pacing.dropped)],
            unit: "frames"
        )
    }

    func end() { connection?.close() }
}
