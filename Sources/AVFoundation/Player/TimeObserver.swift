import Dispatch
import Foundation

/// A closure that is called at places of an item's time, while that plays.
final class TimeObserver {
    /// When it is called.
    enum Places {
        /// At the whole multiples of some seconds.
        case every(Double)
        /// At some places, in order.
        case at([Double])
    }

    private let places: Places
    private let queue: DispatchQueue?
    private var block: (() -> Void)?
    private var timer: Timer?

    init(_ places: Places, _ queue: DispatchQueue?, _ block: @escaping () -> Void) {
        (self.places, self.queue, self.block) = (places, queue, block)
    }

    /// Waits for the next place on the way of an item.
    func wait(for item: AVPlayerItem, from time: Double, _ clock: MediaClock) {
        pause()
        guard block != nil, let next = next(on: item.course, from: time) else { return }
        timer = clock.schedule(after: next - clock.time) { [weak self, weak item] in
            guard let self, let item else { return }
            timer = nil
            call()
            // The closure may have stopped the player.
            if timer == nil, item.course.rate != 0 { wait(for: item, from: next, clock) }
        }
    }

    /// The time of the display at which the item comes to the next place.
    private func next(on course: ItemCourse, from time: Double) -> Double? {
        guard course.rate != 0, !course.hasEnded(at: time) else { return nil }
        // A place that was just reached is not the next one.
        let tolerance = 1e-6
        let place = course.place(at: time)
        switch places {
        case .every(let interval):
            let count = (place / interval) + (course.rate > 0 ? tolerance : -tolerance)
            let wanted =
                course.rate > 0 ? (count.rounded(.down) + 1) * interval : (count.rounded(.up) - 1) * interval
            guard course.repeats || (course.rate > 0 ? wanted <= course.end : wanted >= 0) else { return nil }
            return time + (wanted - place) / course.rate
        case .at(let places):
            let found =
                course.rate > 0
                ? places.first { $0 > place + tolerance && $0 <= course.end }
                : places.last { $0 < place - tolerance }
            if let found { return time + (found - place) / course.rate }
            guard course.repeats, course.rate > 0, let first = places.first(where: { $0 < course.end }) else {
                return nil
            }
            return time + (course.end - place + first - course.loopStart) / course.rate
        }
    }

    private func call() {
        guard let block else { return }
        if let queue, queue !== DispatchQueue.main {
            queue.async(execute: DispatchWorkItem(block: block))
        } else {
            block()
        }
    }

    /// Waits for nothing.
    func pause() {
        timer?.invalidate()
        timer = nil
    }

    /// Is never called again.
    func invalidate() {
        pause()
        block = nil
    }
}
