import CoreGraphics
import Foundation
import QuartzCore

/// Moves of fingers that wait for the next refresh of the display, to reach each window as one event.
///
/// What fingers do else, and keys and wheels, come after them: whatever is not a move brings them to their windows first.
///
/// Source: uikit U110.
@MainActor enum CoalescedMoves {
    /// A finger that has moved.
    struct Move {
        let window: UIWindow
        let finger: Int
        var sample: TouchSample
    }

    /// The maximum number of moves that are kept waiting, as on a display without refreshes.
    private static let maximum = 4000

    /// Takes what fingers do: moves wait, everything else is brought to the window at once.
    ///
    /// - Parameter time: When it happened, in seconds of the display's clock; nil is now.
    static func take(_ changes: [TouchInput.Change], in window: UIWindow, at time: Double? = nil) {
        let state = DisplayState.current
        let time = time ?? CACurrentMediaTime()
        let moves = changes.prefix { $0.phase == .moved }
        for change in moves where change.point.x.isFinite && change.point.y.isFinite {
            guard state.touchState.touches[change.finger]?.window === window else { continue }
            let sample = TouchSample(point: change.point, time: time)
            state.touchState.coalescedMoves.append(
                Move(window: window, finger: change.finger, sample: sample)
            )
        }
        if state.touchState.coalescedMoves.count > maximum { send(state) }
        ViewRefreshObserver.update(state)
        if moves.count < changes.count {
            TouchInput.send(Array(changes.dropFirst(moves.count)), in: window, at: time)
        }
    }

    /// Brings the moves that wait to their windows.
    static func send(_ state: DisplayState) {
        while !state.touchState.coalescedMoves.isEmpty {
            let moves = state.touchState.coalescedMoves
            state.touchState.coalescedMoves = []
            var windows: [UIWindow] = []
            for move in moves where !windows.contains(where: { $0 === move.window }) {
                windows.append(move.window)
            }
            for window in windows { send(moves.filter { $0.window === window }, in: window, state) }
        }
        ViewRefreshObserver.update(state)
    }

    private static func send(_ moves: [Move], in window: UIWindow, _ state: DisplayState) {
        let samples = Dictionary(grouping: moves, by: \.finger).mapValues { $0.map(\.sample) }
        let changes = samples.sorted { $0.key < $1.key }.compactMap { finger, samples in
            samples.last.map { TouchInput.Change(finger: finger, phase: .moved, point: $0.point) }
        }
        let time = moves.map(\.sample.time).max() ?? 0
        TouchInput.sendOnce(changes, in: window, at: time, samples)
        TouchDots.update(state)
    }
}

/// Where a finger was at a time.
struct TouchSample {
    /// In the window, in points.
    var point: CGPoint
    /// In seconds of the display's clock.
    var time: Double
}
