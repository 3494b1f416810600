/// The key times of a keyframe track, prepared for binary search.
///
/// The times are used as given: none is clamped or dropped, and they need not ascend. The interval of a fraction t is the
/// first i with t < k(i+1), or the last one where there is none. With the running maximum m(j) of k(1)…k(j), that is the
/// last j with m(j) ≤ t: a binary search finds it in times of any order.
///
/// Source: claims 5.3, 5.4.
struct KeyTimes: Sendable {
    private let times: [Double]
    /// The running maximum of the times from the second on; for ascending times the array itself.
    private let maxima: [Double]

    /// - Parameter times: One or more fractions of the whole. One that is not a number is never reached.
    init(_ times: [Double]) {
        self.times = times
        if zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) {
            maxima = times
            return
        }
        var highest = -Double.infinity
        maxima = times.indices.map { index in
            if index > 0, times[index] > highest { highest = times[index] }
            return highest
        }
    }

    /// Times at equal distances from 0 to 1.
    init(evenIntervals count: Int) {
        self.init(count > 0 ? (0...count).map { Double($0) / Double(count) } : [0, 1])
    }

    /// How many times there are.
    var count: Int { times.count }

    /// The interval of a fraction and the fraction inside of it, `0...1`; there are two times or more.
    ///
    /// A fraction inside that is no number, between times that are not finite, counts as 0.
    func interval(of fraction: Double) -> (index: Int, local: Double) {
        let index = lastReached(fraction, below: times.count - 1)
        let start = times[index]
        let length = times[index + 1] - start
        guard length != 0 else { return (index, fraction < start ? 0 : 1) }
        let local = (fraction - start) / length
        return (index, local.isNaN ? 0 : min(max(local, 0), 1))
    }

    /// The last time that a fraction has reached; the first one counts as reached from the start.
    func step(at fraction: Double) -> Int {
        lastReached(fraction, below: times.count)
    }

    /// The fraction above another at which the next time is reached; `nil` when that is above 1.
    func nextStep(after fraction: Double) -> Double? {
        let next = step(at: fraction) + 1
        return next < maxima.count && maxima[next] < 1 ? maxima[next] : nil
    }

    private func lastReached(_ fraction: Double, below end: Int) -> Int {
        var low = 0
        var high = end
        while high - low > 1 {
            let middle = (low + high) / 2
            if maxima[middle] <= fraction { low = middle } else { high = middle }
        }
        return low
    }
}
